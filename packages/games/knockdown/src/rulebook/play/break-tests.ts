/** The rules in our own words: break tests. */
import { chapter } from '@muster/engine'

export const breakTests = chapter('Break tests', {
  'KD-BRK-01': 'Break tests are taken at the end of the round, in round resolution, never during turns.',
  'KD-BRK-02': 'A player takes as many tests as they lost models in this round.',
  'KD-BRK-03':
    'For each test the testing player nominates one of their own models still on the table; the choice is theirs alone.',
  'KD-BRK-04': 'The same model may be nominated again after it has passed.',
  'KD-BRK-05': "Roll a D6: equal to or below the model's BR passes, with no effect.",
  'KD-BRK-06': 'Above BR: the model flees and is removed from the game.',
  'KD-BRK-07':
    'Lost models are those slain in this round, a destroyed chassis, and a chariot chassis removed because its crew was slain, one each.',
  'KD-BRK-08':
    'The number of tests is fixed when round resolution begins: models that flee cause no further tests, neither now nor in the next round.',
  'KD-BRK-09': 'A steed that is killed is not a lost model.',
  'KD-BRK-10':
    'Tests are taken one after another (nominate, roll, apply); they stop when the player has no model left that can be nominated.',
  'KD-BRK-11': 'A chassis has no BR and cannot be nominated.',
  'KD-BRK-12': "Players take their tests in this round's priority order.",
  'KD-BRK-13':
    'BR for the test = BR of the profile with promotion, +1 if a friendly Banner is within 6", −1 if an enemy Frightening model is within 4", the sum then capped at 5 and not below 0.',
  'KD-BRK-14': 'BR 0 always fails; BR 5 fails only on a 6.',
  'KD-BRK-15': 'BR is worked out anew for each test: if the Banner bearer has just fled, the bonus is gone.',
})
