/** The rules in our own words: ranged attacks. */
import { chapter } from '@muster/engine'

export const rangedAttacks = chapter('Ranged attacks', {
  'FD-RNG-01': 'The target of a ranged attack must be within range and in line of sight.',
  'FD-RNG-02':
    'Ranges are written short/long: up to the first number is short range; beyond it and up to the second number is long range; beyond that no attack is possible.',
  'FD-RNG-03': "At long range the attacker's Fight counts as 1 lower for the to-hit target number.",
  'FD-RNG-04':
    'A ranged attack by a figure that is threatened by an enemy (within 1" of an enemy\'s base rim) has disadvantage, whoever the target is.',
  'FD-RNG-05':
    'Count every piece of cover, every piece of concealment and every other model that lies between shooter and target.',
  'FD-RNG-06': 'Things adjacent to the shooter (within 1" of its base) are not counted.',
  'FD-RNG-07': 'Make one block check (one die) for each counted thing, in order from the shooter towards the target.',
  'FD-RNG-08': 'If the target is mounted, one more block check is made for its mount, after the things in between.',
  'FD-RNG-09':
    'If the target is in melee (within 1" of a figure hostile to it, other than the shooter), one final block check is made last.',
  'FD-RNG-10':
    'A block check of 1 or 2 stops the shot at that thing; 3 to 6 lets it through to the next check. No further checks follow a stop.',
  'FD-RNG-11': 'A shot stopped by cover hits the cover: no further effect.',
  'FD-RNG-12': 'A shot stopped by concealment simply misses.',
  'FD-RNG-13':
    'A shot stopped by a model hits that model instead: go straight to the to-wound roll against that model (friend or foe), with no new to-hit roll.',
  'FD-RNG-14':
    'A shot stopped by the final "in melee" check hits a figure fighting the target; with several, one is picked at random.',
  'FD-RNG-15':
    'Sequence of a shot: to-hit roll against the chosen target first; only a shot that hits makes block checks; then Shield Mastery; then to-wound.',
  'FD-RNG-16': 'Every shot makes its own block checks.',
  'FD-RNG-17': 'A bow or gun may be used only if the figure prepared to shoot this round.',
})
