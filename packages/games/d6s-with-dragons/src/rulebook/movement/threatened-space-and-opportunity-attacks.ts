/** The rules in our own words: threatened space and opportunity attacks. */
import { chapter } from '@muster/engine'

export const threatenedSpaceAndOpportunityAttacks = chapter('Threatened space and opportunity attacks', {
  'DD-OPP-01': 'The threatened space of a character reaches 1" out from the rim of its base.',
  'DD-OPP-02':
    "When exactly one enemy is in a character's threatened space and that enemy moves out of it, the character may at once make an opportunity attack against the mover.",
  'DD-OPP-03': 'An opportunity attack is one attack with any melee weapon the attacker has, whatever its Attacks stat.',
  'DD-OPP-04': 'Making the opportunity attack is optional.',
  'DD-OPP-05': 'Forced movement does not trigger an opportunity attack.',
  'DD-OPP-06': 'Teleportation does not trigger an opportunity attack.',
  'DD-OPP-07':
    'With two or more enemies in its threatened space a character is tied up: one of them may leave without provoking an opportunity attack.',
  'DD-OPP-08':
    "A player may move a second character into the enemy's threatened space first, so that the first can leave safely.",
  'DD-OPP-09': 'Once the others have left, the last enemy to leave the space does provoke (exactly one remained).',
  'DD-OPP-10': 'Moving about inside the threatened space without leaving it provokes nothing.',
})
