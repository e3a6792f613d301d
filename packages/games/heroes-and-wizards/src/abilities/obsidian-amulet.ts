import type { HeroTrait } from './moments.ts'

export const obsidianAmulet: HeroTrait = {
  id: 'obsidian-amulet',
  name: 'Obsidian Amulet',
  rule: 'HW-ITEM-16',
  text: 'No spell affects its bearer, friendly or not; the bearer knows one spell and may cast it once a turn.',
  immuneToMagic: true,
  spells: 1,
}
