/** The rules in our own words: masteries. */
import { chapter } from '@muster/engine'

export const masteries = chapter('Masteries', {
  'FD-MAST-01':
    "A figure equipped with a spear, blade, bludgeon or exotic weapon (hand or great) may use that weapon type's mastery.",
  'FD-MAST-02': 'A figure equipped with a shield may use Shield Mastery.',
  'FD-MAST-03':
    "A figure with two hand weapons of the same type may use Dual Wielding Mastery or that type's own mastery (one of them per phase).",
  'FD-MAST-04': 'A figure with two hand weapons of different types may choose between their masteries.',
  'FD-MAST-05': 'A weapon mastery applies only to attacks made with a weapon of its type.',
  'FD-MAST-06': 'Spear Mastery: the figure attacks before everyone else in the Combat Phase, whatever its Fight.',
  'FD-MAST-07':
    "Spear Mastery is declared at the start of the Combat Phase (Lead Player's declarations first); declared figures then act first, among themselves by Fight, Lead Player first on ties; all attacks of that action must be made with a spear.",
  'FD-MAST-08':
    'Blade Mastery: when a melee attack the figure makes with its blade hits, it makes one more melee attack with that same weapon against a creature within 1" of it, at Strength −2.',
  'FD-MAST-09':
    'The extra blade attack has its own to-hit roll, may be aimed at the same or another enemy, and is made after the triggering attack has been fully resolved.',
  'FD-MAST-10':
    'Bludgeon Mastery: when an attack the figure makes with its bludgeon misses, it still does its damage (to-wound roll) at Strength −2.',
  'FD-MAST-11': "Damage from a missed bludgeon attack carries none of the attack's other effects.",
  'FD-MAST-12':
    'Dual Wielding Mastery: the figure immediately makes one extra attack with its second hand weapon against a target of its choice within reach, at no penalty.',
  'FD-MAST-13':
    "Dual Wielding Mastery is used during the figure's own attacking combat action, right after one of its attacks with a hand weapon of that type; a figure without a combat action cannot use it.",
  'FD-MAST-14': 'Shield Mastery: the figure makes an attacker reroll one hit against it; the second result stands.',
  'FD-MAST-15': 'A figure that has a ranged weapon can use its shield only against melee attacks.',
  'FD-MAST-16': 'A figure that has a great weapon can use its shield only against ranged attacks.',
  'FD-MAST-17': 'A figure that has both a ranged weapon and a great weapon can never use Shield Mastery.',
  'FD-MAST-18':
    'Exotic Mastery: when the figure hits a creature with its exotic weapon, that creature falls prone (no save, any size).',
  'FD-MAST-19':
    "Each mastery use is optional and is the figure's one reaction of the Combat Phase, however many attacks it makes.",
})
