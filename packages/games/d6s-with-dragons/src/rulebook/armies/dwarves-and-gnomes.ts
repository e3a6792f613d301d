/** The rules in our own words: Mountain Dwarves and Tinker Gnomes. */
import { chapter } from '@muster/engine'

export const mountainDwarvesAndTinkerGnomes = chapter('Mountain Dwarves and Tinker Gnomes', {
  'DD-MDF-02': 'Aura of Protection and Devotion: the same characters cannot be charmed.',
  'DD-MDF-03': 'Divine Sense: truesight, but only towards fiends, celestials and undead.',
  'DD-MDF-05':
    'Protection Mastery: when an attack would hit an ally within 1" of the thane, that ally has +2 Armor against it.',
  'DD-MDF-06': 'Protecting somebody is the one mastery of the round.',
  'DD-MDF-09':
    'Disciple of Life: when the cleric casts Healing Word or Cure Wounds it rolls a die; on 5 or 6 the box is not lost.',
  'DD-MDF-14': 'Natural Explorer: difficult ground of every sort costs the ranger no extra movement.',
  'DD-MDF-17': "Bound: when the encounter starts, the guardian's player names one ally.",
  'DD-MDF-18':
    'The first hit of each round on the bound ally falls on the guardian, if it is within 12"; its own Toughness counts.',
  'DD-MDF-19': 'Later hits of the round fall on the ally, and so do all while the guardian is farther away.',
  'DD-MDF-21': "The guardian's Protection Mastery is for its bound ally alone.",
  'DD-MDF-24': 'Grab: a hit does no Damage and grapples its target.',
  'DD-MDF-25': 'Who escapes from a Grab does so against Potency 1.',
})
