/** Where a chariot first comes within half an inch of an enemy. */
import type { FigureId } from '@muster/engine'
import { distanceSquared, intervalWithin, pathLength, pointAlong, type Length, type Point } from '@muster/table'
import { areEnemies, isStanding, radiusOf, TOLERANCE } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { zoneAt } from '../movement/move-question.ts'
import { levelAt } from '../terrain/levels.ts'

export interface Approach {
  /** The path up to there. */
  readonly path: readonly Point[]
  /** What is left of it. */
  readonly ahead: readonly Point[]
  readonly enemies: readonly FigureId[]
}

interface Meeting {
  readonly leg: number
  readonly share: number
  readonly enemy: FigureId
}

/** Undefined where the whole path keeps away from everyone, or only leaves those who were near at its start. */
export function firstApproach(state: State, chariot: Figure, path: readonly Point[]): Approach | undefined {
  const level = levelAt(state, chariot.at)
  const meetings: Meeting[] = []
  for (const enemy of state.figures) {
    const zone = isStanding(enemy) && areEnemies(chariot, enemy) ? zoneAt(state, enemy, level) : 0
    const meeting = zone > 0 ? meetingWith(chariot, enemy, zone, path) : undefined
    if (meeting) meetings.push(meeting)
  }
  if (meetings.length === 0) return undefined
  const first = meetings.reduce((a, b) => (isBefore(b, a) ? b : a))
  const enemies = meetings.filter((one) => one.leg === first.leg && isAtOnce(chariot, path, one, first))
  return { ...cut(chariot.at, path, first), enemies: enemies.map(({ enemy }) => enemy) }
}

const isBefore = (a: Meeting, b: Meeting): boolean => a.leg < b.leg || (a.leg === b.leg && a.share < b.share)

/** Places on one leg no farther apart than the tolerance of measuring are one point. */
function isAtOnce(chariot: Figure, path: readonly Point[], a: Meeting, b: Meeting): boolean {
  const from = path[a.leg - 1] ?? chariot.at
  const length = pathLength(from, path.slice(a.leg, a.leg + 1))
  return Math.abs(a.share - b.share) * length <= TOLERANCE
}

/** `zone`: half an inch in plan, and less for an enemy who stands a little higher. */
function meetingWith(chariot: Figure, enemy: Figure, zone: Length, path: readonly Point[]): Meeting | undefined {
  const reach = radiusOf(chariot) + radiusOf(enemy) + zone
  const shape = { core: [enemy.at], radius: reach }
  let from = chariot.at
  let isNear = distanceSquared(from, enemy.at) <= (reach + TOLERANCE) * (reach + TOLERANCE)
  for (const [leg, to] of path.entries()) {
    if (isNear && comesNearer(enemy.at, from, to)) return { leg, share: 0, enemy: enemy.id }
    const span = isNear ? undefined : intervalWithin(shape, from, to, 0)
    if (span) return { leg, share: span.from, enemy: enemy.id }
    from = to
    isNear = distanceSquared(from, enemy.at) <= reach * reach
  }
  return undefined
}

/** The gap to a round base shrinks on a straight way only if it shrinks at its start. */
const comesNearer = (enemy: Point, from: Point, to: Point): boolean =>
  (from.x - enemy.x) * (to.x - from.x) + (from.y - enemy.y) * (to.y - from.y) < 0

function cut(start: Point, path: readonly Point[], { leg, share }: Meeting): Pick<Approach, 'path' | 'ahead'> {
  const before = path.slice(0, leg)
  const from = before.at(-1) ?? start
  const at = pointAlong(from, path[leg] as Point, share)
  return { path: share === 0 ? before : [...before, at], ahead: path.slice(leg) }
}
