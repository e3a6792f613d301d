/** How armies of 5e d6 are built. */
import { builderFrom, columnsFrom, type ArmyBuilder } from '@muster/engine'
import { figureComplaints } from '../army/check-figure.ts'
import { priceOf, priceParts } from '../army/costs.ts'
import { readEntrySheet, USUAL_LIMIT } from '../army/sheet.ts'
import { rulebook } from '../rulebook/index.ts'
import type { State } from '../state/state.ts'
import { card, fresh, outline, type EditedEntry } from './card.ts'
import { duels } from './duels.ts'
import { choices, choose } from './options.ts'
import { emptyTable } from './table.ts'

const columns = columnsFrom(rulebook, [
  ['Spd', 'Spd', 'FD-MOVE-01'],
  ['Fgt', 'Fight', 'FD-ATK-08'],
  ['Arm', 'Armor', 'FD-ATK-08'],
  ['Tgh', 'Tough', 'FD-DMG-02'],
  ['Hlt', 'Health', 'FD-DMG-15'],
  ['Att', 'Attacks', 'FD-ATK-01'],
  ['Str', 'Str', 'FD-DMG-02'],
])

export const builder: ArmyBuilder = builderFrom<State, EditedEntry>({
  entriesField: 'entries',
  columns,
  usualLimits: [150, USUAL_LIMIT, 200, 300],
  blank: (name) => ({ name, entries: [] }),
  context: emptyTable,
  outline,
  fresh: (_table, item) => fresh(item),
  read: (_table, raw) => ({ ...readEntrySheet(raw), isOwn: raw['creature'] !== undefined }),
  card,
  price: (_table, entry) => ({ total: priceOf(entry), parts: priceParts(entry) }),
  faults: (_table, entry) => figureComplaints(entry, '').map(({ message }) => message),
  choices: (_table, entry) => choices(entry),
  choose: (_table, entry, choice, raw) => choose(entry, choice, raw),
  duels,
})
