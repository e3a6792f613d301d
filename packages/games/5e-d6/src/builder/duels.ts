/** What one attack of a figure does to common foes, and theirs to it, by the odds of the rules. */
import { slayChance, type Duel } from '@muster/engine'
import { inches } from '@muster/table'
import { readEntrySheet, type EntrySheet } from '../army/sheet.ts'
import { attackForecasts } from '../forecasts/forecasts.ts'
import type { Figure, State } from '../state/state.ts'
import { standing } from './table.ts'

const FOES = [
  { name: 'Human soldier', profile: 'human-soldier', weapons: ['hand-blade'], armor: 'light', shield: true },
  { name: 'Orc', profile: 'orc', weapons: ['great-blade'] },
  { name: 'Dwarf', profile: 'dwarf', weapons: ['hand-bludgeon'], armor: 'heavy', shield: true },
]

export const duels = (table: State, entry: EntrySheet): readonly Duel[] =>
  FOES.map((foe) => duel(table, entry, readEntrySheet(foe)))

function duel(table: State, entry: EntrySheet, foe: EntrySheet): Duel {
  const { state, figures } = standing(table, { a: entry, b: foe })
  const [first, other] = figures as [Figure, Figure]
  first.at = { x: inches(12), y: inches(12) }
  other.at = { x: inches(12), y: inches(12) + (entry.diameter + foe.diameter) / 2 }
  return {
    foe: foe.name,
    icon: foe.icon,
    slays: slayChance(attackForecasts(state, first.id, other.id), 'melee'),
    slain: slayChance(attackForecasts(state, other.id, first.id), 'melee'),
  }
}
