/** What the rulebook leaves open, and how it is settled: morale and cleanup. */
import { chapter } from '@muster/engine'

export const moraleAndCleanupRulings = chapter('Rulings: Morale and cleanup', {
  'DD-RUL-49':
    'Who runs from a Broken side is eliminated for numbers, the end of the encounter, injuries, its objects and its spells. It has not died, though: nothing that happens at a death happens.',
  'DD-RUL-50':
    'A side is Broken when twice its survivors are no more than its starting number: of 7, at 3. A rider with its mount is one; mounts alone, summoned things and spawn are none; the dominated count for their own side. It is looked at in the Cleanup Phase only.',
  'DD-RUL-51':
    'A move that would come within 1" of something frightful is checked before it begins. Failing, the character stays and makes no willing move this round, but may prepare and act. Passing once is enough against that enemy for the round. Starting there, being moved, sliding and teleporting need no check.',
  'DD-RUL-52':
    "Each check takes the best of one's own Morale and that of any fitting leader in range at that moment; the leader's own, not a borrowed one. A stunned leader counts, a dominated one does not. For Broken checks all leaders there at the start count for all, and those who fail go together.",
  'DD-RUL-53':
    "The Cleanup Phase goes thus: Broken checks of both sides; everything else that happens when a round ends, the Lead Player's side first and each player in the order they like; the encounter's verdict; then the lead changes hands.",
})
