/** In an enemy's space: fight on, get behind it, duck, or walk away where nobody can punish it. */
import type { Candidate } from '@muster/engine'
import type { Figure, State } from '../state.ts'
import { isTiedUp } from './around.ts'
import { keepingAway } from './archery.ts'
import { blowsOn, keepsBack } from './chances.ts'
import { flankings } from './charging.ts'
import { pursuing } from './goals.ts'
import { treasureWorth } from './stakes.ts'
import { say, type Turn } from './turn.ts'

export function engaged(turn: Turn, foes: readonly Figure[]): Candidate[] {
  return [...ducking(turn, foes), ...flankings(turn, foes), ...(isFreeToGo(turn.state, foes) ? leaving(turn) : [])]
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
  const dodge = turn.can('free-dodge') ? 'free-dodge' : 'dodge'
  if (!turn.can(dodge)) return []
  const mine = Math.max(...foes.map((foe) => blowsOn(state, figure, foe)))
  const theirs = foes.reduce((sum, foe) => sum + (foe.now.action ? blowsOn(state, foe, figure) : 0), 0)
  const cost = dodge === 'dodge' ? mine : 0
  const burden = figure.carrying === undefined ? 0 : 0.05 * treasureWorth(state, figure.side)
  return [say(turn, dodge, 'ducks and dodges', 0.4 * theirs + burden - cost)]
}
