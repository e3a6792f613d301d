/**
 * Rush to catch up: where at least half the models can get over the wall, or into the wood, with the half-speed move,
 * all of them do, however far the last have to run. Where fewer can, none do.
 */
import { distance, type GroundPiece, type Point } from '@muster/table'
import { isHalf } from '../../state/figures.ts'
import { spotsBeyond, spotsInside } from './places-beyond.ts'
import type { Body, Scene } from '../terrain/scene.ts'
import { placeFault } from '../terrain/standing-places.ts'
import { isIn } from '../../terrain.ts'
import { crosses, blockerOf, type ModelPaths } from '../terrain/model-paths.ts'

export interface Rush {
  readonly piece: GroundPiece
  /** By how much the last model of the needed half falls short; 0 or less if half of them get across. */
  readonly lacks: number
  /** How much farther forward a model ends than the foremost of those that get across. */
  readonly over: number
}

/** The piece that at least half of the models cross or enter, and whether half of them can; undefined if there is none. */
export function rushOf(scene: Scene, ways: ModelPaths, ends: readonly Point[], to: Point): Rush | undefined {
  let worst: Rush | undefined
  for (const piece of metBy(scene, ways, ends)) {
    const rush = rushFor(scene, piece, ends, to)
    if (!worst || rush.lacks > worst.lacks || (rush.lacks === worst.lacks && rush.over > worst.over)) worst = rush
  }
  return worst
}

function metBy(
  { terrain: { obstacles, stoppers, areas }, bodies, passesWalls }: Scene,
  ways: ModelPaths,
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
  const reaches = bodies.map((body, index) => reachOf(scene, body, piece, ends[index] as Point))
  const needed = reaches.map(({ far }) => far).sort((a, b) => a - b)[neededOf(bodies) - 1] ?? Infinity
  const able = reaches.filter(({ far }) => far <= Math.max(half, needed))
  return { piece, lacks: needed - half, over: overAble(scene, able, ends, to) }
}

const neededOf = (bodies: readonly Body[]): number => Math.ceil(bodies.length / 2)

/** How a single model would get across: from where, to which nearest place, and how far that is. */
interface Reach {
  readonly from: Point
  readonly to: Point
  readonly far: number
}

/** By how much the ends lie beyond what the models that get across can reach, forward or to the side. */
function overAble({ centre, bodies, half }: Scene, able: readonly Reach[], ends: readonly Point[], to: Point): number {
  const across = acrossOf(able) ?? { x: to.x - centre.x, y: to.y - centre.y }
  const length = distance({ x: 0, y: 0 }, across) || 1
  const ahead = ({ x, y }: Point) => (x * across.x + y * across.y) / length
  const aside = ({ x, y }: Point) => (y * across.x - x * across.y) / length
  const forward = Math.max(...ends.map(ahead)) - Math.max(...able.map(({ from }) => ahead(from)))
  const asides = ends.map((end) => Math.min(...able.map(({ from }) => Math.abs(aside(end) - aside(from)))))
  return Math.max(forward, asides.sort((a, b) => a - b)[neededOf(bodies) - 1] ?? 0) - half
}

/** The direction in which they cross: a slanted path of the unit does not turn its width into progress. */
function acrossOf(able: readonly Reach[]): Point | undefined {
  let x = 0
  let y = 0
  for (const { from, to, far } of able) {
    if (far <= 0 || far === Infinity) continue
    x += (to.x - from.x) / far
    y += (to.y - from.y) / far
  }
  return Math.abs(x) + Math.abs(y) < 0.01 ? undefined : { x, y }
}

/** If the nearest place is taken, those beside it are tried: how far along the edge, in base widths. */
const BESIDE = [0, 0.5, -0.5, 1, -1, 1.5, -1.5, 2, -2]

/** The shortest path of a model to a legal place beyond the obstacle or inside the area. */
function reachOf(scene: Scene, body: Body, piece: GroundPiece, end: Point): Reach {
  const from = body.at
  const isArea = scene.terrain.areas.includes(piece)
  const reached = isArea ? isIn(piece, end) : crosses(piece, from, [end])
  let best: Reach = { from, to: end, far: reached ? distance(from, end) : Infinity }
  for (const asides of [[0], BESIDE.map((widths) => widths * scene.width)]) {
    const spots = isArea ? spotsInside(piece, from, asides) : spotsBeyond(piece, from, body.diameter, asides)
    for (const to of spots) {
      const far = distance(from, to)
      if (far >= best.far) break
      if (placeFault(scene, body, to) === undefined && blockerOf(scene, body, [to]) === undefined)
        best = { from, to, far }
    }
    if (best.far <= scene.half) break
  }
  return best
}
