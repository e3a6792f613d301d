import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  INCH,
  contains,
  distance,
  gap,
  isOnTable,
  judgeMove,
  overlaps,
  planMove,
  reachMap,
  isLegalMove,
  contactPlaces,
  isGapWithin,
  type Base,
  type Bystander,
  type Plan,
  type Point,
} from '../../src/index.ts'
import {
  TOLERANCE,
  at,
  box,
  disc,
  foot,
  ground,
  line,
  piece,
  question,
  someFoot,
  somePoint,
  someQuestion,
  prepare,
  type MoveCase,
} from '../arbitraries.ts'

const house = piece('house', 'building', box(12, 8, 14, 12))
const enemy = (x: number, y: number): Bystander => ({ id: `enemy ${x},${y}`, foot: foot(x, y), effect: 'stops' })
const endOf = (q: MoveCase, plan: Plan | undefined): Point => plan?.path.at(-1) ?? q.mover.at
const standing = (q: MoveCase, p: Point) => ({ ...q.mover, at: p })

describe('a plan', () => {
  test('goes straight where nothing is in the way', () => {
    expect(planMove(prepare(question()), { at: at(15, 12) })).toEqual({
      path: [at(15, 12)],
      arrives: true,
      spent: distance(at(10, 10), at(15, 12)),
    })
  })

  test('goes as far as the allowance towards a goal out of reach', () => {
    const q = question()
    const plan = planMove(prepare(q), { at: at(30, 10) })
    expect(plan).toMatchObject({ path: [at(16, 10)], arrives: false, spent: 6 * INCH })
  })

  test('goes around a house, hardly farther than it must', () => {
    const q = question({ ground: ground(house), allowance: 12 * INCH })
    const plan = planMove(prepare(q), { at: at(16, 10) })
    expect(plan?.arrives).toBe(true)
    expect(isLegalMove(prepare(q), plan?.path ?? [])).toBe(true)
    const detour = distance(at(10, 10), at(11.6, 7.6)) + 2.8 * INCH + distance(at(14.4, 7.6), at(16, 10))
    expect(plan?.spent).toBeLessThan(detour + 0.5 * INCH)
  })

  test('goes around a wood when that is cheaper than through it', () => {
    const q = question({ ground: ground(piece('wood', 'wood', box(11, 9, 19, 14))), allowance: 14 * INCH })
    const plan = planMove(prepare(q), { at: at(20, 10) })
    expect(plan?.arrives).toBe(true)
    expect(plan?.spent).toBeLessThan(11.3 * INCH)
  })

  test('starts around a wood that lies before a goal out of reach', () => {
    const q = question({ ground: ground(piece('wood', 'wood', box(11, 9, 19, 14))), allowance: 6 * INCH })
    const plan = planMove(prepare(q), { at: at(20, 10) })
    expect(plan?.arrives).toBe(false)
    expect(endOf(q, plan).x).toBeGreaterThan(14.5 * INCH)
  })

  test('comes into contact with an enemy, also behind others', () => {
    const q = question({ allowance: 12 * INCH, others: [enemy(16, 10), enemy(13, 10)] })
    const plan = planMove(prepare(q), { contact: foot(16, 10) })
    expect(plan?.arrives).toBe(true)
    expect(judgeMove(prepare(q), plan?.path ?? [])).toMatchObject({ contacts: ['enemy 16,10'] })
  })

  test('comes near an enemy that is out of reach', () => {
    const q = question({ others: [enemy(25, 10)] })
    const plan = planMove(prepare(q), { contact: foot(25, 10) })
    expect(plan?.arrives).toBe(false)
    expect(gap(standing(q, endOf(q, plan)), foot(25, 10))).toBeCloseTo(9 * INCH - 2500, -1)
  })

  test('enters an area or a disc with its centre, and comes up against a line', () => {
    const zone = box(13, 5, 20, 15)
    expect(contains(zone, endOf(question(), planMove(prepare(question()), { outline: zone })))).toBe(true)
    expect(planMove(prepare(question()), { outline: zone })?.spent).toBeCloseTo(3 * INCH, -1)
    expect(
      contains(disc(15, 10, 2), endOf(question(), planMove(prepare(question()), { outline: disc(15, 10, 2) }))),
    ).toBe(true)
    const hedge = line([13, 5], [13, 15])
    const plan = planMove(prepare(question()), { outline: hedge })
    expect(plan?.arrives).toBe(true)
    expect(13 * INCH - endOf(question(), plan).x - 1250).toBeLessThanOrEqual(TOLERANCE)
  })

  test('stays where it is if it is already at the goal', () => {
    expect(planMove(prepare(question()), { at: at(10, 10) })).toEqual({ path: [], arrives: true, spent: 0 })
    expect(planMove(prepare(question()), { outline: box(5, 5, 15, 15) })).toEqual({ path: [], arrives: true, spent: 0 })
  })

  test('comes as near as possible if it is walled in', () => {
    const cage = [box(6, 6, 14, 7), box(6, 13, 14, 14), box(6, 6, 7, 14), box(13, 6, 14, 14)]
    const q = question({
      allowance: 20 * INCH,
      ground: ground(...cage.map((outline, i) => piece(`cage ${i}`, 'building', outline))),
    })
    const plan = planMove(prepare(q), { at: at(20, 10) })
    expect(plan?.arrives).toBe(false)
    expect(endOf(q, plan).x).toBeGreaterThan(12 * INCH)
    expect(isLegalMove(prepare(q), plan?.path ?? [])).toBe(true)
  })

  test('goes straight through a friend that may be passed', () => {
    const q = question({ others: [{ id: 'friend', foot: foot(13, 10), effect: 'free' }] })
    expect(planMove(prepare(q), { at: at(16, 10) })).toMatchObject({ path: [at(16, 10)], arrives: true })
  })
})

