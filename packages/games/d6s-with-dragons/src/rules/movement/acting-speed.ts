/** The Speed a character acts on: its own, or that of a special movement it can use now. */
import {
  inches,
  isNearBox,
  judgeMove,
  outlineGap,
  planMove,
  radiusOf,
  type Length,
  type PreparedMove,
  type Point,
  pathUpTo,
  measurePath,
} from '@muster/table'
import { footprint, TOLERANCE } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { prepareMoveOf, moveCostsOf } from './move-question.ts'
import { changedSpeed, flyingSpeed, mannerOf, specialMovesOf } from '../stats/special-movement.ts'
import { speedOf } from '../stats/sums.ts'
import { isInWater, isWater, shoreAlong } from '../terrain/water.ts'

/** The movement of a swimmer on land. */
interface Afoot {
  /** How far its land Speed takes it, until its rim meets the water. */
  readonly land: Length
  /** All its movement: from there on it swims. */
  readonly left: Length
}

/** A swimmer's shortest path from land into water, if its land Speed is enough. */
export function pathToWater(state: State, figure: Figure, { land, left }: Afoot): readonly Point[] | undefined {
  if (!isNearWater(state, figure, land)) return undefined
  const { at, base } = footprint(state, figure)
  const prepared = prepareMoveOf(state, figure, left)
  for (const { piece, box } of state.survey.ground.pieces) {
    if (!isWater(piece.kind) || !isNearBox(box, at, at, land + radiusOf(base))) continue
    const plan = planMove(prepared, { outline: piece.outline })
    if (plan?.arrives && isAfoot(state, figure, prepared, plan.path, land)) return plan.path
  }
  return undefined
}

/** Whether any water is no farther from its rim than this. Without that no path is searched for, which takes long. */
function isNearWater(state: State, figure: Figure, land: Length): boolean {
  const foot = footprint(state, figure)
  const reach = land + 2 * TOLERANCE
  for (const { piece, box } of state.survey.ground.pieces) {
    if (!isWater(piece.kind) || !isNearBox(box, foot.at, foot.at, reach + radiusOf(foot.base))) continue
    if (outlineGap(foot, piece.outline) <= reach) return true
  }
  return false
}

function isAfoot(state: State, figure: Figure, prepared: PreparedMove, path: readonly Point[], land: Length): boolean {
  const way = measurePath(figure.at, path)
  const ashore = pathUpTo(way, shoreAlong(state, figure, way))
  const { open } = moveCostsOf(state, figure, mannerOf(state, figure))
  return (ashore.length === 0 ? 0 : judgeMove(prepared, ashore).spent * open) <= land + TOLERANCE
}

/** The Speed a character acts on, in inches; how much of it may be land; whether it must get into the water this turn. */
export interface ActingSpeed {
  readonly speed: number
  readonly land?: number
  readonly mustSwim?: true
}

export function actingSpeedOf(state: State, figure: Figure): ActingSpeed {
  const land = speedOf(state, figure)
  const moves = specialMovesOf(state, figure)
  const flight = flyingSpeed(state, figure, moves)
  if (flight !== undefined && flight > land) return { speed: flight }
  const swim = moves.swim === undefined ? 0 : changedSpeed(state, figure, moves.swim)
  if (swim <= land) return { speed: land }
  if (isInWater(state, figure.at)) return { speed: swim, land }
  return pathToWater(state, figure, { land: inches(land), left: inches(swim) })
    ? { speed: swim, land, mustSwim: true }
    : { speed: land }
}
