/** Moves among others: the half inch, contact, the ways in and out of it. */
import { describe, expect, test } from 'vitest'
import { knockdown } from '../../src/index.ts'
import { moveOf, skirmish, TOUCHING, type ModelWords } from '../skirmish.ts'

const at = (x: number, y: number, more: Partial<ModelWords> = {}): ModelWords => ({ at: [x, y], ...more })

/** Ann at 20,20; enemies far away unless they are put. */
const field = (ann: Partial<ModelWords> = {}) =>
  skirmish()
    .a('Ann', at(20, 20, ann))
    .b('Far', at(45, 45))

/** Centre to centre of two 25 mm bases this many inches apart. */
const apart = (gap: number): number => TOUCHING + gap

describe('nobody moves through anybody', () => {
  test('KD-MOVE-01 a base overlaps no other base at any point of the path, friend or enemy', () => {
    const battle = field().a('Abe', at(20, 23)).acts('Ann', 'run')
    expect(battle.refused(moveOf('Ann', [20, 26]))).toMatchObject({ rule: 'KD-MOVE-01', figure: 'Abe' })
    expect(battle.refused(moveOf('Ann', [20.5, 26]))).toMatchObject({ rule: 'KD-MOVE-01' })
    battle.move('Ann', [22, 23], [20, 26])
  })

  test('KD-MOVE-18 bases may touch friendly bases during and after a move', () => {
    const battle = field()
      .a('Abe', at(20, 23))
      .acts('Ann', 'run')
      .move('Ann', [20, 23 - apart(0)])
    expect(battle.at('Ann')[1]).toBeCloseTo(23 - apart(0), 3)
  })

  test('KD-MOVE-19 KD-RUL-14 no model may leave the table', () => {
    const battle = skirmish().a('Ann', at(2, 20)).b('Far', at(45, 45)).acts('Ann', 'run')
    expect(battle.refused(moveOf('Ann', [0.4, 20]))).toMatchObject({ rule: 'KD-MOVE-19' })
    battle.move('Ann', [0.5, 20])
  })

  test('KD-MOVE-17 KD-MOVE-20 movement is measured along the path of the centre, and turning costs nothing', () => {
    const battle = field().acts('Ann', 'charge')
    expect(battle.refused(moveOf('Ann', [23, 20], [23, 23.1]))).toMatchObject({ rule: 'KD-ACT-02' })
    battle.move('Ann', [23, 20], [23, 23])
    expect(battle.told('moved')).toMatchObject({ length: 6 * 2540, spent: 6 * 2540 })
  })
})

