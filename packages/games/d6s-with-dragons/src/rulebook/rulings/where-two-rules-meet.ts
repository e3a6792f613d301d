/** What the rulebook leaves open, and how it is settled: where two rules meet. */
import { chapter } from '@muster/engine'

export const whereTwoRulesMeetRulings = chapter('Rulings: Where two rules meet', {
  'DD-RUL-223':
    'A character grappled by an opportunity attack during its move stays where it is. It may still prepare and act, like any grappled character.',
  'DD-RUL-224':
    'All opportunity attacks due at one point are made as long as their target is within 1", even if the first knocks the mover down or slays its mount. Only then does the mover decide whether to stand up and go on.',
  'DD-RUL-225':
    'A rider and its mount in the way of a shot are one blocker, between or beside the target. If that blocker is picked, the mount is attacked.',
  'DD-RUL-226':
    "Against terrain a mounted pair makes the mount's saves. Heavy barding makes them harder, the rider's armor does not.",
  'DD-RUL-227':
    "A rider cannot dismount from a mount that cannot move, because dismounting is paid with the mount's movement.",
  'DD-RUL-228':
    'A mount slain by Cone of Cold stands frozen where it was; its rider lies prone beside it, touching it.',
  'DD-RUL-229':
    'A character that waits for a lower Speed goes on waiting for it even if its own Speed changes, unless its own Speed is now lower still.',
  'DD-RUL-230':
    'What happens at the end of a round belongs to the side whose character rolls or loses something. Its player chooses the order, so poison may end before a save is rolled.',
  'DD-RUL-231':
    'A character that is pushed or moved by magic in the Combat Phase out of its melee and to within 1" of enemies is in a melee with one of them, as if it had followed up. A character still in its melee stays in it.',
  'DD-RUL-234':
    'Whoever comes adjacent to a Ghast by a slide makes the save against its Stench before the first step of that melee.',
  'DD-RUL-235':
    'A Fanatic whose Rampage leaves no enemy in its melee may follow up as well, from where the Rampage has ended, if it has not followed up in this round. The move of a Rampage joins no melee by itself.',
  'DD-RUL-236':
    'When an attack with reach eliminates the last enemy of another melee, the members of that melee follow up right after the action of the attacker.',
  'DD-RUL-237':
    'Legendary Resistance may be used while stunned or paralyzed, and for a save that fails by itself: it is a choice after a failed save, not an action.',
  'DD-RUL-246':
    'Terrain never blocks sight between two characters if one of them has the centre of its base in or on it. It may still be cover or concealment.',
})
