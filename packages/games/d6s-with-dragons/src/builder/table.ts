/** An empty table on which characters are put to read their cards, or to try an attack. */
import { Abilities, listFigures, type Json } from '@muster/engine'
import { BOOK } from '../abilities/book.ts'
import type { Entry } from '../army/entry.ts'
import { figuresOf } from '../rules/deployment/army-figures.ts'
import { situate } from '../situation/read.ts'
import type { Figure, State } from '../state/state.ts'

const EMPTY: Json = {
  muster: 'situation',
  game: 'd6s-with-dragons',
  figures: [
    { id: 'a', side: 'a', at: [10, 10] },
    { id: 'b', side: 'b', at: [10, 20] },
  ],
}

export const emptyTable = (): State => situate(EMPTY)

/** One character of an entry with its mount. Nobody has stood on this table before, so nothing is remembered of them. */
export function joined(table: State, ...entries: readonly (readonly [side: string, entry: Entry])[]) {
  const all = entries.map(([side, entry]) => figuresOf(side, [{ ...entry, count: 1 }], BOOK))
  const state: State = { ...table, abilities: new Abilities(BOOK), ...listFigures(all.flat()) }
  return { state, first: all.map(([figure]) => figure as Figure) }
}
