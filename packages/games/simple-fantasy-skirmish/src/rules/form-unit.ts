/** A unit led along a path as far as it may go, in one of its shapes: what a person drags and a bot thinks of. */
import type { FigureId, Formed, Refusal } from '@muster/engine'
import { along, distance, type Point } from '@muster/table'
import { arranged, AS_IT_STANDS } from './arrange.ts'
import { isRefusal, judgeIn, lengthOf, type UnitMove } from './move-judge.ts'
import type { Scene } from './scene.ts'

/** Steps back along the path before it is given up. */
const STEPS = 14

export function formUnit(scene: Scene, path: readonly Point[], shape: string): Formed {
  const whole = lengthOf(scene.centre, path)
  let refusal: Refusal | undefined
  let length = Math.min(whole, scene.full * 2)
  for (let step = 0; step < STEPS && length > 0; step++) {
    const tried = tryAt(scene, cut(scene.centre, path, length), shape)
    if (tried && !isRefusal(tried)) return formed(tried, refusal ?? (length < whole ? tooFarFor(scene, path, shape) : undefined))
    if (tried) refusal ??= tried
    length = shorter(scene, length, tried)
  }
  return inPlace(scene, shape, refusal)
}

/** Straight to the limit where that is what stopped it, else half a base back. */
function shorter({ full, half, width }: Scene, length: number, refusal: Refusal | undefined): number {
  if (refusal?.code === 'too-far' || refusal?.code === 'none-cross') {
    for (const limit of [full, half]) if (length > limit + 1) return limit
  }
  return length - width / 2
}

function tryAt(scene: Scene, path: readonly Point[], shape: string): Refusal | UnitMove | undefined {
  const { unit: { id }, bodies, centre } = scene
  const to = path.at(-1) ?? centre
  const from = path.at(-2) ?? centre
  const ends = arranged(scene, shape, to, { x: to.x - from.x, y: to.y - from.y })
  return ends && judgeIn(scene, { figure: id, path, ends: bodies.map((body, index) => ({ figure: body.id, at: ends[index] as Point })) })
}

const formed = ({ path, length, ends }: UnitMove, refusal: Refusal | undefined): Formed =>
  ({ path, spent: Math.round(length), spots: ends, ...(refusal && { refusal }) })

/** Why it does not go all the way, where it was not even tried. */
function tooFarFor(scene: Scene, path: readonly Point[], shape: string): Refusal | undefined {
  const tried = tryAt(scene, path, shape)
  return tried && isRefusal(tried) ? tried : undefined
}

/** Re-formed where it stands, or left as it is. */
function inPlace(scene: Scene, shape: string, refusal: Refusal | undefined): Formed {
  const tried = shape === AS_IT_STANDS ? undefined : tryAt(scene, [], shape)
  if (tried && !isRefusal(tried)) return formed(tried, refusal)
  return { path: [], spent: 0, spots: standing(scene), ...(refusal && { refusal }) }
}

const standing = ({ bodies }: Scene): { readonly figure: FigureId; readonly at: Point }[] =>
  bodies.map(({ id, at }) => ({ figure: id, at }))

/** The first part of a path. */
export function cut(from: Point, path: readonly Point[], length: number): Point[] {
  const kept: Point[] = []
  let at = from
  let left = length
  for (const to of path) {
    const leg = distance(at, to)
    if (leg >= left) return leg === 0 ? kept : [...kept, along(at, to, Math.min(1, left / leg))]
    kept.push(to)
    left -= leg
    at = to
  }
  return kept
}
