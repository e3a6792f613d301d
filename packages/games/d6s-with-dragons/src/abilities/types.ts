/** Types that have rules of their own. Most types have none. */
import type { RuleId } from '@muster/engine'
import type { ConditionName, DamageType } from '../state/vocabulary.ts'
import type { DragonTrait } from './moments.ts'

const immuneTo = (
  id: string,
  name: string,
  rule: RuleId,
  ...all: readonly (DamageType | ConditionName)[]
): DragonTrait => ({
  id,
  name,
  rule,
  text: `Immune to ${all.join(', ')}.`,
  immune: (_state, _bearer, { to }) => all.includes(to),
})

export const TYPE_TRAITS: { readonly [type: string]: readonly DragonTrait[] } = {
  beast: [
    {
      id: 'beast',
      name: 'Beast',
      rule: 'DD-TYPE-04',
      text: 'It cannot handle objects nor claim objectives.',
      handless: true,
    },
  ],
  celestial: [immuneTo('celestial', 'Celestial', 'DD-TYPE-05', 'radiant')],
  construct: [
    immuneTo('construct', 'Construct', 'DD-TYPE-06', 'poison', 'psychic'),
    immuneTo('construct-mind', 'Construct', 'DD-TYPE-07', 'charmed', 'frightened', 'poisoned'),
  ],
  undead: [immuneTo('undead', 'Undead', 'DD-TYPE-09', 'necrotic')],
}
