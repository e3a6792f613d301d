/** The path of a charge: straight, or round whatever is in the way. */
import {
  pathLength,
  distance,
  planMove,
  prepareMove,
  type Footprint,
  type Point,
  type PreparedMove,
} from '@muster/table'
import { baseOf, TOLERANCE } from '../../state/figures.ts'
import { centreQuestion } from '../movement/centre-path.ts'
import { centreBlocker } from '../terrain/model-paths.ts'
import { isSameFloor, type Body, type Scene } from '../terrain/scene.ts'
import type { ChargeScene } from './spots.ts'

/** The path from the centre-point to the nearest base of the target, and its length. */
export interface Route {
  readonly path: readonly Point[]
  readonly far: number
}

/** The nearest base of the target on the floor the chargers can get to. */
export function nearestTarget({
  scene: {
    centre,
    bodies: [own],
  },
  targets,
}: ChargeScene): { readonly body: Body; readonly far: number } | undefined {
  let best: { readonly body: Body; readonly far: number } | undefined
  for (const body of targets) {
    if (!own || !isSameFloor(own, body)) continue
    const far = Math.max(0, distance(centre, body.at) - body.diameter / 2)
    if (!best || far < best.far) best = { body, far }
  }
  return best
}

/** The straight line to the nearest base if nothing is in the way, else the shortest path round it. */
export function routeTo(charging: ChargeScene): Route | undefined {
  const { scene, targets, all } = charging
  const nearest = nearestTarget(charging)
  if (!nearest) return undefined
  const without = { ...scene, enemies: all }
  const path = [rimOf(scene.centre, nearest.body, nearest.far)]
  if (centreBlocker(without, path) === undefined) return { path, far: nearest.far }
  return shortestRound(without, targets)
}

/** The nearest bases are tried first, because no path round is shorter than the straight line. */
function shortestRound(scene: Scene, targets: readonly Body[]): Route | undefined {
  const { centre, full, width } = scene
  const straight = targets.map((body) => ({ body, far: distance(centre, body.at) - body.diameter / 2 }))
  straight.sort((a, b) => a.far - b.far)
  const move = prepareMove(centreQuestion(scene, full + width))
  let best: Route | undefined
  for (const { body, far } of straight) {
    if (far >= (best?.far ?? full + width + TOLERANCE)) break
    const way = wayRound(move, body)
    if (way && (!best || way.far < best.far)) best = way
  }
  return best
}

function rimOf(from: Point, { at, diameter }: Body, far: number): Point {
  const whole = far + diameter / 2 || 1
  return {
    x: Math.round(from.x + ((at.x - from.x) * far) / whole),
    y: Math.round(from.y + ((at.y - from.y) * far) / whole),
  }
}

/** The shortest path for a base of the unit's own width, so that its models can follow. */
function wayRound(move: PreparedMove, body: Body): Route | undefined {
  const { start: centre } = move
  const contact: Footprint = { base: baseOf(body), at: body.at }
  const plan = planMove(move, { contact }, true)
  if (!plan?.arrives) return undefined
  const end = plan.path.at(-1) ?? centre
  const far = Math.max(0, distance(end, body.at) - body.diameter / 2)
  const path = [...plan.path, rimOf(end, body, far)]
  return { path, far: pathLength(centre, path) }
}
