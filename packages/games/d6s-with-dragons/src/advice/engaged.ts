/** In an enemy's space: fight on, get behind it, duck, or walk away where nobody can punish it. */
import type { Candidate } from '@muster/engine'
import { freeBy } from '../rules/movement/movement-actions.ts'
import type { Figure, State } from '../state/state.ts'
import { isTiedUp } from './nearby.ts'
import { keepingAway } from './archery.ts'
import { blowsOn, keepsBack } from './chances.ts'
import { flankings } from './charging.ts'
import { pursuing } from './goals.ts'
import { treasureWorth } from './stakes.ts'
import { STIR } from './steering.ts'
import { say, type Turn } from './turn.ts'

/** Whoever has come this far in its turn stands where it wanted to. */
export function engaged(turn: Turn, foes: readonly Figure[]): Candidate[] {
  const ducks = ducking(turn, foes)
  if (turn.left < STIR || (turn.most === 1 && turn.figure.now.willing > 0)) return ducks
  return [...ducks, ...flankings(turn, foes), ...(isFreeToGo(turn.state, foes) ? leaving(turn) : [])]
}

/** Nobody strikes at one who leaves the space of somebody with another enemy in it. */
const isFreeToGo = (state: State, foes: readonly Figure[]): boolean => foes.every((foe) => isTiedUp(state, foe))

/** Carriers and archers have better things to do; the others were about to fight. */
function leaving(turn: Turn): Candidate[] {
  const { figure } = turn
  if (figure.carrying !== undefined) return pursuing(turn)
  return keepsBack(figure) ? keepingAway(turn) : []
}

/** Half of the blows go past one who ducks, but it strikes none itself. */
function ducking(turn: Turn, foes: readonly Figure[]): Candidate[] {
  const { state, figure } = turn
  const isFree = freeBy(state, figure, 'dodge') !== undefined
  if (!isFree && !figure.now.action) return []
  const worth = burden(state, figure) + shelter(state, figure, foes) - (isFree ? 0 : bestBlow(state, figure, foes))
  const dodge = isFree ? 'free-dodge' : 'dodge'
  return worth > 0 && turn.can(dodge) ? [say(turn, dodge, 'ducks and dodges', worth)] : []
}

/** What the blows that miss would have cost. */
function shelter(state: State, figure: Figure, foes: readonly Figure[]): number {
  let theirs = 0
  for (const foe of foes) if (foe.now.action) theirs += blowsOn(state, foe, figure)
  return 0.4 * theirs
}

function bestBlow(state: State, figure: Figure, foes: readonly Figure[]): number {
  let best = 0
  for (const foe of foes) best = Math.max(best, blowsOn(state, figure, foe))
  return best
}

/** Whoever carries a treasure had better not be struck. */
const burden = (state: State, { carrying, side }: Figure): number =>
  carrying === undefined ? 0 : 0.05 * treasureWorth(state, side)
