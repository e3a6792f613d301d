import { tell } from '../events/events.ts'
import { noSaveAgainstEnchanted } from '../rules/saves/save-dice.ts'
import type { SkirmishAbility } from '../state/ability-types.ts'
import { groupOf, unitOf } from '../state/figures.ts'

export const paralyzing = {
  id: 'paralyzing',
  name: 'Paralyzing',
  rule: 'SF-ATR-10',
  text: 'A unit it hits that has not acted yet loses its turn. No Save against magic or Enchanted weapons.',
  answers: [noSaveAgainstEnchanted.answer(true)],
  on: {
    'hits-scored': {
      /** Every hit counts, whether it is saved or not. */
      attacker(play, bearer, { at }) {
        const target = unitOf(play.state, at)
        if (target.marker) return
        for (const member of groupOf(play.state, target)) member.marker = true
        tell(play, { is: 'paralyzed', unit: at, by: bearer, rules: ['SF-ATR-10', 'SF-RUL-87'] })
      },
    },
  },
} as const satisfies SkirmishAbility
