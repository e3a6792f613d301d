/** The rules in our own words: saves. */
import { chapter } from '@muster/engine'

export const saves = chapter('Saves', {
  'DD-SAVE-01':
    "A save: the target rolls one die against one of its three Save values, as the power specifies, and the user's Potency.",
  'DD-SAVE-02': "A result equal to or below the user's Potency is a failure.",
  'DD-SAVE-03': "A result above the target's Save value is a failure.",
  'DD-SAVE-04': 'Any other result is a success: the success range is Potency+1 up to the Save value.',
  'DD-SAVE-05': "The power's description says what success and failure do.",
})
