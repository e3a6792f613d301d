/** Whom to attack: the target that loses the most points by it. */
import { named, optionParts, text, type Candidate, type Decision } from '@muster/engine'
import { defenceAgainst } from '../rules/attacks/attack.ts'
import { woundsOf } from '../rules/wounds/wounds.ts'
import { worthOf } from '../scenarios/points.ts'
import { figureOf } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'

/** The share of six faces that reach this result. */
export const chanceOf = (least: number): number => Math.max(0, Math.min(6, 7 - least)) / 6

/** How many points a melee attack takes, on average and roughly. */
export function attackWorth(state: State, by: Figure, at: Figure): number {
  const bonus = state.abilities.total(state, by, 'melee', { at, moved: true, mass: false })
  const defence = state.abilities.total(state, at, 'defence', defenceAgainst(state, { by: by.id, kind: 'melee' }))
  const left = woundsOf(state, at) - at.wounds
  return (chanceOf(defence - bonus) * worthOf(at)) / Math.max(1, left)
}

export function attackCandidates(state: State, decision: Decision): Candidate[] {
  return decision.options.flatMap(({ id, figure, at }) => {
    if (figure === undefined || at === undefined)
      return optionParts(id).length > 1 ? [{ answer: { pick: [id] }, why: 'attack them all', score: 1 }] : []
    const worth = attackWorth(state, figureOf(state, figure), figureOf(state, at))
    return [{ answer: { pick: [id] }, why: text`attack ${named(at)}`, score: 1 + worth }]
  })
}
