/** What a model does at which a chariot rides: it steps out of the way, unless the attack hardly frightens it. */
import { named, text, turnedPoint, type Candidate, type Decision, type Question, type Turning } from '@muster/engine'
import { ASIDE } from '../rules/movement/allowance.ts'
import { figureOf } from '../state/figures.ts'
import type { State } from '../state/state.ts'
import { chanceOf } from './chances.ts'

/** To either side, and obliquely away from the chariot or towards its rear. */
const SIDES: readonly Turning[] = [
  [0, 1],
  [0, -1],
  [0.707, 0.707],
  [0.707, -0.707],
  [1, 0],
  [-0.707, 0.707],
  [-0.707, -0.707],
]

export function trampleCandidates(state: State, { about = '' }: Decision, question: Question): Candidate[] {
  const chariot = figureOf(state, state.activation?.figure ?? '')
  const figure = figureOf(state, about)
  const chance = chanceOf(state.abilities.total(state, figure, 'defence', { ignores: [] }) - chariot.profile.str)
  const stand = { answer: { pick: ['attack'] }, why: () => text`${named(about)} stands its ground`, score: 1 - chance }
  if (chance < 0.3) return [stand]
  const steps = SIDES.flatMap((side) => {
    const beyond = turnedPoint(figure.at, chariot.at, -ASIDE, side)
    const path = question.moves?.legal(about, [beyond]) ?? []
    return path.length > 0
      ? [{ answer: { figure: about, path }, why: () => text`${named(about)} steps aside`, score: 1 }]
      : []
  })
  return [stand, ...steps.slice(0, 1)]
}
