/** Creatures that harm whoever hits them hand to hand. */
import type { DragonAbility } from '../../state/ability.ts'
import type { Harm } from '../../state/power.ts'
import { strikeOne, type AbilityWords } from './strike.ts'

export const retaliationAbility = (words: AbilityWords, harm: Harm): DragonAbility => ({
  ...words,
  on: {
    'attack-resolved': {
      *target(play, bearer, { attack, hit }) {
        if (hit && attack.kind !== 'ranged' && !attack.summoned)
          yield* strikeOne(play, { by: bearer, at: attack.by }, words, { harm })
      },
    },
  },
})
