/** A caster goes to where a dear friend fell, to bring it back. */
import { named, text, type Candidate } from '@muster/engine'
import { distance, INCH } from '@muster/table'
import { slotsLeft } from '../rules/magic/spell-slots.ts'
import type { Figure, State } from '../state/state.ts'
import { go, towards, type TurnContext } from './turn.ts'

/** Cheaper friends are not worth the way. */
const DEAR = 10
const WORTH = 6

/** Only as far as leaves it half its Speed for the spell. */
export function reviving(turn: TurnContext): Candidate[] {
  const { state, figure, left, speed } = turn
  if (!figure.profile.casting?.standard.includes('revivify') || slotsLeft(figure) === 0) return []
  if (!figure.now.action || left <= speed / 2) return []
  const friend = nearestFallen(state, figure)
  if (!friend) return []
  const far = distance(figure.at, friend.at) - INCH
  if (far <= 0 || far > left - speed / 2) return []
  return go(turn, towards(figure, friend.at, far), () => text`goes to ${named(friend.id)}, who has fallen`, WORTH)
}

function nearestFallen({ figures }: State, figure: Figure): Figure | undefined {
  let best: Figure | undefined
  for (const other of figures) {
    if (other.where !== 'slain' || other.side !== figure.side || other.points < DEAR) continue
    if (!best || distance(figure.at, other.at) < distance(figure.at, best.at)) best = other
  }
  return best
}
