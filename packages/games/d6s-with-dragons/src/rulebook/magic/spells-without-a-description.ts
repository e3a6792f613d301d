/** The rules in our own words: spells without a description. */
import { chapter } from '@muster/engine'

export const spellsWithoutADescription = chapter('Spells without a description', {
  'DD-UND-01': 'Heroism is an incantation that the book names without describing it; a ruling says what it does.',
  'DD-UND-02': 'Command is a spell that the book names without describing it; a ruling says what it does.',
  'DD-UND-03': 'Control Weather is a spell that the book names without describing it; a ruling says what it does.',
  'DD-UND-04': 'Gaseous Form is a spell that the book names without describing it; a ruling says what it does.',
  'DD-UND-05': 'Telekinesis is a spell that the book names without describing it; a ruling says what it does.',
  'DD-UND-06': 'Revivify is a spell that the book names without describing it; a ruling says what it does.',
  'DD-UND-07': 'Where the Archmage quickly casts "Shield", the quick spell of that name is meant.',
  'DD-UND-08':
    'Shining Smite is a quick spell even for the Dwarf Thane, whose profile lists it among its actions: it costs a spell slot and no action.',
  'DD-UND-09':
    'Fog Cloud is an incantation even for the Ice Mephit, whose profile lists it among its actions: it costs a spell slot and no action.',
  'DD-UND-10':
    'The Cloud Giant Mage may cast Fog Cloud in place of one attack, as its mastery for the round. It must concentrate on it like any caster.',
})
