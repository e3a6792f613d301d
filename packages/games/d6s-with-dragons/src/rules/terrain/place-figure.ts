/** Places a character: its riders and passengers come along, and it stands as high as the ground there. */
import type { FigureId } from '@muster/engine'
import type { Point } from '@muster/table'
import { bearerOf, figureOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { levelAt } from './terrain.ts'

export function placeAt(state: State, figure: Figure, at: Point): void {
  const bearer = bearerOf(state, figure)
  const level = levelAt(state, at)
  bearer.at = at
  bearer.level = level
  state.abilities.moved(state, bearer.id)
  for (const id of bearer.riders) follow(state, id, bearer)
  for (const id of bearer.passengers) follow(state, id, bearer)
}

function follow(state: State, id: FigureId, { at, level }: Figure): void {
  const one = figureOf(state, id)
  one.at = at
  one.level = level
  state.abilities.moved(state, id)
}
