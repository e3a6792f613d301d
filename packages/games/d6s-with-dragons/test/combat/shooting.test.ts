/** Ranged attacks: measuring, range, sight. */
import { describe, expect, test } from 'vitest'
import { isWithin, ONE_INCH, threatens } from '../../src/state/figures.ts'
import { attackForecasts } from '../../src/forecasts/attacks.ts'
import { shots } from '../../src/rules/shooting/shots.ts'
import { canSee } from '../../src/rules/sight/sight.ts'
import { moveOf, skirmish, type Skirmish } from '../skirmish.ts'
import { range, shoot } from '../duel.ts'

const SAFE = { toughness: 10, health: 9 }

const mayShootBob = (s: Skirmish): boolean => shots(s.state, s.of('Ann')).some(({ at }) => at === 'Bob')
const sees = (s: Skirmish, by = 'Ann', at = 'Bob'): boolean => canSee(s.state, s.of(by), s.of(at))

describe('measuring', () => {
  test('DD-MEAS-01, DD-MEAS-03: either side may ask for distances and chances while a move is being thought of; nothing is committed', () => {
    const s = range()
    const before = JSON.stringify(s.state)
    expect(attackForecasts(s.state, 'Bob', 'Ann')).toHaveLength(1)
    expect(s.battle.question?.moves?.judge('Ann', [{ x: 30480, y: 12700 }])).toBeDefined()
    expect(JSON.stringify(s.state)).toBe(before)
    s.answer(moveOf('Ann', [12, 5]))
    expect(s.at('Ann')).toEqual([12, 5])
  })

  test('DD-MEAS-02, DD-RUL-02: ranges run from rim to rim; exactly that far is within', () => {
    const apart = (centres: number): boolean => {
      const s = skirmish()
        .a('Ann', { at: [6, 12], base: 25.4 })
        .b('Bob', { at: [6 + centres, 12], base: 25.4 })
      return isWithin(s.state, s.of('Ann'), s.of('Bob'), ONE_INCH)
    }
    expect([apart(2), apart(2.0008), apart(2.002)]).toEqual([true, true, false])
  })

  test("DD-RUL-03, DD-EX-19: an enemy more than 25mm above an elf's ground is not in its space, one on a step of 25mm is", () => {
    const level = (high: number): boolean => {
      const s = skirmish()
        .a('Ann', { of: 'elf-warrior', at: [12, 12] })
        .b('Bob', { at: [12, 13.5], level: high / 25.4 })
      return threatens(s.state, s.of('Ann'), s.of('Bob'))
    }
    expect([level(0), level(25), level(26)]).toEqual([true, true, false])
  })
})

