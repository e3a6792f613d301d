/** Why a move is refused, in words and with the rule. */
import { fineInches, named, refuse, text, type FigureId, type Mover, type Refusal } from '@muster/engine'
import { circle, inchesText, outlineGap, type MoveRefusal, type Piece, type Point } from '@muster/table'
import { moveLimitOf } from '../../scenarios/index.ts'
import { figureOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { flies, GOING, halfScoreOf } from '../../terrain/going.ts'
import { thePiece } from '../../terrain/names.ts'

type Of<C extends MoveRefusal['code']> = MoveRefusal & { readonly code: C }

export function moveRefusal(state: State, mover: Mover, refusal: MoveRefusal): Refusal {
  const figure = figureOf(state, mover.figure)
  switch (refusal.code) {
    case 'too-far':
      return unpaid(state, figure, refusal) ?? tooFar(state, figure, mover, refusal)
    case 'barred':
      return barred(state, figure, refusal)
    case 'figure-in-the-way':
      return inTheWay(figure, refusal)
    case 'stopped-by-contact':
      return stopped(figure, refusal)
    case 'rests-on-figure':
      return onFigure(state, figure, mover, refusal.figure)
    case 'rests-on-piece':
      return onPiece(state, figure, refusal.piece)
    case 'off-table':
      return offTable(figure, refusal)
  }
}

const pieceOf = ({ field }: State, id: string): Piece | undefined => field.pieces.find((piece) => piece.id === id)

/** Says that crossing the obstacle costs too much, which explains more than "too far". */
function unpaid(state: State, figure: Figure, { at }: Of<'too-far'>): Refusal | undefined {
  const line = flies(figure) ? undefined : obstacleAt(state, at)
  if (line === undefined) return undefined
  const toll = inchesText(halfScoreOf(figure.profile))
  const message = text`${named(figure.id)} has no movement left to cross ${thePiece(line)}: that costs ${toll}".`
  return refuse('HW-MOVE-10', 'cannot-cross', message, { at, piece: line.id })
}

function obstacleAt({ field }: State, at: Point): Piece | undefined {
  const spot = { base: circle(0), at }
  return field.pieces.find(({ kind, outline }) => GOING[kind] === 'obstacle' && outlineGap(spot, outline) <= 1)
}

function tooFar(state: State, figure: Figure, { allowance, manner }: Mover, { over, at }: Of<'too-far'>): Refusal {
  const tooMuch = `Not enough movement: ${fineInches(over)}" short`
  const limit = moveLimitOf(state, figure)
  if (limit && limit.left < allowance) {
    const message = text`${tooMuch}. ${named(figure.id)} may go ${inchesText(limit.left)}" more this turn.`
    return refuse(limit.rule, 'too-far', message, { at })
  }
  const [rule, may] = manner === undefined ? ['HW-MOVE-01', 'move'] : ['HW-WDR-01', 'withdraw']
  return refuse(rule, 'too-far', text`${tooMuch}. ${named(figure.id)} may ${may} ${inchesText(allowance)}".`, { at })
}

function barred(state: State, figure: Figure, { code, piece, at }: Of<'barred'>): Refusal {
  const message = text`${named(figure.id)} cannot go through ${thePiece(pieceOf(state, piece))}.`
  return refuse('HW-MOVE-16', code, message, { at, piece })
}

function inTheWay(figure: Figure, { code, figure: other, at }: Of<'figure-in-the-way'>): Refusal {
  const message = text`${named(other)} is in the way of ${named(figure.id)}: nobody walks through enemies.`
  return refuse('HW-MOVE-15', code, message, { at, figure: other })
}

function stopped(figure: Figure, { code, figure: other, at }: Of<'stopped-by-contact'>): Refusal {
  const message = text`${named(figure.id)} touches ${named(other)} on the way and must stop there.`
  return refuse('HW-MOVE-18', code, message, { at, figure: other })
}

const offTable = (figure: Figure, { code, at }: Of<'off-table'>): Refusal =>
  refuse('HW-MOVE-20', code, text`${named(figure.id)} would leave the table: the whole base stays on it.`, { at })

function onFigure(state: State, figure: Figure, { manner }: Mover, other: FigureId): Refusal {
  const isEnemy = figureOf(state, other).side !== figure.side
  if (manner !== undefined && isEnemy) {
    const message = text`${named(figure.id)} would still touch ${named(other)}: a withdrawal ends clear of every enemy.`
    return refuse('HW-WDR-09', 'still-in-contact', message, { figure: other })
  }
  const rule = isEnemy ? 'HW-MOVE-13' : 'HW-MOVE-14'
  return refuse(rule, 'rests-on-figure', text`${named(figure.id)} would end on ${named(other)}.`, { figure: other })
}

function onPiece(state: State, figure: Figure, id: string): Refusal {
  const piece = pieceOf(state, id)
  if (piece !== undefined && GOING[piece.kind] === 'obstacle') {
    return refuse('HW-MOVE-11', 'rests-on-piece', text`${named(figure.id)} would end across ${thePiece(piece)}.`, {
      piece: id,
    })
  }
  return refuse('HW-MOVE-13', 'rests-on-piece', text`${named(figure.id)} cannot end on ${thePiece(piece)}.`, {
    piece: id,
  })
}
