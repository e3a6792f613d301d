/** The swept test of two bases, or of a base and a wall, against a slow walk that measures the distance of their cores. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  growBy,
  placedAt,
  shapeOf,
  intervalWithin,
  type Base,
  type Footprint,
  type Point,
  type Shape,
} from '../../src/index.ts'

const RUNS = 4000

/** Any facing, often the same as another's, opposite to it, at right angles or a tolerance from parallel. */
const someFacing = fc.record({ x: fc.integer({ min: -50, max: 50 }), y: fc.integer({ min: 1, max: 50 }) })
const besides = (f: Point) =>
  fc.oneof(
    fc.constantFrom(f, f, { x: -f.x, y: -f.y }, { x: -f.y, y: f.x }, { x: f.x * 10000 + 1, y: f.y * 10000 }),
    someFacing,
  )
const someBase = fc.oneof(
  fc.constantFrom<Base>(
    { shape: 'oval', width: 2500, length: 7000 },
    { shape: 'oval', width: 2500, length: 2500 },
    { shape: 'oval', width: 7000, length: 3500 },
    { shape: 'rectangle', width: 2000, length: 4000 },
    { shape: 'circle', diameter: 2500 },
  ),
  fc.record({
    shape: fc.constant('oval' as const),
    width: fc.integer({ min: 500, max: 6000 }),
    length: fc.integer({ min: 500, max: 9000 }),
  }),
)
const somePoint = fc.record({ x: fc.integer({ min: -9000, max: 9000 }), y: fc.integer({ min: -9000, max: 9000 }) })
const footFacing = (facing: fc.Arbitrary<Point>) => fc.record({ base: someBase, at: somePoint, facing })

/** From a place along a direction, whole steps of it and so exactly parallel to it; some have no length. */
const alongFrom = (p: Point, way: Point) =>
  fc
    .integer({ min: -150, max: 150 })
    .map((n): readonly [Point, Point] => [p, { x: p.x + way.x * n, y: p.y + way.y * n }])
const someLine = (way: Point): fc.Arbitrary<readonly [Point, Point]> =>
  fc.oneof(
    fc.tuple(somePoint, somePoint),
    somePoint.map((p): readonly [Point, Point] => [p, p]),
    somePoint.chain((p) => alongFrom(p, way)),
  )

/** Across the line through a place along a direction, at some distance from the place: where a sliver's tips may have ended. */
const across = (p: Point, way: Point) =>
  fc.tuple(fc.integer({ min: -300, max: 300 }), someFacing).map(([n, aside]): readonly [Point, Point] => {
    const x = p.x + way.x * n,
      y = p.y + way.y * n
    return [
      { x: x - aside.x * 20, y: y - aside.y * 20 },
      { x: x + aside.x * 20, y: y + aside.y * 20 },
    ]
  })

const pairOfBases = someFacing.chain((facing) => fc.tuple(footFacing(fc.constant(facing)), footFacing(besides(facing))))
const baseAndWall = someFacing.chain((facing) => fc.tuple(footFacing(fc.constant(facing)), someLine(facing)))

type Sides = readonly (readonly [Point, Point])[]
const sidesOf = (core: readonly Point[]): Sides =>
  core.map((p, i) => [p, core[(i + 1) % core.length] as Point] as const)

/** From a point to a segment: to the nearer end, unless the foot of the plumb line lies between the ends. */
function pointToSide(p: Point, [a, b]: readonly [Point, Point]): number {
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const ends = Math.min(Math.hypot(p.x - a.x, p.y - a.y), Math.hypot(p.x - b.x, p.y - b.y))
  if (length === 0) return ends
  const ahead = ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length
  const aside = Math.abs((p.x - a.x) * (b.y - a.y) - (p.y - a.y) * (b.x - a.x)) / length
  return ahead > 0 && ahead < length ? aside : ends
}

const crossProduct = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x)

function sidesCross([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const isSplit = (p: Point, q: Point, r: Point, s: Point) => crossProduct(p, q, r) * crossProduct(p, q, s) < 0
  return isSplit(a, b, c, d) && isSplit(c, d, a, b)
}

/** Whether a point lies in a polygon, by counting the sides to its right. */
const holds = (core: readonly Point[], p: Point): boolean =>
  core.length > 2 &&
  sidesOf(core).filter(([a, b]) => a.y > p.y !== b.y > p.y && p.x < a.x + ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y))
    .length %
    2 ===
    1

