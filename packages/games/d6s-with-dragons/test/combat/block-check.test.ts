/** The block check: what is in the way of a shot, in which order, and what becomes of it. */
import { describe, expect, test } from 'vitest'
import { blockersOf } from '../../src/rules/sight/blockers.ts'
import type { Skirmish } from '../skirmish.ts'
import { range, shoot } from '../duel.ts'

const SAFE = { toughness: 10, health: 9 }

/** What is in Ann's way to Bob, as the die counts it. */
const blockers = (s: Skirmish): string[] =>
  blockersOf(s.state, s.of('Ann'), s.of('Bob')).map((one) =>
    'id' in one ? one.id : one.is === 'crowd' ? `crowd: ${one.ids.join(', ')}` : one.is,
  )

const MISS = ['to hit: Ann at Bob', 6] as const
const BLOCK = 'block: Ann at Bob'

describe('what is in the way', () => {
  test('DD-BLK-01, DD-BLK-15: the blockers are counted before the to-hit roll; a die above their number passes them', () => {
    const s = range({}, SAFE)
      .a('Cal', { at: [12, 7.5] })
      .rolls([BLOCK, 2], MISS)
    shoot(s).rolledEverything()
    expect(s.told('block-checked')).toMatchObject({ outcome: 'past', face: 2 })
  })

  test('DD-BLK-02, DD-RUL-08: each piece of cover is one, however often it is crossed; what is lower than the line is none', () => {
    expect(
      blockers(
        range()
          .line('wall', 'wall', [6, 7], [18, 7], [6, 8], [18, 8])
          .high(0.8)
          .line('low', 'wall', [6, 9], [18, 9])
          .high(0.3),
      ),
    ).toEqual(['wall'])
    expect(
      blockers(range().line('near', 'wall', [6, 7], [18, 7]).high(0.9).line('far', 'hedge', [6, 9], [18, 9]).high(0.9)),
    ).toEqual(['near', 'far'])
  })

  test('DD-RUL-08: the higher the line runs, the higher cover must stand: the same wall covers near the target and not near the shooter', () => {
    expect(blockers(range().line('wall', 'wall', [6, 9.5], [18, 9.5]).high(0.65))).toEqual(['wall'])
    expect(blockers(range().line('wall', 'wall', [6, 5.8], [18, 5.8]).high(0.65))).toEqual([])
  })

  test('DD-RUL-08: a wood covers a character that stands in it', () => {
    expect(blockers(range().box('wood', 'wood', [9, 9], [15, 13]))).toEqual(['wood'])
  })

  test('DD-BLK-03, DD-RUL-09: concealment is one for each separate bank of mist, in the line or around the target', () => {
    expect(blockers(range().box('mist', 'obscured', [9, 7], [15, 8]))).toEqual(['mist'])
    expect(blockers(range().box('mist', 'obscured', [11, 10], [13, 13]))).toEqual(['mist'])
    expect(blockers(range().box('mist', 'obscured', [11, 11.2], [13, 13]))).toEqual(['mist'])
    expect(blockers(range().box('mist', 'obscured', [11, 11.6], [13, 13]))).toEqual([])
    expect(
      blockers(range().box('one', 'obscured', [9, 6.5], [15, 7]).box('two', 'obscured', [9, 8], [15, 8.5])),
    ).toEqual(['one', 'two'])
    expect(blockers(range().box('one', 'obscured', [9, 6.5], [15, 7]).box('two', 'obscured', [9, 7], [15, 8]))).toEqual(
      ['one'],
    )
  })

  test('DD-RUL-09: a narrow bank of mist that touches a wide one is one with it, on whichever side it lies', () => {
    const narrowFirst = range().box('one', 'obscured', [11, 6.5], [13, 7]).box('two', 'obscured', [9, 7], [15, 8])
    const wideFirst = range().box('one', 'obscured', [9, 6.5], [15, 7]).box('two', 'obscured', [11, 7], [13, 8])
    expect([blockers(narrowFirst).length, blockers(wideFirst).length]).toEqual([1, 1])
  })

  test('DD-RUL-09: a third bank of mist that joins two others makes one of all three', () => {
    const two = () => range().box('one', 'obscured', [9, 6.5], [15, 7]).box('two', 'obscured', [9, 8], [15, 8.5])
    expect(blockers(two().box('bridge', 'obscured', [16, 6], [18, 9]))).toEqual(['one', 'two'])
    expect(blockers(two().box('bridge', 'obscured', [14, 6], [18, 9]))).toEqual(['one'])
  })

  test('DD-BLK-04, DD-RUL-07: everybody else whose base is in the triangle of sight counts, friend or foe, whatever its height', () => {
    const s = range()
      .a('Cal', { at: [12, 6.5] })
      .b('Bill', { at: [12, 8], size: 'tiny' })
    expect(blockers(s)).toEqual(['Cal', 'Bill'])
    expect(blockers(range().a('Cal', { at: [12.73, 7.5] }))).toEqual(['Cal'])
    expect(blockers(range().a('Cal', { at: [12.75, 7.5] }))).toEqual([])
  })

  test('DD-BLK-05: the characters within 1" of the target are one blocker together, without those already in the line', () => {
    expect(
      blockers(
        range()
          .b('Bill', { at: [13.3, 11.3] })
          .a('Cal', { at: [10.7, 11.2] }),
      ),
    ).toEqual(['crowd: Cal, Bill'])
    expect(blockers(range().b('Bill', { at: [12, 9.7] }))).toEqual(['Bill'])
  })

  test('DD-BLK-06: the shield of the target is one blocker', () => {
    expect(blockers(range({}, { gear: 'blade, shield' }))).toEqual(['shield'])
  })

  test('DD-BLK-07: the shield of a target with a bow is no blocker', () => {
    expect(blockers(range({}, { gear: 'bow, shield' }))).toEqual([])
    expect(blockers(range({}, { gear: 'throwing, shield' }))).toEqual(['shield'])
  })

  test('DD-BLK-08: a mount is a blocker for its rider, the rider is none for its mount', () => {
    const mounted = range({}, { at: [12, 11.5], mount: 'Horse' }).b('Horse', {
      at: [12, 11.5],
      size: 'large',
      types: ['beast'],
    })
    expect(blockers(mounted)).toEqual(['Horse'])
    expect(blockersOf(mounted.state, mounted.of('Ann'), mounted.of('Horse'))).toEqual([])
  })

  test('DD-BLK-09, DD-RUL-10: terrain, mist and characters within 1" of the shooter are left out altogether', () => {
    expect(blockers(range().line('wall', 'wall', [6, 5.4], [18, 5.4]).high(0.95))).toEqual([])
    expect(blockers(range().line('wall', 'wall', [6, 5.6], [18, 5.6]).high(0.95))).toEqual(['wall'])
    expect(blockers(range().box('mist', 'obscured', [9, 5], [15, 12]))).toEqual([])
    expect(blockers(range().a('Cal', { at: [12, 5.4] }))).toEqual([])
    expect(blockers(range({}, { at: [12, 6.5] }).a('Cal', { at: [13.2, 5.3] }))).toEqual([])
  })

  test('DD-RUL-11: creatures of either side crowd the target; the shooter and its own mount do not', () => {
    expect(blockers(range({}, { at: [12, 5.8] }))).toEqual([])
    const mounted = range({}, { at: [12, 11.5], mount: 'Horse' })
      .b('Horse', { at: [12, 11.5], size: 'large' })
      .a('Cal', { at: [12, 13.2] })
    expect(blockers(mounted)).toEqual(['crowd: Cal', 'Horse'])
    expect(blockers(range().a('Cal', { at: [12, 12.4], level: 2 }))).toEqual([])
  })
})