describe('who may be shot', () => {
  test('DD-RNG-01: a target must be within range and in sight', () => {
    expect(mayShootBob(range())).toBe(true)
    expect(mayShootBob(range({ gear: 'throwing' }, { at: [12, 20] }))).toBe(false)
    expect(mayShootBob(range().line('wall', 'wall', [6, 8], [18, 8]).high(4))).toBe(false)
  })

  test('DD-RNG-02: without line of sight the target is not offered and an answer that names it is refused', () => {
    const s = range()
      .line('wall', 'wall', [6, 8], [18, 8])
      .high(4)
      .b('Bill', { at: [22, 5] })
      .b('Ben', { at: [2, 5] })
    s.picks('Ann|shoot')
    expect(s.refused({ pick: ['bow|Bob'] }).code).toBe('not-an-option')
  })

  test('the first shot must be taken; before each further one the shooter may stop', () => {
    const s = range({ attacks: 2 }, SAFE).picks('Ann|shoot')
    const mayStop = () => s.decision.options.some(({ id }) => id === 'done')
    expect(mayStop()).toBe(false)
    expect(s.refused({ pick: ['done'] }).code).toBe('not-an-option')
    s.rolls(['to hit: Ann at Bob', 6]).picks('bow|Bob')
    expect(mayStop()).toBe(true)
    s.picks('done')
    expect([s.decision.what, s.of('Ann').now.attacksLeft]).toEqual(['act', undefined])
  })

  test('DD-RNG-04: a throwing weapon flies 8" and no further', () => {
    const at = (gap: number) => mayShootBob(range({ gear: 'throwing' }, { at: [12, 4 + 0.98425 + gap] }))
    expect([at(4), at(8), at(8.1)]).toEqual([true, true, false])
  })

  test('DD-RNG-05: long range takes 1 from Fight', () => {
    const s = range({ at: [12, 2] }, { ...SAFE, at: [12, 18] }).rolls(['to hit: Ann at Bob', 4])
    shoot(s).rolledEverything()
    expect(s.told('attacked')).toMatchObject({
      hit: false,
      tests: [
        {
          sums: [
            { total: 3, parts: [{ value: 4 }, { value: -1, source: 'Long range', rule: 'DD-RNG-05' }] },
            { total: 0 },
          ],
        },
      ],
    })
  })

  test('DD-EX-12: with a range of 6"/12" Fight 5 stays 5 at 6" and is 4 beyond', () => {
    const fight = (gap: number) => {
      const s = range(
        { fight: 5, gear: '', attackList: [{ id: 'sling', range: [6, 12] }] },
        { ...SAFE, at: [12, 4 + 0.98425 + gap] },
      ).rolls(['to hit: Ann at Bob', 6])
      return (shoot(s, 'Bob', 'sling').told('attacked') as unknown as { tests: [{ sums: [{ total: number }] }] })
        .tests[0].sums[0].total
    }
    expect([fight(6), fight(7), fight(12)]).toEqual([5, 4, 4])
  })

  test('DD-RNG-03: with an enemy within 1" of the shooter a shot has disadvantage', () => {
    const s = range({}, SAFE)
      .b('Bill', { at: [13.5, 4], speed: 1 })
      .rolls(['to hit: Ann at Bob', 1], ['to hit again: Ann at Bob', 6])
    shoot(s).rolledEverything()
    expect(s.told('attacked')).toMatchObject({ hit: false, luck: { net: -1, against: [{ source: 'Threatened' }] } })
  })

  test('DD-RNG-06: a character that has moved more than half its Speed cannot shoot', () => {
    expect(mayShootBob(range({ speed: 6, now: { willing: 3 } }))).toBe(true)
    expect(mayShootBob(range({ speed: 6, now: { willing: 3.1 } }))).toBe(false)
  })

  test('DD-MACT-06: a character with three attacks shoots three times', () => {
    const s = range({ attacks: 3 }, SAFE).rolls(...Array.from({ length: 3 }, () => ['to hit: Ann at Bob', 6] as const))
    shoot(s).picks('bow|Bob').picks('bow|Bob').rolledEverything()
    expect(s.events.filter(({ is }) => is === 'attacked')).toHaveLength(3)
  })

  test('DD-RUL-14: only enemies are targets, those in a crowd with friends too; all shots come from one spot, one by one', () => {
    const s = range({ attacks: 2 }, SAFE)
      .a('Cal', { at: [12, 12.4] })
      .rolls(['block: Ann at Bob', 2], ['to hit: Ann at Bob', 6], ['to hit: Ann at Sue0', 6])
    expect(shots(s.state, s.of('Ann')).map(({ at }) => at)).toEqual(expect.arrayContaining(['Bob']))
    expect(shots(s.state, s.of('Ann')).some(({ at }) => at === 'Cal' || at === 'Sam0')).toBe(false)
    shoot(s).picks('bow|Sue0').rolledEverything()
    expect(s.at('Ann')).toEqual([12, 4])
  })
})

