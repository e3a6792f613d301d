/** The settings of this browser. They are stored if the browser allows it; losing them does no harm. */
export const PACES = ['calm', 'brisk', 'at-once'] as const
export type Pace = (typeof PACES)[number]
export const LIGHTS = ['auto', 'light', 'dark'] as const
export type Light = (typeof LIGHTS)[number]

/** As the system prefers, or no animations. */
export const MOTIONS = ['auto', 'still'] as const
export type Motion = (typeof MOTIONS)[number]
export const SOUNDS = ['off', 'on'] as const
export type Sound = (typeof SOUNDS)[number]

export interface Settings {
  readonly light: Light
  readonly pace: Pace
  /** How long dice are shown rolling. */
  readonly dice: Pace
  readonly motion: Motion
  readonly sound: Sound
}

const KEY = 'muster-settings'
const DEFAULTS: Settings = { light: 'auto', pace: 'calm', dice: 'calm', motion: 'auto', sound: 'off' }

const oneOf = <T extends string>(known: readonly T[], found: unknown, usual: T): T =>
  known.find((one) => one === found) ?? usual

/** Gives usable settings whatever the text holds. */
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
    // If the browser stores nothing, only these settings are lost.
  }
}
