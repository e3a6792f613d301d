/**
 * The judge of unit moves. Only the way of the centre-point is measured; the models may end wherever they stand in
 * formation on free ground. What fails by a distance alone can be let pass by leeway, one distance a claim.
 */
import type { FigureId, MoveAnswer, Refusal, RuleId, Spot } from '@muster/engine'
import { distance, distanceSquared, square, type Point } from '@muster/table'
import { HAIR, meanOf } from '../figures.ts'
import type { State, Unit } from '../state.ts'
import { isSlowing, slowingOf } from './affected.ts'
import { gathered, standsAt } from './arrange.ts'
import { largestGap } from './formation.ts'
import { placesOf } from './going.ts'
import { isWithinLeeway, LEEWAY, mayClaim, withOffer } from './leeway.ts'
import * as words from './move-words.ts'
import { rushOf } from './rush.ts'
import { sceneOf, type Body, type Scene } from './scene.ts'
import { isSplit } from './split.ts'
import { nearestEnemy, standFault, type StandFault } from './stand.ts'
import { centreHindrance, hindrance, waysOf, type Way } from './ways.ts'

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

/** A distance that is not enough, and by how much. */
export interface Shortfall {
  readonly what: string
  readonly by: number
  readonly refusal: Refusal
}

export const isRefusal = (found: Refusal | UnitMove): found is Refusal => 'code' in found

export const judgeUnitMove = (state: State, unit: Unit, answer: MoveAnswer): Refusal | UnitMove =>
  judgeIn(sceneOf(state, unit), answer)

export function judgeIn(scene: Scene, answer: MoveAnswer): Refusal | UnitMove {
  const odd = refuseModels(scene, answer)
  if (odd) return odd
  const ends = endsOf(scene, answer)
  const path = pathTo(scene, answer.path, meanOf(ends))
  const refusal = refuseStands(scene, ends)
  if (refusal) return refusal
  const ways = waysOf(scene, path, ends)
  return refuseWay(scene, path, ways, ends) ?? measured(scene, answer, path, ways, ends)
}

/** Without ends the unit goes as it stands. */
function endsOf(scene: Scene, { path, ends }: MoveAnswer): Point[] {
  if (ends) return placesOf(scene, ends)
  const { bodies, centre } = scene
  const to = path.at(-1) ?? centre
  return bodies.map(({ at }) => ({ x: at.x + to.x - centre.x, y: at.y + to.y - centre.y }))
}

/** Less than this is what rounding leaves. */
const ROUNDING = 8

/** The way of the centre-point ends at the centre of the ends, wherever it was said to lead. */
function pathTo({ centre }: Scene, path: readonly Point[], to: Point): readonly Point[] {
  return distanceSquared(path.at(-1) ?? centre, to) <= ROUNDING ? path : [...path, to]
}

export function lengthOf(from: Point, path: readonly Point[]): number {
  let length = 0
  let at = from
  for (const to of path) {
    length += distance(at, to)
    at = to
  }
  return length
}

function refuseModels({ bodies, unit }: Scene, { ends }: MoveAnswer): Refusal | undefined {
  if (!ends) return undefined
  const isOdd = ends.length !== bodies.length
    || bodies.some(({ id }) => ends.filter(({ figure }) => figure === id).length !== 1)
  return isOdd ? words.eachOnce(unit) : undefined
}

export function refuseStands(scene: Scene, ends: readonly Point[]): Refusal | undefined {
  const { bodies } = scene
  for (let i = 0; i < bodies.length; i++) {
    const body = bodies[i] as Body
    const at = ends[i] as Point
    const fault = standFault(scene, body, at) ?? crowding(scene, ends, i)
    if (fault) return words.badStand(scene, body, at, fault)
  }
  return undefined
}

/** Two models of the unit itself in one place. */
function crowding({ bodies }: Scene, ends: readonly Point[], index: number): StandFault | undefined {
  const { diameter } = bodies[index] as Body
  for (let i = 0; i < index; i++) {
    const other = bodies[i] as Body
    if (distanceSquared(ends[i] as Point, ends[index] as Point) < square((diameter + other.diameter) / 2)) {
      return { is: 'on-model', other }
    }
  }
  return undefined
}

