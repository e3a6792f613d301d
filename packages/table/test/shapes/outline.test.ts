import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  INCH,
  baseOverlapsOutline,
  baseTouchesOutline,
  clip,
  clipPiece,
  contains,
  distance,
  hull,
  isConvex,
  isOnTable,
  outlineArea,
  outlineBox,
  outlineGap,
  outlineSides,
  outlinesOverlap,
  overlaps,
  shapeOf,
  orientation,
  type Base,
  type Outline,
  type Point,
} from '../../src/index.ts'
import {
  area,
  at,
  box,
  disc,
  foot,
  ground,
  line,
  partWay,
  piece,
  shares,
  someFoot,
  someLine,
  someOutline,
  somePoint,
} from '../arbitraries.ts'

const wood = box(10, 10, 14, 14)
const crescent = area([0, 0], [10, 0], [10, 10], [8, 10], [8, 2], [2, 2], [2, 10], [0, 10])

describe('a point in an outline', () => {
  test('the rim and the corners count', () => {
    expect(contains(wood, at(12, 12))).toBe(true)
    expect(contains(wood, at(10, 12))).toBe(true)
    expect(contains(wood, at(14, 14))).toBe(true)
    expect(contains(wood, { x: 14 * INCH + 1, y: 12 * INCH })).toBe(false)
    expect(contains(disc(10, 10, 2), at(12, 10))).toBe(true)
    expect(contains(disc(10, 10, 2), { x: 12 * INCH + 1, y: 10 * INCH })).toBe(false)
  })
  test('the hollow of a crescent is outside', () => {
    expect(contains(crescent, at(5, 5))).toBe(false)
    expect(contains(crescent, at(9, 5))).toBe(true)
  })
})

describe('clipping', () => {
  test('a line through an area is inside from rim to rim', () => {
    expect(clip(wood, at(8, 12), at(16, 12))).toEqual([{ from: 0.25, to: 0.75 }])
  })
  test('a line across a crescent is inside twice', () => {
    expect(clip(crescent, at(0, 5), at(10, 5))).toEqual([
      { from: 0, to: 0.2 },
      { from: 0.8, to: 1 },
    ])
  })
  test('a line along a side is inside while it runs there', () => {
    expect(clip(wood, at(8, 10), at(16, 10))).toEqual([{ from: 0.25, to: 0.75 }])
  })
  test('a line that touches a corner touches it at one place', () => {
    expect(clip(wood, at(8, 12), at(12, 8))).toEqual([{ from: 0.5, to: 0.5 }])
  })
  test('a wall is crossed at a place, also at its end and at its bend', () => {
    const wall = line([10, 10], [14, 10], [14, 14])
    expect(clip(wall, at(12, 8), at(12, 12))).toEqual([{ from: 0.5, to: 0.5 }])
    expect(clip(wall, at(10, 8), at(10, 12))).toEqual([{ from: 0.5, to: 0.5 }])
    expect(clip(wall, at(13, 9), at(15, 11))).toEqual([{ from: 0.5, to: 0.5 }])
    expect(clip(wall, at(9.9, 8), at(9.9, 12))).toEqual([])
  })
  test('a line that touches a disc touches it at one place', () => {
    expect(clip(disc(10, 10, 2), at(8, 12), at(12, 12))).toEqual([{ from: 0.5, to: 0.5 }])
    expect(clip(disc(10, 10, 2), at(6, 10), at(14, 10))).toEqual([{ from: 0.25, to: 0.75 }])
  })
})

