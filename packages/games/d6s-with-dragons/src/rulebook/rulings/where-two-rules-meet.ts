/** What the rulebook leaves open, and how it is settled: where two rules meet. */
import { chapter } from '@muster/engine'

export const whereTwoRulesMeetRulings = chapter('Rulings: Where two rules meet', {
  'DD-RUL-223':
    'Grappled by an opportunity attack in the middle of its move, a character stays where it is. It may still prepare and act, as anybody who is grappled.',
  'DD-RUL-224':
    'All opportunity attacks due at one point are made, even if the first knocks the mover down or slays its mount, as long as their target is within 1". Only then does the mover decide whether to stand up and go on.',
  'DD-RUL-225':
    'A rider with its mount that is in the way of a shot is one blocker, between or about the target; if it is picked, the mount is struck at.',
  'DD-RUL-226':
    "Against terrain a mounted pair makes the mount's saves. Heavy barding makes them harder, the rider's armor does not.",
  'DD-RUL-227': "Nobody gets off a mount that cannot move: getting off is paid with the mount's movement.",
  'DD-RUL-228':
    'A mount slain by Cone of Cold stands frozen where it was; its rider lies prone beside it, touching it.',
  'DD-RUL-229':
    'Who waits for a lower Speed keeps waiting for it, whatever becomes of its own Speed, unless that is now lower still.',
  'DD-RUL-230':
    'What happens when a round ends belongs to the side whose character rolls or loses something; its player puts it in order, so poison may end before a save is rolled.',
  'DD-RUL-231':
    'Pushed or moved by magic in the Combat Phase out of its melee and to within 1" of enemies, a character is in a melee with one of them, as if it had followed up. One who is still in its melee stays in it.',
  'DD-RUL-246':
    'A piece of terrain in which, or on which, the looker or the target has the centre of its base never cuts the line of sight between the two. It may still be cover or concealment.',
})
