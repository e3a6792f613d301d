/** Stench: whoever comes near a Ghast for the first time may be poisoned. */
import { describe, expect, test } from 'vitest'
import { brawl } from '../brawl.ts'
import { drill } from '../drill.ts'
import { range } from '../duel.ts'
import { conditions, count } from '../march.ts'
import { pushAway } from '../../src/rules/melee/push.ts'
import { teleportTo } from '../../src/rules/casting/teleporting.ts'

const ghast = { traits: ['stench'], types: ['undead'], at: [12, 12] as const }
const walker = { at: [12, 6] as const, speed: 12, saves: [3, 3, 3] }

describe('Stench', () => {
  test('DD-EAF-13: whoever comes within 1" is poisoned unless it makes a Fortitude save', () => {
    const after = (face: number) => {
      const s = range(walker, ghast).rolls(['save: Ann', face])
      s.move('Ann', [12, 10.2]).rolledEverything()
      expect(s.told('saved')).toMatchObject({ save: 'fortitude', potency: 0, by: 'Bob' })
      return conditions(s, 'Ann')
    }
    expect([after(4), after(3)]).toEqual([['poisoned'], []])
  })

  test('DD-EAF-13: whoever stays farther away makes no save', () => {
    range(walker, ghast).move('Ann', [12, 9.9]).rolledEverything()
  })

  test('DD-RUL-181: passing by is enough, and the save is made at the first place within 1"', () => {
    const s = range({ ...walker, at: [6, 10.5] }, ghast).rolls(['save: Ann', 6])
    s.move('Ann', [18, 10.5])
    const moved = s.events.filter(({ is }) => is === 'moved' || is === 'condition-gained').map(({ is }) => is)
    expect(moved.slice(0, 3)).toEqual(['moved', 'condition-gained', 'moved'])
  })

  test('DD-RUL-181: passing by at 0.95" is enough, on either side of the path, and at 1.05" is not', () => {
    const passed = (y: number, rolls: boolean) => {
      const s = range({ ...walker, at: [6, y] }, ghast)
      if (rolls) s.rolls(['save: Ann', 1])
      s.move('Ann', [18, y]).rolledEverything()
    }
    const bases = 25 / 25.4
    passed(12 - bases - 0.95, true)
    passed(12 + bases + 0.95, true)
    passed(12 - bases - 1.05, false)
    passed(12 + bases + 1.05, false)
  })

  test('DD-RUL-181: friends too, and everybody only once for each ghast', () => {
    const s = range({ ...ghast, at: [12, 6], speed: 9 }).a('Cal', { at: [12, 9] })
    s.rolls(['save: Cal', 1]).move('Ann', [12, 7.2])
    s.move('Ann', [12, 5]).move('Ann', [12, 7.2]).rolledEverything()
    expect(count(s, 'saved')).toBe(1)
    const two = range(walker, ghast)
      .b('Cal', { ...ghast, at: [13.5, 12] })
      .rolls(['save: Ann', 1], ['save: Ann', 1])
    two.move('Ann', [12.7, 10.3]).rolledEverything()
  })

  test('DD-RUL-181: constructs and creatures with Stench of their own make no save', () => {
    range({ ...walker, types: ['construct'] }, ghast)
      .move('Ann', [12, 10.2])
      .rolledEverything()
    range({ ...walker, traits: ['stench'] }, ghast)
      .move('Ann', [12, 10.2])
      .rolledEverything()
  })

  test('DD-RUL-181: deployment counts: whoever stands near when the first round starts makes the save', () => {
    const s = range({ at: [12, 10.2], speed: 12 }, ghast, { stage: 'round-start', round: 1 }).rolls(['save: Ann', 6])
    s.until('act').rolledEverything()
    expect(conditions(s, 'Ann')).toEqual(['poisoned'])
  })

  test('DD-RUL-181: in a battle taken up in its midst those beside the ghast have met it before', () => {
    const s = range({ at: [12, 10.2], speed: 12, gear: 'blade' }, { ...ghast, now: { turnDone: true } })
    s.move('Ann', [12.2, 10.2]).rolledEverything()
    expect(count(s, 'saved')).toBe(0)
  })

  test('DD-RUL-181: by any movement: pushed or teleported', () => {
    const s = range({ at: [12, 9.2] }, ghast).b('Cal', { at: [12, 8] })
    const pushed = drill(s, (play) => pushAway(play, 'Ann', 'Cal'), { rolls: [['save: Ann', 6]] })
    expect(pushed.conditions('Ann')).toEqual(['poisoned'])
    const there = { x: 12 * 2540, y: 10.2 * 2540 }
    const sent = drill(range(walker, ghast), (play) => teleportTo(play, 'Ann', there, 'x'), {
      rolls: [['save: Ann', 6]],
    })
    expect(sent.conditions('Ann')).toEqual(['poisoned'])
  })

  test('DD-RUL-234: whoever a slide brings beside a ghast makes the save before the melee begins', () => {
    const s = brawl({ round: 2 })
      .a('Ann', { at: [12, 10] })
      .b('Bob', { at: [12, 11.9] })
      .b('Ghast', { ...ghast, at: [12.9, 9], types: ['undead'] })
      .rolls(['save: Bob', 6])
    s.until('mastery')
    expect(count(s, 'slid')).toBeGreaterThan(0)
    expect(conditions(s, 'Bob')).toEqual(['poisoned'])
    s.rolledEverything()
  })
})
