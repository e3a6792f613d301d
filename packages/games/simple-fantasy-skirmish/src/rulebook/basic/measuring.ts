/** The rules in our own words: measuring. */
import { chapter } from '@muster/engine'

export const measuring = chapter('Measuring', {
  'SF-MEAS-01': 'A move is measured from the middle of the unit to the middle of the unit.',
  'SF-MEAS-02': 'A charge is measured from the middle of the unit to the nearest enemy model.',
  'SF-MEAS-03': 'You look from the middle of one unit to the middle of the other.',
  'SF-MEAS-04': 'Range runs from the middle of the shooters to the nearest model of the target.',
  'SF-MEAS-05': 'The middle of a unit is the average place of all its models that stand.',
  'SF-MEAS-06': 'The ruler goes to the near rim of a base, and exactly far enough is enough.',
})
