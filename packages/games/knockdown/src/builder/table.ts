/** An empty table on which models are put to read their cards, or to try an attack. */
import { Abilities, type Json } from '@muster/engine'
import { pricesOf } from '../army/costs.ts'
import { usualIcon, type CrewSheet } from '../army/sheet.ts'
import { BOOK } from '../book.ts'
import { profileOf } from '../content/profiles.ts'
import { situate } from '../situation/situate.ts'
import { listModels } from '../state/figures.ts'
import { newFigure } from '../state/new-figure.ts'
import type { Figure, State } from '../state/state.ts'

const EMPTY: Json = {
  muster: 'situation',
  game: 'knockdown',
  models: [
    { id: 'a', side: 'a', at: [10, 10] },
    { id: 'b', side: 'b', at: [10, 20] },
  ],
}

export const emptyTable = (): State => situate(EMPTY)

/** One model for each side, by itself on the table. */
export function standing(table: State, models: { readonly [side: string]: CrewSheet }) {
  const figures = Object.entries(models).map(([side, model]): Figure => {
    const printed = BOOK.printedOn(model)
    const origin = {
      id: side,
      side,
      team: side,
      entry: 0,
      number: 0,
      profile: profileOf(model.profile),
      printed,
      ...pricesOf(model),
    }
    const sheet = { ...model, icon: model.icon ?? usualIcon(model.profile, model.mounted) }
    return Object.assign(newFigure(origin, sheet), { where: 'standing' })
  })
  return { state: { ...table, abilities: new Abilities(BOOK), ...listModels(figures) } satisfies State, figures }
}
