/** When the battle ends, and who has won. */
import { listed, type Play, type Result, type SideId } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { isStanding } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import type { Stage } from '../../state/vocabulary.ts'

const IN_BATTLE: readonly Stage[] = ['movement', 'first-strikes', 'combat', 'end-round']

/** At once when a force has no figures left. */
export function isWipedOut({ stage, sides, figures }: State): boolean {
  if (!IN_BATTLE.includes(stage)) return false
  for (const { id } of sides) if (!hasAnybody(figures, id)) return true
  return false
}

function hasAnybody(figures: State['figures'], side: SideId): boolean {
  for (const figure of figures) if (figure.side === side && isStanding(figure)) return true
  return false
}

export const endsAfterRound = ({ round, rounds }: State): boolean => round >= rounds

/** The points of a side's figures that are left. */
export const pointsLeft = ({ figures }: State, side: SideId): number =>
  figures.reduce((sum, one) => (one.side === side && isStanding(one) ? sum + one.points : sum), 0)

export function finishBattle(play: Play<State>): void {
  const { state } = play
  const rules = [isWipedOut(state) ? 'FD-SETUP-04' : 'FD-RUL-02']
  state.stage = 'over'
  state.turn = undefined
  state.action = undefined
  tell(play, { is: 'battle-ended', rules, ...resultOf(state) })
}

/** Whoever has figures left; where the rounds have run out, whoever has more points of them left. */
function resultOf(state: State): Result {
  const scores = state.sides.map(({ id }) => ({ side: id, score: pointsLeft(state, id) }))
  const most = Math.max(...scores.map(({ score }) => score))
  const best = scores.filter(({ score }) => score === most)
  const told = state.sides.map(({ id, name }) => `${name} ${pointsLeft(state, id)}`)
  return {
    ...(best.length === 1 && best[0] && { winner: best[0].side }),
    reason: `Points left on the table: ${listed(told)}.`,
    scores,
  }
}

/** Who has won, once the battle is over. */
export const result = (state: State): Result | undefined => (state.stage === 'over' ? resultOf(state) : undefined)
