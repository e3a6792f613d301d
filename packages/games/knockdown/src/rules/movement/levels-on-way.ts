/** A way that leads up and down: on each level it keeps off the enemies who stand there. */
import { insertInOrder } from '@muster/engine'
import {
  clip,
  distanceSquared,
  isNearBox,
  nearestOnSegment,
  pointAlong,
  square,
  type Length,
  type MoveRefusal,
  type Point,
} from '@muster/table'
import { enemiesOf, radiusOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { gaitOf } from '../terrain/going.ts'
import { hasLevels, levelAt, topsOf } from '../terrain/levels.ts'
import { TOO_NEAR, zoneAt, type Nearness } from './move-question.ts'

/** A straight part of the way on one level. */
interface Stretch {
  readonly from: Point
  readonly to: Point
  readonly level: Length
}

/** The level a way stays on, or undefined where it changes. A flyer is only ever on the one where it comes down. */
export function levelOnWay(state: State, figure: Figure, path: readonly Point[]): Length | undefined {
  if (!hasLevels(state)) return 0
  const end = path.at(-1)
  if (end === undefined || !isNearTop(state, figure.at, path)) return levelAt(state, figure.at)
  if (gaitOf(state, figure) === 'wings') return levelAt(state, end)
  const stretches = stretchesOf(state, figure.at, path)
  const level = stretches[0]?.level ?? levelAt(state, figure.at)
  for (const one of stretches) if (one.level !== level) return undefined
  return level
}

function isNearTop(state: State, start: Point, path: readonly Point[]): boolean {
  let from = start
  for (const to of path) {
    for (const { box } of topsOf(state)) if (isNearBox(box, from, to, 0)) return true
    from = to
  }
  return false
}

/** Why a way over several levels comes too near to an enemy; undefined where it does not, or stays on one level. */
export function refuseWayOverLevels(
  state: State,
  figure: Figure,
  path: readonly Point[],
  { level, tramples, contacts = [] }: Nearness,
): MoveRefusal | undefined {
  if (level !== undefined || tramples) return undefined
  const stretches = stretchesOf(state, figure.at, path)
  for (const enemy of enemiesOf(state, figure)) {
    const at = contacts.includes(enemy.id) ? undefined : tooNearOn(state, figure, enemy, stretches)
    if (at) return { code: 'figure-in-the-way', figure: enemy.id, at }
  }
  return undefined
}

/** Where the way comes near to an enemy. From one who was near at its start it may go away, but not come nearer. */
function tooNearOn(state: State, figure: Figure, enemy: Figure, stretches: readonly Stretch[]): Point | undefined {
  let isLeaving = true
  for (const { from, to, level } of stretches) {
    const zone = zoneAt(state, enemy, level)
    const reach = square(radiusOf(figure) + radiusOf(enemy) + zone + TOO_NEAR)
    const isInside = (at: Point): boolean => zone > 0 && distanceSquared(at, enemy.at) <= reach
    const nearest = nearestOnSegment(enemy.at, from, to)
    isLeaving &&= isInside(from)
    if (isInside(nearest) && !(isLeaving && distanceSquared(nearest, from) === 0)) return nearest
    if (to === stretches.at(-1)?.to && isInside(to)) return to
  }
  return undefined
}

/** The way cut where it goes up or down. */
function stretchesOf(state: State, start: Point, path: readonly Point[]): Stretch[] {
  const found: Stretch[] = []
  let from = start
  for (const to of path) {
    const shares = [0, 1]
    for (const { piece, box } of topsOf(state))
      if (isNearBox(box, from, to, 0))
        for (const part of clip(piece.outline, from, to)) {
          insertInOrder(shares, part.from, asItIs)
          insertInOrder(shares, part.to, asItIs)
        }
    for (let i = 1; i < shares.length; i++) {
      const share = shares[i - 1] as number
      const next = shares[i] as number
      if (next === share) continue
      const level = levelAt(state, at(from, to, (share + next) / 2))
      found.push({ from: at(from, to, share), to: at(from, to, next), level })
    }
    from = to
  }
  return found
}

const asItIs = (share: number): number => share

const at = (from: Point, to: Point, share: number): Point =>
  share === 0 ? from : share === 1 ? to : pointAlong(from, to, share)
