/** By how much a move falls short: in its length, in its distance to enemies, in its gaps. */
import { type Refusal, type RuleId } from '@muster/engine'
import { pathLength, type Point } from '@muster/table'
import { TOLERANCE } from '../../state/figures.ts'
import { gather, standsAt } from '../formation/arrange.ts'
import { largestGap } from '../formation/formation.ts'
import * as refusals from './move-refusals.ts'
import { rushOf } from './rush.ts'
import type { Body, Scene } from '../terrain/scene.ts'
import { nearestEnemy } from '../terrain/standing-places.ts'
import type { ModelPaths } from '../terrain/model-paths.ts'

/** A distance that is not enough, and by how much. */
export interface Shortfall {
  readonly what: string
  readonly by: number
  readonly refusal: Refusal
}

interface MoveLength {
  readonly length: number
  readonly rushed: boolean
  readonly fails: Shortfall | undefined
}

export function measureLength(
  scene: Scene,
  path: readonly Point[],
  ways: ModelPaths,
  ends: readonly Point[],
  slowed: RuleId | undefined,
): MoveLength {
  const length = pathLength(scene.centre, path)
  const limit = slowed === undefined ? scene.full : scene.half
  const over = length - limit
  const rush = slowed === undefined ? undefined : rushOf(scene, ways, ends, path.at(-1) ?? scene.centre)
  if (rush && rush.lacks > TOLERANCE) {
    return {
      length,
      rushed: false,
      fails: { what: 'catch-up', by: rush.lacks, refusal: refusals.noneCross(scene, rush) },
    }
  }
  const excess = rush && over > TOLERANCE ? rush.over : over
  const rushed = rush !== undefined && over > TOLERANCE
  if (excess <= TOLERANCE) return { length, rushed, fails: undefined }
  const helps = rush !== undefined && rush.over < over - TOLERANCE
  return {
    length,
    rushed,
    fails: { what: 'move', by: excess, refusal: refusals.tooFar(scene, excess, limit, slowed, helps) },
  }
}

/** Contact is made only by charging: a plain move ends a base width from every enemy. */
export function distanceShortfall(
  { bodies, enemies, width, unit }: Scene,
  ends: readonly Point[],
): Shortfall | undefined {
  let least = Infinity
  let whom: Body | undefined
  for (let i = 0; i < bodies.length; i++) {
    const { gap, enemy } = nearestEnemy(enemies, bodies[i] as Body, ends[i] as Point)
    if (gap < least) [least, whom] = [gap, enemy]
  }
  const by = width - least
  if (by <= TOLERANCE || !whom) return undefined
  return { what: 'distance', by, refusal: refusals.tooNear(unit, whom, by) }
}

/** A broken unit must come together again, or as close as it can. */
export function gapShortfall(scene: Scene, ends: readonly Point[]): Shortfall | undefined {
  const { bodies, width, unit, half } = scene
  const gap = largestGap(standsAt(scene, ends))
  const by = gap - width
  if (by <= TOLERANCE) return undefined
  if (largestGap(bodies) > width + TOLERANCE) {
    const closest = gather(scene, half)
    if (closest.gap > width + TOLERANCE && gap <= closest.gap + TOLERANCE) return undefined
  }
  return { what: 'gap', by, refusal: refusals.tooWide(unit, by) }
}
