/**
 * Rush to catch up: where at least half the models can get over the wall, or into the wood, with the half-speed move,
 * all of them do, however far the last have to run. Where fewer can, none do.
 */
import { clip, contains, distance, type GroundPiece, type Point } from '@muster/table'
import { isHalf } from '../figures.ts'
import type { Body, Scene } from './scene.ts'
import { standFault } from './stand.ts'
import { stepped } from './stepped.ts'
import { isIn } from './terrain.ts'
import { crosses, type Ways } from './ways.ts'

export interface Rush {
  readonly piece: GroundPiece
  /** How much farther the last of the needed half would have to reach; 0 or less: they make it. */
  readonly lacks: number
  /** How much farther forward a model ends than the foremost who make it can. */
  readonly over: number
}

/** What a move crosses or enters with at least half its models, and whether half of them can; undefined: nothing. */
export function rushOf(
  scene: Scene, ways: Ways, ends: readonly Point[], to: Point,
): Rush | undefined {
  let worst: Rush | undefined
  for (const piece of metBy(scene, ways, ends)) {
    const rush = rushFor(scene, piece, ends, to)
    if (!worst || rush.lacks > worst.lacks || (rush.lacks === worst.lacks && rush.over > worst.over)) worst = rush
  }
  return worst
}

function metBy(
  { landscape: { obstacles, stoppers, areas }, bodies, passesWalls }: Scene, ways: Ways,
    ends: readonly Point[],
): GroundPiece[] {
  const over = (piece: GroundPiece) => count(bodies, ({ at }, i) => crosses(piece, at, ways[i] ?? [ends[i] as Point]))
  const into = (piece: GroundPiece) => count(bodies, ({ at }, i) => isIn(piece, ends[i] as Point) && !isIn(piece, at))
  const walls = passesWalls ? [...obstacles, ...stoppers] : obstacles
  const isMet = (models: number) => models > 0 && isHalf(models, bodies.length)
  return [...walls.filter((piece) => isMet(over(piece))), ...areas.filter((piece) => isMet(into(piece)))]
}

function count(bodies: readonly Body[], is: (body: Body, index: number) => boolean): number {
  let found = 0
  for (let i = 0; i < bodies.length; i++) if (is(bodies[i] as Body, i)) found++
  return found
}

function rushFor(scene: Scene, piece: GroundPiece, ends: readonly Point[], to: Point): Rush {
  const { bodies, half } = scene
  const needs = bodies.map((body, index) => reachOf(scene, body, piece, ends[index] as Point))
  const needed = needs.toSorted((a, b) => a - b)[Math.ceil(bodies.length / 2) - 1] ?? Infinity
  const lacks = needed - half
  return { piece, lacks, over: overForward(scene, needs, Math.max(half, needed), ends, to) }
}

/** How much the ends lie ahead of where the foremost who make it can get to, in the direction of the move. */
function overForward(
  { centre, bodies, half }: Scene, needs: readonly number[], able: number, ends: readonly Point[], to: Point,
): number {
  const length = distance(centre, to) || 1
  const ahead = ({ x, y }: Point) => ((x - centre.x) * (to.x - centre.x) + (y - centre.y) * (to.y - centre.y)) / length
  let most = -Infinity
  bodies.forEach(({ at }, index) => {
    if ((needs[index] as number) <= able) most = Math.max(most, ahead(at) + half)
  })
  return Math.max(...ends.map(ahead)) - most
}

/** The shortest way of a model to a place beyond the wall or inside the area: where it is to end, or the nearest. */
function reachOf(scene: Scene, body: Body, piece: GroundPiece, end: Point): number {
  const isArea = scene.landscape.areas.includes(piece)
  const reached = isArea ? isIn(piece, end) : crosses(piece, body.at, [end])
  const own = reached ? distance(body.at, end) : Infinity
  const spot = isArea ? nearestInside(piece, body.at) : nearestBeyond(piece, body, end)
  if (!spot || standFault(scene, body, spot) !== undefined) return own
  return Math.min(own, distance(body.at, spot))
}

function nearestInside({ piece: { outline }, sides }: GroundPiece, from: Point): Point | undefined {
  if (contains(outline, from)) return from
  if (outline.is === 'disc') return stepped(outline.centre, from, outline.radius)
  let best: Point | undefined
  for (const { core: [p, q] } of sides) {
    const near = p && q && nearestOn(from, p, q)
    if (near && (!best || distance(from, near) < distance(from, best))) best = near
  }
  return best
}

/** Clear of the wall on its far side: straight across, or in the direction of its end where the obstacle is thick. */
function nearestBeyond(known: GroundPiece, { at, diameter }: Body, end: Point): Point | undefined {
  const { outline } = known.piece
  if (outline.is === 'line') {
    const rim = nearestInside(known, at)
    return rim && distance(at, rim) > 0 ? stepped(at, rim, distance(at, rim) + diameter / 2 + 1) : undefined
  }
  const last = clip(outline, at, end).at(-1)
  return last && stepped(at, end, last.to * distance(at, end) + diameter / 2 + 1)
}

function nearestOn(from: Point, p: Point, q: Point): Point {
  const dx = q.x - p.x
  const dy = q.y - p.y
  const share = Math.max(0, Math.min(1, ((from.x - p.x) * dx + (from.y - p.y) * dy) / (dx * dx + dy * dy || 1)))
  return { x: p.x + dx * share, y: p.y + dy * share }
}
