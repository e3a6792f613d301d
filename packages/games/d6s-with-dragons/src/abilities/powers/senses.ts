/** Creatures that perceive without eyes whoever is near. */
import { inches } from '@muster/table'
import { seesThrough } from '../../rules/sight/sight.ts'
import type { DragonAbility } from '../../state/ability.ts'
import { isWithin } from '../../state/figures.ts'
import type { AbilityWords } from './strike.ts'

export const sensesAbility = (words: AbilityWords, far: number): DragonAbility => ({
  ...words,
  answers: [seesThrough.answer((state, bearer, other) => isWithin(state, bearer, other, inches(far)))],
})