type Ways = readonly (Way | undefined)[]

function refuseWay(scene: Scene, path: readonly Point[], ways: Ways, ends: readonly Point[]): Refusal | undefined {
  const met = centreHindrance(scene, path)
  if (met) return words.blocked(scene, met)
  if (isSplit(scene, ends)) return words.split(scene.unit)
  const stuck = ways.indexOf(undefined)
  if (stuck < 0) return undefined
  const found = hindrance(scene, scene.bodies[stuck] as Body, [ends[stuck] as Point])
  return found && words.blocked(scene, found)
}

/** What is measured: the length of the way, the distance to enemies, the gaps. */
function measured(
  scene: Scene, answer: MoveAnswer, path: readonly Point[], ways: Ways, ends: readonly Point[],
): Refusal | UnitMove {
  const { unit, bodies, state } = scene
  const slowing = slowingOf(scene, ways, ends)
  const slowed = isSlowing(scene, slowing) ? slowing.rules[0] : undefined
  const far = farFrom(scene, path, ways, ends, slowed)
  const failing = [far.fails, tooNear(scene, ends), tooWide(scene, ends)].filter((one) => one !== undefined)
  const [first] = failing
  const spots = bodies.map(({ id }, index) => ({ figure: id, at: ends[index] as Point }))
  const move = { unit: unit.id, path, ends: spots, length: far.length, slowed, rushed: far.rushed }
  if (!first) return { ...move, leeway: undefined }
  if (failing.length > 1 || !isWithinLeeway(first.by, scene.width)) return first.refusal
  if (!mayClaim(state, unit.side)) return answer.claim === LEEWAY ? words.noMarker(first.refusal) : first.refusal
  if (answer.claim === LEEWAY) return { ...move, leeway: first }
  return withOffer(state, unit.side, first.refusal, { ...answer, claim: LEEWAY })
}

interface Far {
  readonly length: number
  readonly rushed: boolean
  readonly fails: Shortfall | undefined
}

function farFrom(
  scene: Scene, path: readonly Point[], ways: Ways, ends: readonly Point[], slowed: RuleId | undefined,
): Far {
  const length = lengthOf(scene.centre, path)
  const limit = slowed === undefined ? scene.full : scene.half
  const over = length - limit
  const rush = slowed === undefined ? undefined : rushOf(scene, ways, ends, path.at(-1) ?? scene.centre)
  if (rush && rush.lacks > HAIR) {
    return { length, rushed: false, fails: { what: 'catch-up', by: rush.lacks, refusal: words.noneCross(scene, rush) } }
  }
  const excess = rush && over > HAIR ? rush.over : over
  const rushed = rush !== undefined && over > HAIR
  if (excess <= HAIR) return { length, rushed, fails: undefined }
  const helps = rush !== undefined && rush.over < over - HAIR
  return {
    length, rushed,
    fails: { what: 'move', by: excess, refusal: words.tooFar(scene, excess, limit, slowed, helps) },
  }
}

/** Contact is made only by charging: a plain move ends a base width from every enemy. */
function tooNear({ bodies, enemies, width, unit }: Scene, ends: readonly Point[]): Shortfall | undefined {
  let least = Infinity
  let whom: Body | undefined
  for (let i = 0; i < bodies.length; i++) {
    const { gap, enemy } = nearestEnemy(enemies, bodies[i] as Body, ends[i] as Point)
    if (gap < least) [least, whom] = [gap, enemy]
  }
  const by = width - least
  if (by <= HAIR || !whom) return undefined
  return { what: 'distance', by, refusal: words.tooNear(unit, whom, by) }
}

/** A broken unit comes together again if it can, and else as close as it can. */
function tooWide(scene: Scene, ends: readonly Point[]): Shortfall | undefined {
  const { bodies, width, unit, half } = scene
  const gap = largestGap(standsAt(scene, ends))
  const by = gap - width
  if (by <= HAIR) return undefined
  if (largestGap(bodies) > width + HAIR) {
    const closest = gathered(scene, half)
    if (closest.gap > width + HAIR && gap <= closest.gap + HAIR) return undefined
  }
  return { what: 'gap', by, refusal: words.tooWide(unit, gap) }
}
