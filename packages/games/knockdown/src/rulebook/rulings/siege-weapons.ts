/** What the rulebook leaves open, and how it is settled: siege weapons. */
import { chapter } from '@muster/engine'

export const siegeWeaponsRulings = chapter('Rulings: Siege weapons', {
  'KD-RUL-61':
    'A siege weapon has three crew places, filled at deployment by Infantry within 1". A place is free when its holder is slain, has fled or is more than 1" away; its owner may then give it to friendly Infantry within 1" at any time in their own turn. To be activated the weapon needs all three, within 1" and not yet activated this turn, and all three are then activated.',
  'KD-RUL-62':
    'The chassis moves up to 4" by the normal limits and costs; it does not climb and touches no enemy. Each of the three crew may move up to 4", at most its SP, and ends within 1" of the chassis or does not move. Crew in contact with an enemy stays.',
  'KD-RUL-63':
    "A siege shot is taken from the base of the chosen shooter: range, sight, cover, and the ban within ½\". The weapon's own chassis and crew never hide the target. The shooter's Aim, Frenzied, Slayer and Weaponmaster count. Only the shooter must be clear of enemies.",
  'KD-RUL-64':
    'Only the holders of the three crew places have cover from the chassis, while within 1" of it, from every side. It adds nothing to other cover.',
  'KD-RUL-65':
    'A siege chassis is a model on a round 60 mm base: it blocks, has a zone, can be contacted, gives and has cover, and is lost when destroyed. It has no BR, ATT, gear or special rules, is never healed, cannot be used by the enemy, and stays on the table without crew.',
  'KD-RUL-66':
    'A natural 6 of the Catapult, also a rerolled one, deals 1d3 Wounds in place of the normal one, and DEF is not compared. So there is no tie and no check but in formation; each Wound rolls for a steed. A chassis is crushed likewise.',
  'KD-RUL-67':
    '1d3 is a D6 read 1-2, 3-4, 5-6; 1d2 is a D6 read 1-3, 4-6. It is rolled right after the attack die of that target.',
})
