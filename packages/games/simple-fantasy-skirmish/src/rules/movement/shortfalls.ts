/** The distances of a move that may fail, and by how much: its length, its nearness to enemies, its gaps. */
import type { Refusal, RuleId } from '@muster/engine'
import { distance, type Point } from '@muster/table'
import { HAIR } from '../../state/figures.ts'
import { gathered, standsAt } from '../formation/arrange.ts'
import { largestGap } from '../formation/formation.ts'
import * as words from './move-refusals.ts'
import { rushOf } from './rush.ts'
import type { Body, Scene } from '../terrain/scene.ts'
import { nearestEnemy } from '../terrain/standing-places.ts'
import type { Ways } from '../terrain/model-paths.ts'

/** A distance that is not enough, and by how much. */
export interface Shortfall {
  readonly what: string
  readonly by: number
  readonly refusal: Refusal
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

interface Far {
  readonly length: number
  readonly rushed: boolean
  readonly fails: Shortfall | undefined
}

export function farFrom(
  scene: Scene,
  path: readonly Point[],
  ways: Ways,
  ends: readonly Point[],
  slowed: RuleId | undefined,
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
    length,
    rushed,
    fails: { what: 'move', by: excess, refusal: words.tooFar(scene, excess, limit, slowed, helps) },
  }
}

/** Contact is made only by charging: a plain move ends a base width from every enemy. */
export function tooNear({ bodies, enemies, width, unit }: Scene, ends: readonly Point[]): Shortfall | undefined {
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
export function tooWide(scene: Scene, ends: readonly Point[]): Shortfall | undefined {
  const { bodies, width, unit, half } = scene
  const gap = largestGap(standsAt(scene, ends))
  const by = gap - width
  if (by <= HAIR) return undefined
  if (largestGap(bodies) > width + HAIR) {
    const closest = gathered(scene, half)
    if (closest.gap > width + HAIR && gap <= closest.gap + HAIR) return undefined
  }
  return { what: 'gap', by, refusal: words.tooWide(unit, by) }
}
