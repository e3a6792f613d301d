/** Small choices of the person at this screen. Kept where they can be; lost without harm. */
export const PACES = ['calm', 'brisk', 'at-once'] as const
export type Pace = (typeof PACES)[number]
export const LIGHTS = ['auto', 'light', 'dark'] as const
export type Light = (typeof LIGHTS)[number]

/** As the system has it, or nothing moves by itself. */
export const MOTIONS = ['auto', 'still'] as const
export type Motion = (typeof MOTIONS)[number]
export const SOUNDS = ['off', 'on'] as const
export type Sound = (typeof SOUNDS)[number]

export interface Settings {
  readonly light: Light
  readonly pace: Pace
  /** How long dice are seen to roll. */
  readonly dice: Pace
  readonly motion: Motion
  readonly sound: Sound
}

const KEY = 'muster-settings'
const DEFAULTS: Settings = { light: 'auto', pace: 'calm', dice: 'calm', motion: 'auto', sound: 'off' }

const oneOf = <T extends string>(known: readonly T[], found: unknown, usual: T): T =>
  known.find((one) => one === found) ?? usual

/** Whatever somebody or something left there, what comes out can be used. */
export function readSettings(text: string | null): Settings {
  try {
    const found = JSON.parse(text ?? '{}') as Partial<Record<keyof Settings, unknown>> | null
    return {
      light: oneOf(LIGHTS, found?.light, DEFAULTS.light),
      pace: oneOf(PACES, found?.pace, DEFAULTS.pace),
      dice: oneOf(PACES, found?.dice, DEFAULTS.dice),
      motion: oneOf(MOTIONS, found?.motion, DEFAULTS.motion),
      sound: oneOf(SOUNDS, found?.sound, DEFAULTS.sound),
    }
  } catch {
    return DEFAULTS
  }
}

export function loadSettings(): Settings {
  try {
    return readSettings(localStorage.getItem(KEY))
  } catch {
    return DEFAULTS
  }
}

export function saveSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing loses only these choices.
  }
}
