/** What the rulebook leaves open, and how it is settled: attacks. */
import { chapter } from '@muster/engine'

export const attacksRulings = chapter('Rulings: Attacks', {
  'FD-RUL-23':
    'Attacks are declared one at a time, each fully resolved with its masteries before the next. Weapons may be mixed freely within the action.',
  'FD-RUL-24': 'Declared targets are always enemies; allies are hit only through block checks.',
  'FD-RUL-26':
    'A target number of 6 or more always hits, 0 or less never; the die is rolled all the same. Natural 1s and 6s mean nothing of themselves.',
  'FD-RUL-27':
    "Between means crossed, for more than a point, by the straight line joining the centres of the two bases; shooter, target and the target's mount do not count. Each thing counts once, in the order the line enters it. An area the target stands in counts; one the shooter stands in is adjacent and does not.",
  'FD-RUL-28':
    'There is line of sight if some straight line from the one base to the other crosses no terrain that stops sight. Figures, cover and concealment never break it.',
  'FD-RUL-29': 'Adjacent to the shooter means within 1" of its base. What is adjacent is ignored for that shot.',
  'FD-RUL-30': 'Block checks come after the to-hit roll: only a shot that hits its declared target can be diverted.',
  'FD-RUL-31':
    'A target is in melee if any figure hostile to it, other than the shooter, is within 1" of it. A shot stopped by the final check hits one of those figures. With several, listed by distance from the target, a die picks: of two, 1-3 or 4-6; of three, 1-2, 3-4 or 5-6; of four or five, higher numbers are rolled again; of six, each its number.',
  'FD-RUL-32':
    'A diverted shot hits the new model without a roll; its Armor does not matter. It may use Shield Mastery, and the die is then rolled again against its own Armor.',
  'FD-RUL-33':
    'The check for a mount comes after things between and before the melee check; a stop hits the mount. No troop of this release can take a mount.',
  'FD-RUL-35':
    'Up to and including the first number is short range; beyond it, up to and including the second, is long; farther targets cannot be chosen.',
  'FD-RUL-36':
    'A melee target is out of sight behind a wall or when hidden. The attack is legal within reach and has one source of disadvantage.',
  'FD-RUL-37':
    "Two attackers stand on opposite sides when the line between the centres of their bases crosses the target's base.",
  'FD-RUL-38':
    'Any living ally flanks whose melee weapon reaches the target, even prone, grappled or without an action left. The bonus is +1 once.',
  'FD-RUL-39': 'Modifiers add up and change only the target number to hit: not the order, not saves, not the stat.',
  'FD-RUL-83':
    "The target's own friends are hit by a block check if they stand between; the final melee check never hits them.",
})
