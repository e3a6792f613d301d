/** How it stands with a battle at this screen, apart from the battle itself: whether one plays, and if not, why. */
import type { Snapshot } from '../session/messages/snapshot.ts'

export type Footing =
  | { readonly is: 'playing' }
  /** Another tab plays it; here one looks on. */
  | { readonly is: 'looking-on' }
  /** The rules broke down. */
  | { readonly is: 'stopped'; readonly message: string }
  /** The rules of today do not lead where the record leads: it can be looked at, not played. */
  | { readonly is: 'untrue'; readonly message: string }

export const PLAYING: Footing = { is: 'playing' }

export const footingOf = ({ untrue }: Snapshot): Footing =>
  untrue === undefined ? PLAYING : { is: 'untrue', message: untrue }
