/** What the attacks of a figure do to common foes, and theirs to it, by the odds of the rules. */
import { slayChance, type Duel } from '@muster/engine'
import { inches } from '@muster/table'
import { diameterOf, readTypeSheet, type TypeSheet } from '../army/sheet.ts'
import { attackForecasts } from '../forecasts/forecasts.ts'
import type { Figure, State } from '../state/state.ts'
import { iconOf, standing } from './table.ts'

const FOES = [
  { name: 'Levy', profile: { movement: '6', melee: 1, shooting: 0, armour: 1 } },
  { name: 'Soldier', profile: { movement: '9', melee: 2, shooting: 0, armour: 2 } },
  { name: 'Knight', profile: { movement: '15', melee: 4, shooting: 0, armour: 4 } },
]

export const duels = (table: State, sheet: TypeSheet): readonly Duel[] =>
  FOES.map((foe) => duel(table, sheet, readTypeSheet(foe)))

function duel(table: State, sheet: TypeSheet, foe: TypeSheet): Duel {
  const { state, figures } = standing(table, { a: sheet, b: foe })
  const [one, other] = figures as [Figure, Figure]
  one.at = { x: inches(12), y: inches(12) }
  other.at = { x: inches(12), y: inches(12) + (diameterOf(sheet) + diameterOf(foe)) / 2 }
  return {
    foe: foe.name,
    icon: iconOf(foe),
    slays: slayChance(attackForecasts(state, one.id, other.id), 'attack'),
    slain: slayChance(attackForecasts(state, other.id, one.id), 'attack'),
  }
}
