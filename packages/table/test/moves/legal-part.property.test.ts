/** The longest legal part of a path against a slow search of every lattice place beside it. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  circle,
  distance,
  isLegalMove,
  judgeMove,
  legalPart,
  point,
  prepareGround,
  type Base,
  type Footprint,
  type Outline,
  type Piece,
  type Point,
} from '../../src/index.ts'
import { TOLERANCE, passage, prepare, type MoveCase } from '../arbitraries.ts'

const SIZE = 60000
const ground = (...outlines: readonly Outline[]) =>
  prepareGround({
    width: SIZE,
    depth: SIZE,
    pieces: outlines.map((outline, i): Piece => ({ id: `house ${i}`, kind: 'building', outline })),
  })

const START: Point = { x: 30000, y: 30000 }
const question = (over: Partial<MoveCase>): MoveCase => ({
  ground: ground(),
  mover: { base: circle(2500), at: START },
  allowance: 1e6,
  passage,
  others: [],
  tolerance: TOLERANCE,
  ...over,
})

/** How far along the leg the furthest legal lattice place beside it is, looked for backwards from what it meets. */
function furthest(q: MoveCase, to: Point): number {
  const from = q.mover.at,
    length = distance(from, to)
  const ahead = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const { refusal } = judgeMove(prepare(q), [to])
  const most = refusal && 'at' in refusal ? distance(from, refusal.at) : length
  for (let far = Math.floor(most); far > 0; far--) {
    const x = from.x + ahead.x * far,
      y = from.y + ahead.y * far
    for (const px of [Math.floor(x), Math.ceil(x)])
      for (const py of [Math.floor(y), Math.ceil(y)])
        if (isLegalMove(prepare(q), [{ x: px, y: py }])) return (px - from.x) * ahead.x + (py - from.y) * ahead.y
  }
  return 0
}

function lost(q: MoveCase, to: Point): number {
  const [end = q.mover.at] = legalPart(prepare(q), [to])
  return furthest(q, to) - distance(q.mover.at, end)
}

/** A tenth of a millimetre. */
const LEAST = 10

const someWay = fc
  .record({ x: fc.integer({ min: -9000, max: 9000 }), y: fc.integer({ min: -9000, max: 9000 }) })
  .filter(({ x, y }) => Math.hypot(x, y) > 3000)
const someBase = fc.constantFrom<Base>(
  circle(2500),
  circle(4001),
  { shape: 'oval', width: 2500, length: 6000 },
  { shape: 'rectangle', width: 2500, length: 5000 },
)

/** A figure beside the way, so that the mover comes within a few hundredths of a millimetre of it, to either hand. */
const besideWay = (way: Point, base: Base, share: number, hand: number, off: number, facing: Point): Footprint => {
  const length = Math.hypot(way.x, way.y)
  const aside = (2500 / 2 + (base.shape === 'circle' ? base.diameter : base.width) / 2 + off) * hand
  return {
    base,
    facing,
    at: point(START.x + way.x * share - (way.y / length) * aside, START.y + way.y * share + (way.x / length) * aside),
  }
}

test('beside figures at a shallow angle the longest legal part of a path is the longest', () => {
  const some = fc.record({
    way: someWay,
    base: someBase,
    share: fc.double({ min: 0.2, max: 0.9, noNaN: true }),
    hand: fc.constantFrom(-1, 1),
    off: fc.integer({ min: -6, max: 2 }),
  })
  fc.assert(
    fc.property(some, ({ way, base, share, hand, off }) => {
      const q = question({
        others: [{ id: 'other', effect: 'bars', foot: besideWay(way, base, share, hand, off, way) }],
      })
      const to = { x: START.x + way.x, y: START.y + way.y }
      if (judgeMove(prepare(q), [to]).refusal?.code === 'figure-in-the-way') expect(lost(q, to)).toBeLessThan(LEAST)
    }),
    { numRuns: 500, seed: 20 },
  )
})

test('in a corridor as wide as the base the longest legal part goes as far as the move lasts', () => {
  const some = fc.tuple(
    fc.integer({ min: -20, max: 20 }),
    fc.integer({ min: -20, max: 20 }),
    fc.integer({ min: 3000, max: 14000 }),
  )
  fc.assert(
    fc.property(some, ([m, n, allowance]) => {
      // Directions whose length is whole, and a base as wide as a whole number of them: the walls lie on the lattice.
      const way = { x: m * m - n * n, y: 2 * m * n },
        size = m * m + n * n
      if (size < 3) return
      const half = Math.ceil(1250 / size),
        steps = Math.ceil(16000 / size)
      const spot = (ahead: number, aside: number): Point => ({
        x: START.x + way.x * ahead - way.y * aside,
        y: START.y + way.y * ahead + way.x * aside,
      })
      const wall = (hand: number): Outline => ({
        is: 'line',
        points: [spot(-2, hand * half), spot(steps + 2, hand * half)],
      })
      const q = question({
        ground: ground(wall(1), wall(-1)),
        allowance,
        mover: { base: circle(2 * half * size), at: START },
      })
      expect(lost(q, spot(steps, 0))).toBeLessThan(LEAST)
    }),
    { numRuns: 60, seed: 21 },
  )
})
