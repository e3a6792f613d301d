/** Tracing a path leg by leg: what it costs, which figures it touches, and the first violation of the rules of the move. */
import type { Point } from '../geometry/point.ts'
import { figureViolation, type LegContact } from './figure-violations.ts'
import { costBy, costLeg, type CostedLeg } from './leg-cost.ts'
import type { FigureObstacle } from './figure-obstacle.ts'
import type { PreparedMove } from './prepared-move.ts'
import { refuseRest } from './resting.ts'
import { edgeViolation, limitViolation, terrainViolation, type Totals, type Violation } from './violations.ts'

export interface PathTrace {
  readonly path: readonly Point[]
  readonly legs: readonly CostedLeg[]
  readonly length: number
  readonly spent: number
  readonly contacts: readonly LegContact[]
  readonly violation: Violation | undefined
}

/** With `isAny` it stops at the first violation that is found, which need not be the first on the path. */
export function tracePath(move: PreparedMove, path: readonly Point[], isAny = false): PathTrace {
  const legs = costLegs(move, path)
  let length = 0,
    spent = 0
  for (const leg of legs) {
    length += leg.length
    spent += leg.cost
  }
  const touched: LegContact[] = []
  const violation = firstViolation(move, legs, touched, { length, spent }, isAny)
  const contacts = violation && touched.length > 0 ? touched.filter((contact) => isBefore(contact, violation)) : touched
  return { path, legs, length, spent, violation, contacts }
}

/**
 * The trace of a path that is a legal move. Its end is checked first, because most illegal paths end on another figure.
 */
export function traceLegal(move: PreparedMove, path: readonly Point[]): PathTrace | undefined {
  const end = path[path.length - 1]
  if (end && refuseRest(move, end)) return undefined
  const trace = tracePath(move, path, true)
  return trace.violation ? undefined : trace
}

const isBefore = (contact: LegContact, { leg, share }: Violation): boolean =>
  contact.leg < leg || (contact.leg === leg && contact.share <= share)

const costLegs = (move: PreparedMove, path: readonly Point[]): readonly CostedLeg[] =>
  path.map((to, i) => costLeg(move, path[i - 1] ?? move.start, to))

function firstViolation(
  move: PreparedMove,
  legs: readonly CostedLeg[],
  touched: LegContact[],
  totals: Totals,
  isAny: boolean,
): Violation | undefined {
  const released: FigureObstacle[] = []
  const before = { length: 0, spent: 0 }
  for (let i = 0; i < legs.length; i++) {
    const leg = legs[i] as CostedLeg
    let first = limitViolation(move, leg, i, before, totals)
    if (first && isAny) return first
    first = sooner(first, edgeViolation(move, legs, i))
    first = sooner(first, terrainViolation(move, leg, i))
    if (first && isAny) return first
    first = sooner(first, figureViolation(move, legs, i, released, touched))
    if (first) return first
    before.length += leg.length
    before.spent += leg.cost
  }
  return undefined
}

const sooner = (one: Violation | undefined, other: Violation | undefined): Violation | undefined =>
  other && (!one || other.share < one.share) ? other : one

/** The cost up to a contact. */
export const spentBefore = (legs: readonly CostedLeg[], { leg, share }: LegContact): number =>
  legs.slice(0, leg).reduce((sum, { cost }) => sum + cost, 0) + costBy(legs[leg] as CostedLeg, share)
