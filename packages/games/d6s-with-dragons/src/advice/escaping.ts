/** A step through the mist: out of a melee, for those who would rather stand behind the others. */
import { named, text, usualCandidate, type AimDecision, type Candidate, type Question } from '@muster/engine'
import { findFigure } from '../state/figures.ts'
import type { State } from '../state/state.ts'
import { inside } from './archery.ts'
import { keepsBack } from './estimates/chances.ts'
import { foesAround } from './estimates/nearby.ts'
import { awayFrom } from './turn.ts'

/** As far from the enemy beside it as the spell takes it, or as near to that place as there is room. */
export function mistyStepCandidates(
  state: State,
  { about, range, default: usual }: AimDecision,
  question: Question,
): Candidate[] {
  const figure = about === undefined ? undefined : findFigure(state, about)
  const [foe] = figure && keepsBack(figure) ? foesAround(state, figure) : []
  if (!figure || !foe) return [usualCandidate(usual)]
  const answer = { at: inside(state, awayFrom(foe.at, figure, range ?? 0)) }
  const refusal = question.check(answer)
  const nearest = refusal ? refusal.nearest : answer
  if (!nearest) return [usualCandidate(usual)]
  return [{ answer: nearest, why: () => text`${named(figure.id)} leaves ${named(foe.id)} behind`, score: 1 }]
}
