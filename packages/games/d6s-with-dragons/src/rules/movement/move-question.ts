/** What the move judge needs to know: the character, the terrain, and the bases around it. */
import {
  circle,
  prepareMove,
  radiusOf,
  type Base,
  type Bystander,
  type Footprint,
  type Length,
  type MoveQuestion,
  type PreparedMove,
} from '@muster/table'
import { areEnemies, footprint, TOLERANCE, isStanding, ONE_INCH } from '../../state/figures.ts'
import { SIZES } from '../../state/vocabulary.ts'
import type { Figure, State } from '../../state/state.ts'
import { question, says } from '../../state/ability.ts'
import { draggedBy, grapplesOf } from '../conditions/conditions.ts'
import { isWeather, summonedSpots } from '../magic/spells-in-force.ts'
import { landscapeFor, type MoveCosts } from './passage.ts'
import { mannerOf, type MoveManner } from '../stats/special-movement.ts'
import { isNearTightSpace } from './tight-spaces.ts'
import { climbOutOfGap } from './out-of-gaps.ts'
import { baseWidth } from '../measuring/widths.ts'

/** What each inch costs: one more for dragging somebody, one more on difficult ground; snow makes all ground difficult. */
export function moveCostsOf(state: State, figure: Figure, gait: MoveManner): MoveCosts {
  const drag = dragOf(state, figure)
  if (gait !== 'walk') return { open: 1 + drag, slow: 1 + drag }
  return { open: (isWeather(state, 'snow') ? 2 : 1) + drag, slow: 2 + drag }
}

/** Whether moving those it holds costs it nothing. */
export const dragsFreely = question<undefined, boolean>('drags freely')

/** One more for each dragged character; one that is two or more sizes smaller is carried at no cost. */
function dragOf(state: State, figure: Figure): number {
  let drag = 0
  for (const { by, held } of grapplesOf(state, figure)) {
    const isCarried = SIZES.indexOf(by.profile.size) - SIZES.indexOf(held.profile.size) >= 2
    if (!isCarried && !says(state, by, dragsFreely)) drag++
  }
  return drag
}

/** It passes through other characters. */
export const passes = question<undefined, boolean>('passes through others')

/** For a mount the pair is judged; a rider has no movement of its own. */
export function moveQuestionOf(state: State, figure: Figure, left: Length, longest?: Length): MoveQuestion {
  const gait = mannerOf(state, figure)
  const toil = moveCostsOf(state, figure, gait)
  const squeeze = gait === 'walk' && isNearTightSpace(state, figure, left) ? squeezeOf(figure) : 0
  const mover =
    squeeze === 0 ? footprint(state, figure) : { base: circle(baseWidth(figure.profile.base) / 2), at: figure.at }
  return {
    landscape: landscapeFor(state, figure, mover, gait, toil),
    mover,
    allowance: allowanceOf(state, figure, left, toil),
    longest: longest ?? Infinity,
    others: bystanders(state, figure, gait, left, squeeze),
    tolerance: TOLERANCE,
  }
}

export const prepareMoveOf = (state: State, figure: Figure, left: Length, longest?: Length): PreparedMove =>
  prepareMove(moveQuestionOf(state, figure, left, longest))

/** In inches of open ground. */
export const allowanceOf = (state: State, figure: Figure, left: Length, { open }: MoveCosts): Length =>
  Math.max(0, left - climbOutOfGap(state, figure).cost) / open

/**
 * A character fits through a tight space half as wide as its base, so its base is judged at half its width, and other
 * bases as that much larger.
 */
const squeezeOf = ({ profile: { base } }: Figure): Length => radiusOf(base) - baseWidth(base) / 4

/** A mover passes through allies, but through enemies only above, below or phasing. It may not end on anybody. */
function bystanders(state: State, figure: Figure, gait: MoveManner, left: Length, squeeze: Length): Bystander[] {
  const others: Bystander[] = []
  const isPassing = gait !== 'walk' || says(state, figure, passes)
  const dragged = draggedBy(state, figure)
  for (const other of state.figures) {
    if (!isStanding(other) || other === figure || !isInReach(figure, other, left)) continue
    if (dragged.includes(other)) continue
    const bars = !isPassing && areEnemies(state, figure, other)
    others.push({ id: other.id, foot: grown(footprint(state, other), squeeze), effect: bars ? 'bars' : 'free' })
  }
  for (const { id, at } of summonedSpots(state))
    if (at) others.push({ id, foot: grown({ base: SUMMONED, at }, squeeze), effect: 'free' })
  return others
}

const SUMMONED: Base = circle(2500)

function grown(foot: Footprint, by: Length): Footprint {
  if (by === 0) return foot
  const { base } = foot
  if (base.shape === 'circle') return { ...foot, base: circle(base.diameter + 2 * by) }
  return { ...foot, base: { ...base, width: base.width + 2 * by, length: base.length + 2 * by } }
}

function isInReach({ at, profile }: Figure, other: Figure, left: Length): boolean {
  const reach = left + radiusOf(profile.base) + radiusOf(other.profile.base) + 2 * ONE_INCH
  const dx = at.x - other.at.x
  const dy = at.y - other.at.y
  return dx * dx + dy * dy <= reach * reach
}
