import type { HeroTrait } from './moments.ts'

export const magicArmour: HeroTrait = {
  id: 'magic-armour',
  name: 'Magic Armour',
  rule: 'HW-ITEM-10',
  text: 'In each turn only one enemy may attack its bearer in melee, and only once.',
  blowsATurn: 1,
}
