/** The rules in our own words: objects. */
import { chapter } from '@muster/engine'

export const objects = chapter('Objects', {
  'DD-OBJ-01': 'Any character except a Beast can carry a Light Object.',
  'DD-OBJ-02': 'Picking up a Light Object is a combat action.',
  'DD-OBJ-03': 'Passing a Light Object to another creature is a combat action of the carrier.',
  'DD-OBJ-04': 'On the ground a Light Object sits on a 20 mm base.',
  'DD-OBJ-05':
    "A Heavy Object has dimensions that fit what it is (a dead or wounded character: that character's base).",
  'DD-OBJ-06': 'Dropping an Object is a free action; it is placed on the ground adjacent to the carrier.',
  'DD-OBJ-07': 'When the carrier is eliminated the Object is dropped automatically.',
  'DD-OBJ-08': 'A character within 1" of an Object on the ground may try to pick it up as its combat action.',
  'DD-OBJ-09':
    'The pick-up needs a Reflex save whose Potency is the number of the character\'s enemies within 1" of the Object; on a success it picks the Object up.',
  'DD-OBJ-10': "Carrying a Heavy Object uses up the carrier's action for that round.",
  'DD-OBJ-11': 'Objects do not block movement, and a character may stand on top of one.',
})
