/** Who takes a Break test: the model that costs its side least if it flees, and is least likely to. */
import { named, text, type Candidate, type SideId } from '@muster/engine'
import { nomineesOf } from '../rules/rounds/break-tests.ts'
import { worthOf } from '../scenarios/points.ts'
import { figureOf } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import { insertByWorth } from './chances.ts'

export function breakTestCandidates(state: State, side: SideId, most: number): Candidate[] {
  const best: Nominee[] = []
  for (const figure of nomineesOf(state, side)) {
    insertByWorth(best, { figure, worth: -lossOf(state, figure) })
    if (best.length > most) best.pop()
  }
  return best.map(({ figure: { id }, worth }) => ({
    answer: { pick: [id] },
    why: () => text`${named(id)} takes the test`,
    score: worth,
  }))
}

interface Nominee {
  readonly figure: Figure
  readonly worth: number
}

function lossOf(state: State, figure: Figure): number {
  const bravery = state.abilities.total(state, figure, 'bravery', undefined)
  return (1 - bravery / 6) * worthFleeing(state, figure)
}

/** Crew that flees takes its chariot with it. */
function worthFleeing(state: State, figure: Figure): number {
  if (figure.aboard === undefined) return worthOf(figure)
  const chariot = figureOf(state, figure.aboard)
  let worth = worthOf(chariot)
  for (const id of chariot.crew) worth += worthOf(figureOf(state, id))
  return worth
}