/** How far the rims of two shapes are apart; cores that meet are as deep in each other as their radii. */
function apart(s: Shape, t: Shape): number {
  const ss = sidesOf(s.core),
    ts = sidesOf(t.core)
  const meet =
    holds(s.core, t.core[0] as Point) ||
    holds(t.core, s.core[0] as Point) ||
    ss.some((x) => ts.some((y) => sidesCross(x, y)))
  const least = meet
    ? 0
    : Math.min(
        ...s.core.flatMap((p) => ts.map((side) => pointToSide(p, side))),
        ...t.core.flatMap((p) => ss.map((side) => pointToSide(p, side))),
      )
  return least - s.radius - t.radius
}

const FACINGS = Array.from({ length: 400 }, (_, i): Point => ({ x: (i % 20) - 10, y: Math.floor(i / 20) + 1 }))
const STEPS = 60
const NOISE = 1e-4

/** Wherever the slow walk is clearly within reach the span holds it, and outside the span it is nowhere clearly within. */
function compare(mover: Footprint, obstacle: Shape, [a, b]: readonly [Point, Point], slack: number): void {
  const origin = shapeOf(placedAt(mover, { x: 0, y: 0 }))
  const span = intervalWithin(growBy(obstacle, origin), a, b, slack)
  const gapAt = (share: number) =>
    apart(shapeOf(placedAt(mover, { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share })), obstacle)
  for (let step = 0; step <= STEPS; step++) {
    const share = step / STEPS
    const gap = gapAt(share),
      isIn = span !== undefined && share >= span.from && share <= span.to
    if (isIn ? gap > slack + NOISE : gap < slack - NOISE)
      expect.fail(`at ${share} of the way the gap is ${gap}, and the span is ${JSON.stringify(span)}`)
  }
  if (span && slack >= 0) for (const share of [span.from, span.to]) expect(gapAt(share)).toBeLessThan(slack + NOISE)
}

const someSlack = fc.constantFrom(0, 1.27, 2540)

test('two bases meet on their way where their distance says so, parallel ones too', () => {
  const some = pairOfBases.chain(([mover, other]) =>
    fc.tuple(
      fc.constant(mover),
      fc.constant(shapeOf(other)),
      fc.oneof(across(other.at, mover.facing), someLine(mover.facing)),
    ),
  )
  fc.assert(
    fc.property(some, someSlack, ([mover, other, way], slack) => compare(mover, other, way, slack)),
    { numRuns: RUNS, seed: 19 },
  )
})

test('a base meets a wall on its way where their distance says so, along the wall and for walls without length too', () => {
  const some = baseAndWall.chain(([mover, wall]) =>
    fc.tuple(
      fc.constant(mover),
      fc.constant({ core: wall, radius: 0 }),
      fc.oneof(across(wall[0], mover.facing), someLine(mover.facing)),
    ),
  )
  fc.assert(
    fc.property(some, someSlack, ([mover, wall, way], slack) => compare(mover, wall, way, slack)),
    { numRuns: RUNS, seed: 20 },
  )
})

test('an oval passes beyond the end of a parallel one that stands 42 mm away', () => {
  const base: Base = { shape: 'oval', width: 2500, length: 7000 },
    other: Base = { shape: 'oval', width: 2500, length: 6100 }
  const missed = FACINGS.filter((facing) => {
    const ahead = shapeOf({ base, at: { x: 0, y: 0 }, facing }).core[1] as Point
    const far = (7000 + 4200) / 2250
    const beyond = { x: 5000 + ahead.x * far, y: 7000 + ahead.y * far }
    const grown = growBy(
      shapeOf({ base: other, at: { x: 5000, y: 7000 }, facing }),
      shapeOf({ base, at: { x: 0, y: 0 }, facing }),
    )
    return intervalWithin(
      grown,
      { x: beyond.x - ahead.y, y: beyond.y + ahead.x },
      { x: beyond.x + ahead.y, y: beyond.y - ahead.x },
      0,
    )
  })
  expect(missed).toEqual([])
})

test('a base that stops exactly at the rim is within reach at the very end', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200, max: 200 }), fc.integer({ min: 1, max: 4000 }), (n, k) => {
      const grown: Shape = { core: [{ x: 0, y: 0 }], radius: 5 * k }
      const end = { x: 3 * k, y: 4 * k }
      expect(intervalWithin(grown, { x: end.x + 3 * (n + 300), y: end.y + 4 * (n + 300) }, end, 0)?.to).toBe(1)
    }),
    { numRuns: 1000, seed: 21 },
  )
})
