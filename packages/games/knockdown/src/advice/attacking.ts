/** Whom to attack: the target that loses the most points by it. */
import { named, optionParts, text, type Candidate, type Decision } from '@muster/engine'
import { enemiesTouching } from '../rules/measuring/distance.ts'
import { figureOf } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import { attacksOf, chanceOf, meleeWorth, woundWorth } from './chances.ts'

export function attackCandidates(state: State, decision: Decision): Candidate[] {
  const found: Candidate[] = []
  for (const { id, figure, at } of decision.options) {
    if (figure === undefined) continue
    const by = figureOf(state, figure)
    const answer = { pick: [id] }
    if (at === undefined) found.push({ answer, why: 'attacks everyone in contact', score: massWorth(state, by) })
    else {
      const score = 1 + targetWorth(state, by, figureOf(state, at), optionParts(id).length > 1)
      found.push({ answer, why: () => text`attacks ${named(at)}`, score })
    }
  }
  return found
}

/** Where only the order or one more target is asked for, each is worth its points. */
const targetWorth = (state: State, by: Figure, at: Figure, isAttack: boolean): number =>
  isAttack ? attacksOf(state, by) * meleeWorth(state, by, at, state.activation?.moved === true) : woundWorth(state, at)

/** One attack at STR -1 at each enemy in contact. */
function massWorth(state: State, by: Figure): number {
  let worth = 1
  for (const at of enemiesTouching(state, by)) {
    const bonus = state.abilities.total(state, by, 'melee', { at, moved: false, mass: true })
    const defence = state.abilities.total(state, at, 'defence', { ignores: [] })
    worth += chanceOf(defence - bonus) * woundWorth(state, at)
  }
  return worth
}
