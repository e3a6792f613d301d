/** All figures of a battle on a table, with what finds them by their ids, by where they stand and by whose turn it is. */
import { listFigures } from '@muster/engine'
import type { Battlefield } from '@muster/table'
import { FigureGrid } from './figure-grid.ts'
import type { Figure, State } from './state.ts'
import { TurnOrder } from './turn-order.ts'

export function figuresOn(
  field: Battlefield,
  all: Figure[],
): Pick<State, 'figures' | 'figureIndex' | 'grid' | 'order'> {
  const { figures, figureIndex } = listFigures(all)
  return { figures, figureIndex, grid: new FigureGrid(field, figures, figureIndex), order: new TurnOrder() }
}
