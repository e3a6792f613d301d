/** The rules in our own words: ranged attacks. */
import { chapter } from '@muster/engine'

export const rangedAttacks = chapter('Ranged attacks', {
  'KD-RNG-01': 'Only a model that has a ranged weapon can make a ranged attack.',
  'KD-RNG-02': 'The target must be an enemy model in line of sight.',
  'KD-RNG-03': "The target must be within the weapon's long range, base edge to base edge.",
  'KD-RNG-04':
    "A weapon's two values are short range and long range: up to and including the first is short, beyond it up to and including the second is long.",
  'KD-RNG-05':
    'A model within ½" of any enemy model may not make ranged attacks, whoever the target is; the crew of a chariot has a rule of its own.',
  'KD-RNG-06': 'The ½" test is made after the move half of Move and shoot: a model that moved clear may shoot.',
  'KD-RNG-07': 'RT is 4 against a target at short range.',
  'KD-RNG-08': 'RT is 5 against a target at long range.',
  'KD-RNG-09': 'RT goes up by 1 if the target is in cover (short 5, long 6).',
  'KD-RNG-10':
    'A target is in cover when an intervening model or obstacle hides at least half of it; exactly half is enough.',
  'KD-RNG-11': 'Cover is counted once, whatever the number of things that give it.',
  'KD-RNG-12': 'Any model between shooter and target may give cover: friend of either side, standing or knocked down.',
  'KD-RNG-13':
    "Attack roll: D6 + the weapon's STR (not the model's STR); equal to or above the target's DEF deals one Wound.",
  'KD-RNG-14': 'If the natural die is below RT the attack misses whatever the total is.',
  'KD-RNG-15':
    'If the natural die is equal to or above RT, the total is compared with DEF in the usual way; both conditions must hold for a Wound.',
  'KD-RNG-16':
    'RT is compared with the natural die: STR, Slayer and other bonuses to the result never help against RT.',
  'KD-RNG-17': 'A model may shoot at an enemy that is in contact with friendly models; friends cannot be hit.',
  'KD-RNG-18':
    "Line of sight: seen from the centre of the shooter's base at full height, some part of the target's width is not blocked by an obstacle at least as high as the line to the target's top.",
  'KD-RNG-19': 'Models never block line of sight; they only give cover.',
  'KD-RNG-20':
    "Cover test: seen from the centre of the shooter's base, intervening models and obstacles whose top reaches the line from the shooter's eye to the target's half height hide half or more of the angle that the target's base fills in plan.",
  'KD-RNG-21': 'All-round sight: facing does not matter.',
  'KD-RNG-22': 'A model with several ranged weapons chooses one for its ranged attack.',
  'KD-RNG-23':
    'Heights for sight and cover: Creatures 1", Infantry 1.25", Cavalry and 40 mm Monsters 2", 60 mm Monsters 3", 75 mm Monsters 4", siege chassis 1.5", chariots 2".',
})
