/** One that is always invisible can be stripped of it; it comes back at the end of the round. */
import type { Figure } from '../../state/state.ts'

/** Until then this is among what it has used. */
export const REVEALED = 'revealed'

export const isRevealed = ({ now: { used } }: Figure): boolean => used.includes(REVEALED)
export const reveal = ({ now: { used } }: Figure): void => void used.push(REVEALED)
