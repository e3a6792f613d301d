/** The computer's estimate of a position as a chance to win. */
import type { Advice } from '@muster/engine'

/**
 * `lead`: the value of the position for a side, as a share of what a side was worth at the start. Each game's steepness
 * was fitted to battles between quick bots (docs/decisions.md).
 */
export function winChance<S>(lead: number, { steepness = USUAL }: Pick<Advice<S>, 'steepness'>): number {
  return 1 / (1 + Math.exp(-steepness * lead))
}

const USUAL = 3
