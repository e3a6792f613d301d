/**
 * The paths of single models. The rules measure only the path of the centre-point, so a model may take any path. Four
 * are tried: straight to its place, along the bends of the unit's path, along the centre-point's path, and round one
 * enemy. A model that is blocked on all four cannot get there.
 */
import {
  boxOf,
  clip,
  contains,
  distance,
  isNearBox,
  pointToSegmentSquared,
  square,
  type GroundPiece,
  type Point,
} from '@muster/table'
import { TOLERANCE, TOUCH_TOLERANCE } from '../../state/figures.ts'
import { isSameFloor, type Body, type Scene } from './scene.ts'

/** The points a model goes to in turn; the last is its place. */
export type ModelPath = readonly Point[]

/** What blocks a path: a piece of terrain or an enemy model. */
export type PathBlocker = { readonly piece: GroundPiece } | { readonly enemy: Body }

/** One path for each model, in the order of the bodies; undefined for a model that cannot get to its place. */
export type ModelPaths = readonly (ModelPath | undefined)[]

export const pathsOf = (scene: Scene, path: readonly Point[], ends: readonly Point[]): ModelPaths =>
  scene.bodies.map((body, index) => pathOf(scene, body, path, ends[index] as Point))

/** The best path of a model to its place: one without walls if there is one, else any that is open, else none. */
export function pathOf(scene: Scene, body: Body, path: readonly Point[], end: Point): ModelPath | undefined {
  let passable: ModelPath | undefined
  let first: PathBlocker | undefined
  for (const way of candidates(scene, path, end)) {
    const met = blockerOf(scene, body, way)
    first ??= met
    if (met !== undefined) continue
    if (isEasy(scene, body.at, way)) return way
    passable ??= way
  }
  return passable ?? asideOf(first, body, end).find((way) => blockerOf(scene, body, way) === undefined)
}

/** A little more than the distance at which two bases touch, so that the path past the enemy is clear of it. */
const ASIDE = 1.15

/** The two paths past the enemy who blocks the straight one: to its left and to its right. */
function asideOf(met: PathBlocker | undefined, body: Body, end: Point): readonly ModelPath[] {
  if (!met || !('enemy' in met)) return []
  const { at, diameter } = met.enemy
  const { x, y } = body.at
  const share = (ASIDE * (diameter + body.diameter)) / 2 / (distance(body.at, end) || 1)
  return [1, -1].map((hand) => [{ x: at.x - hand * (end.y - y) * share, y: at.y + hand * (end.x - x) * share }, end])
}

/** Whether a model that goes this way climbs over no wall. */
export function isEasy({ terrain: { obstacles, stoppers }, passesWalls }: Scene, from: Point, way: ModelPath): boolean {
  for (const piece of obstacles) if (crosses(piece, from, way)) return false
  if (passesWalls) for (const piece of stoppers) if (crosses(piece, from, way)) return false
  return true
}

function* candidates({ centre }: Scene, path: readonly Point[], end: Point): Iterable<ModelPath> {
  yield [end]
  if (path.length > 1) yield [...path.slice(0, -1), end]
  yield [centre, ...path, end]
  yield [centre, ...path.slice(0, -1), end]
}

/** What blocks a model with its whole base on this path. */
export function blockerOf(scene: Scene, body: Body, legs: ModelPath): PathBlocker | undefined {
  const radius = body.diameter / 2
  const from = body.at
  let at = from
  for (const to of legs) {
    const met = enemyOn(scene, body, at, to, radius) ?? stopperOn(scene, from, at, to, radius - TOUCH_TOLERANCE)
    if (met) return met
    at = to
  }
  return undefined
}

/** What blocks the centre-point, which has no base, on its path. */
export function centreBlocker(scene: Scene, path: readonly Point[]): PathBlocker | undefined {
  const { centre, bodies } = scene
  const [first] = bodies
  let at = centre
  for (const to of path) {
    const met = (first && enemyOn(scene, first, at, to, 0)) ?? stopperOn(scene, centre, at, to, 0)
    if (met) return met
    at = to
  }
  return undefined
}

function enemyOn({ enemies }: Scene, body: Body, a: Point, b: Point, radius: number): PathBlocker | undefined {
  const leg = boxOf([a, b])
  for (const enemy of enemies) {
    const reach = enemy.diameter / 2 + radius - TOLERANCE
    if (!isNearBox(leg, enemy.at, enemy.at, reach)) continue
    if (pointToSegmentSquared(enemy.at.x, enemy.at.y, a.x, a.y, b.x, b.y) < square(reach) && isSameFloor(enemy, body)) {
      return { enemy }
    }
  }
  return undefined
}

/** A piece that the model starts in does not block it. */
function stopperOn(scene: Scene, start: Point, a: Point, b: Point, radius: number): PathBlocker | undefined {
  if (scene.passesWalls) return undefined
  for (const piece of scene.terrain.stoppers) {
    if (isNearBox(piece.box, a, b, radius) && !isOn(piece, start, radius) && meets(piece, a, b, radius)) {
      return { piece }
    }
  }
  return undefined
}

/** Whether the way from a to b comes nearer to a piece than `radius`. */
function meets(piece: GroundPiece, a: Point, b: Point, radius: number): boolean {
  if (clip(piece.piece.outline, a, b).length > 0) return true
  return (
    radius > 0 &&
    piece.sides.some(({ core, radius: round }) => {
      const [p, q = p] = core as readonly [Point, Point?]
      const near = Math.min(
        pointToSegmentSquared(p.x, p.y, a.x, a.y, b.x, b.y),
        pointToSegmentSquared(q.x, q.y, a.x, a.y, b.x, b.y),
        pointToSegmentSquared(a.x, a.y, p.x, p.y, q.x, q.y),
        pointToSegmentSquared(b.x, b.y, p.x, p.y, q.x, q.y),
      )
      return near < square(radius + round)
    })
  )
}

const isOn = ({ piece, box }: GroundPiece, at: Point, radius: number): boolean =>
  isNearBox(box, at, at, radius) && piece.outline.is !== 'line' && contains(piece.outline, at)

/** Whether the centre of a base goes over a piece. */
export function crosses({ piece, box }: GroundPiece, from: Point, way: ModelPath): boolean {
  let at = from
  for (const to of way) {
    if (isNearBox(box, at, to, 0) && clip(piece.outline, at, to).length > 0) return true
    at = to
  }
  return false
}
