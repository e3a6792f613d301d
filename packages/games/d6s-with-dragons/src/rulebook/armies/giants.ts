/** The rules in our own words: Steadings of the Giants. */
import { chapter } from '@muster/engine'

export const steadingsOfTheGiants = chapter('Steadings of the Giants', {
  'DD-SGF-07': 'War Cry, twice: the user or an ally in its sight gains 1 Temporary Health.',
  'DD-SGF-08': 'Who has taken heart from a War Cry has advantage on its to-hit rolls in the next Combat Phase.',
  'DD-SGF-11':
    "Thundercloud: a Cloud Giant's throwing weapon does thunder damage, and whoever it hits is incapacitated.",
  'DD-SGF-17':
    'Hammer Throw: a Fire Giant\'s throwing weapon does fire damage; whoever it hits is pushed 3" and sapped.',
  'DD-SGF-19': "Icicle Arrow: a Frost Giant's bow does cold damage and knocks prone whoever it hits.",
  'DD-SGF-22': "Trash Lob: a Hill Giant's throwing weapon poisons whoever it hits.",
  'DD-SGF-25': 'Harpoons: a Merrow\'s throwing weapon pulls whoever it hits 3" towards the Merrow.',
  'DD-SGF-26': "A Merrow's bite also poisons whoever it hits.",
  'DD-SGF-30': 'Leader of Orcs and Goblins: a Leader for orcs and goblinoids alone.',
})
