/** What each piece of terrain costs a figure that moves through it, and what it cannot pass. */
import {
  INCH,
  landscapeOf,
  prepareLandscape,
  type Footprint,
  type GroundPiece,
  type Landscape,
  type Passage,
  type Piece,
} from '@muster/table'
import { question, says } from '../../state/ability.ts'
import { heightOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { barrierCrossing, climbLeft, gapCrossing, isInGap } from './crossing.ts'
import { gapsOn, goingOf, KINDS } from './kinds.ts'

/** Vegetation costs it no extra movement. */
export const stridesFreely = question<undefined, boolean>('strides through vegetation')

/** It moves over everything that stands on the ground. */
export const flies = question<undefined, boolean>('flies')

const FREE: Passage = {}
const BARS: Passage = { bars: true }
const NO_REST: Passage = { noRest: true }

/** `open` is what an inch of open ground costs it: 2 while it drags somebody. */
export function landscapeFor(
  state: State,
  figure: Figure,
  mover: Footprint,
  open: number,
  isFlying: boolean,
): Landscape {
  const { survey } = state
  if (isFlying) return landscapeOf(survey, ['flying', figure.diameter], mover, aloft)
  const strides = says(state, figure, stridesFreely, undefined)
  const passageOf = ({ piece }: GroundPiece) => passageOver(figure, piece, open, strides)
  if (figure.climb || survey.get(gapsOn).some(({ piece }) => isInGap(figure, piece)))
    return prepareLandscape(survey.ground, mover, passageOf)
  const kind = [open, heightOf(figure), figure.diameter, strides ? 'strides' : 'is slowed']
  return landscapeOf(survey, kind, mover, passageOf)
}

/** A flier is hindered by nothing, but it ends its move where its base can stand. */
const aloft = ({ piece }: GroundPiece): Passage => {
  const going = goingOf(piece)
  return going === 'open' || going === 'difficult' ? FREE : NO_REST
}

/** Costs are in inches of open ground: where those cost more, the allowance is reduced to match. */
function passageOver(figure: Figure, piece: Piece, open: number, strides: boolean): Passage {
  switch (goingOf(piece)) {
    case 'open':
      return FREE
    case 'difficult':
      return strides && KINDS[piece.kind].isVegetation ? FREE : { times: (open + 1) / open }
    case 'barrier':
      return overBarrier(figure, piece, open)
    case 'gap':
      return overGap(figure, piece, open)
    case 'impassable':
      return BARS
  }
}

function overBarrier(figure: Figure, piece: Piece, open: number): Passage {
  const crossing = barrierCrossing(figure, piece)
  if (crossing === 'ignored') return NO_REST
  return { toll: (crossing === 'vaulted' ? INCH : climbLeft(figure, piece)) / open, noRest: true }
}

/** Whoever is down in a gap climbs out of it. */
function overGap(figure: Figure, piece: Piece, open: number): Passage {
  if (isInGap(figure, piece)) return { exit: (piece.height ?? 0) / open }
  const crossing = gapCrossing(figure, piece)
  return crossing === 'ignored' ? FREE : crossing === 'jumped' ? NO_REST : BARS
}
