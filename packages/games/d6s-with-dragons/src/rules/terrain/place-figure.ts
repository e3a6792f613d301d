/** Places a character: its riders come along, and it stands as high as the ground there. */
import type { Point } from '@muster/table'
import { bearerOf, figureOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { levelAt } from './terrain.ts'

export function placeAt(state: State, figure: Figure, at: Point): void {
  const bearer = bearerOf(state, figure)
  const level = levelAt(state, at)
  bearer.at = at
  bearer.level = level
  for (const id of bearer.riders) {
    const rider = figureOf(state, id)
    rider.at = at
    rider.level = level
  }
  state.abilities.moved(state)
}
