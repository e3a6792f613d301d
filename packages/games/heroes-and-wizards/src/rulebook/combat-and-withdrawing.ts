/** The rules in our own words: combat and withdrawing. */
import { chapter } from '@muster/engine'

export const combatAndWithdrawing = chapter('Combat and withdrawing', {
  'HW-CONT-01':
    'A figure is in combat exactly while it is in base contact with an enemy; who moved into contact does not matter.',
  'HW-CONT-02': 'Base contact with friends is not combat, not even after Paranoia.',
  'HW-CONT-03':
    'Two enemies touching the same wall or hedge from its two sides at the same spot touch each other and are in combat.',
  'HW-CONT-04': 'Combat ends as soon as the contact ends, for instance because the enemy was slain or teleported away.',
  'HW-WDR-01': 'A figure in combat may withdraw, moving up to half its Movement score (Fly: 9").',
  'HW-WDR-02':
    "Withdrawing takes the place of the figure's move in its side's Movement turn; its path is declared with it and checked before any die is rolled.",
  'HW-WDR-03': 'Before it moves, every enemy in base contact with it gets one free attack on it.',
  'HW-WDR-04': 'It is one free attack per enemy, whatever number of attacks that enemy has.',
  'HW-WDR-05': 'A free attack is a melee attack: Melee roll, Armour save, item and Mighty effects apply.',
  'HW-WDR-06': 'A figure slain by a free attack is removed and does not move.',
  'HW-WDR-07': 'A free attack uses up nothing: the enemy fights with all its attacks in the Melee phase.',
  'HW-WDR-08': 'The withdrawing figure makes no attacks in return.',
  'HW-WDR-09':
    'A withdrawal must end out of base contact with every enemy; if that is impossible the figure may not withdraw.',
  'HW-WDR-10':
    'Rough terrain and obstacle costs apply to a withdrawal; its limit is half the Movement score in movement spent.',
  'HW-WDR-11': 'A figure that withdrew may cast spells, and may shoot, since it moved no more than half.',
  'HW-WDR-12':
    'Being moved out of contact by Teleport or Paranoia is not withdrawing: no free attacks, no half-move limit.',
})
