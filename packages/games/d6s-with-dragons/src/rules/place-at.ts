/** Putting a character somewhere: its riders come along, and it stands as high as the ground there. */
import type { Point } from '@muster/table'
import { bearerOf, figureOf } from '../figures.ts'
import type { Figure, State } from '../state.ts'
import { levelAt } from './terrain.ts'

export function placeAt(state: State, figure: Figure, at: Point): void {
  const bearer = bearerOf(state, figure)
  const level = levelAt(state, at)
  for (const one of [bearer, ...bearer.riders.map((rider) => figureOf(state, rider))]) {
    one.at = at
    one.level = level
  }
}