describe('the half inch', () => {
  test('KD-MOVE-03 KD-RUL-13 a moving model may not come within ½" of an enemy, and exactly ½" is too near', () => {
    const battle = field().b('Bob', at(20, 25)).acts('Ann', 'run')
    expect(battle.refused(moveOf('Ann', [20, 25 - apart(0.5)]))).toMatchObject({ rule: 'KD-MOVE-03', figure: 'Bob' })
    expect(battle.refused(moveOf('Ann', [20 + apart(0.4), 25], [26, 25]))).toMatchObject({ rule: 'KD-MOVE-03' })
    battle.move('Ann', [20, 25 - apart(0.502)])
  })

  test('KD-MOVE-04 a charging model may come within ½" of an enemy that it ends in contact with', () => {
    const battle = field()
      .b('Bob', at(20, 25))
      .acts('Ann', 'charge')
      .move('Ann', [20, 25 - apart(0)])
    expect(battle.told('moved')).toMatchObject({ contacts: ['Bob'] })
  })

  test('KD-MOVE-04 of several enemies it may charge any, whichever was thought of first', () => {
    const battle = skirmish()
      .a('Ann', { at: [20, 20] })
      .b('Bob', { at: [18, 23] })
      .b('Bea', { at: [22, 23] })
      .acts('Ann', 'charge')
    const code = (x: number) => battle.battle.question?.check(moveOf('Ann', [x, 23 - TOUCHING]))?.code
    expect([code(18), code(22), code(18), code(20)]).toEqual([undefined, undefined, undefined, undefined])
    expect([code(18.6), code(21.4)]).toEqual([code(21.4), code(18.6)])
    expect(code(18.6)).toBeDefined()
  })

  test('KD-MOVE-05 KD-RUL-15 a Charge that passes or ends near a second enemy without touching it is illegal', () => {
    const ends = field().b('Bob', at(20, 25)).b('Bea', at(21, 24.7)).acts('Ann', 'charge')
    expect(ends.refused(moveOf('Ann', [20, 25 - apart(0)]))).toMatchObject({ rule: 'KD-MOVE-05', figure: 'Bea' })
    const passes = field()
      .b('Bob', at(20, 25))
      .b('Bea', at(20 + apart(0.3), 22))
      .acts('Ann', 'charge')
    expect(passes.refused(moveOf('Ann', [20, 25 - apart(0)]))).toMatchObject({ rule: 'KD-MOVE-05', figure: 'Bea' })
  })

  test('KD-MOVE-05 the ground shown for a Charge leaves out every place where it could not end', () => {
    const battle = field().b('Bob', at(20, 24)).acts('Ann', 'charge')
    const map = battle.battle.question?.moves?.reach('Ann')
    const shown = (x: number, y: number) => map?.covers({ x: Math.round(x * 2540), y: Math.round(y * 2540) })
    expect(shown(20, 24 - apart(0.3))).toBe(false)
    expect(shown(20, 24 - apart(0.6))).toBe(true)
    for (let x = 16; x <= 24; x += 0.5)
      for (let y = 18; y <= 26; y += 0.5)
        if (shown(x, y)) {
          const path = map?.pathTo({ x: x * 2540, y: y * 2540 }) ?? []
          expect(battle.battle.question?.check({ figure: 'Ann', path }), `${x} ${y}`).toBeUndefined()
        }
  })

  test('KD-MOVE-09 KD-RUL-15 a way to an enemy in a tight line ends in contact with its neighbour too', () => {
    const battle = field()
      .b('Bob', at(20, 24))
      .b('Bea', at(20 + apart(0), 24))
      .b('Ben', at(20 - apart(0), 24))
      .acts('Ann', 'charge')
    const target = { base: { shape: 'circle' as const, diameter: 2500 }, at: battle.of('Bob').at }
    const { path = [] } = battle.battle.question?.moves?.plan('Ann', { contact: target }) ?? {}
    battle.answer({ figure: 'Ann', path })
    expect(battle.told('moved').contacts).toHaveLength(2)
  })

  test('KD-MOVE-06 no other action ends within ½" of an enemy', () => {
    for (const action of ['run', 'shoot', 'disengage']) {
      const battle = field({ gear: ['bow'] }).b('Bob', at(20, 22.4))
      if (action === 'disengage') battle.rolls(['disengage: Ann', 6])
      battle.acts('Ann', action)
      expect(battle.refused(moveOf('Ann', [20, 22.4 - apart(0)])), action).toMatchObject({ rule: 'KD-MOVE-03' })
    }
  })

  test('KD-MOVE-07 a Charge may end away from all enemies, as long as it keeps off them', () => {
    const battle = field().b('Bob', at(20, 25)).acts('Ann', 'charge')
    expect(battle.refused(moveOf('Ann', [20, 25 - apart(0.3)]))).toMatchObject({ rule: 'KD-MOVE-05' })
    battle.move('Ann', [20, 25 - apart(0.6)])
    expect(battle.at('Ann')[1]).toBeCloseTo(25 - apart(0.6), 3)
  })

  test('KD-MOVE-08 a Charge may end in contact and make no attack', () => {
    const battle = field()
      .b('Bob', at(20, 25))
      .charges('Ann', [20, 25 - apart(0)])
      .picks('done')
    expect(battle.rolled).toEqual([])
    expect(battle.decision.by).toBe('b')
  })

  test('KD-MOVE-09 a Charge may end in contact with several enemies at once', () => {
    const beside = apart(0) / 2
    const back = Math.sqrt(apart(0) * apart(0) - beside * beside)
    const battle = field()
      .b('Bob', at(20 - beside, 25))
      .b('Bea', at(20 + beside, 25))
      .charges('Ann', [20, 25 - back - 0.0004])
    expect(battle.offered).toEqual(['Ann|Bob', 'Ann|Bea', 'done'])
  })
})

