export const ITEMS = [
  'armband-of-toughness',
  'battle-axe-of-slaughter',
  'battle-sword',
  'magic-armour',
  'obsidian-amulet',
  'quick-sword',
] as const
export type ItemId = (typeof ITEMS)[number]
