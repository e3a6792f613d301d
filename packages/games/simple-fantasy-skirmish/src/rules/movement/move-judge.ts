/**
 * Judges the move of a unit. Only the path of the centre-point is measured; the models may end anywhere in formation on
 * free ground. If only one distance falls short, leeway can be claimed for it.
 */
import type { FigureId, MoveAnswer, Refusal, RuleId, Spot } from '@muster/engine'
import { distanceSquared, square, type Point } from '@muster/table'
import { meanPoint } from '../../state/figures.ts'
import type { State, Unit } from '../../state/state.ts'
import { isUnitSlowed, slowedModels } from '../terrain/slowed-models.ts'
import { placesOf } from '../terrain/half-speed.ts'
import { LEEWAY } from '../../state/option-id.ts'
import { isWithinLeeway, mayClaim, withOffer } from './leeway.ts'
import * as refusals from './move-refusals.ts'
import { sceneOf, type Body, type Scene } from '../terrain/scene.ts'
import { measureLength, distanceShortfall, gapShortfall, type Shortfall } from './shortfalls.ts'
import { isSplit } from '../formation/split.ts'
import { placeFault, type PlaceFault } from '../terrain/standing-places.ts'
import { centreBlocker, blockerOf, pathsOf, type ModelPaths } from '../terrain/model-paths.ts'

/** A move that may be made. */
export interface UnitMove {
  readonly unit: FigureId
  readonly path: readonly Point[]
  readonly ends: readonly Spot[]
  readonly length: number
  /** What slows it to half speed. */
  readonly slowed: RuleId | undefined
  readonly rushed: boolean
  /** The one distance that leeway lets pass. */
  readonly leeway: Shortfall | undefined
}

export const isRefusal = (found: Refusal | UnitMove): found is Refusal => 'code' in found

export const judgeUnitMove = (state: State, unit: Unit, answer: MoveAnswer): Refusal | UnitMove =>
  judgeIn(sceneOf(state, unit), answer)

export function judgeIn(scene: Scene, answer: MoveAnswer): Refusal | UnitMove {
  const odd = refuseModels(scene, answer)
  if (odd) return odd
  const ends = endsOf(scene, answer)
  const path = pathTo(scene, answer.path, meanPoint(ends))
  const refusal = refuseStands(scene, ends)
  if (refusal) return refusal
  const ways = pathsOf(scene, path, ends)
  return refuseWay(scene, path, ways, ends) ?? measured(scene, answer, path, ways, ends)
}

/** Where the models end. If the answer does not say, they keep their places around the centre-point. */
function endsOf(scene: Scene, { path, ends }: MoveAnswer): Point[] {
  if (ends) return placesOf(scene, ends)
  const { bodies, centre } = scene
  const to = path.at(-1) ?? centre
  return bodies.map(({ at }) => ({ x: at.x + to.x - centre.x, y: at.y + to.y - centre.y }))
}

/** A squared distance that rounding may leave. */
const ROUNDING = 8

/** The path of the centre-point, continued to the mean of the models' ends if it stops short of it. */
function pathTo({ centre }: Scene, path: readonly Point[], to: Point): readonly Point[] {
  return distanceSquared(path.at(-1) ?? centre, to) <= ROUNDING ? path : [...path, to]
}

function refuseModels({ bodies, unit }: Scene, { ends }: MoveAnswer): Refusal | undefined {
  if (!ends) return undefined
  const isOdd =
    ends.length !== bodies.length || bodies.some(({ id }) => ends.filter(({ figure }) => figure === id).length !== 1)
  return isOdd ? refusals.eachOnce(unit) : undefined
}

export function refuseStands(scene: Scene, ends: readonly Point[]): Refusal | undefined {
  const { bodies } = scene
  for (let i = 0; i < bodies.length; i++) {
    const body = bodies[i] as Body
    const at = ends[i] as Point
    const fault = placeFault(scene, body, at) ?? crowding(scene, ends, i)
    if (fault) return refusals.badStand(scene, body, at, fault)
  }
  return undefined
}

/** Whether a model would stand on another of its own unit. */
function crowding({ bodies }: Scene, ends: readonly Point[], index: number): PlaceFault | undefined {
  const { diameter } = bodies[index] as Body
  for (let i = 0; i < index; i++) {
    const other = bodies[i] as Body
    if (distanceSquared(ends[i] as Point, ends[index] as Point) < square((diameter + other.diameter) / 2)) {
      return { is: 'on-model', other }
    }
  }
  return undefined
}

function refuseWay(
  scene: Scene,
  path: readonly Point[],
  ways: ModelPaths,
  ends: readonly Point[],
): Refusal | undefined {
  const met = centreBlocker(scene, path)
  if (met) return refusals.blocked(scene, met)
  if (isSplit(scene, ends)) return refusals.split(scene.unit)
  const stuck = ways.indexOf(undefined)
  if (stuck < 0) return undefined
  const found = blockerOf(scene, scene.bodies[stuck] as Body, [ends[stuck] as Point])
  return found && refusals.blocked(scene, found)
}

/** What is measured: the length of the way, the distance to enemies, the gaps. */
function measured(
  scene: Scene,
  answer: MoveAnswer,
  path: readonly Point[],
  ways: ModelPaths,
  ends: readonly Point[],
): Refusal | UnitMove {
  const { unit, bodies, state } = scene
  const slowing = slowedModels(scene, ways, ends)
  const slowed = isUnitSlowed(scene, slowing) ? slowing.rules[0] : undefined
  const far = measureLength(scene, path, ways, ends, slowed)
  const failing = [far.fails, distanceShortfall(scene, ends), gapShortfall(scene, ends)].filter(
    (one) => one !== undefined,
  )
  const [first] = failing
  const spots = bodies.map(({ id }, index) => ({ figure: id, at: ends[index] as Point }))
  const move = { unit: unit.id, path, ends: spots, length: far.length, slowed, rushed: far.rushed }
  if (!first) return { ...move, leeway: undefined }
  if (failing.length > 1 || !isWithinLeeway(first.by, scene.width)) return first.refusal
  if (!mayClaim(state, unit.side)) return answer.claim === LEEWAY ? refusals.noMarker(first.refusal) : first.refusal
  if (answer.claim === LEEWAY) return { ...move, leeway: first }
  return withOffer(state, unit.side, first.refusal, { ...answer, claim: LEEWAY })
}
