/** Moves that somebody else decides: pushes and pulls that meet something, and approaches that end beside somebody. */
import { inches, toInches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { pullTowards, pushAway } from '../../src/rules/melee/push.ts'
import { coven, standard } from '../coven.ts'
import { drill } from '../drill.ts'
import { skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

/** The base of a warrior, in inches. */
const WIDTH = 2500 / 2540
const WAYS = [
  { way: 'south', dx: 0, dy: 1 },
  { way: 'north', dx: 0, dy: -1 },
  { way: 'west', dx: -1, dy: 0 },
  { way: 'east', dx: 1, dy: 0 },
  { way: 'north-east', dx: Math.SQRT1_2, dy: -Math.SQRT1_2 },
] as const

describe.each(WAYS)('to the $way', ({ dx, dy }) => {
  /** So far ahead of Bob, and so far to one side of the line from Ann to him. */
  const spot = (ahead: number, aside = 0) => [12 + ahead * dx - aside * dy, 12 + ahead * dy + aside * dx] as const
  const pushed = (more: (s: Skirmish) => Skirmish, far = 3): number => {
    const s = more(
      skirmish()
        .a('Ann', { at: spot(-1.5) })
        .b('Bob', { at: spot(0) }),
    )
    const { x, y } = drill(s, (play) => pushAway(play, 'Bob', 'Ann', inches(far))).of('Bob').at
    return (toInches(x) - 12) * dx + (toInches(y) - 12) * dy
  }
  const warrior =
    (at: readonly [number, number], words: FigureWords = {}) =>
    (s: Skirmish) =>
      s.b('Cal', { at, ...words })
  const wall = (height: number) => (s: Skirmish) =>
    s.area('wall', 'wall', spot(2, -3), spot(2, 3), spot(2.4, 3), spot(2.4, -3)).high(height)

  test('DD-RUL-47 a push moves as far as it says over open ground', () => {
    expect(pushed((s) => s)).toBeCloseTo(3, 2)
    expect(pushed((s) => s, 1)).toBeCloseTo(1, 2)
  })

  test('DD-RUL-47 it ends at the base of somebody in the way, friend or enemy, and not at one beside it', () => {
    expect(pushed(warrior(spot(2.5)))).toBeCloseTo(2.5 - WIDTH, 2)
    expect(pushed((s) => s.a('Cal', { at: spot(2.5) }))).toBeCloseTo(2.5 - WIDTH, 2)
    expect(pushed(warrior(spot(2.5, WIDTH + 0.02)))).toBeCloseTo(3, 2)
    expect(pushed(warrior(spot(3 + WIDTH - 0.1)))).toBeCloseTo(2.9, 2)
    expect(pushed(warrior(spot(2.5), { where: 'slain' }))).toBeCloseTo(3, 2)
  })

  test('DD-RUL-47 it ends at a wall that is too high to be ignored', () => {
    expect(pushed(wall(3))).toBeCloseTo(2 - WIDTH / 2, 1)
    expect(pushed(wall(0.2))).toBeCloseTo(3, 2)
  })

  test('DD-RUL-47 a pull ends at the base of the puller', () => {
    const pulled = (far: number) => {
      const s = skirmish()
        .a('Ann', { at: spot(0) })
        .b('Bob', { at: spot(4) })
      const { x, y } = drill(s, (play) => pullTowards(play, 'Bob', 'Ann', inches(far))).of('Bob').at
      return (toInches(x) - 12) * dx + (toInches(y) - 12) * dy
    }
    expect([pulled(2), pulled(6)]).toEqual([expect.closeTo(2, 2), expect.closeTo(WIDTH, 2)])
  })
})

test('DD-RUL-47 a rider that pushes its own mount moves it nowhere: there is no direction', () => {
  const s = skirmish()
    .a('Horse', { at: [12, 12], size: 'large', base: 40, types: ['beast'], gear: '' })
    .a('Ann', { mount: 'Horse' })
    .b('Bob', { at: [12, 16] })
  const { at } = drill(s, (play) => pushAway(play, 'Horse', 'Ann', inches(1))).of('Horse')
  expect([toInches(at.x), toInches(at.y)]).toEqual([12, 12])
})

test('DD-RUL-47 DD-RUL-93 whoever stands in a gap and is pushed nowhere does not fall into it again', () => {
  const s = skirmish()
    .a('Ann', { at: [12, 10.5] })
    .b('Bob', { at: [12, 12], level: -2 })
    .b('Cal', { at: [12, 12 + WIDTH] })
    .box('chasm', 'gap', [10, 11.4], [14, 12.6])
    .high(2)
  const d = drill(s, (play) => pushAway(play, 'Bob', 'Ann', inches(1)))
  expect(d.events.map(({ is }) => is)).toEqual(['pushed'])
})

test('DD-RUL-47 nobody is pushed off the table', () => {
  const s = skirmish()
    .a('Ann', { at: [12, 3] })
    .b('Bob', { at: [12, 1.5] })
  const { y } = drill(s, (play) => pushAway(play, 'Bob', 'Ann', inches(3))).of('Bob').at
  expect(toInches(y)).toBeCloseTo(WIDTH / 2, 2)
})

describe('approaching', () => {
  /** Bob is told to come to Ann, who stands at 12, 4; a friend of his may stand between them. */
  const comes = (friend?: number): number => {
    const s = coven({ knows: { ...standard('command'), potency: 0 }, bob: { speed: 9, at: [12, 12] } })
    if (friend !== undefined) s.b('Cal', { at: [12, friend], now: { turnDone: true } })
    if (friend !== undefined) s.rolls(['spell block: command at Bob', 6])
    s.rolls(['save: Bob', 6]).picks('Ann|cast|command')
    if (friend !== undefined) s.picks('Bob')
    return s.picks('approach').picks('Ann|end').at('Bob')[1]
  }

  test('DD-RUL-81 who is told to approach stops within 1" of the caster', () => {
    expect(comes()).toBeLessThanOrEqual(4 + WIDTH + 1)
    expect(comes()).toBeGreaterThan(4 + WIDTH + 0.85)
  })

  test('DD-RUL-81 DD-MOVE-04 where a friend stands there, it goes on until it stands on nobody', () => {
    expect(comes(6.4)).toBeLessThanOrEqual(6.4 - WIDTH)
    expect(comes(6.4)).toBeGreaterThan(6.4 - WIDTH - 0.15)
  })
})
