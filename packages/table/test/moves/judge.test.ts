import { describe, expect, test } from 'vitest'
import {
  INCH,
  circle,
  gap,
  judgeMove,
  overlaps,
  prepareLandscape,
  prepareMove,
  type Bystander,
  type Point,
} from '../../src/index.ts'
import { TOLERANCE, at, box, foot, ground, line, piece, question, prepare, type MoveCase } from '../arbitraries.ts'

const enemy: Bystander = { id: 'enemy', foot: foot(14, 10), effect: 'stops' }
const guard: Bystander = { id: 'guard', foot: foot(14, 10), effect: 'bars' }
const friend: Bystander = { id: 'friend', foot: foot(14, 10), effect: 'free' }
const code = (q: MoveCase, ...path: readonly Point[]) => judgeMove(prepare(q), path).refusal?.code ?? 'legal'
const moved = (q: MoveCase, to: Point | undefined) => ({ ...q.mover, at: to ?? q.mover.at })

describe('how far', () => {
  test('a 6" move may be 6" long, with a bend, and not a hundredth of an inch longer', () => {
    const q = question()
    expect(code(q, at(16, 10))).toBe('legal')
    expect(code(q, at(13, 10), at(13, 13))).toBe('legal')
    expect(code(q, at(16.01, 10))).toBe('too-far')
    expect(judgeMove(prepare(q), [at(13, 10), at(13, 14)])).toMatchObject({
      refusal: { code: 'too-far', over: INCH, at: at(13, 13) },
      length: 7 * INCH,
      spent: 7 * INCH,
      legal: [at(13, 10), at(13, 13)],
    })
  })

  test('standing still is legal', () => {
    expect(judgeMove(prepare(question()), [])).toMatchObject({ length: 0, spent: 0, legs: [], legal: [] })
    expect(code(question())).toBe('legal')
  })

  test('a longest path limits the length apart from the cost', () => {
    const q = question({ longest: 4 * INCH })
    expect(code(q, at(14, 10))).toBe('legal')
    expect(judgeMove(prepare(q), [at(15, 10)])).toMatchObject({
      refusal: { code: 'too-far', over: INCH },
      legal: [at(14, 10)],
    })
  })

  test('every inch with the centre in a wood counts twice', () => {
    const q = question({ ground: ground(piece('wood', 'wood', box(12, 5, 14, 15))) })
    const verdict = judgeMove(prepare(q), [at(14, 10)])
    expect(verdict.spent).toBeCloseTo(6 * INCH, 6)
    expect(verdict.legs[0]?.costs).toEqual([{ piece: 'wood', extra: 2 * INCH, why: 'times' }])
    expect(verdict.refusal).toBeUndefined()
    expect(judgeMove(prepare(q), [at(15, 10)]).legal).toEqual([at(14, 10)])
  })

  test('where slow pieces overlap the slowest counts, once', () => {
    const q = question({
      ground: ground(piece('wood', 'wood', box(12, 5, 14, 15)), piece('stones', 'rough', box(11, 5, 13, 15))),
    })
    const { spent, legs } = judgeMove(prepare(q), [at(14, 10)])
    expect(spent).toBeCloseTo(6.5 * INCH, 6)
    expect(legs[0]?.costs).toEqual([
      { piece: 'stones', extra: INCH / 2, why: 'times' },
      { piece: 'wood', extra: 2 * INCH, why: 'times' },
    ])
  })

  test('a wall costs its toll each time the centre comes to it', () => {
    const q = question({ ground: ground(piece('wall', 'wall', line([12, 5], [12, 15]))) })
    expect(judgeMove(prepare(q), [at(14, 10)]).spent).toBe(5 * INCH)
    expect(judgeMove(prepare(q), [at(13, 10), at(11, 10)]).spent).toBe(7 * INCH)
    expect(judgeMove(prepare(q), [at(11.5, 10)]).spent).toBe(1.5 * INCH)
    expect(judgeMove(prepare(q), [at(12, 10), at(14, 10)]).spent).toBe(5 * INCH)
    expect(judgeMove(prepare(q), [at(12, 10), at(11, 10)]).spent).toBe(4 * INCH)
  })

  test('a disc costs its toll when the centre comes exactly to its rim, from any side', () => {
    for (const [x, y] of [
      [3, 4],
      [-4, 3],
      [5, 12],
      [-8, -15],
      [7, -24],
    ] as const) {
      const size = Math.sqrt(x * x + y * y),
        start = { x: 60000, y: 60000 }
      for (const k of [7, 100, 333, 1001]) {
        const centre = { x: start.x + x * (k + 400), y: start.y + y * (k + 400) }
        const rock = piece('rock', 'wall', { is: 'disc', centre, radius: size * 400 })
        const q = question({ ground: ground(rock), mover: { base: circle(2500), at: start }, allowance: 1e6 })
        expect(judgeMove(prepare(q), [{ x: start.x + x * k, y: start.y + y * k }]).spent).toBeCloseTo(
          size * k + INCH,
          6,
        )
      }
    }
  })

  test('a mover that starts on a wall pays nothing for it', () => {
    const q = question({ ground: ground(piece('wall', 'wall', line([10, 5], [10, 15]))) })
    expect(judgeMove(prepare(q), [at(14, 10)]).spent).toBe(4 * INCH)
  })

  test('a mover that cannot pay the toll stays before the wall', () => {
    const q = question({ allowance: 2.5 * INCH, ground: ground(piece('wall', 'wall', line([12, 5], [12, 15]))) })
    const { refusal, legal } = judgeMove(prepare(q), [at(14, 10)])
    expect(refusal).toMatchObject({ code: 'too-far', at: at(12, 10) })
    expect(legal[0]?.x).toBeLessThan(12 * INCH)
    expect(legal[0]?.x).toBeGreaterThan(12 * INCH - 3)
  })
})

