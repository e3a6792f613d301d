/** Reactions: small decisions that interrupt the flow. */
import type { Candidate, ChooseDecision } from '@muster/engine'
import { findFigure } from '../state/figures.ts'
import type { State } from '../state/state.ts'
import { foesAround } from './estimates/nearby.ts'
import { attacksWorth, keepsBack } from './estimates/chances.ts'

/** A free step out of the melee: for archers, carriers, and characters that take more harm than they deal. */
export function disengageCandidates(state: State, { about, options }: ChooseDecision): Candidate[] {
  const figure = about === undefined ? undefined : findFigure(state, about)
  const foes = figure ? foesAround(state, figure) : []
  const given = figure ? Math.max(0, ...foes.map((foe) => attacksWorth(state, figure, foe))) : 0
  const taken = figure ? foes.reduce((sum, foe) => sum + attacksWorth(state, foe, figure), 0) : 0
  const leaves = figure !== undefined && (keepsBack(figure) || figure.carrying !== undefined || taken > 1.5 * given)
  return options.map(({ id, label }) => ({
    answer: { pick: [id] },
    why: label,
    score: (id === 'no') === leaves ? 0 : 1,
  }))
}
