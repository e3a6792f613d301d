/** Whether an enemy is level enough to guard an object. */
import { heightOf } from '../../state/figures.ts'
import type { Figure, State, Thing } from '../../state/state.ts'
import { levelAt } from './terrain.ts'

/** Levels are compared with the Height of the lower one: the enemy, or the character that picks it up. */
export function reachesLevel(state: State, enemy: Figure, picker: Figure, { at }: Thing): boolean {
  const ground = levelAt(state, at)
  const isAbove = enemy.level >= ground
  return Math.abs(enemy.level - ground) <= heightOf(state, isAbove ? picker : enemy)
}
