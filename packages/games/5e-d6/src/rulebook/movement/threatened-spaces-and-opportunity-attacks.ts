/** The rules in our own words: threatened spaces and opportunity attacks. */
import { chapter } from '@muster/engine'

export const threatenedSpacesAndOpportunityAttacks = chapter('Threatened spaces and opportunity attacks', {
  'FD-OPP-01': 'A figure threatens everything within 1" of the rim of its base (edge-to-edge distance of 1" or less).',
  'FD-OPP-02':
    "When a figure moves out of an enemy's threatened space, that enemy may at once make an opportunity attack against it.",
  'FD-OPP-03': "An opportunity attack is one single melee attack, whatever the attacker's Attacks stat.",
  'FD-OPP-04': "It is made with one melee weapon the attacker is equipped with; the attacker's owner chooses which.",
  'FD-OPP-05':
    'An opportunity attack is a movement reaction: a figure normally has one reaction per phase, so it makes at most one opportunity attack in a Movement Phase.',
  'FD-OPP-06': 'Making the opportunity attack is optional.',
  'FD-OPP-07': 'Moving within a threatened space, without leaving it, triggers nothing, even if the distance changes.',
  'FD-OPP-08': 'Entering and leaving a threatened space in the same move triggers at the moment of leaving.',
  'FD-OPP-09':
    'The attack is resolved at the last point where the mover is still within 1", before it gets away; if it is eliminated there it is removed, otherwise it completes its move.',
  'FD-OPP-10': 'A mover that leaves the threatened spaces of several enemies may be attacked by each of them.',
  'FD-OPP-11': 'Forced movement triggers no opportunity attack.',
  'FD-OPP-12': 'Teleportation triggers no opportunity attack.',
  'FD-OPP-13':
    "Nobody is tied up: other enemies in the attacker's threatened space do not stop it from making an opportunity attack.",
  'FD-OPP-14':
    'Weapon and shield masteries are combat reactions and so cannot be used with, or against, an opportunity attack.',
  'FD-OPP-15': 'An opportunity attack otherwise follows all melee rules: flanking, line of sight, Dodge, to-wound.',
})
