/** Armies ready to play: for each theme one for the basic game and one with everything. */
import { raise, type Json, type ReadyArmy } from '@muster/engine'
import { checkArmy } from '../army/check-army.ts'
import { THEMES } from './themes/index.ts'
import type { Theme } from './themes/theme.ts'

/** Two units of one card are told apart by their numbers on the table; their names may be the same. */
function armyOf({ name, units }: Theme, names: readonly string[]): Json {
  const listed = names.map((wanted) => units.find((unit) => unit.name === wanted) ?? raise(`${name} has no ${wanted}`))
  return { name, units: listed } as unknown as Json
}

function readyArmy(theme: Theme, mode: 'basic' | 'advanced'): ReadyArmy {
  const army = armyOf(theme, theme[mode])
  const { points } = checkArmy(army)
  const line = mode === 'basic' ? theme.line : `${theme.line} With a Champion and special Traits.`
  const name = mode === 'basic' ? theme.name : `${theme.name}, led`
  return {
    id: mode === 'basic' ? theme.id : `${theme.id}-led`,
    name,
    line,
    points,
    army,
    ...(mode === 'advanced' && { needs: { mode } }),
  }
}

export const ARMIES: readonly ReadyArmy[] = [
  ...THEMES.map((theme) => readyArmy(theme, 'basic')),
  ...THEMES.map((theme) => readyArmy(theme, 'advanced')),
]
