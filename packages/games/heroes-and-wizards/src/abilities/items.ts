/** The six magic items by their ids. */
import type { ItemId } from '../state/items.ts'
import type { HeroTrait } from './moments.ts'
import { armbandOfToughness } from './armband-of-toughness.ts'
import { battleAxeOfSlaughter } from './battle-axe-of-slaughter.ts'
import { battleSword } from './battle-sword.ts'
import { magicArmour } from './magic-armour.ts'
import { obsidianAmulet } from './obsidian-amulet.ts'
import { quickSword } from './quick-sword.ts'

export const ITEM_TRAITS: { readonly [item in ItemId]: HeroTrait } = {
  'armband-of-toughness': armbandOfToughness,
  'battle-axe-of-slaughter': battleAxeOfSlaughter,
  'battle-sword': battleSword,
  'magic-armour': magicArmour,
  'obsidian-amulet': obsidianAmulet,
  'quick-sword': quickSword,
}
