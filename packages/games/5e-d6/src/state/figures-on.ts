/** All figures of a battle on a table, with what finds them by their ids and by where they stand. */
import { listFigures } from '@muster/engine'
import type { Battlefield } from '@muster/table'
import { FigureGrid } from './figure-grid.ts'
import type { Figure, State } from './state.ts'

export function figuresOn(field: Battlefield, all: Figure[]): Pick<State, 'figures' | 'figureIndex' | 'grid'> {
  const { figures, figureIndex } = listFigures(all)
  return { figures, figureIndex, grid: new FigureGrid(field, figures, figureIndex) }
}
