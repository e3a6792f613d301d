/** The rules in our own words: the Great Kingdom. */
import { chapter } from '@muster/engine'
import { greatKingdom as list } from '../../content/lists/great-kingdom/index.ts'
import { profileTexts } from './profile-text.ts'

export const greatKingdom = chapter(list.name, {
  ...profileTexts(list),
  'DD-GKF-01': 'The Archmage may cast Misty Step as a Quick spell three times.',
  'DD-GKF-02': 'A second row of three boxes is for Counterspell and Shield, whichever it casts.',
  'DD-GKF-03': 'The Archmage begins the encounter concentrating on Fly or on Invisibility.',
  'DD-GKF-04': 'Arcane Burst: in melee or at up to 30", 2 Damage at the Archmage\'s own Strength.',
  'DD-GKF-05':
    'With three boxes of Spellcasting at Potency 2 the Archmage casts Cone of Cold, Teleport or Lightning Bolt, each an action.',
  'DD-GKF-06': 'Advanced Leader: a Leader whose Morale helps up to 12" away.',
  'DD-GKF-07':
    'Avenger: after the first hit with an opportunity attack in a round the king may move up to half his Speed, and nobody may make an opportunity attack on that move.',
  'DD-GKF-08':
    'Relentless Endurance, once: when wounds would eliminate the king he rolls a die. On 4 to 6 he falls prone and has 1 Health left.',
  'DD-GKF-09': 'After that he takes no more wounds in that round.',
  'DD-GKF-10': 'On 1 to 3 it has not helped: he is eliminated.',
  'DD-GKF-11':
    'Enmity, once: he names an enemy within 2", and his to-hit rolls against it have advantage for the rest of the encounter.',
  'DD-GKF-12': 'Divine Smite, a mastery: one hit with a melee weapon in the round does 1 Damage more.',
  'DD-GKF-13': 'Against undead and fiends that hit also has +1 Strength.',
  'DD-GKF-14':
    "The king begins concentrating on one of Abjure Foes, Bane, Hunter's Mark, Hold Person, Haste and Protection from Energy.",
  'DD-GKF-15': 'With four boxes of Spellcasting at Potency 2 the king casts Cure Wounds, each time an action.',
  'DD-GKF-16': 'The Knight has Shield Mastery because he has a shield; it is no feature of its own.',
  'DD-GKF-17': 'The Guard Captain has Second Wind and Action Surge, once each, like any Captain.',
  'DD-GKF-18': 'Scout, 1 point: an Archer gains Wilderness Stride.',
  'DD-GKF-19': 'The Archmage resists magic, has a blank mind, leads, and carries a hand weapon.',
  'DD-GKF-20': 'Ranger Captains and Faerie Warriors have Wilderness Stride like the elves.',
})