describe('a base and an outline', () => {
  const toTheRim: Base = { shape: 'rectangle', width: 2 * INCH, length: 2 * INCH }
  test('standing against a wood is not standing in it', () => {
    const beside = { base: foot(0, 0).base, at: { x: 10 * INCH - 1250, y: 12 * INCH } }
    expect(baseOverlapsOutline(beside, wood)).toBe(false)
    expect(baseTouchesOutline(beside, wood, 0)).toBe(true)
    expect(baseOverlapsOutline({ ...beside, at: { ...beside.at, x: beside.at.x + 1 } }, wood)).toBe(true)
    expect(baseOverlapsOutline(foot(9, 12, toTheRim), wood)).toBe(false)
    expect(baseOverlapsOutline(foot(9.001, 12, toTheRim), wood)).toBe(true)
  })
  test('a base wholly inside a wood is in it', () => {
    expect(baseOverlapsOutline(foot(12, 12), wood)).toBe(true)
    expect(outlineGap(foot(12, 12), wood)).toBe(0)
  })
  test('a small wood wholly under a large base is under it', () => {
    expect(baseOverlapsOutline(foot(12, 12, { shape: 'rectangle', width: 6 * INCH, length: 6 * INCH }), wood)).toBe(
      true,
    )
  })
  test('a base lies across a wall only when the wall enters it', () => {
    const wall = line([10, 10], [14, 10])
    expect(baseOverlapsOutline({ base: foot(0, 0).base, at: { x: 12 * INCH, y: 10 * INCH + 1250 } }, wall)).toBe(false)
    expect(baseOverlapsOutline({ base: foot(0, 0).base, at: { x: 12 * INCH, y: 10 * INCH + 1249 } }, wall)).toBe(true)
    expect(baseOverlapsOutline(foot(12, 11, toTheRim), wall)).toBe(false)
    expect(baseOverlapsOutline(foot(12, 10.999, toTheRim), wall)).toBe(true)
  })
  test('the gap to a wood is to its rim', () => {
    expect(outlineGap(foot(8, 12), wood)).toBe(2 * INCH - 1250)
    expect(outlineGap(foot(16, 10), disc(10, 10, 2))).toBe(4 * INCH - 1250)
  })
})

describe('outlines among themselves', () => {
  test('areas that share a side do not overlap', () => {
    expect(outlinesOverlap(wood, box(14, 10, 16, 14))).toBe(false)
    expect(outlinesOverlap(wood, box(13, 10, 16, 14))).toBe(true)
    expect(outlinesOverlap(wood, wood)).toBe(true)
    expect(outlinesOverlap(wood, box(11, 11, 12, 12))).toBe(true)
    expect(outlinesOverlap(crescent, box(3, 3, 7, 9))).toBe(false)
  })
  test('a line enters an area, or only runs along it', () => {
    expect(outlinesOverlap(wood, line([9, 12], [11, 12]))).toBe(true)
    expect(outlinesOverlap(wood, line([9, 10], [15, 10]))).toBe(false)
  })
  test('discs that touch do not overlap', () => {
    expect(outlinesOverlap(disc(10, 10, 2), disc(14, 10, 2))).toBe(false)
    expect(outlinesOverlap(disc(10, 10, 2), disc(13.9, 10, 2))).toBe(true)
    expect(outlinesOverlap(disc(8, 12, 2), wood)).toBe(false)
    expect(outlinesOverlap(wood, disc(8.1, 12, 2))).toBe(true)
  })
  test('their size', () => {
    expect(outlineArea(wood)).toBe(16 * INCH * INCH)
    expect(outlineArea(crescent)).toBe(52 * INCH * INCH)
    expect(outlineArea(line([0, 0], [4, 4]))).toBe(0)
    expect(outlineBox(disc(10, 10, 2))).toEqual({ left: 8 * INCH, top: 8 * INCH, right: 12 * INCH, bottom: 12 * INCH })
  })
})

test('a base is on the table when its whole rim is', () => {
  const { field } = ground()
  expect(isOnTable({ base: foot(0, 0).base, at: { x: 1250, y: 1250 } }, field)).toBe(true)
  expect(isOnTable({ base: foot(0, 0).base, at: { x: 1249, y: 1250 } }, field)).toBe(false)
})

/** A slow and simple check for areas: how often the outline winds around the point, by the quadrants it passes. */
function windsAround(points: readonly Point[], p: Point): boolean {
  let turns = 0
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] as Point
    const side = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
    if (a.y <= p.y && b.y > p.y && side > 0) turns++
    if (a.y > p.y && b.y <= p.y && side < 0) turns--
  })
  return turns !== 0
}

const holds = (outline: Outline, p: Point): boolean =>
  outline.is === 'disc'
    ? distance(p, outline.centre) <= outline.radius
    : outline.is === 'area' && windsAround(outline.points, p)

/** Whether c and d lie on different sides of the line through a and b. */
const isAcross = (a: Point, b: Point, c: Point, d: Point): boolean => orientation(a, b, c) * orientation(a, b, d) < 0

