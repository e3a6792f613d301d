/** Whose card is shown: a figure's, or that of its unit. */
import type { FigureId } from '@muster/engine'
import type { ShownFigure, ShownTable, ShownUnit } from '@muster/session'
import { shownBlow } from '../../state/fight.ts'
import { proposedAim } from '../../state/option-choice.ts'
import type { TableState } from '../../state/table-state.ts'

export type CardSubject = ShownFigure | ShownUnit

export interface Card {
  readonly subject: CardSubject
  /** The name with its number. */
  readonly name: string
  /** The figure whose picture is shown: itself, or the first model of a unit. */
  readonly portrait: ShownFigure | undefined
}

export const isUnit = (subject: CardSubject): subject is ShownUnit => 'models' in subject

export function cardOf(view: ShownTable, id: FigureId | undefined): Card | undefined {
  const figure = view.figures.find((one) => one.id === id)
  const unit = view.units?.find((one) => one.id === (figure?.unit ?? id))
  const subject = unit ?? figure
  if (!subject) return undefined
  const portrait = unit ? view.figures.find((one) => unit.models.includes(one.id)) : figure
  const number = unit ? undefined : figure?.number
  return { subject, portrait, name: number === undefined ? subject.name : `${subject.name} ${number}` }
}

/** Whoever is struck in a fight, else the selected figure, else who aims at somebody, else the hovered one. */
export const mainCard = ({ fight, selected, hovered, snapshot }: TableState): Card | undefined =>
  [fight && shownBlow(fight)?.blow?.at[0], selected, proposedAim(snapshot)?.by, hovered]
    .map((id) => cardOf(snapshot.view, id))
    .find((card) => card !== undefined)

/** The hovered figure, when another has the card. */
export function otherCard(state: TableState): Card | undefined {
  const pointed = cardOf(state.snapshot.view, state.hovered)
  return pointed && pointed.subject.id !== mainCard(state)?.subject.id ? pointed : undefined
}
