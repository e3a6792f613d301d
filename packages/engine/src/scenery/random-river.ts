/** A stream across a random table, the same from both ends. */
import { INCH, type Length, type Point } from '@muster/table'
import { randomFrom, type Random } from '../common/random.ts'
import type { RandomTable } from './random-table.ts'
import { river } from './river.ts'

/** One table in so many has a stream. */
const ONE_IN = 3
/** What is set apart for it, so that the rest of a table does not depend on whether it has a stream. */
const APART = 0x51ed

interface RiverArea {
  readonly width: Length
  readonly depth: Length
}

/** Half of its breadth in inches: narrow on a small table. */
const halfOf = ({ width }: RiverArea): number => Math.min(1.3, width / INCH / 28)

/** Lays a stream of shallow water from the west edge to the east, sometimes; returns whether it did. */
export function maybeLayRiver(table: RandomTable, seed: number, area: RiverArea): boolean {
  const random = randomFrom(seed ^ APART)
  if (random() * ONE_IN >= 1) return false
  const course = courseOf(random, area)
  const half = halfOf(area)
  const [stream] = river(course, half, { kind: 'shallow-water', name: 'The stream', from: 0, to: course.length - 1 })
  if (!stream) return false
  table.layAcross({ id: 'stream', ...stream }, circlesAlong(course, half))
  return true
}

/** Through the middle, and each half the other turned round; it runs straight where it leaves the table. */
function courseOf(random: Random, { width, depth }: RiverArea): (readonly [number, number])[] {
  const [wide, deep] = [width / INCH, depth / INCH]
  const aside = () => deep / 2 + (random() - 0.5) * 0.28 * deep
  const mouth = aside()
  const west = [
    [0, mouth],
    [0.1 * wide, mouth],
    [0.3 * wide, aside()],
  ] as const
  const east = west.map(([x, y]) => [wide - x, deep - y] as const).toReversed()
  return [...west, [wide / 2, deep / 2] as const, ...east]
}

const STEPS = 6

/** Close enough together that nothing fits between them. */
function circlesAlong(course: readonly (readonly [number, number])[], half: number) {
  const circle = ([x, y]: readonly [number, number]): { readonly centre: Point; readonly radius: number } => ({
    centre: { x: Math.round(x * INCH), y: Math.round(y * INCH) },
    radius: Math.round(half * INCH * 1.4),
  })
  return course.slice(1).flatMap(([x, y], i) => {
    const [fromX, fromY] = course[i] as readonly [number, number]
    return Array.from({ length: STEPS + 1 }, (_, step) =>
      circle([fromX + ((x - fromX) * step) / STEPS, fromY + ((y - fromY) * step) / STEPS]),
    )
  })
}
