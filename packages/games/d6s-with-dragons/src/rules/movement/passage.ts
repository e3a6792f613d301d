/** What each piece of terrain costs a character that moves through it, and what bars its way. */
import { contains, prepareGround, type Base, type GroundPiece, type Passage, type Piece } from '@muster/table'
import { ONE_INCH } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { barrierFor, riseOf } from '../terrain/barriers.ts'
import { isPlain, keptPassage } from './kept-passages.ts'
import type { Gait } from '../stats/special-movement.ts'
import { goingOf, isSlowedBy } from '../terrain/terrain.ts'
import { leapFor, narrowness, widthOf } from '../measuring/widths.ts'

/** What each inch costs on open ground and on difficult ground: more for one who drags another, or wades through snow. */
export interface Toil {
  readonly open: number
  readonly slow: number
}

const FREE: Passage = {}
const BARS: Passage = { bars: true }
const NO_REST: Passage = { noRest: true }

/** Costs are told in inches of open ground: where those cost more, the allowance is cut to match. */
export function passageFor(state: State, figure: Figure, gait: Gait, toil: Toil): (piece: Piece) => Passage {
  if (gait !== 'walk' || !isPlain(state, figure)) return ownPassage(state, figure, gait, toil)
  return keptPassage(state, figure, toil.open * 10 + toil.slow, () => ownPassage(state, figure, gait, toil))
}

function ownPassage(state: State, figure: Figure, gait: Gait, toil: Toil): (piece: Piece) => Passage {
  const slow: Passage = toil.slow === toil.open ? FREE : { times: toil.slow / toil.open }
  const known = new Map(prepareGround(state.field).pieces.map((one) => [one.piece, one]))
  return (piece) => {
    const going = goingOf(piece)
    if (going === 'barred') return gait === 'walk' ? BARS : NO_REST
    if (gait !== 'walk') return inPassing(figure, piece, gait)
    if (going === 'difficult' || going === 'deep') return isSlowedBy(state, figure, piece) ? slow : FREE
    if (going === 'gap') return overGap(figure, piece)
    const one = known.get(piece)
    return going === 'solid' && one ? overBarrier(state, figure, one, toil) : FREE
  }
}

/** Above, below or through everything; down again only where there is room. */
function inPassing({ profile: { base }, at }: Figure, piece: Piece, gait: Gait): Passage {
  const going = goingOf(piece)
  if (gait === 'burrow' && (going === 'gap' || going === 'deep') && !contains(piece.outline, at)) return BARS
  if (going === 'gap') return NO_REST
  if (going !== 'solid') return FREE
  if (gait === 'fly') return fitsOn(piece, base) ? FREE : NO_REST
  return piece.kind === 'hill' || contains(piece.outline, at) ? FREE : NO_REST
}

/** Whether a base has room on top of it. */
const fitsOn = (piece: Piece, base: Base): boolean => piece.outline.is !== 'line' && narrowness(piece) >= widthOf(base)

function overGap(figure: Figure, piece: Piece): Passage {
  const leap = leapFor(figure, piece)
  if (leap === 'ignored') return FREE
  return leap === 'jumped' || contains(piece.outline, figure.at) ? NO_REST : BARS
}

function overBarrier(state: State, figure: Figure, known: GroundPiece, toil: Toil): Passage {
  const rise = riseOf(state, figure, known)
  const barrier = barrierFor(state, figure, rise)
  if (barrier === 'ignored') return FREE
  const toll = (barrier === 'vaulted' ? ONE_INCH : rise) / toil.open
  return fitsOn(known.piece, figure.profile.base) ? { toll } : { toll, noRest: true }
}
