/** The rules in our own words: movement. */
import { chapter } from '@muster/engine'

export const movement = chapter('Movement', {
  'KD-MOVE-01':
    'A model may not move through another model, friend or enemy: its base may overlap no other base at any point of the path.',
  'KD-MOVE-02': 'A model may not move through obstacles or impassable terrain.',
  'KD-MOVE-03':
    'A moving model may at no point of its path be within ½" of an enemy model\'s base; exactly ½" is too near. Chargers, models that leave, flyers and chariots have exceptions.',
  'KD-MOVE-04':
    'Exception: a Charging model may come within ½" of an enemy if it ends its move in contact with that same enemy.',
  'KD-MOVE-05':
    'The exception counts enemy by enemy: a Charge that passes or ends within ½" of a second enemy without ending in contact with it is illegal.',
  'KD-MOVE-06':
    'Run, Move and shoot and Disengage never have the exception, so no model but a chariot can end them within ½" of an enemy.',
  'KD-MOVE-07': 'A Charge may end away from all enemies, as long as it keeps more than ½" from each.',
  'KD-MOVE-08': 'A Charge may end in contact with an enemy and make no attack.',
  'KD-MOVE-09': 'A Charge may end in contact with several enemies at once.',
  'KD-MOVE-10':
    'A model that begins its move within ½" of an enemy may move out: while the gap to that enemy is ½" or less it may not shrink (a Charge that ends in contact with that enemy is exempt).',
  'KD-MOVE-11':
    'A model that moves out like this must end more than ½" from every enemy, or (Charge only) in contact with each enemy that is within ½"; a chariot may stop near models whose answers to its trample are settled.',
  'KD-MOVE-12':
    'An Infantry or Creature model in contact with an enemy at the moment it is activated may not move except by Disengage.',
  'KD-MOVE-13': 'Such a model may still choose Charge without moving and make its melee attacks.',
  'KD-MOVE-14': 'Cavalry, Monsters and chariots in contact with an enemy may move with any action.',
  'KD-MOVE-15': 'Being within ½" of an enemy without contact does not hold a model in place.',
  'KD-MOVE-16':
    'Contact is tested when the model is activated: if the enemy it touched was slain earlier in the turn, it is free.',
  'KD-MOVE-17': "Movement is measured along the path of the base's centre, and the path may bend freely.",
  'KD-MOVE-18': 'Bases may touch friendly bases at any time during and after a move.',
  'KD-MOVE-19': 'No model may leave the table.',
  'KD-MOVE-20': 'Models have no facing: turning on the spot is free and has no effect.',
})