describe('leaving the half inch', () => {
  /** Ann begins 0.3" from Bob, who is south of her. */
  const near = (ann: Partial<ModelWords> = {}) => field(ann).b('Bob', at(20, 20 + apart(0.3)))

  test('KD-MOVE-10 KD-RUL-16 a model that begins within ½" of an enemy may move out, but never nearer while it is that near', () => {
    const battle = near().acts('Ann', 'run')
    expect(battle.refused(moveOf('Ann', [20.5, 20.2], [24, 20]))).toMatchObject({ rule: 'KD-MOVE-03', figure: 'Bob' })
    battle.move('Ann', [20, 17])
    const charge = near().acts('Ann', 'charge').move('Ann', [20, 20.3])
    expect(charge.told('moved')).toMatchObject({ contacts: ['Bob'] })
  })

  test('KD-MOVE-11 it ends more than ½" from every enemy', () => {
    const battle = near().acts('Ann', 'run')
    expect(battle.refused(moveOf('Ann', [20, 19.85]))).toMatchObject({ rule: 'KD-MOVE-03', figure: 'Bob' })
    battle.move('Ann', [20, 19.7])
  })

  test('KD-MOVE-15 being within ½" of an enemy without contact does not hold a model', () => {
    expect(near().actionsOf('Ann')).toEqual(['run', 'charge', 'disengage'])
  })
})

describe('held by contact', () => {
  const touching = (ann: Partial<ModelWords> = {}) => field(ann).b('Bob', at(20, 20 + apart(0)))

  test('KD-MOVE-12 KD-MOVE-13 Infantry and Creatures in contact move only to Disengage, but may Charge without moving', () => {
    for (const profile of ['levy-infantry', 'running-creature']) {
      const battle = touching({ profile })
      expect(battle.actionsOf('Ann')).toEqual(['charge', 'disengage'])
      battle.acts('Ann', 'charge')
      expect(battle.decision).toMatchObject({ what: 'attack' })
    }
  })

  test('KD-MOVE-14 KD-RUL-18 KD-CAV-06 Cavalry, Monsters and chariots in contact may move with any action', () => {
    expect(touching({ mounted: true }).actionsOf('Ann')).toEqual(['run', 'charge', 'disengage'])
    const ogre = skirmish()
      .a('Ann', at(20, 20, { profile: 'brute-monster' }))
      .b('Bob', at(20, 20 + 32.5 / 25.4))
      .b('Far', at(45, 45))
    expect(ogre.actionsOf('Ann')).toEqual(['run', 'charge', 'disengage'])
    const wain = skirmish()
      .a('Ann', at(20, 20, { profile: 'small-chariot', crew: ['Driver'] }))
      .a('Driver', {})
      .b('Bob', at(20, 20 + 42.5 / 25.4))
      .b('Far', at(45, 45))
    expect(wain.actionsOf('Ann')).toEqual(['run', 'charge', 'disengage'])
  })

  test('KD-MOVE-16 contact counts when the model is activated: it is free if the enemy was slain before', () => {
    const battle = touching()
      .a('Abe', at(20, 20 + 2 * apart(0)))
      .rolls(['attack: Abe at Bob', 6])
      .charges('Abe')
      .attacks('Abe', 'Bob')
    expect(battle.actionsOf('Ann')).toEqual(['run', 'charge', 'disengage'])
  })
})

