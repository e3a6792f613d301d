import { isImmuneToMagic } from '../rules/magic/casting.ts'
import { spellsLearnt } from '../rules/set-up/gifts.ts'
import type { HeroAbility } from '../state/vocabulary.ts'

export const obsidianAmulet: HeroAbility = {
  id: 'obsidian-amulet',
  name: 'Obsidian Amulet',
  rule: 'HW-ITEM-16',
  text: 'No spell affects its bearer, friendly or not; the bearer knows one spell and may cast it once a turn.',
  answers: [isImmuneToMagic.answer(true), spellsLearnt.answer(1)],
}
