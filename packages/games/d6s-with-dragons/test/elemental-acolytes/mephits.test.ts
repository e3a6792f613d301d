/** Mephits: one breath, and a burst when they are slain. */
import { describe, expect, test } from 'vitest'
import { eliminate } from '../../src/rules/damage/eliminate.ts'
import { drill } from '../drill.ts'
import { duel, range, shoot, strike } from '../duel.ts'
import { conditions, count, wordsOf } from '../march.ts'
import type { Skirmish } from '../skirmish.ts'

const slay = (s: Skirmish, ...rolls: (readonly [string, number])[]) =>
  drill(s, (play) => eliminate(play, 'Bob', 'slain', 'Ann'), { rolls })

describe('Death Burst', () => {
  const near = (burst: string) =>
    range({ at: [12, 8], toughness: 4, saves: [3, 3, 3] }, { at: [12, 9.5], traits: [burst], size: 'small' })

  test.each([
    [
      'DD-EAF-28: a Magma Mephit bursts with Strength 4, or 2 after a Reflex save',
      'magma-death-burst',
      'reflex',
      [3, 2],
    ],
    [
      'DD-EAF-29: a Steam Mephit bursts with Strength 3, or 1 after a Reflex save',
      'steam-death-burst',
      'reflex',
      [2, 1],
    ],
    [
      'DD-EAF-30: an Ice Mephit bursts with Strength 3, or 1 after a Fortitude save',
      'ice-death-burst',
      'fortitude',
      [2, 1],
    ],
  ] as const)('%s', (_name, burst, save, [failed, saved]) => {
    const wounds = (rolled: number, toWound: number) => {
      const s = slay(near(burst), ['save: Ann', rolled], ['to wound: Bob at Ann', toWound])
      expect(s.told('saved')).toMatchObject({ figure: 'Ann', save, potency: 0 })
      return s.events.some(({ is }) => is === 'wounded')
    }
    expect([wounds(6, failed), wounds(6, failed + 1)]).toEqual([true, false])
    expect([wounds(1, saved), wounds(1, saved + 1)]).toEqual([true, false])
  })

  test('DD-RUL-191: only the burst of a Steam Mephit is fire', () => {
    const isImmune = (burst: string, ...rolls: (readonly [string, number])[]) =>
      slay(
        range({ at: [12, 8], immuneTo: ['fire'] }, { at: [12, 9.5], traits: [burst] }),
        ['save: Ann', 6],
        ...rolls,
      ).events.some(({ is }) => is === 'immune')
    expect(isImmune('steam-death-burst')).toBe(true)
    expect(isImmune('magma-death-burst', ['to wound: Bob at Ann', 6])).toBe(false)
    expect(isImmune('ice-death-burst', ['to wound: Bob at Ann', 6])).toBe(false)
  })

  test('DD-RUL-191: it strikes friend and foe within 1", each with its own save, and nobody farther off', () => {
    const s = slay(
      near('magma-death-burst')
        .b('Cal', { at: [10.2, 9.5], saves: [3, 3, 3] })
        .b('Dot', { at: [14.2, 9.5] }),
      ['save: Ann', 6],
      ['to wound: Bob at Ann', 6],
      ['save: Cal', 1],
      ['to wound: Bob at Cal', 6],
    )
    expect(s.events.filter(({ is }) => is === 'saved').map((event) => event['figure'])).toEqual(['Ann', 'Cal'])
  })

  test('DD-RUL-191: one that flees does not burst', () => {
    const s = drill(near('magma-death-burst'), (play) => eliminate(play, 'Bob', 'fled'))
    expect(s.events.some(({ is }) => is === 'saved')).toBe(false)
  })

  test('DD-RUL-191: of several bursts the Lead Player chooses the next, and each is finished before another begins', () => {
    const mephit = { traits: ['magma-death-burst'], toughness: 1, saves: [0, 0, 0] }
    const s = range({ at: [12, 8] }, { at: [12, 9.5], ...mephit })
      .b('Cal', { at: [13.1, 9.5], ...mephit })
      .b('Dot', { at: [10.9, 9.5], ...mephit })
    const done = drill(s, (play) => eliminate(play, 'Bob', 'slain', 'Ann'), {
      rolls: [
        ['save: Ann', 1],
        ['to wound: Bob at Ann', 6],
        ['to wound: Bob at Cal', 1],
        ['to wound: Bob at Dot', 1],
        // Bob's burst is over: now Dot's, then Cal's, each at Ann alone.
        ['save: Ann', 1],
        ['to wound: Dot at Ann', 6],
        ['save: Ann', 1],
        ['to wound: Cal at Ann', 6],
      ],
      answers: [{ pick: ['Dot'] }],
    })
    expect(done.asked[0]).toMatchObject({ what: 'next-burst', by: 'a' })
  })
})

