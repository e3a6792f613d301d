/** What the rulebook leaves open, and how it is settled: conditions. */
import { chapter } from '@muster/engine'

export const conditionsRulings = chapter('Rulings: Conditions', {
  'DD-RUL-86':
    'Incapacitated: no actions of any kind, no opportunity attacks, masteries or spells, and concentration is lost. The character may move. Stunned and paralyzed include it. Unless a rule says otherwise it ends in place of the next combat action.',
  'DD-RUL-87':
    'Paralyzed: the character is stunned, its Reflex saves fail, and attacks against it have advantage. It ends in place of the next combat action.',
  'DD-RUL-88':
    'Controlled and dominated are the same. The other side decides everything for the character. It counts as theirs for threat, melees, ties and targets, and so does what it carries; for Broken and the end of the encounter it counts for its own side. The condition ends after its next action.',
  'DD-RUL-89':
    'Invisible characters are never in sight: they cannot be shot at, but can be attacked in melee with disadvantage, and areas affect them. Hidden is the same for enemies more than 6" away with cover in their line. Any character may hide anywhere; only the benefit depends on cover. Truesight ignores all this.',
  'DD-RUL-90':
    'Prone and stunned do not change to-hit rolls. A character with Speed 0 cannot stand up. Stunned characters still threaten and tie up enemies. They lose the condition at their place in the Combat Phase, if they have their action, and that uses it.',
  'DD-RUL-91':
    'Gaining a condition again restarts it. Sapped and vexed last until the next to-hit roll. Poison of one round ends with the next round. Immunity gained later suppresses a condition. Frightened characters may not move nearer at any point; the fear ends with its source and is tested in the first round too.',
})
