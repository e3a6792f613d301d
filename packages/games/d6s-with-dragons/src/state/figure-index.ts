import type { FigureId } from '@muster/engine'

/** The place of each character in the list of all. It follows from the list, so it needs no place in a file. */
export class FigureIndex {
  private readonly places: ReadonlyMap<FigureId, number>

  constructor(figures: readonly { readonly id: FigureId }[]) {
    this.places = new Map(figures.map(({ id }, place) => [id, place]))
  }

  /** −1 for a character that does not exist. */
  of(id: FigureId): number {
    return this.places.get(id) ?? -1
  }

  toJSON(): undefined {
    return undefined
  }
}