describe('terrain in the way', () => {
  const house = piece('house', 'building', box(12, 5, 14, 15))
  test('no part of the base may enter terrain that bars', () => {
    const q = question({ ground: ground(house) })
    expect(judgeMove(prepare(q), [at(16, 10)])).toMatchObject({
      refusal: { code: 'barred', piece: 'house', at: { x: 12 * INCH - 1250, y: 10 * INCH } },
      legal: [{ x: 12 * INCH - 1250, y: 10 * INCH }],
    })
    expect(code(q, { x: 12 * INCH - 1250, y: 10 * INCH }, { x: 12 * INCH - 1250, y: 8 * INCH })).toBe('legal')
  })

  test('a mover that stands in barring terrain may leave it, and may not end in it', () => {
    const q = question({ ground: ground(house), mover: foot(12.5, 10) })
    expect(code(q, at(11, 10))).toBe('legal')
    expect(code(q, at(13, 10))).toBe('rests-on-piece')
  })

  test('water may be crossed, but no move may end in it', () => {
    const q = question({ ground: ground(piece('pond', 'deep-water', box(12, 5, 14, 15))) })
    expect(code(q, at(15.5, 10))).toBe('legal')
    expect(judgeMove(prepare(q), [at(13, 10)])).toMatchObject({
      refusal: { code: 'rests-on-piece', piece: 'pond' },
      legal: [{ x: 12 * INCH - 1250, y: 10 * INCH }],
    })
  })

  test('the whole base stays on the table, unless it may leave', () => {
    const q = question({ mover: foot(2, 10) })
    expect(judgeMove(prepare(q), [at(0, 10)])).toMatchObject({
      refusal: { code: 'off-table', at: { x: 1250, y: 10 * INCH } },
      legal: [{ x: 1250, y: 10 * INCH }],
    })
    expect(code({ ...q, mayLeave: true }, at(0, 10))).toBe('legal')
    expect(code({ ...q, mayLeave: true }, at(-0.1, 10))).toBe('off-table')
  })

  test('a base that touches the edge may slant towards it as far as rounding keeps it on the table', () => {
    const q = question({ mover: { base: circle(2500), at: { x: 1250, y: 10_000 } } })
    const legal = (x: number, y: number) => judgeMove(prepare(q), [{ x, y }]).legal
    expect(legal(1240, 12_000)).toEqual([{ x: 1250, y: expect.closeTo(10_100, -1) }])
    expect(legal(1200, 12_000)).toEqual([{ x: 1250, y: expect.closeTo(10_020, -1) }])
    expect(legal(0, 10_500)).toEqual([])
    expect(legal(1240, 8_000)).toEqual([{ x: 1250, y: expect.closeTo(9_900, -1) }])
  })

  test('a mover that starts off the table may enter it, and must end on it', () => {
    const q = question({ mover: foot(-1, 10) })
    expect(code(q, at(2, 10))).toBe('legal')
    expect(code(q, at(0, 10))).toBe('off-table')
  })
})

