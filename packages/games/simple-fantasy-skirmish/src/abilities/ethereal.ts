import { noSaveAgainstEnchanted } from '../rules/saves/save-dice.ts'
import { walksThroughWalls } from '../rules/terrain/scene.ts'
import type { SkirmishAbility } from '../state/ability-types.ts'

export const ethereal = {
  id: 'ethereal',
  name: 'Ethereal',
  rule: 'SF-ATR-04',
  text: 'Walks through walls, fights up close only. No Save against magic or Enchanted weapons.',
  answers: [walksThroughWalls.answer(true), noSaveAgainstEnchanted.answer(true)],
} as const satisfies SkirmishAbility
