/** The rules in our own words: building a force. */
import { chapter } from '@muster/engine'

export const buildingAForce = chapter('Building a force', {
  'DD-LIST-01': 'The players agree on a points value, and no army costs more; 150 is usual for Sacred Objects.',
  'DD-LIST-02': 'Skirmishes are fought with about 100 to 350 points a side.',
  'DD-LIST-03':
    'There are four army lists: The Great Kingdom, Mountain Dwarves and Tinker Gnomes, Steadings of the Giants, and Elemental Acolytes.',
  'DD-LIST-04': 'A character of a list may buy what its list offers it and nothing else, each thing once.',
  'DD-LIST-05': 'An additional hand weapon is a second one, carried beside the first.',
  'DD-LIST-06': 'A great weapon that replaces the hand weapon is carried instead of it: the hand weapon is gone.',
  'DD-LIST-07': 'A recruit may join an army only if somebody in it recruits its kind.',
  'DD-LIST-08': 'One who recruits a kind is enough for any number of them.',
  'DD-LIST-09': 'An army of Elemental Acolytes chooses one element: Evil Earth, Blackfire, Lesser Air or Wicked Water.',
  'DD-LIST-10':
    'At most a quarter of the points of such an army may belong to the other elements, all of them together.',
  'DD-LIST-11': 'Bugbears, fanatics and acolytes belong to no element, so they never count toward that quarter.',
  'DD-LIST-12':
    'Champions of the Great Kingdom are the Archmage, the King, the Prince, the Knight and the two captains; its troops are Faerie Warriors, Men-at-Arms, Archers and Peasant Levies.',
  'DD-LIST-13':
    'Champions of the Mountain Dwarves and Tinker Gnomes are the Thane, the Cleric, the two captains and the Ranger; their troops are Dwarves and Gnomes; besides they have constructs and a vehicle.',
  'DD-LIST-14':
    'Champions of the Steadings are the five kinds of giants and the House Orc Officer; troops are Merrow, Ogres, House Orcs and Orc Rabble; beasts and Manticores are recruits.',
})