describe('a reach map', () => {
  test('on open ground covers exactly the allowance', () => {
    const map = reachMap(prepare(question()))
    expect(map.covers(at(16, 10))).toBe(true)
    expect(map.covers(at(16.1, 10))).toBe(false)
    expect(map.covers({ x: 10 * INCH + 9144, y: 10 * INCH + 12192 })).toBe(true)
    expect(map.costTo(at(13, 14))).toBe(5 * INCH)
    expect(map.pathTo(at(13, 14))).toEqual([at(13, 14)])
    expect(map.costTo(at(20, 10))).toBeUndefined()
  })

  test('does not cover a house, nor what lies too far behind it', () => {
    const map = reachMap(prepare(question({ ground: ground(house), allowance: 8 * INCH })))
    expect(map.covers(at(13, 10))).toBe(false)
    expect(map.covers(at(15, 7))).toBe(true)
    expect(map.covers(at(16, 10))).toBe(false)
    expect(map.pathTo(at(15, 11.5))).not.toHaveLength(1)
  })

  test('its outline lies at the allowance, and has a hole where a house stands', () => {
    const open = reachMap(prepare(question({ mover: foot(24, 24) }))).outline()
    expect(open).toHaveLength(1)
    for (const p of open[0] ?? []) expect(Math.abs(distance(p, at(24, 24)) - 6 * INCH)).toBeLessThan(0.05 * INCH)
    const holed = reachMap(
      prepare(question({ mover: foot(24, 24), ground: ground(piece('hut', 'building', box(26, 24, 27, 25))) })),
    ).outline()
    expect(holed).toHaveLength(2)
  })
})

describe('places around a target', () => {
  test('they are in contact, and overlap nothing', () => {
    const base: fc.Arbitrary<Base> = fc.constantFrom<Base>(
      { shape: 'circle', diameter: 2500 },
      { shape: 'oval', width: 2500, length: 7000 },
      { shape: 'rectangle', width: 2000, length: 4000 },
    )
    fc.assert(
      fc.property(
        someFoot(9000, base),
        someFoot(9000, base),
        fc.integer({ min: 1, max: 64 }),
        (mover, target, count) => {
          const spots = contactPlaces(mover, target, count)
          expect(spots).toHaveLength(count)
          for (const spot of spots) {
            expect(isGapWithin({ ...mover, at: spot }, target, 2)).toBe(true)
            expect(overlaps({ ...mover, at: spot }, target)).toBe(false)
          }
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('for any battlefield', () => {
  const REACH = 24000
  const round: fc.Arbitrary<Base> = fc.record({
    shape: fc.constant('circle' as const),
    diameter: fc.integer({ min: 1500, max: 4000 }),
  })
  const onTable = (q: MoveCase) => isOnTable(q.mover, q.ground.field)

  test('a planned path is legal, and arrives where it says', () => {
    fc.assert(
      fc.property(someQuestion(REACH, round), somePoint(REACH), (q, goal) => {
        const plan = planMove(prepare(q), { at: goal })
        if (!plan) return
        const verdict = judgeMove(prepare(q), plan.path)
        expect(verdict.refusal).toBeUndefined()
        expect(plan.spent).toBeCloseTo(verdict.spent, 6)
        if (plan.arrives) expect(endOf(q, plan)).toEqual(goal)
      }),
      { numRuns: 400 },
    )
  })

  test('a planned charge is legal, and in contact if it arrives', () => {
    fc.assert(
      fc.property(someQuestion(REACH), (q) => {
        const target = q.others[0]
        if (!target) return
        const plan = planMove(prepare(q), { contact: target.foot })
        if (!plan) return
        expect(isLegalMove(prepare(q), plan.path)).toBe(true)
        if (plan.arrives) expect(isGapWithin(standing(q, endOf(q, plan)), target.foot, TOLERANCE)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('every legal straight move is planned and covered', () => {
    fc.assert(
      fc.property(someQuestion(REACH, round), somePoint(REACH), (q, goal) => {
        if (!onTable(q) || !isLegalMove(prepare(q), [goal])) return
        expect(planMove(prepare(q), { at: goal })?.arrives).toBe(true)
        expect(reachMap(prepare(q)).covers(goal)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('the reach map and its paths agree with the judge', () => {
    fc.assert(
      fc.property(
        someQuestion(REACH, round),
        fc.array(somePoint(REACH), { minLength: 10, maxLength: 10 }),
        (q, places) => {
          const map = reachMap(prepare(q))
          for (const p of places) {
            const path = map.pathTo(p)
            expect(map.covers(p)).toBe(path !== undefined)
            if (!path) continue
            expect(isLegalMove(prepare(q), path)).toBe(true)
            expect(path.at(-1)).toEqual(p)
            expect(map.costTo(p)).toBeCloseTo(judgeMove(prepare(q), path).spent, 6)
          }
        },
      ),
      { numRuns: 150 },
    )
  })
})
