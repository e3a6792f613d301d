/** The rules in our own words: Steadings of the Giants. */
import { chapter } from '@muster/engine'
import { steadingsOfTheGiants as list } from '../../content/lists/giants/index.ts'
import { profileTexts } from './profile-text.ts'

export const steadingsOfTheGiants = chapter(list.name, {
  ...profileTexts(list),
  'DD-SGF-01': 'Beastmaster, 5 points: any champion of the giants may become one.',
  'DD-SGF-02': 'A Beastmaster recruits Dire Wolves, Giant Lizards, Apes and Manticores.',
  'DD-SGF-03': 'A Beastmaster is a Leader of Beasts and a Leader of Monstrosities.',
  'DD-SGF-04': 'Giant Thegn, 15 points: any of the five Giant champions may become one, nobody else.',
  'DD-SGF-05': 'A Giant Thegn has +1 Morale.',
  'DD-SGF-06': 'A Giant Thegn is a Leader.',
  'DD-SGF-07': 'War Cry, twice: the user or an ally in its sight gains 1 Temporary Health.',
  'DD-SGF-08': 'Who has taken heart from a War Cry has advantage on its to-hit rolls in the next Combat Phase.',
  'DD-SGF-09': 'Every Giant champion begins with a hand weapon.',
  'DD-SGF-10':
    'Giant champions may buy another hand weapon for 5, a great weapon in place of the hand weapon for 5, a throwing weapon for 5, a bow for 15 and a shield for 5; no armor.',
  'DD-SGF-11':
    "Thundercloud: a Cloud Giant's throwing weapon does thunder damage, and whoever it hits is incapacitated.",
  'DD-SGF-12': 'The hand weapon of a Cloud Giant or a Frost Giant does 2 Damage.',
  'DD-SGF-13': 'Cloud Giant Mage, 15 points: a Cloud Giant may become one.',
  'DD-SGF-14': 'Caster Mastery: as its mastery of the round the mage casts Fog Cloud in place of one attack.',
  'DD-SGF-15': 'The mage may cast Misty Step as a Quick spell three times.',
  'DD-SGF-16':
    'With two boxes of Spellcasting at Potency 1 the mage casts Control Weather, Gaseous Form or Telekinesis.',
  'DD-SGF-17':
    'Hammer Throw: a Fire Giant\'s throwing weapon does fire damage; whoever it hits is pushed 3" and sapped.',
  'DD-SGF-18': 'The hand weapon of a Fire Giant does 2 Damage, by fire.',
  'DD-SGF-19': "Icicle Arrow: a Frost Giant's bow does cold damage and knocks prone whoever it hits.",
  'DD-SGF-20': 'The Hill Giant Queen is a Leader of Beasts and a Leader of Monstrosities.',
  'DD-SGF-21': 'The Hill Giant Queen recruits Brown Bears and Polar Bears.',
  'DD-SGF-22': 'Trash Lob: the throwing weapon of a Hill Giant or of their Queen poisons whoever it hits.',
  'DD-SGF-23': 'The hand weapon of a Hill Giant or of their Queen also knocks a Large or smaller target prone.',
  'DD-SGF-24': 'A House Orc Officer has Second Wind and Action Surge, once each.',
  'DD-SGF-25': 'Harpoons: a Merrow\'s throwing weapon pulls whoever it hits 3" towards the Merrow.',
  'DD-SGF-26': "A Merrow's bite also poisons whoever it hits.",
  'DD-SGF-27':
    'A Merrow may become a Beastmaster for 5 points: it recruits Dire Wolves, Giant Lizards and Apes, no Manticores, and is a Leader of Beasts.',
  'DD-SGF-28': 'An Ogre may become the same kind of Beastmaster, for 5 points.',
  'DD-SGF-29': 'Rabble Rouser, 10 points: an Ogre gains +1 Reflex, +1 Will and +1 Morale.',
  'DD-SGF-30': 'Leader of Orcs and Goblins: a Leader for orcs and goblinoids alone.',
  'DD-SGF-31': 'An Ape throws one rock in an encounter: up to 5", 2 Damage.',
  'DD-SGF-32': "An Ape's fist does 2 Damage.",
  'DD-SGF-33': "A Brown Bear's claw has −1 Strength; a hit knocks a Large or smaller target prone.",
  'DD-SGF-34': "A hit with a Dire Wolf's bite also knocks a Large or smaller target prone.",
  'DD-SGF-35': 'The tail spikes of a Manticore fly 10", or 20" at long range.',
})
