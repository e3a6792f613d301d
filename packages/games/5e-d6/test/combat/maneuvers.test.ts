/** Combat maneuvers, grapples and escapes. */
import { inches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { speedOf } from '../../src/rules/stats/numbers.ts'
import { melee, skirmish, TOUCHING, type FigureWords } from '../skirmish.ts'

/** Ann on a 32 mm base, so that she may try something on Bob. */
const wrestle = (ann: Partial<FigureWords> = {}, bob: Partial<FigureWords> = {}, words = {}) =>
  melee(words)
    .a('Ann', { at: [10, 10], base: 32, weapons: ['hand-spear'], ...ann })
    .b('Bob', { at: [10, 11.3], weapons: ['hand-spear'], ...bob })
    .b('Far', { at: [22, 22], fought: true })

describe('maneuvers', () => {
  test('FD-MAN-01 FD-MAN-02 FD-RUL-54 one maneuver on one enemy within 1" whose base is smaller in millimetres', () => {
    expect(wrestle().offeredTo('Ann')).toContain('trip|Bob')
    expect(wrestle({}, { base: 32, at: [10, 11.4] }).offeredTo('Ann')).not.toContain('trip|Bob')
    expect(wrestle({}, { at: [10, 10 + 28.5 / 25.4 + 1.01] }).decision.what).not.toBe('fight')
  })

  test('FD-RUL-88 only on enemies', () => {
    const battle = wrestle().a('Abe', { at: [10, 8.7] })
    expect(battle.offeredTo('Ann')).not.toContain('trip|Abe')
  })

  test('FD-MAN-03 FD-RUL-55 grapple: the target’s player chooses Fortitude or Reflex before the roll', () => {
    const battle = wrestle({}, { profile: 'orc' }).rolls(['reflex: Bob', 4]).tries('Ann', 'grapple', 'Bob')
    expect(battle.decision).toMatchObject({ by: 'b', what: 'grapple-save', default: { pick: ['fortitude'] } })
    expect(battle.says('reflex').of('Ann').holds).toBe('Bob')
  })

  test('FD-MAN-04 FD-RUL-59 shove: Fortitude, or pushed 1" straight away, as far as there is room', () => {
    const battle = wrestle().rolls(['fortitude: Bob', 4]).tries('Ann', 'shove', 'Bob')
    expect(battle.at('Bob')[1]).toBeCloseTo(12.3, 2)
    const blocked = wrestle()
      .b('Bea', { at: [10, 11.3 + TOUCHING + 0.4] })
      .rolls(['fortitude: Bob', 4])
    expect(blocked.tries('Ann', 'shove', 'Bob').at('Bob')[1]).toBeCloseTo(11.7, 2)
  })

  test('FD-COMB-09 whoever shoves stays where it stands', () => {
    const battle = wrestle().rolls(['fortitude: Bob', 4]).tries('Ann', 'shove', 'Bob')
    expect(battle.at('Ann')).toEqual([10, 10])
  })

  test('FD-MAN-05 FD-MAN-06 FD-RUL-56 trip: a Reflex save of one die at Difficulty 0, or prone', () => {
    const fallen = wrestle().rolls(['reflex: Bob', 4]).tries('Ann', 'trip', 'Bob')
    expect(fallen.of('Bob').prone).toBe(true)
    const stood = wrestle().rolls(['reflex: Bob', 3]).tries('Ann', 'trip', 'Bob')
    expect(stood.of('Bob').prone).toBe(false)
    expect(stood.told('maneuver-tried')).toMatchObject({ test: { succeeds: [1, 2, 3] } })
  })

  test('FD-MAN-11 FD-OPP-11 FD-MOVE-19 a shoved figure provokes nothing and spends no movement', () => {
    const battle = wrestle()
      .a('Abe', { at: [11.4, 11.3] })
      .rolls(['fortitude: Bob', 6])
      .tries('Ann', 'shove', 'Bob')
    expect(battle.decision.what).not.toBe('opportunity')
    expect(battle.told('pushed')).toMatchObject({ figure: 'Bob' })
  })

  test('FD-RUL-60 tripping a prone figure changes nothing; a second grappler adds its own grapple', () => {
    const battle = wrestle({}, { prone: true }).rolls(['reflex: Bob', 6]).tries('Ann', 'trip', 'Bob')
    expect(battle.all('fell-prone')).toEqual([])
    const two = wrestle()
      .a('Abe', { at: [11.4, 11.3], base: 32, holds: 'Bob', fought: true })
      .rolls(['fortitude: Bob', 6])
      .tries('Ann', 'grapple', 'Bob')
    expect([two.of('Ann').holds, two.of('Abe').holds]).toEqual(['Bob', 'Bob'])
  })
})

describe('grappled', () => {
  test('FD-MAN-07 Speed 0, and disadvantage to hit anyone but the grappler', () => {
    const battle = wrestle({ holds: 'Bob', fought: true }).a('Abe', { at: [11.4, 11.3], fought: true })
    battle.rolls(['hit: Bob at Abe', 1], ['hit again: Bob at Abe', 6]).attacks('Bob', 'Abe', 'hand-spear')
    expect(battle.told('attacked')).toMatchObject({ test: { luck: { against: [{ source: 'Grappled' }] } } })
    const free = wrestle({ holds: 'Bob', fought: true })
      .rolls(['hit: Bob at Ann', 6])
      .attacks('Bob', 'Ann', 'hand-spear')
    expect(free.told('attacked')).toMatchObject({ test: { luck: { net: 0 } } })
    expect(wrestle({ holds: 'Bob' }).offeredTo('Ann')).not.toContain('grapple|Bob')
  })

  test('FD-MAN-08 FD-RUL-57 a grappler drags its target along, and every inch costs one more', () => {
    const battle = skirmish({ turn: { figure: 'Ann', left: 6 } })
      .a('Ann', { at: [10, 10], base: 32, holds: 'Bob' })
      .b('Bob', { at: [10, 11.3] })
      .move('Ann', [10, 7])
    expect(battle.at('Bob')).toEqual([10, expect.closeTo(8.3, 2)])
    expect(battle.decision.kind).toBe('choose')
  })

  test('FD-MOVE-18 FD-MAN-08 whoever drags somebody over difficult ground pays one more inch for each of the two', () => {
    const battle = skirmish({ turn: { figure: 'Ann', left: 6 } })
      .a('Ann', { at: [10, 10], base: 32, holds: 'Bob' })
      .b('Bob', { at: [10, 11.3] })
      .box('mire', 'rough', [4, 4], [16, 16])
      .move('Ann', [10, 9])
    expect(battle.decision).toMatchObject({ movers: [{ figure: 'Ann', allowance: 3 * 2540 }] })
  })

  test('FD-MAN-08 a target two sizes smaller is dragged at no cost', () => {
    const battle = skirmish({ turn: { figure: 'Ann', left: 6 }, profiles: [{ id: 'ogre', size: 'large' }] })
      .a('Ann', { at: [10, 10], profile: 'ogre', holds: 'Bob' })
      .b('Bob', { at: [10, 11.4], profile: 'goblin' })
      .move('Ann', [10, 5])
    expect(battle.at('Bob')[1]).toBeCloseTo(6.4, 2)
  })

  test('FD-MAN-09 FD-RUL-58 Escape is a combat action: the better save at Difficulty 0', () => {
    const battle = wrestle({ holds: 'Bob', fought: true }, { profile: 'orc' }).rolls(['fortitude: Bob', 4])
    expect(battle.tries('Bob', 'escape', 'Ann').told('grapple-ended')).toMatchObject({ figure: 'Bob', by: 'Ann' })
    const held = wrestle({ holds: 'Bob', fought: true }, { profile: 'orc' }).rolls(['fortitude: Bob', 5])
    expect(held.tries('Bob', 'escape', 'Ann').all('grapple-ended')).toEqual([])
  })

  test('FD-MAN-07 FD-MAN-10 whoever is held has Speed 0, and its own Speed again as soon as it is let go', () => {
    const battle = wrestle({ holds: 'Bob' })
    const speed = () => speedOf(battle.state, battle.of('Bob'))
    expect(speed()).toBe(0)
    battle.does('Ann', 'let-go')
    expect(speed()).toBe(inches(6))
    const caught = wrestle({}, {}).rolls(['fortitude: Bob', 6])
    expect(speedOf(caught.state, caught.of('Bob'))).toBe(inches(6))
    caught.tries('Ann', 'grapple', 'Bob')
    expect(speedOf(caught.state, caught.of('Bob'))).toBe(0)
  })

  test('FD-RUL-84 held by two, one Escape ends one grapple', () => {
    const battle = wrestle({ holds: 'Bob', fought: true })
      .a('Abe', { at: [11.4, 11.3], base: 32, holds: 'Bob', fought: true })
      .rolls(['fortitude: Bob', 1])
    expect(battle.offeredTo('Bob')).toEqual(expect.arrayContaining(['escape|Ann', 'escape|Abe']))
    battle.tries('Bob', 'escape', 'Abe')
    expect([battle.of('Ann').holds, battle.of('Abe').holds]).toEqual(['Bob', undefined])
  })

  test('FD-MAN-10 a grapple ends when the grappler is eliminated, lets go, or is pushed away', () => {
    const slain = wrestle({ holds: 'Bob', fought: true }).rolls(['hit: Bob at Ann', 1], ['wound: Bob at Ann', 1])
    expect(slain.attacks('Bob', 'Ann', 'hand-spear').told('grapple-ended')).toBeDefined()
    expect(wrestle({ holds: 'Bob' }).does('Ann', 'let-go').of('Ann').holds).toBeUndefined()
    const pushed = wrestle({ fought: true, holds: 'Bob', at: [10, 9.9] }, { at: [10, 12.02] })
      .a('Abe', { at: [11.2, 11.2], base: 32, weapons: ['hand-spear'] })
      .rolls(['fortitude: Bob', 6])
      .tries('Abe', 'shove', 'Bob')
    expect(pushed.told('grapple-ended')).toMatchObject({ by: 'Ann' })
  })
})
