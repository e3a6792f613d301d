/** What wounds and harm do to some creatures: fury, and healing by what harms others. */
import { part } from '@muster/engine'
import { heal } from '../../rules/damage/healing.ts'
import { immunity, type DragonAbility } from '../../state/ability.ts'
import type { Figure } from '../../state/state.ts'
import type { DamageType } from '../../state/vocabulary.ts'
import type { AbilityWords } from './strike.ts'

/** Half its Health is gone. */
const isBloodied = ({ wounds, profile: { health } }: Figure): boolean => wounds * 2 >= health

export function furyAbility(words: AbilityWords, saves: boolean): DragonAbility {
  const furious = (_state: unknown, bearer: Figure) =>
    isBloodied(bearer) ? part(1, words.name, words.rule) : undefined
  return { ...words, advantage: { 'to-hit': furious, ...(saves && { save: furious }) } }
}

export const absorptionAbility = (words: AbilityWords, absorbed: DamageType): DragonAbility => ({
  ...words,
  answers: [immunity.answer((_state, _bearer, { to }) => to === absorbed)],
  on: {
    'harm-ignored': {
      target(play, bearer, { type }) {
        if (type === absorbed) heal(play, bearer, bearer, words.rule)
      },
    },
  },
})
