/** An empty table on which figures are put to read their cards, or to try an attack. */
import { Abilities, type Json } from '@muster/engine'
import type { EntrySheet } from '../army/sheet.ts'
import { BOOK } from '../book.ts'
import { situate } from '../situation/situate.ts'
import { figuresOn } from '../state/figures-on.ts'
import { newFigure, outfitOf } from '../state/new-figure.ts'
import type { Figure, State } from '../state/state.ts'

const EMPTY: Json = {
  muster: 'situation',
  game: '5e-d6',
  figures: [
    { id: 'a', side: 'a', at: [10, 10] },
    { id: 'b', side: 'b', at: [10, 20] },
  ],
}

export const emptyTable = (): State => situate(EMPTY)

/** One figure for each side, by itself on the table. */
export function standing(table: State, sheets: { readonly [side: string]: EntrySheet }) {
  const figures = Object.entries(sheets).map(([side, sheet]): Figure => {
    const origin = { id: side, side, entry: 0, number: 0 }
    return Object.assign(newFigure(origin, outfitOf(BOOK, sheet)), { where: 'standing' })
  })
  return {
    state: { ...table, abilities: new Abilities(BOOK), ...figuresOn(table.field, figures) } satisfies State,
    figures,
  }
}
