/** Who takes a Break test: the model that costs its side least if it flees, and is least likely to. */
import { named, text, type Candidate, type SideId } from '@muster/engine'
import { nomineesOf } from '../rules/rounds/break-tests.ts'
import { worthOf } from '../scenarios/points.ts'
import { figureOf } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'

export const breakTestCandidates = (state: State, side: SideId): Candidate[] =>
  nomineesOf(state, side).map((figure) => ({
    answer: { pick: [figure.id] },
    why: () => text`${named(figure.id)} takes the test`,
    score: -lossOf(state, figure),
  }))

function lossOf(state: State, figure: Figure): number {
  const bravery = state.abilities.total(state, figure, 'bravery', undefined)
  return (1 - bravery / 6) * fleeing(state, figure).reduce((sum, one) => sum + worthOf(one), 0)
}

/** Crew that flees takes its chariot with it. */
function fleeing(state: State, figure: Figure): Figure[] {
  if (figure.aboard === undefined) return [figure]
  const chariot = figureOf(state, figure.aboard)
  return [chariot, ...chariot.crew.map((id) => figureOf(state, id))]
}
