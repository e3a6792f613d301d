/** Terrain in the way of a shot: cover that is high enough, and mist. */
import {
  baseOverlapsOutline,
  boxesMeet,
  isBoxBeside,
  isNearBox,
  outlineGap,
  outlinesOverlap,
  type Box,
  type Footprint,
  type Outline,
} from '@muster/table'
import { footprint, TOLERANCE, ONE_INCH } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { question } from '../../state/ability.ts'
import type { Between } from './blockers.ts'
import { cloudBanks, type Cloud } from '../terrain/obscured-terrain.ts'
import { ASIDE } from './sight.ts'
import { isAsHighAsLine, type SightTriangle } from './sight-triangle.ts'
import { givesCover } from '../terrain/solid-terrain.ts'

/**
 * Each piece in the triangle that is, somewhere there, as high as the line to the middle of the body. Pieces within 1"
 * of `spared` never count.
 */
export function coverBetween(state: State, look: SightTriangle, from: Footprint, spared?: Footprint): Between[] {
  const found: Between[] = []
  const lowestEnd = Math.min(look.from.eye, look.to.eye)
  for (const one of state.survey.ground.pieces) {
    if (one.top < lowestEnd || !isNearLine(look, one.box) || !givesCover(one)) continue
    const { id, outline } = one.piece
    if (isBeside(spared, one.box, outline) || !isAsHighAsLine(look, outline, one.top)) continue
    found.push({ is: 'cover', id, distance: outlineGap(from, outline) })
  }
  return found
}

const isBeside = (spared: Footprint | undefined, box: Box, outline: Outline): boolean =>
  spared !== undefined &&
  isNearBox(box, spared.at, spared.at, BESIDE) &&
  outlineGap(spared, outline) <= ONE_INCH + TOLERANCE

/** Farther than this from its centre nothing is within 1" of a base. */
const BESIDE = ASIDE + ONE_INCH + TOLERANCE

/** Comparing boxes rules out most pieces. */
const isNearLine = ({ box, from, to, aside }: SightTriangle, other: Box): boolean =>
  boxesMeet(box, other) && !isBoxBeside(other, from.at, to.at, aside)

/** What conceals it from a character, besides mist. */
export const conceals = question<Figure, string>('concealed')

/** One for each bank of mist in the line or over the target, and what spells add. */
export function concealmentBetween(state: State, look: SightTriangle, by: Figure, at: Figure): Between[] {
  const foot = footprint(state, by)
  const found: Between[] = []
  const target = footprint(state, at)
  for (const bank of cloudBanks(state)) {
    const [first] = bank
    const isThere = bank.some((cloud) => isInLine(look, cloud) || isOver(target, cloud))
    if (!first || !isThere || bank.some(({ box, outline }) => isBeside(foot, box, outline))) continue
    const distance = Math.min(...bank.map((cloud) => outlineGap(foot, cloud.outline)))
    found.push({ is: 'concealment', id: first.id, distance })
  }
  for (const id of conceals.all(state.abilities.of(state, at), state, at, by)) {
    found.push({ is: 'concealment', id, distance: 0 })
  }
  return found
}

const isInLine = (look: SightTriangle, { outline, box }: Cloud): boolean =>
  look.outline !== undefined && isNearLine(look, box) && outlinesOverlap(look.outline, outline)

const isOver = (target: Footprint, cloud: Cloud): boolean =>
  isNearBox(cloud.box, target.at, target.at, ASIDE) && baseOverlapsOutline(target, cloud.outline)
