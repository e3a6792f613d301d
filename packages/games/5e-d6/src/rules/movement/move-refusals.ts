/** Why a move is refused, in words and with the rule. */
import { fineInches, named, refuse, text, type FigureId, type Refusal } from '@muster/engine'
import { inchesText, type Length, type MoveRefusal, type Piece, type Point } from '@muster/table'
import type { State } from '../../state/state.ts'
import { goingOf } from '../terrain/kinds.ts'
import { thePiece } from '../terrain/spots.ts'

export function moveRefusal(state: State, id: FigureId, left: Length, refusal: MoveRefusal): Refusal {
  switch (refusal.code) {
    case 'too-far': {
      const message = text`Not enough movement: ${fineInches(refusal.over)}" short. ${named(id)} has ${inchesText(left)}" left.`
      return refuse('FD-MOVE-01', 'too-far', message, { at: refusal.at })
    }
    case 'barred':
      return barred(id, pieceOf(state, refusal.piece), refusal)
    case 'figure-in-the-way':
    case 'stopped-by-contact':
      return inTheWay(id, refusal.figure, refusal.at)
    case 'rests-on-figure':
      return restsOn(id, refusal.figure)
    case 'rests-on-piece': {
      const message = text`${named(id)} cannot end its move on ${thePiece(pieceOf(state, refusal.piece))}.`
      return refuse('FD-RUL-80', 'rests-on-piece', message, { piece: refusal.piece })
    }
    case 'off-table': {
      const message = text`${named(id)} would leave the table: the whole base stays on it.`
      return refuse('FD-SETUP-03', 'off-table', message, { at: refusal.at })
    }
  }
}

const pieceOf = ({ field }: State, id: string): Piece | undefined => field.pieces.find((piece) => piece.id === id)

function barred(id: FigureId, piece: Piece | undefined, { code, at }: MoveRefusal & { code: 'barred' }): Refusal {
  const isGap = piece !== undefined && goingOf(piece) === 'gap'
  const message = isGap
    ? text`${thePiece(piece)} is too wide for ${named(id)} to jump.`
    : text`${named(id)} cannot go through ${thePiece(piece)}.`
  return refuse(isGap ? 'FD-RUL-80' : 'FD-MOVE-07', code, message, { at, ...(piece && { piece: piece.id }) })
}

/** Only enemies are: a figure passes through its allies. */
const inTheWay = (id: FigureId, figure: FigureId, at: Point): Refusal =>
  refuse('FD-MOVE-05', 'figure-in-the-way', text`${named(figure)} is in the way of ${named(id)}.`, { at, figure })

const restsOn = (id: FigureId, figure: FigureId): Refusal =>
  refuse('FD-MOVE-04', 'rests-on-figure', text`${named(id)} cannot end its move on ${named(figure)}.`, { figure })
