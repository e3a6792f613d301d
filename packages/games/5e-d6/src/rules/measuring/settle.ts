/** Puts a figure down somewhere: it hangs on nothing there. */
import type { FigureId } from '@muster/engine'
import type { Point } from '@muster/table'
import { figureOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'

export function settle(state: State, id: FigureId, at: Point): void {
  const figure = figureOf(state, id)
  figure.at = at
  if (figure.climb) {
    figure.climb = undefined
    state.order.changed()
  }
  state.grid.changed(id)
  state.abilities.moved(state, id)
}
