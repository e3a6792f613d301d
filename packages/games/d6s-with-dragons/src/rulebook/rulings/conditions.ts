/** What the rulebook leaves open, and how it is settled: conditions. */
import { chapter } from '@muster/engine'

export const conditionsRulings = chapter('Rulings: Conditions', {
  'DD-RUL-86':
    'Incapacitated: no actions of any kind, no opportunity attacks, masteries or spells, and concentration is lost; it may move. Stunned and paralyzed include it. Unless something else is said it ends in place of the next combat action.',
  'DD-RUL-87':
    'Paralyzed: stunned, and Reflex saves fail, and it is hit with advantage. It ends in place of the next combat action.',
  'DD-RUL-88':
    'Controlled and dominated are the same. The other side decides everything for the character and it counts as theirs for threat, melees, ties and targets, and so does what it carries; for Broken and the end it counts for its own. It ends after its next action.',
  'DD-RUL-89':
    'The invisible are never in sight: they cannot be shot at, but can be struck at with disadvantage, and areas reach them. Hidden is the same for enemies more than 6" away with cover in their line. Anybody may hide anywhere; only the benefit depends on cover. Truesight ignores all this.',
  'DD-RUL-90':
    'Prone and stunned do not change rolls to hit. At Speed 0 nobody can stand up. The stunned still threaten and tie up. They come to at their place in the Combat Phase, if they have their action, and that uses it.',
  'DD-RUL-91':
    'Gaining a condition again restarts it. Sapped and vexed wait for the next roll to hit, however long. Poison of one round ends with the next. Immunity gained later suppresses a condition. The frightened go nowhere nearer; their fear ends with its source and is tested in the first round too.',
})
