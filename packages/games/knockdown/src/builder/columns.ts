/** The numbers by which profiles are compared. */
import { columnsFrom } from '@muster/engine'
import { rulebook } from '../rulebook/index.ts'

export const COLUMNS = columnsFrom(rulebook, [
  ['SP', 'SP', 'KD-PROF-01'],
  ['STR', 'STR', 'KD-PROF-02'],
  ['ATT', 'ATT', 'KD-PROF-03'],
  ['DEF', 'DEF', 'KD-PROF-04'],
  ['W', 'W', 'KD-PROF-05'],
  ['BR', 'BR', 'KD-PROF-06'],
])
