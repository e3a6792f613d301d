/** Whether an enemy could reach down or up to where an object lies. */
import { heightOf } from '../../state/figures.ts'
import type { Figure, State, Thing } from '../../state/state.ts'
import { levelAt } from './terrain.ts'

/** The lower of the two is the enemy itself, or whoever bends for the object. */
export function reachesLevel(state: State, enemy: Figure, picker: Figure, { at }: Thing): boolean {
  const ground = levelAt(state, at)
  const isAbove = enemy.level >= ground
  return Math.abs(enemy.level - ground) <= heightOf(state, isAbove ? picker : enemy)
}
