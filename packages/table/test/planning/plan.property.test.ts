/** Planned ways against a slow search, on dense tables and through narrow gaps. */
import { describe, expect, test } from 'vitest'
import {
  circle,
  isLegalMove,
  judgeMove,
  overlaps,
  planMove,
  point,
  prepareGround,
  shapeOf,
  type Base,
  type Bystander,
  type Footprint,
  type Outline,
  type Piece,
  type Point,
} from '../../src/index.ts'
import { TOLERANCE, passage, prepare, type MoveCase } from '../arbitraries.ts'
import { INSIDE, OUTSIDE, grownPolygon, seeded, slowLength } from './slow-paths.ts'

const SIZE = 50000
/**
 * A plan may be longer than the shortest path by a thousandth and 0.2 mm, because the slow search uses polygons for
 * circles.
 */
const SHARE = 1.001
const EXTRA = 20

const BASES: Readonly<Record<string, Base>> = {
  round: circle(2500),
  oval: { shape: 'oval', width: 2500, length: 6000 },
  rectangular: { shape: 'rectangle', width: 2000, length: 4000 },
}

interface Table {
  readonly question: MoveCase
  readonly goal: Point
  readonly houses: readonly (readonly Point[])[]
}

function slow({ question: { mover, others }, goal, houses }: Table, scale: number): number {
  const own = shapeOf({ ...mover, at: { x: 0, y: 0 } })
  const reach = {
    x: Math.max(...own.core.map((p) => p.x)) + own.radius,
    y: Math.max(...own.core.map((p) => p.y)) + own.radius,
  }
  const isOn = ({ x, y }: Point) => x >= reach.x && y >= reach.y && x <= SIZE - reach.x && y <= SIZE - reach.y
  const polygons = [
    ...others.map(({ foot }) => {
      const { core, radius } = shapeOf(foot)
      return grownPolygon(mover, core, radius, scale)
    }),
    ...houses.map((corners) => grownPolygon(mover, corners, 0, scale)),
  ]
  return slowLength(mover.at, goal, polygons, isOn)
}

/** The plan is legal and as short as the slow search's; wherever that finds a path, so does the plan. */
function compare(table: Table): 'way' | 'none' {
  const { question, goal } = table
  const least = slow(table, INSIDE),
    most = slow(table, OUTSIDE)
  const plan = planMove(prepare(question), { at: goal })
  if (most === Infinity) return 'none'
  expect(plan?.arrives).toBe(true)
  const { refusal, length } = judgeMove(prepare(question), plan?.path ?? [])
  expect(refusal).toBeUndefined()
  expect(length).toBeGreaterThan(least - 0.1)
  expect(length).toBeLessThan(Math.min(most, least * SHARE) + EXTRA)
  return 'way'
}

const questionOf = (
  mover: Footprint,
  houses: readonly (readonly Point[])[],
  others: readonly Bystander[],
): MoveCase => ({
  ground: prepareGround({
    width: SIZE,
    depth: SIZE,
    pieces: houses.map((points, i): Piece => ({
      id: `house ${i}`,
      kind: 'building',
      outline: { is: 'area', points } satisfies Outline,
    })),
  }),
  mover,
  others,
  allowance: 1e6,
  passage,
  tolerance: TOLERANCE,
})

/** Houses and figures at random; the mover on one side, the goal on the other. */
function denseTable(seed: number, base: Base): Table | undefined {
  const random = seeded(seed)
  const some = (low: number, high: number) => Math.round(low + random() * (high - low))
  const facing = { x: some(-50, 50), y: some(1, 50) }
  const houses = Array.from({ length: some(2, 5) }, (): readonly Point[] => {
    const middle = { x: some(9000, 41000), y: some(5000, 45000) },
      wide = some(1500, 6000),
      deep = some(1500, 6000)
    const ahead = { x: some(-100, 100), y: some(1, 100) },
      size = Math.hypot(ahead.x, ahead.y)
    return [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ].map(([s = 1, t = 1]) =>
      point(
        middle.x + (ahead.x * wide * s - ahead.y * deep * t) / size,
        middle.y + (ahead.y * wide * s + ahead.x * deep * t) / size,
      ),
    )
  })
  const others = Array.from({ length: some(4, 9) }, (_, i): Bystander => ({
    id: `other ${i}`,
    effect: 'bars',
    foot: {
      base: Object.values(BASES)[i % 3] as Base,
      at: { x: some(8000, 42000), y: some(3000, 47000) },
      facing: { x: some(-9, 9), y: some(1, 9) },
    },
  }))
  const mover = { base, at: { x: some(3500, 6000), y: some(4000, 46000) }, facing }
  const goal = { x: some(44000, 46500), y: some(4000, 46000) }
  const question = questionOf(mover, houses, others)
  const isFree = (at: Point) =>
    isLegalMove(prepare({ ...question, mover: { ...mover, at } }), []) &&
    isLegalMove(prepare({ ...question, mover: { ...mover, at } }), [at]) &&
    !others.some((o) => overlaps({ ...mover, at }, o.foot))
  return isFree(mover.at) && isFree(goal) ? { question, goal, houses } : undefined
}

/** Two houses as a long wall, at any angle, with a gap the base just fits through. */
function gapTable(seed: number, base: Base, wider: number): Table {
  const random = seeded(seed)
  const [m, n] = [1 + Math.floor(random() * 6), Math.floor(random() * 6)]
  const ahead = { x: m * m - n * n || 1, y: 2 * m * n },
    size = Math.hypot(ahead.x, ahead.y)
  const spot = (along: number, aside: number): Point =>
    point(25000 + (ahead.x * along - ahead.y * aside) / size, 25000 + (ahead.y * along + ahead.x * aside) / size)
  const half = ((base.shape === 'circle' ? base.diameter : base.width) + wider) / 2,
    off = (random() - 0.5) * 6000
  const house = (hand: number) => [
    spot(-1000, off + hand * half),
    spot(1000, off + hand * half),
    spot(1000, off + hand * 14000),
    spot(-1000, off + hand * 14000),
  ]
  const houses = [house(1), house(-1)]
  const mover = { base, at: spot(-9000, (random() - 0.5) * 8000), facing: { x: ahead.x, y: ahead.y } }
  return { question: questionOf(mover, houses, []), goal: spot(9000, (random() - 0.5) * 8000), houses }
}

describe.each(Object.entries(BASES))('a %s base', (_, base) => {
  test('finds the shortest path on dense tables', () => {
    let ways = 0
    for (let seed = 1; ways < 12; seed++) {
      const table = denseTable(seed, base)
      if (table && compare(table) === 'way') ways++
    }
  })

  test.each([100, 40, 10])('goes through gaps that are %i hundredths of a millimetre wider than it is', (wider) => {
    for (let seed = 1; seed <= 5; seed++) expect(compare(gapTable(seed, base, wider))).toBe('way')
  })
})
