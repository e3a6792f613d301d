/** An entry as the builder shows it. */
import type { EntryCard } from '@muster/engine'
import { circle, toInches } from '@muster/table'
import { rankName } from '../army/check.ts'
import { diameterOf, type TypeSheet } from '../army/sheet.ts'
import type { Figure, State } from '../state/state.ts'
import { scoreOf } from '../terrain/going.ts'
import { gearOf, statsOf } from '../view/figures.ts'
import { groupOf, lineOf } from './stat-lines.ts'
import { iconOf, profileOf, standing } from './table.ts'

/** More than any table holds; each Hero and Wizard is an entry of its own. */
const MOST_ALIKE = 400

export function card(table: State, sheet: TypeSheet): EntryCard {
  const { state, figures } = standing(table, { a: sheet })
  const [figure] = figures as [Figure]
  const { name, rank, count } = sheet
  const profile = profileOf(sheet)
  const line = lineOf(sheet)
  const diameter = diameterOf(sheet)
  return {
    profile: line?.name ?? 'Own stat line',
    name,
    icon: iconOf(sheet),
    kind: `${rankName(rank)}, ${Math.round(toInches(diameter) * 100) / 100}″ base`,
    base: circle(diameter),
    group: groupOf(sheet),
    ...(line && { item: line.name }),
    count,
    counts: { least: 1, most: rank === 'trooper' ? MOST_ALIKE : 1 },
    stats: statsOf(state, figure),
    words: gearOf(state, figure).map(({ name: called, text, rule }) => ({
      name: called,
      text,
      ...(rule !== undefined && { rule }),
    })),
    can: {
      move: toInches(scoreOf(profile)),
      shoots: profile.shooting > 0,
      casts: rank === 'wizard',
      flies: profile.movement === 'fly',
      leads: rank !== 'trooper',
    },
  }
}
