/** What the rulebook leaves open, and how it is settled: where two rules meet. */
import { chapter } from '@muster/engine'

export const whereTwoRulesMeetRulings = chapter('Rulings: Where two rules meet', {
  'KD-RUL-83':
    'An attack on several targets that destroys a chassis strikes the crew, now on the table, as things stand when each die is rolled: without cover or bonus of the chariot. Range and sight were checked when the targets were named.',
  'KD-RUL-84':
    'For a trampling chariot a destroyed chassis counts as slain: it may go on. The crew set down is approached when the chariot next moves nearer to it.',
  'KD-RUL-85': 'Mass attack strikes only the enemies that were in contact when it was chosen.',
})
