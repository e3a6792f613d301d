/** Whether to roll an attack again where that risks a Wound: when the target is worth more than the risk. */
import { text, type Candidate, type Decision } from '@muster/engine'
import { figureOf } from '../state/figures.ts'
import type { State } from '../state/state.ts'
import { meleeWorth, woundWorth } from './chances.ts'

/** The usual answer takes a reroll without risk, and none with it. */
export function rerollCandidates(state: State, { options, about = '' }: Decision): Candidate[] {
  return options.flatMap(({ id, at, hint }) => {
    if (at === undefined || hint === undefined) return []
    const [by, target] = [figureOf(state, about), figureOf(state, at)]
    const gain = meleeWorth(state, by, target, state.activation?.moved === true)
    const chance = gain / Math.max(1, woundWorth(state, target))
    const score = gain - (1 - chance) * woundWorth(state, by)
    return [{ answer: { pick: [id] }, why: () => text`rolls again`, score }]
  })
}
