/** How a battle ends: a side without models has lost; a scenario may end it otherwise. */
import type { Play, Result, SideId } from '@muster/engine'
import { tell } from '../../events/events.ts'
import { isAlive, otherSide, sideOf } from '../../state/figures.ts'
import { scenarioOf } from '../../scenarios/index.ts'
import type { Verdict } from '../../scenarios/scenario.ts'
import type { State } from '../../state/state.ts'

/** Looked at after every activation. */
export function decideNow(play: Play<State>): boolean {
  const { state } = play
  return decide(play, wipedOut(state) ?? scenarioOf(state).checkNow?.(state))
}

/** Looked at when a round is over: after the last agreed round the scenario counts. */
export function decideRoundEnd(play: Play<State>): boolean {
  const { state } = play
  const { rounds, round } = state
  return decide(play, rounds > 0 && round >= rounds ? scenarioOf(state).count(state) : undefined)
}

/** The first player with no models left on the table has lost. */
function wipedOut(state: State): Verdict | undefined {
  const loser = state.sides.find(({ id }) => !hasModels(state, id))
  if (!loser) return undefined
  const winner = otherSide(state, loser.id)
  return { winner, reason: `${loser.name} has no models left on the table.`, rule: 'SF-END-01' }
}

function hasModels({ units }: State, side: SideId): boolean {
  for (const unit of units) if (unit.side === side && isAlive(unit)) return true
  return false
}

function decide(play: Play<State>, verdict: Verdict | undefined): boolean {
  const { state } = play
  if (!verdict) return false
  const { winner, reason, rule } = verdict
  state.decided = { winner, reason }
  state.stage = 'over'
  tell(play, {
    is: 'battle-ended',
    rules: [rule],
    reason,
    ...(winner !== undefined && { winner }),
    scores: scoresOf(state),
  })
  return true
}

const scoresOf = (state: State): Result['scores'] => scenarioOf(state).scores(state)

export const result = (state: State): Result | undefined =>
  state.decided && {
    ...(state.decided.winner !== undefined && { winner: sideOf(state, state.decided.winner).id }),
    reason: state.decided.reason,
    scores: scoresOf(state),
  }
