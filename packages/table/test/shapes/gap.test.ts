import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  INCH,
  circle,
  distance,
  gap,
  inches,
  shortestLine,
  overlaps,
  shapeOf,
  isGapWithin,
  type Base,
  type Footprint,
  type Point,
} from '../../src/index.ts'
import { at, foot, partWay, shares, someFoot } from '../arbitraries.ts'

const small: Base = circle(2500)
const cart: Base = { shape: 'rectangle', width: 2540, length: 5080 }
const horse: Base = { shape: 'oval', width: 2500, length: 7500 }

test('two round bases 4" apart, centre to centre, are 4" less their radii apart', () => {
  expect(gap(foot(10, 10), foot(14, 10))).toBe(4 * INCH - 2500)
})

test('bases that touch exactly do not overlap, and one unit nearer they do', () => {
  const a: Footprint = { base: small, at: { x: 0, y: 0 } }
  // 1500² + 2000² = 2500²: touching at a slant, exactly on the lattice.
  expect(overlaps(a, { base: small, at: { x: 1500, y: 2000 } })).toBe(false)
  expect(gap(a, { base: small, at: { x: 1500, y: 2000 } })).toBe(0)
  expect(overlaps(a, { base: small, at: { x: 1500, y: 1999 } })).toBe(true)
})

test('exactly at reach is within it, and one unit further is not', () => {
  const a: Footprint = { base: small, at: { x: 0, y: 0 } }
  expect(isGapWithin(a, { base: small, at: { x: 2500 + inches(6), y: 0 } }, inches(6))).toBe(true)
  expect(isGapWithin(a, { base: small, at: { x: 2501 + inches(6), y: 0 } }, inches(6))).toBe(false)
})

test('bases within the tolerance are in contact, and those beyond it are not', () => {
  const a: Footprint = { base: small, at: { x: 0, y: 0 } }
  expect(isGapWithin(a, { base: small, at: { x: 2502, y: 0 } }, 2.54)).toBe(true)
  expect(isGapWithin(a, { base: small, at: { x: 2503, y: 0 } }, 2.54)).toBe(false)
})

test('a rectangle reaches half its length ahead and half its width aside', () => {
  const facing = { x: 1, y: 0 }
  expect(gap({ base: cart, at: at(10, 10), facing }, foot(14, 10))).toBe(4 * INCH - 2540 - 1250)
  expect(gap({ base: cart, at: at(10, 10), facing }, foot(10, 14))).toBe(4 * INCH - 1270 - 1250)
})

test('two rectangles side by side touch and do not overlap', () => {
  const a: Footprint = { base: cart, at: at(10, 10) }
  expect(overlaps(a, { base: cart, at: { x: a.at.x + 2540, y: a.at.y } })).toBe(false)
  expect(overlaps(a, { base: cart, at: { x: a.at.x + 2539, y: a.at.y } })).toBe(true)
  expect(overlaps(a, a)).toBe(true)
})

test('an oval has round ends', () => {
  const a: Footprint = { base: horse, at: at(10, 10), facing: { x: 0, y: 1 } }
  expect(gap(a, foot(10, 14))).toBe(4 * INCH - 3750 - 1250)
  expect(gap(a, foot(14, 10))).toBe(4 * INCH - 1250 - 1250)
})

test('the shortest line between round bases runs from rim to rim', () => {
  expect(shortestLine(foot(10, 10), foot(14, 10))).toEqual({
    from: { x: 10 * INCH + 1250, y: 10 * INCH },
    to: { x: 14 * INCH - 1250, y: 10 * INCH },
    length: 4 * INCH - 2500,
  })
})

describe('the place where bases touch', () => {
  const at0 = (x: number, y: number, base: Base, facing?: Point): Footprint => ({
    base,
    at: { x, y },
    ...(facing && { facing }),
  })
  const plank: Base = { shape: 'rectangle', width: 2000, length: 4000 }
  test.each([
    ['a small round base and a large one', at0(0, 0, circle(2000)), at0(3000, 4000, circle(8000)), { x: 600, y: 800 }],
    [
      'a round base and the end of an oval',
      at0(0, 0, circle(2000)),
      at0(0, 4750, horse, { x: 0, y: 1 }),
      { x: 0, y: 1000 },
    ],
    [
      'a round base and the side of an oval',
      at0(0, 0, circle(2000)),
      at0(2250, 1000, horse, { x: 0, y: 1 }),
      { x: 1000, y: 0 },
    ],
    ['two rectangles along a side', at0(0, 0, plank), at0(2000, 1000, plank), { x: 1000, y: 500 }],
    ['two rectangles at a corner', at0(0, 0, plank), at0(2000, 4000, plank), { x: 1000, y: 2000 }],
    ['a round base and a rectangle', at0(0, 0, circle(2000)), at0(2000, 1500, plank), { x: 1000, y: 0 }],
  ])('%s', (_, a, b, place) => {
    for (const { from, to, length } of [shortestLine(a, b), shortestLine(b, a)]) {
      expect(length).toBeCloseTo(0, 6)
      for (const end of [from, to]) expect(distance(end, place)).toBeLessThan(0.001)
    }
  })
})

/** A slow and simple check: points all along both cores, and all over cores with corners. */
function corePoints(f: Footprint): readonly Point[] {
  const { core } = shapeOf(f)
  const [a, b, c, d] = core
  if (!a || !b) return core
  if (!c || !d) return shares(60).map((s) => partWay(a, b, s))
  return shares(24).flatMap((s) => shares(24).map((t) => partWay(partWay(a, b, s), partWay(d, c, s), t)))
}

function slowGap(a: Footprint, b: Footprint): number {
  const ours = corePoints(a),
    theirs = corePoints(b)
  let least = Infinity
  for (const p of ours) for (const q of theirs) least = Math.min(least, distance(p, q))
  return Math.max(0, least - shapeOf(a).radius - shapeOf(b).radius)
}

describe('for any two bases', () => {
  const two = [someFoot(16000), someFoot(16000)] as const

  test('the gap is what dense sampling finds', () => {
    fc.assert(
      fc.property(...two, (a, b) => {
        const slow = slowGap(a, b)
        expect(gap(a, b)).toBeLessThanOrEqual(slow + 0.001)
        expect(gap(a, b)).toBeGreaterThanOrEqual(slow - 260)
      }),
      { numRuns: 150 },
    )
  })

  test('the gap is the same both ways, and is the length of the shortest line', () => {
    fc.assert(
      fc.property(...two, (a, b) => {
        expect(gap(b, a)).toBeCloseTo(gap(a, b), 6)
        const { from, to, length } = shortestLine(a, b)
        expect(length).toBeCloseTo(gap(a, b), 6)
        expect(distance(from, to)).toBeCloseTo(length, 3)
      }),
      { numRuns: 1000 },
    )
  })

  test('bases that overlap have no gap, and bases with a gap do not overlap', () => {
    fc.assert(
      fc.property(...two, (a, b) => {
        expect(overlaps(a, b) && gap(a, b) > 0).toBe(false)
        expect(overlaps(a, b)).toBe(overlaps(b, a))
        expect(isGapWithin(a, b, 0)).toBe(gap(a, b) <= 1e-6)
      }),
      { numRuns: 1000 },
    )
  })
})
