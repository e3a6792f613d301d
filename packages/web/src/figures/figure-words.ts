/** What a figure or a unit is called, with its number. */
import type { FigureId } from '@muster/engine'
import type { ShownTable } from '@muster/session'
import { combatantNamed } from './combatants.ts'

export const figureWords = (view: ShownTable, id: FigureId | undefined): string =>
  combatantNamed(view, id)?.name ?? carriedName(view, id) ?? id ?? ''

/** Those who ride or crew something have no base of their own. */
const carriedName = ({ figures }: ShownTable, id: FigureId | undefined): string | undefined =>
  figures.flatMap(({ carries = [] }) => carries).find((one) => one.id === id)?.name