describe('figures in the way', () => {
  test('a friend may be passed through, but no move may end on it', () => {
    const q = question({ others: [friend] })
    expect(code(q, at(16, 10))).toBe('legal')
    const { refusal, legal } = judgeMove(prepare(q), [at(14.5, 10)])
    expect(refusal).toEqual({ code: 'rests-on-figure', figure: 'friend' })
    expect(legal[0]?.x).toBeGreaterThan(14 * INCH - 2500 - 4)
    expect(overlaps(moved(q, legal[0]), friend.foot)).toBe(false)
  })

  test('a figure that bars may not be passed through, but may be touched in passing', () => {
    const q = question({ others: [guard] })
    expect(judgeMove(prepare(q), [at(16, 10)]).refusal).toMatchObject({ code: 'figure-in-the-way', figure: 'guard' })
    expect(code(q, { x: 10 * INCH, y: 10 * INCH + 2501 }, { x: 13 * INCH, y: 10 * INCH + 2501 })).toBe('legal')
    expect(judgeMove(prepare(q), [{ x: 14 * INCH, y: 10 * INCH + 2501 }]).newContacts).toHaveLength(1)
  })

  test('coming into contact with an enemy ends the move there', () => {
    const q = question({ others: [enemy] })
    const { refusal, legal, newContacts } = judgeMove(prepare(q), [at(16, 10)])
    expect(refusal).toMatchObject({ code: 'stopped-by-contact', figure: 'enemy' })
    expect(legal).toEqual([{ x: 14 * INCH - 2501, y: 10 * INCH }])
    expect(newContacts[0]).toMatchObject({ id: 'enemy' })
    expect(judgeMove(prepare(q), legal)).toMatchObject({ contacts: ['enemy'], newContacts: [{ id: 'enemy' }] })
    expect(judgeMove(prepare(q), legal).refusal).toBeUndefined()
  })

  test('a path may run on a twentieth of an inch along the enemy, still in contact', () => {
    const q = question({ others: [enemy] })
    const touch = { x: 14 * INCH - 2501, y: 10 * INCH }
    expect(code(q, touch, { x: touch.x + 2, y: touch.y + 100 })).toBe('legal')
    expect(code(q, touch, { x: touch.x + 18, y: touch.y + 300 })).toBe('stopped-by-contact')
    expect(code(q, touch, { x: touch.x - 100, y: touch.y })).toBe('stopped-by-contact')
  })

  test('a mover that starts in contact may move away or along, and only a new contact ends the move', () => {
    const other: Bystander = { id: 'other', foot: foot(14, 14), effect: 'stops' }
    const q = question({
      mover: { base: foot(0, 0).base, at: { x: 14 * INCH - 2501, y: 10 * INCH } },
      others: [enemy, other],
    })
    expect(code(q, at(10, 10))).toBe('legal')
    expect(code(q, { x: 14 * INCH - 2501, y: 12 * INCH })).toBe('legal')
    expect(judgeMove(prepare(q), [at(13.1, 10)]).refusal).toMatchObject({ code: 'figure-in-the-way', figure: 'enemy' })
    expect(judgeMove(prepare(q), [at(12.5, 14), at(14, 14)]).refusal).toMatchObject({
      code: 'stopped-by-contact',
      figure: 'other',
    })
    expect(judgeMove(prepare(q), [at(12, 10), { x: 14 * INCH - 2501, y: 10 * INCH }]).refusal).toBeUndefined()
    expect(judgeMove(prepare(q), [at(12, 10), at(13.1, 10)]).refusal).toMatchObject({
      code: 'stopped-by-contact',
      figure: 'enemy',
    })
  })

  test('the first obstacle on the path is the one named', () => {
    const q = question({
      others: [enemy],
      ground: ground(piece('house', 'building', box(12, 5, 12.5, 15))),
    })
    expect(code(q, at(20, 10))).toBe('barred')
    expect(code(question({ others: [enemy] }), at(30, 10))).toBe('stopped-by-contact')
  })

  test('rectangles are stopped by their sides', () => {
    const base = { shape: 'rectangle', width: 2 * INCH, length: 2 * INCH } as const
    const q = question({ mover: foot(10, 10, base), others: [{ ...enemy, foot: foot(14, 10, base) }] })
    const { refusal, legal } = judgeMove(prepare(q), [at(16, 10)])
    expect(refusal).toMatchObject({ code: 'stopped-by-contact' })
    expect(legal).toEqual([{ x: 12 * INCH - 1, y: 10 * INCH }])
    expect(gap(moved(q, legal[0]), foot(14, 10, base))).toBeLessThanOrEqual(TOLERANCE)
  })
})

