/** What each piece of terrain costs a character that moves through it, and what it cannot pass. */
import {
  contains,
  elevationAt,
  landscapeOf,
  prepareLandscape,
  type Base,
  type Footprint,
  type GroundPiece,
  type Landscape,
  type MoverKind,
  type Passage,
  type Piece,
} from '@muster/table'
import { heightOf, ONE_INCH } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { barrierFor, riseOf } from '../terrain/barriers.ts'
import type { MoveManner } from '../stats/special-movement.ts'
import { goingOf, groundAt, isSlowedBy, slowingKinds } from '../terrain/terrain.ts'
import { gapCrossing, baseWidth } from '../measuring/widths.ts'

/**
 * What each inch costs on open and on difficult ground: more for a character that drags another or walks through snow.
 */
export interface MoveCosts {
  readonly open: number
  readonly slow: number
}

const FREE: Passage = {}
const BARS: Passage = { bars: true }
const NO_REST: Passage = { noRest: true }

/** What the terrain costs and blocks for a character now; `mover` is its base, or half of it in tight spaces. */
export function landscapeFor(
  state: State,
  figure: Figure,
  mover: Footprint,
  gait: MoveManner,
  toil: MoveCosts,
): Landscape {
  const passageOf = (known: GroundPiece) => passageOver(state, figure, known, gait, toil)
  if (hangsOnPlace(state, figure, gait)) return prepareLandscape(state.survey.ground, mover, passageOf)
  return landscapeOf(state.survey, kindOf(state, figure, gait, toil), mover, passageOf)
}

/** Everything that decides what the terrain costs and blocks for a character, except where it stands. */
function kindOf(state: State, figure: Figure, gait: MoveManner, { open, slow }: MoveCosts): MoverKind {
  const width = baseWidth(figure.profile.base)
  return [gait, open, slow, width, heightOf(state, figure), slowingKinds(state, figure)]
}

/** On top of something or hanging on it, down in a gap, or in what it burrows or phases through. */
function hangsOnPlace(state: State, { at, level }: Figure, gait: MoveManner): boolean {
  if (gait === 'fly') return false
  if (level !== elevationAt(state.survey.ground, at) || groundAt(state, at, 'gap') !== undefined) return true
  return gait !== 'walk' && (groundAt(state, at, 'deep') ?? groundAt(state, at, 'solid')) !== undefined
}

/** Costs are in inches of open ground: where those cost more, the allowance is reduced to match. */
function passageOver(state: State, figure: Figure, known: GroundPiece, gait: MoveManner, toil: MoveCosts): Passage {
  const { piece } = known
  const going = goingOf(piece)
  if (going === 'barred') return gait === 'walk' ? BARS : NO_REST
  if (gait !== 'walk') return inPassing(figure, known, gait)
  if (going === 'difficult' || going === 'deep') {
    return toil.slow !== toil.open && isSlowedBy(state, figure, piece) ? { times: toil.slow / toil.open } : FREE
  }
  if (going === 'gap') return overGap(figure, piece)
  return going === 'solid' ? overBarrier(state, figure, known, toil) : FREE
}

/** A mover that passes over, under or through everything may end only where there is room. */
function inPassing({ profile: { base }, at }: Figure, known: GroundPiece, gait: MoveManner): Passage {
  const { piece } = known
  const going = goingOf(piece)
  if (gait === 'burrow' && (going === 'gap' || going === 'deep') && !contains(piece.outline, at)) return BARS
  if (going === 'gap') return NO_REST
  if (going !== 'solid') return FREE
  if (gait === 'fly') return fitsOn(known, base) ? FREE : NO_REST
  return piece.kind === 'hill' || contains(piece.outline, at) ? FREE : NO_REST
}

/** Whether a base has room on top of it. */
const fitsOn = ({ piece, narrowest }: GroundPiece, base: Base): boolean =>
  piece.outline.is !== 'line' && narrowest >= baseWidth(base)

function overGap(figure: Figure, piece: Piece): Passage {
  const leap = gapCrossing(figure, piece)
  if (leap === 'ignored') return FREE
  return leap === 'jumped' || contains(piece.outline, figure.at) ? NO_REST : BARS
}

function overBarrier(state: State, figure: Figure, known: GroundPiece, toil: MoveCosts): Passage {
  const rise = riseOf(state, figure, known)
  const barrier = barrierFor(state, figure, rise)
  if (barrier === 'ignored') return FREE
  const toll = (barrier === 'vaulted' ? ONE_INCH : rise) / toil.open
  return fitsOn(known, figure.profile.base) ? { toll } : { toll, noRest: true }
}
