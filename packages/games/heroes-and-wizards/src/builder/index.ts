/** How armies of Heroes & Wizards are built. */
import { builderFrom, columnsFrom, type ArmyBuilder, type Part } from '@muster/engine'
import { typeComplaints } from '../army/check.ts'
import { costOf } from '../army/costs.ts'
import { readTypeSheet, USUAL_LIMIT, type TypeSheet } from '../army/sheet.ts'
import { rulebook } from '../rulebook/index.ts'
import type { State } from '../state/state.ts'
import { card } from './card.ts'
import { duels } from './duels.ts'
import { choices, choose } from './options.ts'
import { fresh, outline } from './stat-lines.ts'
import { emptyTable } from './table.ts'

const columns = columnsFrom(rulebook, [
  ['Mov', 'Movement', 'HW-MOVE-01'],
  ['Mel', 'Melee', 'HW-MELEE-04'],
  ['Att', 'Attacks', 'HW-MELEE-06'],
  ['Sht', 'Shooting', 'HW-SHOOT-04'],
  ['Arm', 'Armour', 'HW-SHOOT-05'],
])

function price(_table: State, { profile }: TypeSheet) {
  const parts: Part[] = []
  return { total: costOf(profile, parts), parts }
}

export const builder: ArmyBuilder = builderFrom<State, TypeSheet>({
  entriesField: 'types',
  columns,
  usualLimits: [USUAL_LIMIT, 100, 500],
  blank: (name) => ({ name, types: [] }),
  context: emptyTable,
  outline,
  fresh: (_table, item) => fresh(item),
  read: (_table, raw) => readTypeSheet(raw),
  card,
  price,
  faults: (_table, sheet) => typeComplaints(sheet, '').map(({ message }) => message),
  choices: (_table, sheet) => choices(sheet),
  choose: (_table, sheet, choice, raw) => choose(sheet, choice, raw),
  duels,
})