describe('measuring', () => {
  test('KD-MEAS-01 distances are those between base edges, in space where levels differ', () => {
    /** Ann at the edge of a roof this high, and Bob 6" away in plan. */
    const thrown = (height: number) =>
      skirmish()
        .box('roof', 'building', [18, 18], [22, 21])
        .having({ height })
        .a('Ann', at(20, 20.45, { gear: ['throwing-weapons'] }))
        .b('Bob', at(20, 20.45 + apart(6)))
        .acts('Ann', 'shoot')
        .stays()
    expect(thrown(2).offered).toEqual(['Ann|throwing-weapons|Bob', 'done'])
    expect(thrown(6).decision).toMatchObject({ by: 'b' })
    expect(knockdown.sight?.(thrown(6).state, 'Ann', 'Bob')?.seen).toBe('clear')
  })

  test('KD-MEAS-02 "within" and "up to" include exactly that far', () => {
    const shot = (gap: number) =>
      skirmish()
        .a('Ann', at(20, 10, { gear: ['throwing-weapons'] }))
        .b('Bob', at(20, 10 + apart(gap)))
        .acts('Ann', 'shoot')
        .stays()
    expect(shot(8).decision.what).toBe('shoot')
    expect(shot(8.01).decision.what).toBe('activate')
  })

  test('KD-MEAS-03 bases touch to a hundredth of an inch, on levels no more than ½" apart', () => {
    /** Ann on a platform, at its edge, and Bob on the ground against it. */
    const held = (height: number) =>
      skirmish()
        .box('platform', 'building', [18, 18], [22, 21.5])
        .having({ height })
        .a('Ann', at(20, 21.5 - 0.4925))
        .b('Bob', at(20, 21.5 + 0.4925))
        .b('Far', at(45, 45))
        .actionsOf('Ann')
    const free = ['run', 'charge', 'disengage']
    expect(
      skirmish()
        .a('Ann', at(20, 20))
        .b('Bob', at(20, 20 + apart(0.009)))
        .actionsOf('Ann'),
    ).toEqual(['charge', 'disengage'])
    expect(
      skirmish()
        .a('Ann', at(20, 20))
        .b('Bob', at(20, 20 + apart(0.02)))
        .actionsOf('Ann'),
    ).toEqual(free)
    expect(held(0.5)).toEqual(['charge', 'disengage'])
    expect(held(0.6)).toEqual(free)
  })

  test('KD-MEAS-03 bases touch on top of a roof as they do on the ground', () => {
    const onRoof = skirmish()
      .box('roof', 'building', [15, 15], [25, 25])
      .having({ height: 3 })
      .a('Ann', at(20, 20))
      .b('Bob', at(20, 20 + apart(0)))
    expect(onRoof.actionsOf('Ann')).toEqual(['charge', 'disengage'])
  })

  test('KD-MEAS-03 a charge to the foot of a high wall does not touch the enemy on top of it', () => {
    const contacts = (height: number) =>
      skirmish()
        .box('platform', 'building', [18, 21.5], [22, 25])
        .having({ height })
        .a('Ann', at(20, 18))
        .b('Bob', at(20, 21.5 + 0.4925))
        .b('Far', at(45, 45))
        .charges('Ann', [20, 21.5 - 0.4925])
        .told('moved')
    expect(contacts(0.5)).toMatchObject({ contacts: ['Bob'] })
    expect(contacts(2)).toMatchObject({ contacts: [] })
  })

  test('KD-MEAS-04 anything may be measured at any time, before a choice is made', () => {
    const battle = skirmish()
      .a('Ann', at(20, 20, { gear: ['bow'] }))
      .b('Bob', at(20, 30))
    const forecasts = knockdown.attackForecasts(battle.state, 'Ann', 'Bob')
    expect(forecasts).toMatchObject([
      { kind: 'melee', allowed: false, rule: 'KD-MEL-01' },
      { kind: 'ranged', with: 'Bow', allowed: true },
    ])
    expect(battle.decision).toMatchObject({ by: 'a', what: 'activate' })
  })
})
