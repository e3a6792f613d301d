/** The judge's refusals in plain words, each with the rule behind it. */
import { refuse, type FigureId, type Mover, type Refusal } from '@muster/engine'
import { circle, inchesText, outlineGap, type MoveRefusal, type Piece, type Point } from '@muster/table'
import { figureOf } from '../figures.ts'
import type { Figure, State } from '../state.ts'
import { flies, GOING, halfScoreOf } from './going.ts'

type Of<C extends MoveRefusal['code']> = MoveRefusal & { readonly code: C }

export function wordMove(state: State, mover: Mover, refusal: MoveRefusal): Refusal {
  const figure = figureOf(state, mover.figure)
  switch (refusal.code) {
    case 'too-far': return tooFar(state, figure, mover, refusal)
    case 'barred': return barred(state, figure, refusal)
    case 'figure-in-the-way':
      return refuse('HW-MOVE-15', refusal.code, `${refusal.figure} is in the way of ${figure.id}: nobody walks through enemies.`, refusal)
    case 'stopped-by-contact':
      return refuse('HW-MOVE-18', refusal.code, `${figure.id} touches ${refusal.figure} on the way and must stop there.`, refusal)
    case 'rests-on-figure': return onFigure(state, figure, mover, refusal.figure)
    case 'rests-on-piece': return onPiece(state, figure, refusal.piece)
    case 'off-table':
      return refuse('HW-MOVE-20', refusal.code, `${figure.id} would leave the table: the whole base stays on it.`, refusal)
  }
}

const pieceOf = ({ field }: State, id: string): Piece | undefined => field.pieces.find((piece) => piece.id === id)
const nameOf = (piece: Piece | undefined): string => piece?.name ?? piece?.kind ?? 'terrain'

/** A crossing that cannot be paid is a reason of its own, better than "too far". */
function tooFar(state: State, figure: Figure, { allowance, longest, manner }: Mover, refusal: Of<'too-far'>): Refusal {
  const line = flies(figure) ? undefined : obstacleAt(state, refusal.at)
  if (line) {
    const toll = inchesText(halfScoreOf(figure.profile))
    return refuse('HW-MOVE-10', 'cannot-cross', `${figure.id} has no movement left to cross the ${nameOf(line)}: that costs ${toll}".`, { at: refusal.at, piece: line.id })
  }
  const over = `That is ${inchesText(refusal.over)}" too far`
  if (manner === 'withdraw') return refuse('HW-WDR-01', 'too-far', `${over}: ${figure.id} may withdraw ${inchesText(allowance)}".`, { at: refusal.at })
  const capped = longest !== undefined && longest < allowance
  const most = inchesText(capped ? longest : allowance)
  const rule = !capped ? 'HW-MOVE-01' : figure.prisoner ? 'HW-RESC-10' : 'HW-GEM-06'
  return refuse(rule, 'too-far', `${over}: ${figure.id} may go ${most}"${capped ? ' this turn' : ''}.`, { at: refusal.at })
}

function obstacleAt({ field }: State, at: Point): Piece | undefined {
  const spot = { base: circle(0), at }
  return field.pieces.find(({ kind, outline }) => GOING[kind] === 'obstacle' && outlineGap(spot, outline) <= 1)
}

function barred(state: State, figure: Figure, { code, piece, at }: Of<'barred'>): Refusal {
  const name = nameOf(pieceOf(state, piece))
  return refuse('HW-MOVE-16', code, `${figure.id} cannot go through the ${name}.`, { at, piece })
}

function onFigure(state: State, figure: Figure, { manner }: Mover, other: FigureId): Refusal {
  const isEnemy = figureOf(state, other).side !== figure.side
  if (manner === 'withdraw' && isEnemy) {
    return refuse('HW-WDR-09', 'still-in-contact', `${figure.id} would still touch ${other}: a withdrawal ends clear of every enemy.`, { figure: other })
  }
  return refuse(isEnemy ? 'HW-MOVE-13' : 'HW-MOVE-14', 'rests-on-figure', `${figure.id} would end on ${other}.`, { figure: other })
}

function onPiece(state: State, figure: Figure, id: string): Refusal {
  const piece = pieceOf(state, id)
  const isLine = piece !== undefined && GOING[piece.kind] === 'obstacle'
  const message = isLine ? `${figure.id} would end lying across the ${nameOf(piece)}.` : `${figure.id} cannot end on the ${nameOf(piece)}.`
  return refuse(isLine ? 'HW-MOVE-11' : 'HW-MOVE-13', 'rests-on-piece', message, { piece: id })
}