describe('the die', () => {
  test('DD-BLK-10, DD-BLK-11: of two blockers a 1 selects the nearest, a 2 the second, a 3 neither', () => {
    const shot = (face: number) => {
      const s = range({}, SAFE)
        .a('Cal', { at: [12, 6.5], ...SAFE })
        .b('Bill', { at: [12, 8.5], ...SAFE })
      const at = ['Cal', 'Bill', 'Bob'][face - 1]
      shoot(s.rolls([BLOCK, face], [`to hit: Ann at ${at}`, 6])).rolledEverything()
      return s.told('attacked').at
    }
    expect([shot(1), shot(2), shot(3)]).toEqual(['Cal', 'Bill', 'Bob'])
  })

  test('DD-BLK-12: a die selects one of a crowd: of two, each has half of the faces', () => {
    const shot = (face: number) => {
      const s = range({}, SAFE)
        .b('Bill', { at: [13.3, 11.3], ...SAFE })
        .a('Cal', { at: [10.7, 11.4], ...SAFE })
      shoot(
        s.rolls([BLOCK, 1], ['which: Ann at Bob', face], [`to hit: Ann at ${face < 4 ? 'Bill' : 'Cal'}`, 6]),
      ).rolledEverything()
      return s.told('attacked').at
    }
    expect([shot(1), shot(3), shot(4), shot(6)]).toEqual(['Bill', 'Bill', 'Cal', 'Cal'])
  })

  test('DD-RUL-11: of three, each has a third of the faces; of four, a die that is too high is rolled again', () => {
    const around = (count: number) => {
      const s = range({}, SAFE)
      const spots = [
        [13.4, 10.7],
        [10.6, 10.75],
        [13.3, 11.7],
        [10.7, 11.75],
      ] as const
      for (const [i, at] of spots.slice(0, count).entries()) s.b(`Bill${i}`, { at, ...SAFE })
      return s
    }
    const three = around(3).rolls([BLOCK, 1], ['which: Ann at Bob', 4], ['to hit: Ann at Bill1', 6])
    shoot(three).rolledEverything()
    const four = around(4).rolls(
      [BLOCK, 1],
      ['which: Ann at Bob', 6],
      ['which: Ann at Bob', 4],
      ['to hit: Ann at Bill3', 6],
    )
    shoot(four).rolledEverything()
  })

  test('DD-BLK-13, DD-RUL-13: a character in the way is attacked with its own Armor and Toughness; long range and the conditions of the shooter still count', () => {
    const s = range(
      { at: [12, 2], conditions: ['poisoned'] },
      { at: [12, 18], armor: 3, conditions: ['vexed'], ...SAFE },
    )
      .a('Cal', { at: [12, 7.5], toughness: 1, health: 2, conditions: ['blinded'] })
      .rolls([BLOCK, 1], ['to hit: Ann at Cal', 3], ['to wound: Ann at Cal', 4])
    shoot(s).rolledEverything()
    expect(s.told('attacked')).toMatchObject({
      hit: true,
      at: 'Cal',
      luck: { net: 0, for: [{ source: 'Blinded' }], against: [{ source: 'Poisoned' }] },
      tests: [{ sums: [{ total: 3 }, { total: 0 }] }],
    })
    expect(s.of('Cal').wounds).toBe(1)
    expect(s.of('Bob').conditions).toMatchObject([{ is: 'vexed' }])
  })

  test('DD-BLK-13 DD-BLK-08: a shot at a rider that endangers its mount is rolled against the mount', () => {
    const s = range({}, { at: [12, 11.5], mount: 'Horse', armor: 3 })
      .b('Horse', { at: [12, 11.5], size: 'large', types: ['beast'], armor: 1, toughness: 1, health: 2 })
      .rolls([BLOCK, 1], ['to hit: Ann at Horse', 2], ['to wound: Ann at Horse', 1])
    shoot(s).rolledEverything()
    expect([s.of('Horse').wounds, s.of('Bob').wounds]).toEqual([1, 0])
  })

  test('DD-BLK-14: a shot that hits the shield has no effect', () => {
    const s = range({}, { gear: 'blade, shield' }).rolls([BLOCK, 1])
    shoot(s).rolledEverything()
    expect(s.told('block-checked')).toMatchObject({ outcome: 'lost', met: { is: 'shield' } })
  })

  test('DD-BLK-16, DD-RUL-13: a shot that hits cover is lost without a to-hit roll, so sapped and vexed are not used up', () => {
    const s = range({ conditions: ['sapped'] }, { conditions: ['vexed'] })
      .line('wall', 'wall', [6, 8], [18, 8])
      .high(0.9)
      .rolls([BLOCK, 1])
    shoot(s).rolledEverything()
    expect([s.of('Ann').conditions, s.of('Bob').conditions]).toMatchObject([[{ is: 'sapped' }], [{ is: 'vexed' }]])
  })

  test('DD-BLK-17: each shot has its own block check', () => {
    const s = range({ attacks: 2 }, SAFE)
      .a('Cal', { at: [12, 7.5], ...SAFE })
      .rolls([BLOCK, 2], MISS, [BLOCK, 1], ['to hit: Ann at Cal', 6])
    shoot(s).picks('bow|Bob').rolledEverything()
  })

  test('DD-RUL-12: blockers in the line come first, from the shooter outwards, then the crowd, the shield, the mount', () => {
    const s = range({}, { at: [12, 11.5], mount: 'Horse', gear: 'blade, shield' })
      .b('Horse', { at: [12, 11.5], size: 'large' })
      .a('Cal', { at: [12, 8.5] })
      .line('fence', 'fence', [6, 6], [18, 6])
      .high(0.95)
      .b('Bill', { at: [12, 13.2] })
    expect(blockers(s)).toEqual(['fence', 'Cal', 'crowd: Bill', 'shield', 'Horse'])
  })

  test('DD-RUL-12: of two blockers equally near, the player of the shooter says which comes first', () => {
    const s = range({}, SAFE)
      .a('Cal', { at: [11.5, 7.5], ...SAFE })
      .b('Bill', { at: [12.5, 7.5], ...SAFE })
      .rolls([BLOCK, 1], ['to hit: Ann at Bill', 6])
    shoot(s)
    expect(s.decision).toMatchObject({ what: 'nearer-blocker', by: 'a' })
    s.picks('Bill').rolledEverything()
  })

  test('DD-RUL-12: of more than six blockers only the first six can be selected', () => {
    const s = range({ at: [12, 2] }, { ...SAFE, at: [12, 20] })
    for (let i = 0; i < 7; i++) s.line(`fence${i}`, 'fence', [6, 5 + i], [18, 5 + i]).high(0.95)
    s.rolls([BLOCK, 6])
    expect(blockers(s)).toHaveLength(7)
    shoot(s).rolledEverything()
    expect(s.told('block-checked')).toMatchObject({ outcome: 'lost', met: { id: 'fence5' } })
  })
})
