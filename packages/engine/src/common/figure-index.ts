/** Finding figures by their ids, which rules do many times for every answer. */
import type { FigureId } from './ids.ts'

/** The place of each figure in the list of all. It follows from the list, so it needs no place in a file. */
export class FigureIndex {
  private readonly places: ReadonlyMap<FigureId, number>

  constructor(figures: readonly { readonly id: FigureId }[]) {
    this.places = new Map(figures.map(({ id }, place) => [id, place]))
  }

  /** −1 for a figure that does not exist. */
  of(id: FigureId): number {
    return this.places.get(id) ?? -1
  }

  toJSON(): undefined {
    return undefined
  }
}

/** All figures of a battle, with the place of each in the list by its id. */
export const listFigures = <F extends { readonly id: FigureId }>(
  figures: F[],
): { figures: F[]; figureIndex: FigureIndex } => ({ figures, figureIndex: new FigureIndex(figures) })
