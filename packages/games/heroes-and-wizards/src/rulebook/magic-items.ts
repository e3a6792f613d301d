/** The rules in our own words: magic items. */
import { chapter } from '@muster/engine'

export const magicItems = chapter('Magic items', {
  'HW-ITEM-01':
    'Armband of Toughness (1): whenever the Hero fails an Armour save, it rolls one more die and ignores the hit on 3 or less.',
  'HW-ITEM-02': 'Armband of Toughness: it works against melee, shooting, and spell hits alike, and once for each hit.',
  'HW-ITEM-03':
    'Armband of Toughness: a Hero whose Armour counts 0 or less fails the save without a die and still gets the Armband die.',
  'HW-ITEM-04':
    'Battle Axe of Slaughter (2): each melee attack of the Hero that hits strikes every enemy in base contact with the Hero, and each of them saves separately.',
  'HW-ITEM-05':
    "Battle Axe of Slaughter: the target saves first, then the others in the order the Hero's player names; figures already slain in this phase are passed over.",
  'HW-ITEM-06':
    'Battle Axe of Slaughter: friends in contact are not hit, except the friend attacked because of Paranoia.',
  'HW-ITEM-07': 'Battle Axe of Slaughter: it works on free attacks and on immediate attacks as well.',
  'HW-ITEM-08': "Battle Sword (3): the Hero's Melee is 1 higher, also above 5 (Melee 6 always hits).",
  'HW-ITEM-09':
    'Battle Sword: enemies hit by the Hero in melee save with Armour 1 lower; its shots and spells are unaffected.',
  'HW-ITEM-10': 'Magic Armour (4): in each turn only one enemy figure may attack the Hero in melee.',
  'HW-ITEM-11': 'Magic Armour: that enemy may make only one attack on the Hero in that turn.',
  'HW-ITEM-12':
    'Magic Armour: free attacks and immediate attacks count; one made earlier in the turn, hit or miss, shuts out all melee attacks on the Hero for the rest of the turn.',
  'HW-ITEM-13':
    'Magic Armour: when several enemies could attack, the first to assign an attack (sides in initiative order) takes the one attack.',
  'HW-ITEM-14':
    'Magic Armour: a Battle Axe sweep hits the Hero only if nobody has attacked or been assigned to attack it this turn, and then counts as the one attack.',
  'HW-ITEM-15': 'Magic Armour: shooting and spells against the Hero are not limited.',
  'HW-ITEM-16':
    'Obsidian Amulet (5): the Hero is immune to magic: no spell may target it, and Fireball does not affect it; this includes spells of friends and its own.',
  'HW-ITEM-17':
    'Obsidian Amulet: immunity does not stop melee attacks caused by spells (a friend under Paranoia, an enemy under Blood Lust), nor magic items of enemies.',
  'HW-ITEM-18':
    'Obsidian Amulet: the Hero rolls one spell and may cast it once per turn under the same rules as a Wizard; it still counts as one Hero, not as a Wizard.',
  'HW-ITEM-19':
    'Quick Sword (6): the Hero has two more melee attacks (3 with one weapon, 4 with two; one fewer when cursed); it still makes only one free attack.',
  'HW-ITEM-20':
    'Battle Axe of Slaughter: when a Mighty Hero sweeps, figures that are not Mighty save with Armour 1 lower; Mighty figures do not.',
})
