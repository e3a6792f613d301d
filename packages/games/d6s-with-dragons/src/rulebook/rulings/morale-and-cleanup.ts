/** What the rulebook leaves open, and how it is settled: morale and cleanup. */
import { chapter } from '@muster/engine'

export const moraleAndCleanupRulings = chapter('Rulings: Morale and cleanup', {
  'DD-RUL-49':
    'A character that flees from a Broken side counts as eliminated for numbers, the end of the encounter, injuries, its objects and its spells. It has not died, though, so effects of a death do not happen.',
  'DD-RUL-50':
    'A side is Broken when twice its survivors are no more than its starting number: of 7, at 3. A rider and its mount count as one. Mounts alone, summoned things and spawn do not count. Dominated characters count for their own side. This is checked in the Cleanup Phase only.',
  'DD-RUL-51':
    'A move that would come within 1" of a creature with Frightful Presence is checked before it begins. A character that fails stays and makes no willing move this round, but may prepare and act. One success is enough against that enemy for the round. Starting there, being moved, sliding and teleporting need no check.',
  'DD-RUL-52':
    "Each check uses the best of the character's own Morale and that of any fitting leader in range at that moment; leaders cannot pass on a borrowed Morale. A stunned leader counts, a dominated one does not. For Broken checks all leaders there at the start count for everybody, and characters that fail are removed together.",
  'DD-RUL-53':
    "The Cleanup Phase has this order: Broken checks of both sides; everything else that happens at the end of a round, the Lead Player's side first, each player in any order; the check whether the encounter is over; then the lead changes hands.",
})
