/** The refusals of the move judge in plain words, each with its rule. */
import { fineInches, named, refuse, text, withArticle, type Refusal } from '@muster/engine'
import type { MoveRefusal, Piece } from '@muster/table'
import { areEnemies, figureOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { goingOf } from '../terrain/terrain.ts'

export const pieceOf = ({ field }: State, id: string): Piece | undefined =>
  field.pieces.find((piece) => piece.id === id)
/** With its article, unless the name has one. */
export const theNameOf = (piece: Piece | undefined): string => withArticle(piece?.name ?? piece?.kind ?? 'terrain')

export function wordMove(state: State, figure: Figure, refusal: MoveRefusal): Refusal {
  switch (refusal.code) {
    case 'too-far':
      return refuse(
        'DD-MOVE-01',
        'too-far',
        text`Not enough movement: ${named(figure.id)} is ${fineInches(refusal.over)}" short.`,
        { at: refusal.at },
      )
    case 'barred':
      return barred(state, figure, refusal)
    case 'figure-in-the-way':
    case 'stopped-by-contact':
      return refuse(
        'DD-MOVE-05',
        'figure-in-the-way',
        text`${named(refusal.figure)} is in the way: nobody moves through enemies.`,
        { at: refusal.at, figure: refusal.figure },
      )
    case 'rests-on-figure':
      return onFigure(state, figure, refusal.figure)
    case 'rests-on-piece':
      return onPiece(state, figure, refusal.piece)
    case 'off-table':
      return refuse(
        'DD-RUL-04',
        'off-table',
        text`The whole base of ${named(figure.id)} must stay on the battlefield.`,
        {
          at: refusal.at,
        },
      )
  }
}

function barred(state: State, figure: Figure, { piece: id, at }: MoveRefusal & { readonly code: 'barred' }): Refusal {
  const piece = pieceOf(state, id)
  if (piece?.kind === 'gap')
    return refuse('DD-TERR-20', 'too-wide', text`${named(figure.id)} cannot jump across ${theNameOf(piece)}.`, {
      at,
      piece: id,
    })
  return refuse('DD-TERR-21', 'barred', text`${named(figure.id)} cannot get through ${theNameOf(piece)}.`, {
    at,
    piece: id,
  })
}

function onFigure(state: State, figure: Figure, id: string): Refusal {
  const other = state.figures.find((one) => one.id === id)
  const rule = other && !areEnemies(state, figure, other) ? 'DD-MOVE-04' : 'DD-RUL-04'
  return refuse(
    rule,
    'rests-on-figure',
    text`${named(figure.id)} would end on ${named(other ? figureOf(state, id).id : 'something summoned')}.`,
    { figure: id },
  )
}

function onPiece(state: State, figure: Figure, id: string): Refusal {
  const piece = pieceOf(state, id)
  if (piece && goingOf(piece) === 'gap')
    return refuse('DD-TERR-18', 'over-a-gap', text`${named(figure.id)} would end over ${theNameOf(piece)}.`, {
      piece: id,
    })
  if (piece && goingOf(piece) === 'barred')
    return refuse('DD-TERR-22', 'rests-on-piece', text`${named(figure.id)} would end in ${theNameOf(piece)}.`, {
      piece: id,
    })
  return refuse('DD-TERR-12', 'rests-on-piece', text`${named(figure.id)} would end across ${theNameOf(piece)}.`, {
    piece: id,
  })
}
