/** The settings of this browser. They are stored if the browser allows it; losing them does no harm. */
export const PACES = ['calm', 'brisk', 'at-once'] as const
export type Pace = (typeof PACES)[number]
/** How fights are shown: every blow, only how each melee ends, or nothing but the outcome. */
export const FIGHT_PACES = ['each-blow', 'each-melee', 'at-once'] as const
export type FightPace = (typeof FIGHT_PACES)[number]
export const LIGHTS = ['auto', 'light', 'dark'] as const
export type Light = (typeof LIGHTS)[number]

/** As the system prefers, or no animations. */
export const MOTIONS = ['auto', 'still'] as const
export type Motion = (typeof MOTIONS)[number]
export const SOUNDS = ['off', 'on'] as const
export type Sound = (typeof SOUNDS)[number]

/** The tilted table goes back to the view from above where it is drawn too slowly, or is kept all the same. */
export const LEANS = ['auto', 'keep'] as const
export type Lean = (typeof LEANS)[number]

/** With several people at one screen, whether the table turns to whoever plays. */
export const HAND_OVERS = ['turn', 'stay'] as const
export type HandOverSetting = (typeof HAND_OVERS)[number]

export interface Settings {
  readonly light: Light
  readonly pace: Pace
  /** How long dice are shown rolling. */
  readonly dice: Pace
  readonly fights: FightPace
  readonly motion: Motion
  readonly lean: Lean
  readonly sound: Sound
  /** How loud, from 1 to 100. */
  readonly volume: number
  readonly handOver: HandOverSetting
}

const KEY = 'muster-settings'
const DEFAULTS: Settings = {
  light: 'auto',
  pace: 'calm',
  dice: 'calm',
  fights: 'each-blow',
  motion: 'auto',
  lean: 'auto',
  sound: 'off',
  volume: 60,
  handOver: 'turn',
}

const oneOf = <T extends string>(known: readonly T[], found: unknown, usual: T): T =>
  known.find((one) => one === found) ?? usual

const volumeIn = (found: unknown): number =>
  typeof found === 'number' && found >= 1 && found <= 100 ? Math.round(found) : DEFAULTS.volume

/** Gives usable settings whatever the text holds. */
export function readSettings(text: string | null): Settings {
  try {
    const found = JSON.parse(text ?? '{}') as Partial<Record<keyof Settings, unknown>> | null
    return {
      light: oneOf(LIGHTS, found?.light, DEFAULTS.light),
      pace: oneOf(PACES, found?.pace, DEFAULTS.pace),
      dice: oneOf(PACES, found?.dice, DEFAULTS.dice),
      fights: oneOf(FIGHT_PACES, found?.fights, DEFAULTS.fights),
      motion: oneOf(MOTIONS, found?.motion, DEFAULTS.motion),
      lean: oneOf(LEANS, found?.lean, DEFAULTS.lean),
      sound: oneOf(SOUNDS, found?.sound, DEFAULTS.sound),
      volume: volumeIn(found?.volume),
      handOver: oneOf(HAND_OVERS, found?.handOver, DEFAULTS.handOver),
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
