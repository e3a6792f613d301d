/** The Speed a character acts on: its own, or that of a special movement it can use now. */
import { inches, isNearBox, planMove, prepareGround, type Length, type Point } from '@muster/table'
import { footprint } from '../figures.ts'
import type { Figure, State } from '../state.ts'
import { moveQuestionOf } from './move-rules.ts'
import { changedSpeed, flyingSpeed, mayMoveSpecially, specialSpeed } from './special-movement.ts'
import { speedNumber } from './sums.ts'
import { isInWater, isWater } from './water.ts'

/** A swimmer's shortest way from land into water, if its land Speed takes it there. */
export function wayToWater(state: State, figure: Figure, land: Length): readonly Point[] | undefined {
  const { at } = footprint(state, figure)
  for (const { piece, box } of prepareGround(state.field).pieces) {
    if (!isWater(piece.kind) || !isNearBox(box, at, at, land)) continue
    const plan = planMove(moveQuestionOf(state, figure, land), { outline: piece.outline })
    if (plan?.arrives) return plan.path
  }
  return undefined
}

/** The Speed a character acts on, in inches; how much of it may be land; whether it must get into the water this turn. */
export interface Pace {
  readonly speed: number
  readonly land?: number
  readonly mustSwim?: true
}

/** The Speed alone, for those who put many in order. */
export const paceNumber = (state: State, figure: Figure): number =>
  (mayMoveSpecially(state, figure) ? paceOf(state, figure).speed : speedNumber(state, figure))

export function paceOf(state: State, figure: Figure): Pace {
  const land = speedNumber(state, figure)
  if (!mayMoveSpecially(state, figure)) return { speed: land }
  const flight = flyingSpeed(state, figure)
  if (flight !== undefined && flight > land) return { speed: flight }
  const printed = specialSpeed(state, figure, 'swim')
  const swim = printed === undefined ? 0 : changedSpeed(state, figure, printed)
  if (swim <= land) return { speed: land }
  if (isInWater(state, figure.at)) return { speed: swim, land }
  return wayToWater(state, figure, inches(land)) ? { speed: swim, land, mustSwim: true } : { speed: land }
}
