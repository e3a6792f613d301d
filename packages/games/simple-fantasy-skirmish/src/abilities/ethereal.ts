import type { SkirmishTrait } from './moments.ts'

/** Its numbers stand on the card, and walls do not stop it (rules/going.ts): here is what only shows when it is hit. */
export const ethereal: SkirmishTrait = {
  id: 'ethereal',
  name: 'Ethereal',
  rule: 'SF-ATR-04',
  text: 'Walks through walls, fights up close only. No Save against magic or Enchanted weapons.',
  failsAgainstEnchanted: true,
}
