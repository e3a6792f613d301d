import { lendsDie, strikesEnchanted } from '../rules/dice/dice.ts'
import type { SkirmishAbility } from '../state/ability-types.ts'
import { ATTACK_KINDS, SIDES_OF_DIE, type Item } from '../state/card.ts'

/** An item lends its bigger die to a roll its Champion already has. A bow enchants no blade: only its own kind of attack. */
export const enchantedItem = ({ is, grade, name, rolls }: Item): SkirmishAbility => ({
  id: 'enchanted-item',
  name,
  rule: 'SF-ENCH-02',
  text: `Rolls a d${SIDES_OF_DIE[grade]} for ${rolls.map((roll) => roll.replace('-', ' ')).join(', ')}.`,
  answers: [
    lendsDie.answer((_state, _bearer, roll) => (rolls.includes(roll) ? SIDES_OF_DIE[grade] : undefined)),
    ...ATTACK_KINDS.filter((kind) => is === 'weapon' && rolls.includes(`${kind}-attack`)).map((own) =>
      strikesEnchanted.answer((_state, _bearer, kind) => kind === own),
    ),
  ],
})
