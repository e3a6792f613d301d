/** The rules in our own words: spells without a description. */
import { chapter } from '@muster/engine'

export const spellsWithoutADescription = chapter('Spells without a description', {
  'DD-UND-01': 'Heroism is an incantation of which the book gives only the name; a ruling says what it does.',
  'DD-UND-02': 'Command is a spell of which the book gives only the name; a ruling says what it does.',
  'DD-UND-03': 'Control Weather is a spell of which the book gives only the name; a ruling says what it does.',
  'DD-UND-04': 'Gaseous Form is a spell of which the book gives only the name; a ruling says what it does.',
  'DD-UND-05': 'Telekinesis is a spell of which the book gives only the name; a ruling says what it does.',
  'DD-UND-06': 'Revivify is a spell of which the book gives only the name; a ruling says what it does.',
  'DD-UND-07': 'Where the Archmage quickly casts "Shield", the quick spell of that name is meant.',
  'DD-UND-08':
    'Shining Smite is a quick spell, also for the Dwarf Thane, who finds it among its actions: it costs a spell slot and no action.',
  'DD-UND-09':
    'Fog Cloud is an incantation, also for the Ice Mephit, which finds it among its actions: it costs a spell slot and no action.',
  'DD-UND-10':
    'The Cloud Giant Mage may call up Fog Cloud in place of one attack, as its mastery for the round. It must concentrate on it like anyone.',
})