describe('for any outline', () => {
  const reach = 20000
  test('the clipped parts are where dense sampling is inside', () => {
    fc.assert(
      fc.property(someOutline(reach), somePoint(reach), somePoint(reach), (outline, a, b) => {
        const parts = clip(outline, a, b)
        for (const share of shares(97)) {
          const isNearAnEnd = parts.some((p) => Math.abs(p.from - share) < 1e-6 || Math.abs(p.to - share) < 1e-6)
          if (isNearAnEnd || outline.is === 'line') continue
          expect(parts.some((p) => p.from <= share && share <= p.to)).toBe(holds(outline, partWay(a, b, share)))
        }
      }),
      { numRuns: 500 },
    )
  })

  test('a convex area is clipped the same way', () => {
    const corner = fc.record({ x: fc.integer({ min: 2, max: 8 }), y: fc.integer({ min: 2, max: 8 }) })
    const end = fc
      .record({ x: fc.integer({ min: 0, max: 20 }), y: fc.integer({ min: 0, max: 20 }) })
      .map((p) => ({ x: p.x / 2, y: p.y / 2 }))
    fc.assert(
      fc.property(fc.array(corner, { minLength: 3, maxLength: 9 }).map(hull), end, end, (points, a, b) => {
        fc.pre(points.length > 2)
        const outline: Outline = { is: 'area', points }
        expect(clipPiece({ piece: piece('wood', 'wood', outline), isConvex: true }, a, b)).toEqual(clip(outline, a, b))
      }),
      { numRuns: 4000 },
    )
  })

  test('a stretch that ends at the start of a segment ends at 0, never at -0', () => {
    const corner = { x: 3, y: 4 }
    const outline: Outline = { is: 'area', points: [corner, { x: 4, y: 2 }, { x: 4, y: 8 }] }
    expect(clip(outline, corner, { x: 2.5, y: 2 })).toEqual([{ from: 0, to: 0 }])
  })

  test('a crescent is not convex, nor a star whose rim crosses itself', () => {
    const star = area([5, 0], [8, 9], [0, 3], [10, 3], [2, 9])
    expect([wood, disc(10, 10, 2), crescent, star].map(isConvex)).toEqual([true, true, false, false])
  })

  test('a line is met where it lies, and met at all when the segment runs from one side of it to the other', () => {
    fc.assert(
      fc.property(someLine(reach), somePoint(reach), somePoint(reach), (wall, a, b) => {
        const met = clip(wall, a, b)
        const sides = outlineSides(wall).map(({ core }) => core as readonly [Point, Point])
        for (const { from } of met) {
          const p = partWay(a, b, from)
          const off = Math.min(...sides.map(([c, d]) => distance(p, c) + distance(p, d) - distance(c, d)))
          expect(off).toBeLessThan(0.001)
        }
        const isCrossed = sides.some(([c, d]) => isAcross(a, b, c, d) && isAcross(c, d, a, b))
        if (isCrossed) expect(met.length).toBeGreaterThan(0)
      }),
      { numRuns: 500 },
    )
  })

  test('parts are in order and apart', () => {
    fc.assert(
      fc.property(someOutline(reach), somePoint(reach), somePoint(reach), (outline, a, b) => {
        const parts = clip(outline, a, b)
        parts.forEach((part, i) => {
          expect(part.from).toBeLessThanOrEqual(part.to)
          const before = parts[i - 1]
          if (before) expect(part.from).toBeGreaterThan(before.to)
        })
      }),
      { numRuns: 500 },
    )
  })

  test('a base overlaps ground when a point of it lies inside, and has no gap then', () => {
    fc.assert(
      fc.property(someOutline(reach), someFoot(reach), (outline, f) => {
        const { core, radius } = shapeOf(f)
        const [a, b = a, c = b, d = a] = core as [Point, Point?, Point?, Point?]
        const inner = shares(12).flatMap((s) => shares(12).map((t) => partWay(partWay(a, b, s), partWay(d, c, s), t)))
        const isIn = inner.some((p) => holds(outline, p)) && radius > 0
        if (isIn) expect(baseOverlapsOutline(f, outline)).toBe(true)
        if (baseOverlapsOutline(f, outline)) expect(outlineGap(f, outline)).toBe(0)
        else if (outline.is !== 'line') expect(inner.some((p) => holds(outline, p)) && radius > 0).toBe(false)
      }),
      { numRuns: 500 },
    )
  })

  test('a round base and a disc overlap as two round bases do', () => {
    fc.assert(
      fc.property(someFoot(reach), somePoint(reach), fc.integer({ min: 300, max: 6000 }), (f, centre, radius) => {
        const other = { base: { shape: 'circle' as const, diameter: 2 * radius }, at: centre }
        expect(baseOverlapsOutline(f, { is: 'disc', centre, radius })).toBe(overlaps(f, other))
      }),
      { numRuns: 500 },
    )
  })
})
