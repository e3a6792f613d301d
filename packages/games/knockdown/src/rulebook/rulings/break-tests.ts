/** What the rulebook leaves open, and how it is settled: break tests. */
import { chapter } from '@muster/engine'

export const breakTestsRulings = chapter('Rulings: Break tests', {
  'KD-RUL-35':
    'Each slain model, each destroyed chassis and each chariot chassis removed for want of crew is one lost model, whatever the cause. The number is fixed when round resolution begins: who flees adds nothing, now or later. A killed steed is no loss.',
  'KD-RUL-36': 'A model may be nominated for several tests of a round, as long as it is on the table.',
  'KD-RUL-37':
    'Players test in priority order, one test at a time, with BR as it is at that moment. Who has no model with a BR left stops.',
  'KD-RUL-38':
    "BR for a test is the profile's with promotion, at most 5, +1 if any Banner is near, −1 if any Frightening enemy is near, the sum at most 5 and at least 0. Each source counts once.",
  'KD-RUL-39': 'The bearer of a Banner has its bonus too.',
})