describe('line of sight', () => {
  test('DD-RNG-07: a target of which only a shoulder shows is seen', () => {
    const behind = (x: number) =>
      sees(
        range()
          .box('house', 'building', [x, 7], [x + 6, 8])
          .high(4),
      )
    expect([behind(12), behind(11.8), behind(11.6)]).toEqual([true, true, false])
  })

  test('DD-RNG-08: behind a fence of half its height there is sight, and a blocker', () => {
    const s = range({}, SAFE)
      .line('fence', 'fence', [6, 8], [18, 8])
      .high(0.8)
      .rolls(['block: Ann at Bob', 2], ['to hit: Ann at Bob', 6])
    expect(sees(s)).toBe(true)
    shoot(s).rolledEverything()
  })

  test('DD-RNG-09: nothing in the way, no block check', () => {
    const s = range({}, SAFE).rolls(['to hit: Ann at Bob', 6])
    shoot(s).rolledEverything()
    expect(s.hasTold('block-checked')).toBe(false)
  })

  test('DD-RUL-06: one sees over what is no higher than the eye, and what stands between may be higher if the far body is too', () => {
    const over = (wall: number, bob = 'medium') =>
      sees(range({}, { size: bob }).line('wall', 'wall', [0, 8], [24, 8]).high(wall))
    expect([over(0.9), over(0.98), over(1.1)]).toEqual([true, true, false])
    expect([over(1.1, 'huge'), over(3, 'huge')]).toEqual([true, false])
  })

  test('DD-RUL-06: one rim of the body is enough, whichever of the two the wall leaves free', () => {
    const behind = (from: number, to: number) => sees(range().line('wall', 'wall', [from, 8], [to, 8]).high(4))
    expect([behind(6, 12.2), behind(11.8, 18), behind(11.6, 12.4)]).toEqual([true, true, false])
  })

  test('DD-RUL-06: the rims are found in whatever direction one looks', () => {
    const behind = (from: number, to: number) =>
      sees(
        range({ at: [4, 16] }, { at: [12, 16] })
          .line('wall', 'wall', [8, from], [8, to])
          .high(4),
      )
    expect([behind(10, 16.2), behind(15.8, 22), behind(15.6, 16.4)]).toEqual([true, true, false])
  })

  test('DD-RUL-06: characters and mist never block line of sight', () => {
    const s = range()
      .a('Cal', { at: [12, 7], size: 'huge' })
      .box('mist', 'obscured', [9, 8.5], [15, 9.5])
    expect(sees(s)).toBe(true)
  })

  test('DD-RUL-06: from a hill one looks over a wall that hides the same body from below', () => {
    const s = (high: number) =>
      sees(range().box('hill', 'hill', [9, 1], [15, 5.5]).high(high).line('wall', 'wall', [6, 6], [18, 6]).high(1.2))
    expect([s(0), s(2)]).toEqual([false, true])
  })

  test('DD-EX-18: "within 24 inches" lets the middle of a cloud lie anywhere up to there, and no farther', () => {
    const s = skirmish({ width: 40 })
      .a('Ann', { at: [2, 12], speed: 9, casting: { slots: 1, incantations: ['fog-cloud'] } })
      .b('Bob', { at: [38, 12] })
    s.picks('Ann|cast|fog-cloud')
    expect(s.decision).toMatchObject({ kind: 'aim', template: { is: 'disc', radius: 10160 } })
    expect(s.refused({ at: { x: 26.6 * 2540, y: 12 * 2540 } }).code).toBe('too-far')
    s.aims(26.4, 12)
    expect(s.state.effects).toMatchObject([{ spell: 'fog-cloud', at: { x: 26.4 * 2540, y: 12 * 2540 } }])
  })

  test('DD-AREA-06: the middle of a cloud lies on the table: its edge is on it, whatever is beyond is not', () => {
    const fogAt = (x: number, y: number) =>
      skirmish()
        .a('Ann', { at: [12, 12], speed: 9, casting: { slots: 1, incantations: ['fog-cloud'] } })
        .b('Bob', { at: [20, 20] })
        .picks('Ann|cast|fog-cloud')
        .battle.question?.check({ at: { x: x * 2540, y: y * 2540 } })?.code
    const edges = [fogAt(0, 12), fogAt(24, 12), fogAt(12, 0), fogAt(12, 24)]
    expect(edges).toEqual([undefined, undefined, undefined, undefined])
    const beyond = [fogAt(-0.1, 12), fogAt(24.1, 12), fogAt(12, -0.1), fogAt(12, 24.1)]
    expect(beyond).toEqual(['off-table', 'off-table', 'off-table', 'off-table'])
  })
})
