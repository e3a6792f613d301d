/** The rules in our own words: Mountain Dwarves and Tinker Gnomes. */
import { chapter } from '@muster/engine'
import { mountainDwarves as list } from '../../content/lists/mountain-dwarves/index.ts'
import { profileTexts } from './profile-text.ts'

export const mountainDwarvesAndTinkerGnomes = chapter(list.name, {
  ...profileTexts(list),
  'DD-MDF-01': 'Aura of Protection and Devotion: the thane and its allies within 2" have +1 to all saves.',
  'DD-MDF-02': 'Aura of Protection and Devotion: the same characters cannot be charmed.',
  'DD-MDF-03': 'Divine Sense: truesight, but only towards fiends, celestials and undead.',
  'DD-MDF-04':
    'The thane begins concentrating on one of Bless, Protection from Evil and Good, Heroism and Beacon of Hope.',
  'DD-MDF-05':
    'Protection Mastery: when an attack would hit an ally within 1" of the thane, that ally has +2 Armor against it.',
  'DD-MDF-06': 'Protecting somebody is the one mastery of the round.',
  'DD-MDF-07': "Divine Smite Mastery: the thane's is that of the king.",
  'DD-MDF-08':
    'With four boxes of Spellcasting at Potency 1 the thane casts Sacred Weapon, Turn Undead, Shining Smite, Dispel Magic or Cure Wounds.',
  'DD-MDF-09':
    'Disciple of Life: when the cleric casts Healing Word or Cure Wounds it rolls a die; on 5 or 6 the box is not lost.',
  'DD-MDF-10':
    'The cleric begins concentrating on one of Bless, Protection from Evil and Good, Spiritual Weapon and Beacon of Hope.',
  'DD-MDF-11':
    'A row of three Quick boxes of the cleric is for Healing Word and Lesser Restoration, whichever it casts.',
  'DD-MDF-12':
    'With three boxes of Spellcasting at Potency 1 the cleric casts Cure Wounds, Guiding Bolt, Dispel Magic, Revivify, Turn Undead or Preserve Life.',
  'DD-MDF-13': 'Dwarf Captain and Gnome Captain have Second Wind and Action Surge, once each.',
  'DD-MDF-14': 'Natural Explorer: difficult ground of every sort costs the ranger no extra movement.',
  'DD-MDF-15': 'Colossus Slayer Mastery: +1 Strength for one hit on a target that already has a wound.',
  'DD-MDF-16': "The ranger begins concentrating on Hunter's Mark and has no boxes to cast it again.",
  'DD-MDF-17': "Bound: when the encounter starts, the guardian's player names one ally.",
  'DD-MDF-18':
    'The first hit of each round on the bound ally falls on the guardian, if it is within 12"; its own Toughness counts.',
  'DD-MDF-19': 'Later hits of the round fall on the ally, and so do all while the guardian is farther away.',
  'DD-MDF-20': 'Regeneration: at the start of each round a die is rolled; on 4 to 6 the guardian heals a wound.',
  'DD-MDF-21': "The guardian's Protection Mastery is for its bound ally alone.",
  'DD-MDF-22': 'Vehicle: the Apparatus of the Crab carries 1 Medium creature or 3 Small ones.',
  'DD-MDF-23': 'A passenger may use its action to leave the vehicle.',
  'DD-MDF-24': 'Grab: a hit does no Damage and grapples its target.',
  'DD-MDF-25': 'Who escapes from a Grab does so against Potency 1.',
})
