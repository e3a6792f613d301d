/** What writing and reading an army as text have in common. */
import type { GameKit, Json } from '@muster/engine'

/** What they need of a game. */
export type TextKit = Pick<GameKit<unknown>, 'builder' | 'checkArmy' | 'about' | 'game'>

export const CODE_LINE = 'Code: '
export const NOTE = '  Note: '
/** "  Figure 2: Ash", and its notes below: "  Note 2: Painted red." */
export const FIGURE_LINE = /^Figure (\d+): (.+)$/
export const FIGURE_NOTE = /^Note (\d+):(?: (.*))?$/

export interface ReadText {
  /** The id of the game. */
  readonly game: string
  readonly army: Json
  readonly limit: number | undefined
  /** What was left out or mended, one sentence each; none: all of it was understood. */
  readonly messages: readonly string[]
}
