/** Rulings in our own words: what the lists of giants, dwarves and gnomes print. */
import { chapter } from '@muster/engine'

export const listsOfGiantsAndDwarvesRulings = chapter('Rulings: lists of giants and dwarves', {
  'DD-RUL-108': 'Merrow and Ogres pay the printed 10 points for heavy armor, as for light.',
  'DD-RUL-110': 'An Ogre buys a great weapon for 10 points and keeps its hand weapon; there is no cheaper exchange.',
  'DD-RUL-112': 'An Orc Rabble begins with a hand weapon and a throwing weapon, both for its printed points.',
  'DD-RUL-115': 'A Dwarf Captain is a Medium dwarf and humanoid, though no types are printed.',
  'DD-RUL-118': 'A House Orc Officer has Speed 5 and Will 2 as printed; in heavy armor Speed 4 and Armor 2.',
  'DD-RUL-120': 'A Dwarf Ranger has Speed 6 as printed, and keeps it in heavy armor because it is Sturdy.',
  'DD-RUL-131': 'Merrow and Ogres are giants but no Giant champions: no Thegns, and gear from their own lists.',
  'DD-RUL-145':
    'Of a hand weapon with 2 Damage only the number carries over to great weapons and further hand weapons. Fire goes with any hand weapon of a Fire Giant but not with a great weapon. Bows and throwing weapons stay at 1 Damage.',
  'DD-RUL-146':
    "The Hill Giants' hand weapon knocks down, and so does a second one; their great weapon does not, it has +1 Strength instead.",
})
