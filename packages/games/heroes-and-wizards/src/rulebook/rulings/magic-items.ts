/** What the rulebook leaves open, and how it is settled: magic items. */
import { chapter } from '@muster/engine'

export const magicItemsRulings = chapter('Rulings: Magic items', {
  'HW-RUL-82':
    "The Armband works against every hit, spells included. Where no save is possible the save counts as failed, and the Armband's die is rolled.",
  'HW-RUL-83':
    "Each attack roll with the Axe that succeeds gives every enemy in contact one hit: the one attacked saves first, the rest as the Hero's player likes. It works on free and immediate attacks too; a friend is hit only when Paranoia made it the target.",
  'HW-RUL-84':
    'With the Battle Sword both of two weapons have Melee +1 and lower Armour by 1. Shots and spells get no bonus.',
  'HW-RUL-85':
    'Magic Armour counts every melee attack assigned to its bearer in the turn, hit or miss, free and immediate ones included. The first attack declared is the only one; no others may be assigned, and Blood Lust attacks beyond the first are lost.',
  'HW-RUL-86':
    'A sweep of the Axe counts as an attack on the bearer of Magic Armour: it hits only if the bearer has not been attacked this turn, and is then its one attack.',
  'HW-RUL-87':
    'No spell may target the bearer of the Amulet, and area spells do not affect it, helpful ones included. Items of others, and attacks by figures under a spell, work as usual.',
  'HW-RUL-88':
    "The Amulet's spell is one die rolled at set-up. The Hero casts it once a turn under all limits of a Wizard, but does not count as a Wizard.",
  'HW-RUL-89':
    'Even with the Quick Sword a Hero makes one free attack. The extra attacks count in the Melee phase and in immediate attacks.',
  'HW-RUL-90': 'Items cannot be taken from slain Heroes.',
})
