/** Why a move is refused, in words and with the rule. */
import { fineInches, named, refuse, text, type Mover, type Refusal } from '@muster/engine'
import { inchesText, type MoveRefusal, type Piece } from '@muster/table'
import { areEnemies, figureOf, isChassis } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { goingOf } from '../terrain/going.ts'
import { thePiece } from '../terrain/spots.ts'

type Of<C extends MoveRefusal['code']> = MoveRefusal & { readonly code: C }

/** The name of each kind of move, and the rule that limits it. */
const LIMITS: { readonly [manner: string]: readonly [may: string, rule: string] } = {
  run: ['run', 'KD-ACT-01'],
  charge: ['charge', 'KD-ACT-02'],
  shoot: ['move before it shoots', 'KD-ACT-05'],
  disengage: ['disengage', 'KD-ACT-08'],
  haul: ['be moved', 'KD-SIEGE-07'],
  follow: ['move along', 'KD-SIEGE-08'],
  aside: ['move aside', 'KD-TRAMP-04'],
}

export function moveRefusal(state: State, mover: Mover, refusal: MoveRefusal): Refusal {
  const figure = figureOf(state, mover.figure)
  switch (refusal.code) {
    case 'too-far':
      return tooFar(figure, mover, refusal)
    case 'barred':
      return barred(state, figure, refusal)
    case 'figure-in-the-way':
    case 'stopped-by-contact':
      return inTheWay(state, figure, mover, refusal.figure, refusal.at)
    case 'rests-on-figure':
      return inTheWay(state, figure, mover, refusal.figure)
    case 'rests-on-piece':
      return onPiece(state, figure, refusal.piece)
    case 'off-table':
      return refuse(
        'KD-MOVE-19',
        'off-table',
        text`${named(figure.id)} would leave the table: the whole base stays on it.`,
        {
          at: refusal.at,
        },
      )
  }
}

const pieceOf = ({ field }: State, id: string): Piece | undefined => field.pieces.find((piece) => piece.id === id)

function tooFar(figure: Figure, { allowance, manner = 'run' }: Mover, { over, at }: Of<'too-far'>): Refusal {
  const [may, rule] = LIMITS[manner] ?? ['move', 'KD-ACT-01']
  const message = text`Not enough movement: ${fineInches(over)}" short. ${named(figure.id)} may ${may} ${inchesText(allowance)}".`
  return refuse(rule, 'too-far', message, { at })
}

function barred(state: State, figure: Figure, { code, piece: id, at }: Of<'barred'>): Refusal {
  const piece = pieceOf(state, id)
  const isClimbable = piece !== undefined && goingOf(piece) === 'obstacle'
  const rule = isClimbable && isChassis(figure) ? 'KD-TERR-10' : 'KD-TERR-05'
  return refuse(rule, code, text`${named(figure.id)} cannot go through ${thePiece(piece)}.`, { at, piece: id })
}

/** An enemy keeps others off; anybody else is just in the way. */
function inTheWay(state: State, figure: Figure, { manner }: Mover, other: string, at?: Refusal['at']): Refusal {
  const more = { figure: other, ...(at && { at }) }
  if (!areEnemies(figure, figureOf(state, other)))
    return refuse('KD-MOVE-01', 'figure-in-the-way', text`${named(other)} is in the way of ${named(figure.id)}.`, more)
  const rule = manner === 'charge' ? 'KD-MOVE-05' : manner === 'aside' ? 'KD-TRAMP-04' : 'KD-MOVE-03'
  const unless = manner === 'charge' ? ', unless it ends in contact with it' : ''
  return refuse(rule, 'too-near', text`${named(figure.id)} must keep more than ½" from ${named(other)}${unless}.`, more)
}

const onPiece = (state: State, figure: Figure, id: string): Refusal =>
  refuse(
    'KD-TERR-03',
    'rests-on-piece',
    text`${named(figure.id)} has no level place for its base on ${thePiece(pieceOf(state, id))}.`,
    {
      piece: id,
    },
  )
