/** Rampage: a Fanatic that has slain an enemy goes on to the next. */
import { describe, expect, test } from 'vitest'
import { choices, melees } from '../brawl.ts'
import { range, shoot } from '../duel.ts'
import { skirmish, type FigureWords } from '../skirmish.ts'

const HIT = (at: string) => [`to hit: Ann at ${at}`, 2] as const
const WOUND = (at: string) => [`to wound: Ann at ${at}`, 1] as const
const PASSED = ['morale: Ann', 5, 5] as const
const fanatic = { traits: ['rampage'], morale: 10, speed: 6 }

/** Ann has Bob before her and Cal 3" away from her. */
const arena = (ann: FigureWords = {}) =>
  skirmish({ stage: 'combat-action', melee: 1 })
    .a('Ann', { at: [12, 12], ...fanatic, ...ann })
    .a('Amy', { at: [3, 3] })
    .b('Bob', { at: [12, 13.5] })
    .b('Cal', { at: [16, 12] })
    .b('Dot', { at: [20, 3] })
    .b('Eve', { at: [22, 3] })
    .melee('Ann', 'Bob')

const slayBob = (ann: FigureWords = {}, ...more: (readonly [string, ...number[]])[]) =>
  arena(ann)
    .rolls(HIT('Bob'), WOUND('Bob'), ...more)
    .picks('Ann|attack|Bob|blade')

describe('Rampage', () => {
  test('DD-EAF-07: an enemy eliminated and a morale check passed: it moves up to half its Speed', () => {
    const s = slayBob({}, PASSED)
    expect(s.decision).toMatchObject({ what: 'rampage', by: 'a', movers: [{ figure: 'Ann', allowance: 3 * 2540 }] })
  })

  test('DD-EAF-07: after the move it makes a melee attack, without another action', () => {
    const s = slayBob({}, PASSED)
    s.move('Ann', [14.5, 12])
      .rolls(HIT('Cal'), ['to wound: Ann at Cal', 6])
      .picks('attack|Cal|blade')
      .rolledEverything()
    expect(s.told('attacked')).toMatchObject({ by: 'Ann', at: 'Cal', kind: 'melee' })
  })

  test('DD-EAF-07: a failed morale check ends it', () => {
    const s = slayBob({ morale: 9 }, PASSED)
    expect(s.decision.what).not.toBe('rampage')
    expect(s.told('morale-checked')).toMatchObject({ figure: 'Ann', cause: 'rampage', success: false })
  })

  test('DD-EAF-07: an enemy that is only wounded sets nothing off', () => {
    const s = arena().b('Fay', { at: [10.5, 12], health: 2 })
    s.rolls(HIT('Bob'), ['to wound: Ann at Bob', 6]).picks('Ann|attack|Bob|blade').rolledEverything()
    expect(s.hasTold('morale-checked')).toBe(false)
  })

  test('DD-RUL-180: its attack may set it off again', () => {
    const s = slayBob({}, PASSED)
    s.move('Ann', [14.5, 12]).rolls(HIT('Cal'), WOUND('Cal'), PASSED).picks('attack|Cal|blade').rolledEverything()
    expect(s.decision.what).toBe('rampage')
  })

  test('DD-RUL-180: its player may decline the move and the attack', () => {
    const s = slayBob({ at: [13, 12.5] }, PASSED)
    s.picks('no')
    expect(s.at('Ann')).toEqual([13, 12.5])
    const next = slayBob({}, PASSED)
    next.move('Ann', [14.5, 12])
    expect(choices(next)).toEqual(['attack|Cal|blade', 'no'])
    next.picks('no').rolledEverything()
  })

  test('DD-RUL-180: it attacks nobody farther than 1" away', () => {
    const offered = (x: number) => slayBob({}, PASSED).move('Ann', [x, 12]).decision.what
    expect([offered(14.02), offered(14)]).toEqual(['rampage-attack', 'follow-up'])
  })

  test('DD-RUL-180: the move provokes opportunity attacks', () => {
    const s = arena().b('Fay', { at: [10.5, 12] })
    s.rolls(HIT('Bob'), WOUND('Bob'), PASSED).picks('Ann|attack|Bob|blade')
    s.move('Ann', [14.5, 12])
    expect(s.decision).toMatchObject({ what: 'opportunity', by: 'b' })
  })

  test('DD-RUL-180: an enemy slain with a throw sets it off too', () => {
    const s = range({ ...fanatic, at: [12, 8], gear: 'blade, throwing' }, {})
    s.rolls(HIT('Bob'), WOUND('Bob'), PASSED)
    shoot(s, 'Bob', 'throwing')
    expect(s.decision.what).toBe('rampage')
  })

  test('DD-RUL-235: the move joins no melee, and when its own is over it may follow up from where it ended', () => {
    const s = slayBob({}, PASSED)
    s.move('Ann', [14.4, 12])
    s.picks('no')
    expect(melees(s)).not.toContain('Ann Cal')
    expect(s.decision).toMatchObject({ what: 'follow-up', movers: [{ figure: 'Ann', allowance: 2540 }] })
  })
})
