/** The judge compared with a slow walk in small steps, and the legal parts it gives judged again. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  baseOverlapsOutline,
  contains,
  distance,
  gap,
  isOnTable,
  judgeMove,
  overlaps,
  prepareGround,
  isLegalMove,
  type Base,
  type Footprint,
  type Point,
} from '../../src/index.ts'
import { TOLERANCE, partWay, passage, shares, somePoint, someQuestion, prepare, type MoveCase } from '../arbitraries.ts'

const REACH = 24000
const roundBase: fc.Arbitrary<Base> = fc.record({
  shape: fc.constant('circle' as const),
  diameter: fc.integer({ min: 1000, max: 5000 }),
})
const somePath = fc.array(somePoint(REACH), { minLength: 1, maxLength: 3 })
const standing = (q: MoveCase, at: Point): Footprint => ({ ...q.mover, at })

/** The points of a path in small steps, not rounded between the turns. */
function steps(q: MoveCase, path: readonly Point[]): readonly Point[] {
  return [q.mover.at, ...path]
    .slice(0, -1)
    .flatMap((from, i) => shares(120).map((share) => partWay(from, path[i] as Point, share)))
}

const isOpenAt = (q: MoveCase, p: Point): boolean =>
  q.others.every((o) => o.effect === 'free' || overlaps(q.mover, o.foot) || !overlaps(standing(q, p), o.foot)) &&
  q.ground.pieces.every(
    ({ piece: { outline, kind } }) =>
      kind !== 'building' || baseOverlapsOutline(q.mover, outline) || !baseOverlapsOutline(standing(q, p), outline),
  )

for (const [name, q] of [
  ['round bases', someQuestion(REACH, roundBase)],
  ['bases of any shape', someQuestion(REACH)],
] as const)
  describe(`for ${name}`, () => {
    test('a legal path collides with nothing at any small step, and ends where it may', () => {
      fc.assert(
        fc.property(q, somePath, (question, path) => {
          if (!isLegalMove(prepare(question), path)) return
          for (const p of steps(question, path)) expect(isOpenAt(question, p)).toBe(true)
          const end = standing(question, path.at(-1) as Point)
          expect(isOnTable(end, question.ground.field)).toBe(true)
          expect(question.others.some((o) => overlaps(end, o.foot))).toBe(false)
        }),
        { numRuns: 400 },
      )
    })

    test('a path refused for something in the way really runs into it', () => {
      fc.assert(
        fc.property(q, somePath, (question, path) => {
          const { refusal } = judgeMove(prepare({ ...question, allowance: 1e9 }), path)
          if (refusal?.code === 'figure-in-the-way' || refusal?.code === 'stopped-by-contact') {
            const figure = question.others.find((o) => o.id === refusal.figure) as MoveCase['others'][number]
            expect(gap(standing(question, refusal.at), figure.foot)).toBeLessThanOrEqual(TOLERANCE)
          }
          if (refusal?.code === 'barred') {
            const outline = question.ground.field.pieces.find((p) => p.id === refusal.piece)?.outline
            expect(outline && isNear(standing(question, refusal.at), outline)).toBe(true)
          }
        }),
        { numRuns: 400 },
      )
    })

    test('the legal part of a path is itself legal, lies on the path, and keeps the contact that cut it', () => {
      fc.assert(
        fc.property(q, somePath, (question, path) => {
          const { refusal, legal } = judgeMove(prepare(question), path)
          expect(isLegalMove(prepare(question), legal)).toBe(true)
          const end = legal.at(-1)
          if (!end) return
          const from = [question.mover.at, ...path][legal.length - 1] as Point,
            to = path[legal.length - 1] as Point
          expect(distance(from, end) + distance(end, to) - distance(from, to)).toBeLessThan(6)
          expect(legal.slice(0, -1)).toEqual(path.slice(0, legal.length - 1))
          if (refusal?.code === 'stopped-by-contact' && distance(end, refusal.at) < 3) {
            const figure = question.others.find((o) => o.id === refusal.figure) as MoveCase['others'][number]
            expect(judgeMove(prepare(question), legal).contacts).toContain(refusal.figure)
            expect(gap(standing(question, end), figure.foot)).toBeLessThanOrEqual(TOLERANCE)
            expect(overlaps(standing(question, end), figure.foot)).toBe(false)
          }
        }),
        { numRuns: 1500 },
      )
    })
  })

const isNear = (f: Footprint, outline: Parameters<typeof baseOverlapsOutline>[1]): boolean =>
  baseOverlapsOutline({ ...f, base: grown(f.base) }, outline)
const grown = (base: Base): Base =>
  base.shape === 'circle'
    ? { ...base, diameter: base.diameter + 4 }
    : { ...base, width: base.width + 4, length: base.length + 4 }

test('on open ground a path cut by contact always ends in that contact', () => {
  fc.assert(
    fc.property(someQuestion(REACH, roundBase), somePath, (some, path) => {
      const others = some.others
        .map((o) => ({ ...o, effect: 'stops' as const }))
        .filter((o) => gap(o.foot, some.mover) > TOLERANCE)
      const question = { ...some, ground: prepareGround({ width: REACH, depth: REACH, pieces: [] }), others }
      const { refusal, legal } = judgeMove(prepare(question), path)
      if (refusal?.code === 'stopped-by-contact' && isOnTable(question.mover, question.ground.field))
        expect(judgeMove(prepare(question), legal).contacts).toContain(refusal.figure)
    }),
    { numRuns: 2000 },
  )
})

test('the cost of a path is the sum over its small steps of their length times the slowest ground there', () => {
  fc.assert(
    fc.property(someQuestion(REACH), somePath, (question, path) => {
      const pieces = question.ground.field.pieces.filter((p) => p.kind !== 'wall')
      const q = { ...question, ground: prepareGround({ ...question.ground.field, pieces }) }
      const paceAt = (p: Point) =>
        Math.max(
          1,
          ...q.ground.pieces
            .filter(({ piece }) => contains(piece.outline, p))
            .map(({ piece }) => passage(piece).times ?? 1),
        )
      let slow = 0
      ;[q.mover.at, ...path].slice(0, -1).forEach((from, i) => {
        const to = path[i] as Point
        for (const share of shares(1000).slice(1))
          slow += (distance(from, to) / 1000) * paceAt(partWay(from, to, share - 0.0005))
      })
      const { spent, length, legs } = judgeMove(prepare(q), path)
      expect(Math.abs(spent - slow)).toBeLessThan(length * 0.02 + 1)
      expect(legs.reduce((sum, leg) => sum + leg.cost, 0)).toBeCloseTo(spent, 6)
      for (const { costs, cost, length: own } of legs)
        expect(costs.reduce((sum, c) => sum + c.extra, own)).toBeCloseTo(cost, 6)
    }),
    { numRuns: 60 },
  )
})
