/** What all log entries share: names of figures, sides and terrain, and the parts of "why?". */
import { listed, type FigureId, type LogEntry, type SideId, type TestResult, type WhyTest } from '@muster/engine'
import type { HeroesEvent } from '../events/events.ts'
import type { Figure, State } from '../state/state.ts'
import { thePiece } from '../terrain/names.ts'
import { ABILITIES } from '../abilities/index.ts'

export type EntryWriter<E extends HeroesEvent> = (state: State, event: E) => LogEntry | undefined

/** One writer for every kind of event: a missing one does not compile. */
export type EntryWriters<E extends HeroesEvent> = { readonly [Is in E['is']]: EntryWriter<Extract<E, { is: Is }>> }

export const findFigure = (state: State, id: FigureId): Figure | undefined =>
  state.figures.find((figure) => figure.id === id)

export const sideName = (state: State, id: SideId): string => state.sides.find((side) => side.id === id)?.name ?? id
export const sideOfFigure = (state: State, id: FigureId): SideId | undefined => findFigure(state, id)?.side
export const isLeader = (state: State, id: FigureId): boolean =>
  (findFigure(state, id)?.rank ?? 'trooper') !== 'trooper'

export const pieceName = ({ field }: State, id: string): string => thePiece(field.pieces.find((one) => one.id === id))

const PASSING: { readonly [kind: string]: string } = { wall: 'over', hedge: 'over', tree: 'past', wood: 'through' }

/** " over the hedge and through the wood": what a shot has to get by. */
export function passing(state: State, pieces: readonly string[]): string {
  const ways = pieces.map(
    (id) => `${PASSING[state.field.pieces.find((one) => one.id === id)?.kind ?? ''] ?? 'past'} ${pieceName(state, id)}`,
  )
  return ways.length === 0 ? '' : ` ${listed(ways)}`
}

/** A test as it is shown, with what it was for. */
export const shownTest = ({ succeeds, success, sums, face }: TestResult, what: string): WhyTest => ({
  what,
  succeeds,
  success,
  sums,
  ...(face !== undefined && { face }),
})

/** The name of the magic item a figure has. */
export function itemName(state: State, id: FigureId): string {
  const item = findFigure(state, id)?.item
  return item === undefined ? 'Magic' : ABILITIES[item].name
}
