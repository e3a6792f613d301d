/** Whether this tab can play the battle, and if not, why. */
import type { Snapshot } from '@muster/session'

export type PlayStatus =
  | { readonly is: 'playing' }
  /** It is shown as it stood when it was saved, while the rules play it again. */
  | { readonly is: 'checking' }
  /** Another tab plays it; here one looks on. */
  | { readonly is: 'watching' }
  /** The rules broke down. */
  | { readonly is: 'stopped'; readonly message: string }
  /** The rules of today do not lead where the record leads: it can be looked at, not played. */
  | { readonly is: 'outdated'; readonly message: string }

export const PLAYING: PlayStatus = { is: 'playing' }

export const statusOf = ({ outdated }: Snapshot): PlayStatus =>
  outdated === undefined ? PLAYING : { is: 'outdated', message: outdated }
