/** A unit as the builder shows it. */
import { part, sumOf, type EntryCard, type Stat, type Sum } from '@muster/engine'
import { circle, toInches } from '@muster/table'
import { cardOfEntry, designOf, type UnitEntry } from '../army/army-list.ts'
import { costPerModel } from '../design/cost.ts'
import { moveSum } from '../design/card-of.ts'
import { ATTACK_KINDS, STAT_COLUMNS } from '../state/card.ts'
import { boxOf, gearOf, reachesOf, TYPE_NAME } from '../view/units.ts'
import { cardFor, groupOf } from './cards.ts'

/** A printed card costs what is printed on it. */
export const price = (unit: UnitEntry): Sum =>
  unit.printed ? sumOf(part(unit.printed.cost, 'printed on its card', 'SF-CARD-04')) : costPerModel(designOf(unit))

export function card(unit: UnitEntry): EntryCard {
  const made = cardOfEntry(unit)
  const ready = cardFor(unit)
  const { name, icon, type, count } = unit
  return {
    profile: ready?.name ?? 'Own card',
    name,
    icon,
    kind: `${TYPE_NAME[type]}, ${Math.round(made.diameter / 100)} mm`,
    base: circle(made.diameter),
    group: groupOf(unit),
    ...(ready && { item: ready.name }),
    count,
    counts: type === 'champion' ? { least: 1, most: 1 } : { least: 2, most: 10 },
    stats: statsOf(unit),
    words: gearOf(made).map(({ name: called, text, rule }) => ({
      name: called,
      text,
      ...(rule !== undefined && { rule }),
    })),
    can: {
      move: toInches(made.move),
      shoots: made.grid.ranged.attack !== undefined,
      casts: made.grid.magic.attack !== undefined,
      flies: false,
      leads: type === 'champion',
    },
  }
}

function statsOf(unit: UnitEntry): readonly Stat[] {
  const made = cardOfEntry(unit)
  const move: Stat = { label: 'Move', value: `${toInches(made.move)}"`, rule: 'SF-MOVE-14' }
  return [
    unit.printed ? move : { ...move, sum: moveSum(designOf(unit)) },
    ...ATTACK_KINDS.flatMap((kind) => STAT_COLUMNS.map((doing) => boxOf(made, kind, doing))),
    ...reachesOf(made),
  ]
}
