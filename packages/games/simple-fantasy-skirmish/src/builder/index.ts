/** How armies of Simple Fantasy Skirmish are built: from ready cards, and from cards of one's own. */
import { builderFrom, columnsFrom, type ArmyBuilder } from '@muster/engine'
import { readUnit, USUAL_LIMIT, type UnitEntry } from '../army/army-list.ts'
import { unitComplaints } from '../army/check-army.ts'
import { rulebook } from '../rulebook/index.ts'
import { card, price } from './card.ts'
import { fresh, outline } from './cards.ts'
import { choices, choose } from './options.ts'

const columns = columnsFrom(rulebook, [
  ['Mov', 'Move', 'SF-MOVE-14'],
  ['Mel', 'Melee Attack', 'SF-ATT-06'],
  ['MSv', 'Melee Save', 'SF-ATT-07'],
  ['Rng', 'Ranged Attack', 'SF-ATT-06'],
  ['RSv', 'Ranged Save', 'SF-ATT-07'],
  ['Mag', 'Magic Attack', 'SF-ATT-06'],
  ['GSv', 'Magic Save', 'SF-ATT-07'],
])

export const builder: ArmyBuilder = builderFrom<undefined, UnitEntry>({
  entriesField: 'units',
  columns,
  usualLimits: [USUAL_LIMIT, 40, 100],
  blank: (name) => ({ name, units: [] }),
  context: () => undefined,
  outline,
  fresh: (_context, item) => fresh(item),
  read: (_context, raw) => readUnit(raw),
  card: (_context, unit) => card(unit),
  price: (_context, unit) => price(unit),
  faults: (_context, unit) => unitComplaints(unit, 0).map(({ message }) => message),
  choices: (_context, unit) => choices(unit),
  choose: (_context, unit, choice, raw) => choose(unit, choice, raw),
})
