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

  /** Ann shoves Bob east; this lies in the way, and hands back where he comes to stand. */
  const shovedTo = (kind: string, from: number, to: number, height?: number) => {
    const battle = wrestle({}, { at: [11.3, 10] }).box('piece', kind, [from, 8], [to, 12])
    if (height !== undefined) battle.having({ height })
    return battle.rolls(['fortitude: Bob', 4]).tries('Ann', 'shove', 'Bob').at('Bob')
  }

  test('FD-MAN-04 FD-RUL-59 a shove stops at what could not simply be stepped over', () => {
    const stopped = [expect.closeTo(12 - TOUCHING / 2, 2), 10]
    expect(shovedTo('building', 12, 14)).toEqual(stopped)
    expect(shovedTo('wall', 12, 12.1, 0.9)).toEqual(stopped)
    expect(shovedTo('gap', 12, 12.8, 2)).toEqual(stopped)
    expect(shovedTo('rough', 12, 14)).toEqual([expect.closeTo(12.3, 2), 10])
  })

  test('FD-RUL-59 FD-RUL-80 it goes over a narrow gap and a low hedge, but nobody comes to stand on the hedge', () => {
    expect(shovedTo('gap', 11.9, 12.2, 2)).toEqual([expect.closeTo(12.3, 2), 10])
    const over = (height: number) =>
      wrestle({}, { at: [11.3, 10] })
        .line('hedge', 'hedge', [11.8, 8], [11.8, 12])
        .having({ height })
        .rolls(['fortitude: Bob', 4])
        .tries('Ann', 'shove', 'Bob')
        .at('Bob')[0]
    expect([over(0.3), over(0.9)]).toEqual([expect.closeTo(12.3, 2), expect.closeTo(11.3, 1)])
    expect(shovedTo('hedge', 12.1, 12.2, 0.3)).toEqual([expect.closeTo(12.1 - TOUCHING / 2, 2), 10])
  })

  test('FD-MAN-07 FD-MAN-09 a grapple is escaped from at Difficulty 0, and told as an escape', () => {
    const battle = wrestle().rolls(['fortitude: Bob', 6], ['fortitude: Bob', 3]).tries('Ann', 'grapple', 'Bob')
    expect(battle.told('grappled')).toMatchObject({ figure: 'Bob', by: 'Ann', rules: ['FD-MAN-03', 'FD-MAN-07'] })
    battle.tries('Bob', 'escape', 'Ann')
    expect(battle.told('escaped')).toMatchObject({ figure: 'Bob', from: 'Ann', test: { success: true } })
    expect(battle.of('Ann')).toMatchObject({ holds: undefined, grip: 0 })
  })

  test('FD-RUL-58 FD-ACT-08 the better save is the one with the better chance: Dodge makes Reflex 3 better than Fortitude 4', () => {
    const twisting = { profile: 'orc', dodging: true }
    const battle = wrestle({ holds: 'Bob', fought: true }, twisting).rolls(['reflex: Bob', 6], ['reflex again: Bob', 3])
    expect(battle.tries('Bob', 'escape', 'Ann').told('escaped')).toMatchObject({ test: { success: true } })
  })

  test('FD-MAN-05 FD-MOVE-13 whoever is tripped tells it and bears the condition at once', () => {
    const battle = wrestle()
    expect(battle.bears('Bob')).not.toContain('prone')
    battle.rolls(['reflex: Bob', 4]).tries('Ann', 'trip', 'Bob')
    expect(battle.told('fell-prone')).toMatchObject({ figure: 'Bob', rules: ['FD-MAN-05'] })
    expect(battle.bears('Bob')).toContain('prone')
  })

  test('FD-MAN-01 whoever has no weapon at all may still try a maneuver or escape', () => {
    const unarmed = { profiles: [{ id: 'ape', weapons: [] }] }
    expect(wrestle({ profile: 'ape', weapons: [] }, { fought: true }, unarmed).offeredTo('Ann')).toEqual([
      'grapple|Bob',
      'shove|Bob',
      'trip|Bob',
      'done',
    ])
    const idle = wrestle({ profile: 'ape', weapons: [], base: 25 }, { at: [10, 11.2] }, unarmed)
    expect(idle.decision.about).toBe('Bob')
    const held = wrestle({ holds: 'Bob', fought: true }, { profile: 'ape', weapons: [] }, unarmed)
    expect(held.offeredTo('Bob')).toEqual(['escape|Ann', 'done'])
  })

  test('FD-COMB-08 FD-MAST-06 no maneuver after the first of several attacks, nor by whoever strikes first', () => {
    const battle = wrestle({ profile: 'elf' }).rolls(['hit: Ann at Bob', 6]).attacks('Ann', 'Bob', 'hand-spear')
    expect(battle.offeredTo('Ann')).toEqual(['melee|hand-spear|Bob', 'done'])
    expect(wrestle({ first: true }).offeredTo('Ann')).toEqual(['melee|hand-spear|Bob', 'done'])
  })

  test('FD-COMB-08 what is not offered is refused: a trip out of reach, a dance, somebody else', () => {
    const battle = wrestle()
    for (const shut of ['Ann|trip|Far', 'Ann|dance|Bob', 'Ann|trip|Nobody', 'Ann|let-go', 'Bob|done', 'Nobody|done'])
      expect(battle.refused({ pick: [shut] }), shut).toBeDefined()
    expect(wrestle({ holds: 'Bob' }).offeredTo('Ann')).toContain('let-go')
  })

  test('FD-COMB-03 only figures that can do something are offered, and the question is about them all', () => {
    const two = wrestle().a('Abe', { at: [10, 12.6], base: 32, weapons: ['hand-spear'] })
    expect(two.decision.about).toBeUndefined()
    const idle = wrestle().a('Abe', { at: [3, 20] })
    expect(idle.decision.about).toBe('Ann')
    expect(idle.offeredTo('Abe')).toEqual([])
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
