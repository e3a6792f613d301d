/** A character that is always invisible can be revealed until the end of the round. */
import type { Figure } from '../../state/state.ts'

/** Marks it among its used actions until then. */
export const REVEALED = 'revealed'

export const isRevealed = ({ now: { used } }: Figure): boolean => used.includes(REVEALED)
export const reveal = ({ now: { used } }: Figure): void => void used.push(REVEALED)
