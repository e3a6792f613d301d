/** Places a character: its riders and passengers come along, and it stands as high as the ground there. */
import type { Point } from '@muster/table'
import { bearerOf, figureOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { levelAt } from './terrain.ts'

export function placeAt(state: State, figure: Figure, at: Point): void {
  const bearer = bearerOf(state, figure)
  const level = levelAt(state, at)
  bearer.at = at
  bearer.level = level
  for (const id of bearer.riders) follow(figureOf(state, id), bearer)
  for (const id of bearer.passengers) follow(figureOf(state, id), bearer)
  state.abilities.moved(state)
}

function follow(one: Figure, { at, level }: Figure): void {
  one.at = at
  one.level = level
}
