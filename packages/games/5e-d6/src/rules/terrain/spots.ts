/** Where a base may stand: on the table, on nobody, and on no wall, barrier or gap. */
import { named, refuse, text, withArticle, type Refusal } from '@muster/engine'
import {
  baseOverlapsOutline,
  isNearBox,
  isOnTable,
  overlaps,
  type Footprint,
  type Piece,
  type Point,
} from '@muster/table'
import { footprint, radiusOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { gapCrossing } from './crossing.ts'
import { goingOf, noRoomOn } from './kinds.ts'

/** A base that stands on the table, or is put down in the same answer. */
export interface PlacedBase {
  readonly id: string
  readonly foot: Footprint
}

export const placedBase = (figure: Figure, at: Point = figure.at): PlacedBase => ({
  id: figure.id,
  foot: footprint(figure, at),
})

/** The bases that stand around a place at which this figure may be put down. */
export const basesAround = ({ grid }: State, figure: Figure, at: Point): PlacedBase[] =>
  grid.around(at, radiusOf(figure)).map((one) => placedBase(one))

export type SpotFault =
  | { readonly is: 'off-table' }
  | { readonly is: 'on-figure'; readonly id: string }
  | { readonly is: 'on-piece'; readonly piece: Piece }

/** Why this figure may not stand here among these others; undefined when it may. */
export function spotFault(
  state: State,
  figure: Figure,
  at: Point,
  others: readonly PlacedBase[],
): SpotFault | undefined {
  const foot = footprint(figure, at)
  if (!isOnTable(foot, state.field)) return { is: 'off-table' }
  for (const { id, foot: other } of others) if (overlaps(foot, other)) return { is: 'on-figure', id }
  const piece = pieceUnder(state, figure, foot)
  return piece && { is: 'on-piece', piece }
}

/** The piece this base would stand in or across. */
export function pieceUnder({ survey }: State, figure: Figure, foot: Footprint): Piece | undefined {
  const radius = radiusOf(figure)
  for (const { piece, box } of survey.get(noRoomOn))
    if (
      isNearBox(box, foot.at, foot.at, radius) &&
      !isIgnoredGap(figure, piece) &&
      baseOverlapsOutline(foot, piece.outline)
    )
      return piece
  return undefined
}

const isIgnoredGap = (figure: Figure, piece: Piece): boolean =>
  goingOf(piece) === 'gap' && gapCrossing(figure, piece) === 'ignored'

export const thePiece = (piece: Piece | undefined): string =>
  withArticle(piece === undefined ? 'terrain' : (piece.name ?? piece.kind.replace('-', ' ')))

/** The fault as a player is told it. */
export function spotRefusal(fault: SpotFault, { id }: Figure, at: Point): Refusal {
  switch (fault.is) {
    case 'off-table':
      return refuse('FD-SETUP-03', 'off-table', text`${named(id)} must stand wholly on the table.`, { at })
    case 'on-figure':
      return refuse('FD-MOVE-04', 'rests-on-figure', text`${named(id)} would stand on ${named(fault.id)}.`, {
        at,
        figure: fault.id,
      })
    case 'on-piece':
      return refuse('FD-RUL-80', 'rests-on-piece', text`${named(id)} cannot stand on ${thePiece(fault.piece)}.`, {
        at,
        piece: fault.piece.id,
      })
  }
}