describe('breath', () => {
  const mephit = (id: string) => ({ at: [12, 8] as const, traits: [id], uses: { [id]: 1 }, gear: '' })
  const prey = { at: [12, 10] as const, toughness: 4, saves: [3, 3, 3], health: 3 }

  test.each([
    [
      'DD-EAF-31: Fire Breath is fire at Strength 4, or 2 after a Fortitude save',
      'fire-breath',
      'fortitude',
      [3, 2],
      'fire',
    ],
    [
      'DD-EAF-32: Steam Breath is fire at Strength 3, or 1 after a Reflex save',
      'steam-breath',
      'reflex',
      [2, 1],
      'fire',
    ],
    [
      'DD-EAF-33: Frost Breath is cold at Strength 4, or 2 after a Fortitude save',
      'frost-breath',
      'fortitude',
      [3, 2],
      'cold',
    ],
  ] as const)('%s', (_name, id, save, [failed, saved], type) => {
    const wounds = (rolled: number, toWound: number) => {
      const s = range(mephit(id), prey).rolls(['save: Bob', rolled], ['to wound: Ann at Bob', toWound])
      s.picks(`Ann|deed|${id}`).aims(12, 11).rolledEverything()
      expect(s.told('saved')).toMatchObject({ save, potency: 0 })
      return s.of('Bob').wounds
    }
    expect([wounds(6, failed), wounds(6, failed + 1)]).toEqual([1, 0])
    expect([wounds(1, saved), wounds(1, saved + 1)]).toEqual([1, 0])
    const s = range(mephit(id), { ...prey, immuneTo: [type] }).rolls(['save: Bob', 6])
    s.picks(`Ann|deed|${id}`).aims(12, 11).rolledEverything()
    expect(s.told('immune')).toMatchObject({ figure: 'Bob', to: type })
  })

  test('DD-EAF-32: Steam Breath knocks down whoever fails the save, and nobody who makes it', () => {
    const after = (face: number) => {
      const s = range(mephit('steam-breath'), prey).rolls(['save: Bob', face], ['to wound: Ann at Bob', 6])
      return conditions(s.picks('Ann|deed|steam-breath').aims(12, 11), 'Bob')
    }
    expect([after(6), after(1)]).toEqual([['prone'], []])
  })

  test('DD-EAF-31: it has one box', () => {
    const s = range(mephit('fire-breath'), prey).rolls(['save: Bob', 6], ['to wound: Ann at Bob', 6])
    s.picks('Ann|deed|fire-breath').aims(12, 11)
    expect(s.of('Ann').marked).toEqual({ 'fire-breath': 1 })
    const spent = range({ ...mephit('fire-breath'), marked: { 'fire-breath': 1 } }, prey)
    expect(wordsOf(spent, 'Ann')).not.toContain('deed|fire-breath')
  })

  test('DD-RUL-192: a breath is an action of the Movement Phase without preparation: the whole move is left', () => {
    const s = range({ ...mephit('fire-breath'), speed: 6 }, prey).rolls(['save: Bob', 6], ['to wound: Ann at Bob', 6])
    s.picks('Ann|deed|fire-breath').aims(12, 11)
    expect(s.of('Ann').now.action).toBe(false)
    expect(s.state.turn?.left).toBe(6 * 2540)
  })

  test('DD-RUL-192: or a combat action', () => {
    const s = duel({ ...mephit('fire-breath'), at: [12, 12] }, { ...prey, at: [12, 13.5] })
    s.rolls(['save: Bob', 6], ['to wound: Ann at Bob', 6]).picks('Ann|deed|fire-breath').aims(12, 14)
    expect(s.of('Ann').now.action).toBe(false)
    expect(count(s, 'area-struck')).toBe(1)
  })

  test('DD-RUL-192: it strikes all in the cone, friends too, and blockers shelter those behind them', () => {
    const s = range(mephit('fire-breath'), { ...prey, at: [12, 10.1] })
      .a('Cal', { at: [12, 11.4] })
      .rolls(['save: Bob', 6], ['to wound: Ann at Bob', 6], ['spell block: fire-breath at Cal', 1])
    s.picks('Ann|deed|fire-breath').aims(12, 11).rolledEverything()
    expect(s.told('area-struck')['caught']).toEqual(['Bob', 'Cal'])
    expect(s.told('area-blocked')).toMatchObject({ figure: 'Cal', spared: true })
  })

  test('DD-RUL-192: with no enemy within its length it is not offered', () => {
    expect(wordsOf(range(mephit('fire-breath'), { at: [12, 12.1] }), 'Ann')).not.toContain('deed|fire-breath')
  })
})

describe('Blurred Form', () => {
  const HIT = ['to hit: Ann at Bob', 2] as const
  const blurred = { traits: ['blurred-form'], toughness: 10, health: 9 }

  test('DD-EAF-34: to-hit rolls against it have disadvantage', () => {
    const s = duel({}, blurred).rolls(HIT, ['to hit again: Ann at Bob', 6])
    expect(strike(s).rolledEverything().told('attacked')).toMatchObject({ hit: false })
  })

  test('DD-RUL-193: shots too', () => {
    const s = range({}, blurred).rolls(HIT, ['to hit again: Ann at Bob', 6])
    shoot(s).rolledEverything()
    expect(s.told('attacked')).toMatchObject({ kind: 'ranged', hit: false })
  })

  test('DD-RUL-193: one source of advantage cancels it', () => {
    const s = duel({}, { ...blurred, conditions: ['vexed'] }).rolls(HIT, ['to wound: Ann at Bob', 6])
    expect(strike(s).rolledEverything().told('attacked')).toMatchObject({ hit: true, luck: { net: 0 } })
  })
})
