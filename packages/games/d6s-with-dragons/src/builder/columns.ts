/** The numbers by which profiles are compared. */
import { columnsFrom } from '@muster/engine'
import { rulebook } from '../rulebook/index.ts'

export const COLUMNS = columnsFrom(rulebook, [
  ['Spd', 'Speed', 'DD-STAT-02'],
  ['Fgt', 'Fight', 'DD-STAT-03'],
  ['Att', 'Attacks', 'DD-STAT-04'],
  ['Str', 'Strength', 'DD-STAT-05'],
  ['Arm', 'Armor', 'DD-STAT-06'],
  ['Tgh', 'Toughness', 'DD-STAT-07'],
  ['Hlt', 'Health', 'DD-STAT-08'],
])