describe('zones', () => {
  const q = question({ allowance: 12 * INCH, zones: [{ id: 'threat', foot: foot(14, 10), reach: INCH }] })
  const rim = 14 * INCH - 2500 - INCH
  test('a path that runs through a zone enters and leaves it', () => {
    expect(judgeMove(prepare(q), [at(20, 10)]).zones).toEqual([
      { id: 'threat', entersAt: { x: rim, y: 10 * INCH }, leavesAt: { x: 28 * INCH - rim, y: 10 * INCH } },
    ])
  })
  test('a path that ends in a zone only enters it, and a zone outside the path is not reported', () => {
    expect(judgeMove(prepare(q), [at(13, 10)]).zones).toEqual([{ id: 'threat', entersAt: { x: rim, y: 10 * INCH } }])
    expect(judgeMove(prepare(q), [at(10, 14)]).zones).toEqual([])
  })
  test('a move that ends exactly at the reach of a zone is in it, also in mid-path, and has not left it', () => {
    for (const [x, y] of [
      [3, 4],
      [-4, 3],
      [5, 12],
      [-8, -15],
    ] as const) {
      const size = Math.sqrt(x * x + y * y),
        centre = { x: 50000, y: 50000 }
      for (const k of [200, 333, 501]) {
        const reach = k * size - 2500,
          spot = (n: number) => ({ x: centre.x + x * n, y: centre.y + y * n })
        const zones = [{ id: 'threat', foot: { base: circle(2500), at: centre }, reach }]
        const outside = question({ allowance: 1e6, zones, mover: { base: circle(2500), at: spot(k + 77) } })
        expect(judgeMove(prepare(outside), [spot(k)]).zones).toEqual([{ id: 'threat', entersAt: spot(k) }])
        expect(judgeMove(prepare(outside), [spot(k), spot(k + 9)]).zones).toEqual([
          { id: 'threat', entersAt: spot(k), leavesAt: spot(k) },
        ])
        const inside = { ...outside, mover: { base: circle(2500), at: spot(k - 50) } }
        expect(judgeMove(prepare(inside), [spot(k)]).zones).toEqual([{ id: 'threat' }])
      }
    }
  })
  test('a mover that starts in a zone may stay or leave', () => {
    const inside = { ...q, mover: foot(13, 10) }
    expect(judgeMove(prepare(inside), [at(13.2, 10)]).zones).toEqual([{ id: 'threat' }])
    expect(judgeMove(prepare(inside), [at(10, 10)]).zones).toEqual([
      { id: 'threat', leavesAt: { x: rim, y: 10 * INCH } },
    ])
    expect(judgeMove(prepare(inside), []).zones).toEqual([{ id: 'threat' }])
  })
})

test('a landscape prepared for another base is refused', () => {
  const { ground, passage, ...rest } = question()
  const landscape = prepareLandscape(ground, { base: circle(4000) }, ({ piece }) => passage(piece))
  expect(() => prepareMove({ ...rest, landscape })).toThrow('the landscape was prepared for another base')
})
