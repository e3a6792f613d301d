/** Leading a whole unit towards a place without a search: straight on, or a little to one side. */
import type { MoveAnswer, Question } from '@muster/engine'
import { distance, type Length, type Point } from '@muster/table'
import { AS_IT_STANDS } from '../rules/arrange.ts'
import type { Force } from './forces.ts'

/** Cosine and sine of 0, ±35, ±70 and ±110 degrees. */
const TURNS = [[1, 0], [0.819, 0.574], [0.819, -0.574], [0.342, 0.94], [0.342, -0.94], [-0.342, 0.94], [-0.342, -0.94]] as const

/** So far from `from` towards a place, turned aside. */
function aside(from: Point, to: Point, far: Length, [cos, sin]: readonly [number, number]): Point {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const scale = far / (Math.sqrt(dx * dx + dy * dy) || 1)
  return { x: Math.round(from.x + (dx * cos - dy * sin) * scale), y: Math.round(from.y + (dx * sin + dy * cos) * scale) }
}

/** A way that gets this share of the distance is good enough: half is all that difficult ground allows. */
const ENOUGH = 0.45
const LEAST = 0.15

/** A move that brings the unit nearer to a place; undefined where none is found that is worth making. */
export function steer(question: Question, { unit: { id }, centre, move }: Force, to: Point): MoveAnswer | undefined {
  const whole = distance(centre, to)
  const far = Math.min(whole, move)
  let best: MoveAnswer | undefined
  let left = whole - far * LEAST
  for (const turn of TURNS) {
    const formed = question.forms?.form(id, [aside(centre, to, far, turn)], AS_IT_STANDS)
    const end = formed?.path.at(-1)
    if (!formed || !end) continue
    const away = distance(end, to)
    if (away < left) [best, left] = [{ figure: id, path: formed.path, ends: formed.spots }, away]
    if (left <= whole - ENOUGH * far) return best
  }
  return best
}
