/** Types that have rules of their own. Most types have none. */
import type { RuleId } from '@muster/engine'
import { sturdy } from './everybody.ts'
import { handless } from '../rules/objects/hands.ts'
import { immunity, type DragonAbility } from '../state/ability.ts'
import type { AbilityId, ConditionName, CreatureType, DamageType } from '../state/vocabulary.ts'

const immuneTo = (
  id: AbilityId,
  name: string,
  rule: RuleId,
  ...all: readonly (DamageType | ConditionName)[]
): DragonAbility => ({
  id,
  name,
  rule,
  text: `Immune to ${all.join(', ')}.`,
  answers: [immunity.answer((_state, _bearer, { to }) => all.includes(to))],
})

export const TYPE_ABILITIES: { readonly [type in CreatureType]?: readonly DragonAbility[] } = {
  beast: [
    {
      id: 'beast',
      name: 'Beast',
      rule: 'DD-TYPE-04',
      text: 'It cannot handle objects nor claim objectives.',
      answers: [handless.answer(true)],
    },
  ],
  dwarf: [
    {
      id: 'dwarf',
      name: 'Dwarf',
      rule: 'DD-RUL-119',
      text: 'Heavy armor does not slow it.',
      answers: [sturdy.answer(true)],
    },
  ],
  celestial: [immuneTo('celestial', 'Celestial', 'DD-TYPE-05', 'radiant')],
  construct: [
    immuneTo('construct', 'Construct', 'DD-TYPE-06', 'poison', 'psychic'),
    immuneTo('construct-mind', 'Construct', 'DD-TYPE-07', 'charmed', 'frightened', 'poisoned'),
  ],
  undead: [immuneTo('undead', 'Undead', 'DD-TYPE-09', 'necrotic')],
}
