/** What the rulebook leaves open, and how it is settled: shooting. */
import { chapter } from '@muster/engine'

export const shootingRulings = chapter('Rulings: Shooting', {
  'KD-RUL-25':
    'Sight is taken from the centre of the shooter\'s base at its full height. It is lost only if every line to the target\'s base crosses an obstacle at least as high as the line to the target\'s top. Models never block it. Heights: Creatures 1", Infantry 1.25", Cavalry and 40 mm Monsters 2", 60 mm Monsters 3", 75 mm Monsters 4", siege chassis 1.5", chariots 2".',
  'KD-RUL-26':
    "A line is hidden if it crosses another base or an obstacle that reaches the line to half the target's height. If at least half of the target's width is hidden, by all hiders together, it is in cover: RT +1, once. Friends and enemies hide alike, standing or down.",
  'KD-RUL-27':
    "A model makes one ranged attack in an activation whatever its ATT. Exactly short range is short, exactly long range is long. Enemies in contact with the shooter's friends may be shot at, and a miss hits nobody.",
  'KD-RUL-28':
    'The ban on shooting within ½" of an enemy is tested when the attack is made, after any move, against every enemy model, those knocked down and chassis included.',
  'KD-RUL-29':
    'RT has no limits: it runs from 3 (short, Aim) to 6 (long, in cover). Only the natural die is compared with it.',
})
