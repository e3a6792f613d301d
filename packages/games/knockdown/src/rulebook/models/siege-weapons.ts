/** The rules in our own words: siege weapons. */
import { chapter } from '@muster/engine'

export const siegeWeapons = chapter('Siege weapons', {
  'KD-SIEGE-01': 'A siege weapon does nothing unless it is operated by a crew of Infantry.',
  'KD-SIEGE-02':
    'Any Infantry model may be crew, Champions and Heroes included; Cavalry, Creatures and Monsters may not.',
  'KD-SIEGE-03':
    'It may be activated in its owner\'s turn if three of its crew are within 1" of the chassis, all of them friendly Infantry not yet activated this turn.',
  'KD-SIEGE-04': 'Its activation is also the activation of those three models: they do nothing else this turn.',
  'KD-SIEGE-05':
    'A model that operates a siege weapon cannot have been activated before in this turn, so no model serves two weapons in one turn.',
  'KD-SIEGE-06': 'Once activated it either moves or shoots, never both.',
  'KD-SIEGE-07': 'Move: the chassis moves up to 4"; the general limits on movement apply to it (no Charge exception).',
  'KD-SIEGE-08':
    'Its three crew may move along, each up to 4" but no more than its SP, ending within 1" of the chassis (or they stay).',
  'KD-SIEGE-09':
    'Shoot: the owner picks one of the three as the shooter, who uses the siege weapon like a ranged weapon of its own.',
  'KD-SIEGE-10':
    'Range, line of sight, cover and the ½" ban are judged from the shooter\'s base; the chassis and fellow crew are not in the way.',
  'KD-SIEGE-11': "The shooter's Aim, Frenzied, Slayer and Weaponmaster apply to the shots.",
  'KD-SIEGE-12': 'Crew members within 1" of their chassis count as in cover, whatever the shooter\'s view.',
  'KD-SIEGE-13': 'A crew member more than 1" from the chassis has no cover from it.',
  'KD-SIEGE-14':
    'A slain crew member can be replaced by any friendly Infantry that moves to within 1" of the chassis, with no other cost.',
  'KD-SIEGE-15': 'The replacement has used its activation to move, so it can operate the weapon from the next turn on.',
  'KD-SIEGE-16': 'The chassis may be chosen as the target of melee and ranged attacks; DEF 7, W 2.',
  'KD-SIEGE-17': 'The chassis has no attacks, no BR, takes no Break test and no Knockdown check.',
  'KD-SIEGE-18':
    'A chassis is a model for the rules on blocking movement, the ½" zone, contact and cover, even without crew.',
  'KD-SIEGE-19': 'An enemy siege weapon cannot be taken over.',
  'KD-SIEGE-20':
    'Catapult: 60 pt; range 20"/40", STR +0; up to four attacks in a single action, each against a different target, all targets within 3" of one another.',
  'KD-SIEGE-21':
    'Catapult: a natural 6 crushes the target: it suffers 1d3 Wounds whatever its DEF (in place of the normal Wound).',
  'KD-SIEGE-22': 'Crushing Wounds never tie with DEF: no Knockdown check, except through Fight in formation.',
  'KD-SIEGE-23': 'Ballista: 50 pt; range 20"/40", STR +2; one attack; a successful attack deals 1d2 Wounds.',
  'KD-SIEGE-24':
    'Multi-arrow ballista: 60 pt; range 18"/36", STR +0; up to six attacks in a single action, each against a different target, all targets within 6" of one another.',
  'KD-SIEGE-25': 'In an attack on several targets each has its own range, RT, cover and die.',
  'KD-SIEGE-26': '"Within 3" (6") of one another" means every pair of targets, base edge to base edge.',
  'KD-SIEGE-27': 'Siege crew may be activated as ordinary models instead; the weapon then cannot use them this turn.',
  'KD-SIEGE-28': 'A crew model in contact with an enemy cannot move along.',
  'KD-SIEGE-29': 'A siege chassis stands on a round 60 mm base.',
  'KD-SIEGE-30': 'A chassis has three crew places, filled at deployment by friendly Infantry within 1" of it.',
  'KD-SIEGE-31':
    'A place is free when its holder is slain, has fled or is more than 1" away; in their own turn the owner may give it to friendly Infantry within 1" at any time.',
  'KD-SIEGE-32': 'Only holders of a crew place have cover from the chassis; other models near it do not.',
  'KD-SIEGE-33': 'All targets of an attack on several targets are named before the first die.',
  'KD-SIEGE-34': 'The chassis and each crew member of one chariot are different targets.',
  'KD-SIEGE-35': 'A natural 6 that comes from a reroll crushes as well.',
  'KD-SIEGE-36': 'Only the shooter must be more than ½" from enemies: the other crew may be engaged.',
})
