/** The rules in our own words: measuring. */
import { chapter } from '@muster/engine'

export const measuring = chapter('Measuring', {
  'SF-MEAS-01': 'A move is measured from the middle of the unit before it to the middle after it.',
  'SF-MEAS-02': 'A charge is measured from the middle of the unit to the nearest enemy model.',
  'SF-MEAS-03': 'Line of sight goes from the middle of one unit to the middle of the other.',
  'SF-MEAS-04': 'Range is measured from the middle of the shooters to the nearest model of the target.',
  'SF-MEAS-05': 'The middle of a unit is the average position of all its living models.',
  'SF-MEAS-06': 'Distances are measured to the nearest point of a base, and a distance equal to the limit is enough.',
})
