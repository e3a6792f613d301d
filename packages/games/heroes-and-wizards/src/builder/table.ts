/** An empty table on which figures are put to read their cards, or to try an attack. */
import { Abilities, type Json } from '@muster/engine'
import { diameterOf, isMovement, usualIcon, type TypeSheet } from '../army/sheet.ts'
import { BOOK } from '../book.ts'
import { situate } from '../situation/situate.ts'
import { newFigure } from '../state/new-figure.ts'
import type { Profile } from '../state/profile.ts'
import type { Figure, State } from '../state/state.ts'

const EMPTY: Json = {
  muster: 'situation',
  game: 'heroes-and-wizards',
  figures: [
    { id: 'a', side: 'a', at: [10, 10] },
    { id: 'b', side: 'b', at: [10, 20] },
  ],
}

export const emptyTable = (): State => situate(EMPTY)

/** A Movement that is not for sale is that of the slowest. */
export const profileOf = ({ profile }: TypeSheet): Profile => {
  const { movement, melee, shooting, armour, twoWeapons, mighty } = profile
  return { movement: isMovement(movement) ? movement : '6', melee, shooting, armour, twoWeapons, mighty } as Profile
}

export const iconOf = (sheet: TypeSheet): string => sheet.icon ?? usualIcon(sheet.rank, profileOf(sheet))

/** One figure for each side, by itself on the table. */
export function standing(table: State, sheets: { readonly [side: string]: TypeSheet }) {
  const figures = Object.entries(sheets).map(([side, sheet]): Figure => {
    const { name, rank } = sheet
    const fixed = { id: side, side, type: 0, name, rank, number: 0, prisoner: false }
    const figure = newFigure({ ...fixed, icon: iconOf(sheet), profile: profileOf(sheet), diameter: diameterOf(sheet) })
    return Object.assign(figure, { where: 'standing' })
  })
  return { state: { ...table, abilities: new Abilities(BOOK), figures } satisfies State, figures }
}
