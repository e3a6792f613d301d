/** Sight as the table draws it: clear, through what may stop a shot, or not at all. */
import { circle, type Base, type Point } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { d6sWithDragons as kit } from '../../src/index.ts'
import { blockersOf } from '../../src/rules/sight/blockers.ts'
import { tangentPoints } from '../../src/rules/sight/tangent-lines.ts'
import { skirmish } from '../skirmish.ts'

const seen = (s: ReturnType<typeof skirmish>, by = 'Ann', at = 'Bob') => kit.sight?.(s.state, by, at)
const pair = () =>
  skirmish()
    .a('Ann', { at: [4, 12] })
    .b('Bob', { at: [20, 12] })

test('over open ground a character is seen clearly, friends too', () => {
  expect(seen(pair())).toMatchObject({ seen: 'clear', met: [] })
  expect(seen(pair().a('Abe', { at: [4, 4] }), 'Ann', 'Abe')).toMatchObject({ seen: 'clear' })
})

test('what may stop a shot is cover, and is named where the line meets it', () => {
  const s = pair().box('wood', 'wood', [10, 8], [14, 16])
  expect(seen(s)).toMatchObject({ seen: 'cover', met: [{ name: 'wood', blocks: false }] })
})

test('a house hides altogether, and is named first', () => {
  const s = pair().box('house', 'building', [10, 6], [14, 18]).high(6)
  const sighting = seen(s)
  expect(sighting?.seen).toBe('blocked')
  expect(sighting?.met[0]).toMatchObject({ name: 'building', blocks: true })
  expect((sighting?.met[0]?.at.x ?? 0) / 2540).toBeCloseTo(10, 1)
})

test('DD-BLK-01 what may block a shot is met in its order from the shooter on, two things as well as three', () => {
  const order = (friend: number, ...woods: readonly number[]) => {
    const s = pair().a('Abe', { at: [friend, 12] })
    for (const x of woods) s.box(`wood ${x}`, 'wood', [x, 8], [x + 1, 16])
    return blockersOf(s.state, s.of('Ann'), s.of('Bob')).map((one) => one.is)
  }
  expect([order(8, 12), order(15, 12)]).toEqual([
    ['character', 'cover'],
    ['cover', 'character'],
  ])
  expect(order(11, 8, 13)).toEqual(['cover', 'character', 'cover'])
})

describe('the rim of a base as it is seen', () => {
  const from = { x: 0, y: 0 }
  const rims = (base: Base, at: Point) => tangentPoints(from, { base, at }).toSorted((a, b) => a.y - b.y)

  test('DD-RNG-07 of a square base two corners show, of a round one the places where the lines only touch', () => {
    const square: Base = { shape: 'rectangle', width: 1000, length: 1000 }
    expect(rims(square, { x: 10_000, y: 0 })).toEqual([
      { x: 9500, y: -500 },
      { x: 9500, y: 500 },
    ])
    expect(rims(square, { x: 10_000, y: 10_000 })).toEqual([
      { x: 10_500, y: 9500 },
      { x: 9500, y: 10_500 },
    ])
    const [low, high] = rims(circle(6000), { x: 5000, y: 0 })
    expect([low?.x, low?.y, high?.x, high?.y].map((one) => Math.round(one ?? 0))).toEqual([3200, -2400, 3200, 2400])
  })

  test('DD-RNG-07 from within a base its centre is looked at', () => {
    const at = { x: 1000, y: 0 }
    expect(tangentPoints(from, { base: circle(6000), at })).toEqual([at, at])
    expect(tangentPoints(from, { base: circle(1000), at })).not.toEqual([at, at])
  })
})
