/** The rules in our own words: leadership. */
import { chapter } from '@muster/engine'

export const leadership = chapter('Leadership', {
  'DD-LEAD-01': 'Leader: Humanoid allies up to 6" away use the Leader\'s Morale where their own is worse.',
  'DD-LEAD-02': 'Leader has no effect on allies of other types.',
  'DD-LEAD-03': 'Advanced Leader: as Leader with a range of 12".',
  'DD-LEAD-04':
    'Leader of Beasts: as Leader (6") but only for Beasts; likewise Leader of Fiends, Undead and so on for their types.',
  'DD-LEAD-05': "Leader features let allies use the character's Morale stat; they give nothing to the leader itself.",
})
