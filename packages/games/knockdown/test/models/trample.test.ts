/** Trample: what happens when a chariot comes within half an inch of enemies. */
import { describe, expect, test } from 'vitest'
import { moveOf, skirmish, TOUCHING, type ModelWords } from '../skirmish.ts'

const BESIDE = 42.5 / 25.4
/** The y at which a chariot from the north is ½" from a 25 mm base at 20,30. */
const MEETS = 30 - BESIDE - 0.5

/** A small chariot of North at 20,22 that goes south, and Bob of South in its way. */
const ride = (bob: Partial<ModelWords> = {}, driver: Partial<ModelWords> = {}, wain: Partial<ModelWords> = {}) =>
  skirmish()
    .a('Wain', { profile: 'small-chariot', at: [20, 22], crew: ['Driver'], ...wain })
    .a('Driver', driver)
    .b('Bob', { at: [20, 30], ...bob })
    .b('Far', { at: [46, 46] })

describe('the interruption', () => {
  test('KD-TRAMP-01 KD-TRAMP-02 KD-RUL-74 in any move the chariot is interrupted where it comes within ½" of an enemy', () => {
    for (const action of ['run', 'charge'] as const) {
      const battle = ride()
        .acts('Wain', action)
        .move('Wain', [20, 22 + (action === 'run' ? 10 : 7)])
      expect(battle.at('Wain')[1]).toBeCloseTo(MEETS, 2)
      expect(battle.decision).toMatchObject({ what: 'trample', by: 'b' })
      expect(ride().acts('Wain', action).offered).not.toContain('go-on')
      expect(battle.told('approached')).toMatchObject({ figure: 'Bob', by: 'Wain', rules: ['KD-TRAMP-02'] })
    }
    const shoot = skirmish()
      .a('Wain', { profile: 'small-chariot', at: [20, 26], crew: ['Driver'] })
      .a('Driver', { gear: ['bow'] })
      .b('Bob', { at: [20, 30] })
      .acts('Wain', 'shoot')
      .move('Wain', [20, 29])
    expect(shoot.decision).toMatchObject({ what: 'trample' })
  })

  test('KD-TRAMP-02 KD-RUL-74 of several enemies along its path the first one it comes near interrupts it, around corners too', () => {
    const straight = ride({ at: [20, 30.8] })
      .b('Near', { at: [20, 29] })
      .acts('Wain', 'run')
      .move('Wain', [20, 32])
    expect(straight.decision).toMatchObject({ what: 'trample', about: 'Near' })
    expect(straight.at('Wain')[1]).toBeCloseTo(MEETS - 1, 2)
    const bent = ride({ at: [24, 26] })
      .b('Near', { at: [20, 28] })
      .acts('Wain', 'run')
      .move('Wain', [20, 26], [24, 27])
    expect(bent.decision).toMatchObject({ what: 'trample', about: 'Near' })
  })

  test('KD-TRAMP-02 KD-MEAS-01 the ½" to an enemy on a step is measured in space', () => {
    const battle = ride({ at: [20, 29.6] })
      .box('step', 'building', [15, 29], [25, 33])
      .having({ height: 0.4 })
      .acts('Wain', 'run')
      .move('Wain', [20, 27.75])
    expect(battle.decision).toMatchObject({ what: 'trample', about: 'Bob' })
    // 0.4" higher, ½" away in space: 0.3" in plan.
    expect(battle.at('Wain')[1]).toBeCloseTo(29.6 - BESIDE - 0.3, 2)
  })

  test('KD-TRAMP-03 KD-RUL-77 the owner of the model answers: it moves aside or takes the attack', () => {
    const battle = ride().acts('Wain', 'run').move('Wain', [20, 31])
    expect(battle.decision).toMatchObject({
      by: 'b',
      kind: 'move',
      about: 'Bob',
      movers: [{ figure: 'Bob', allowance: 2 * 2540 }],
    })
    expect(battle.offered).toEqual(['attack'])
  })

  test('KD-TRAMP-03 KD-RUL-77 a chariot that was let through has only the rest of its move left', () => {
    const battle = ride().acts('Wain', 'run').move('Wain', [20, 31]).move('Bob', [22, 30])
    const spent = MEETS - 22
    const [mover] = battle.decision.kind === 'move' ? battle.decision.movers : []
    expect(mover).toMatchObject({ figure: 'Wain', allowance: expect.closeTo((10.5 - spent) * 2540, -1) })
  })

  test('KD-TRAMP-15 friends are not trampled: they are in the way', () => {
    const battle = ride()
      .a('Abe', { at: [20, 26] })
      .acts('Wain', 'run')
    expect(battle.refused(moveOf('Wain', [20, 28]))).toMatchObject({ rule: 'KD-MOVE-01', figure: 'Abe' })
  })

  test('KD-TRAMP-16 an enemy within ½" at the start is approached only if the chariot moves nearer to it', () => {
    const away = ride({ at: [20, 22 + BESIDE + 0.3] })
      .acts('Wain', 'run')
      .move('Wain', [20, 16])
    expect(away.decision.what).toBe('activate')
    const nearer = ride({ at: [20, 22 + BESIDE + 0.3] })
      .acts('Wain', 'run')
      .move('Wain', [20, 26])
    expect(nearer.decision).toMatchObject({ what: 'trample', about: 'Bob' })
    expect(nearer.at('Wain')).toEqual([20, 22])
  })

  test('KD-TRAMP-11 KD-TRAMP-19 several models reached at once answer in the order the chariot’s player names', () => {
    const battle = ride({ at: [19.4, 30] })
      .b('Bea', { at: [20.6, 30] })
      .rolls(['trample: Wain at Bea', 6], ['trample: Wain at Bob', 1])
      .acts('Wain', 'run')
      .move('Wain', [20, 31])
    expect(battle.decision).toMatchObject({ by: 'a', what: 'trample-order' })
    battle.picks('Bea').picks('attack')
    expect(battle.of('Bea').where).toBe('slain')
    battle.picks('attack').rolledEverything()
    expect(battle.told('chariot-stopped')).toMatchObject({ figure: 'Bob' })
    expect(battle.decision.by).toBe('b')
  })
})

describe('moving aside', () => {
  const asked = (bob: Partial<ModelWords> = {}) => ride(bob).acts('Wain', 'run').move('Wain', [20, 31])

  test('KD-TRAMP-04 KD-RUL-75 it moves up to 2", and ends more than ½" from the chariot and every other enemy', () => {
    const battle = asked()
    expect(battle.refused(moveOf('Bob', [22.1, 30]))).toMatchObject({ rule: 'KD-TRAMP-04', code: 'too-far' })
    expect(battle.refused(moveOf('Bob', [20.02, 30]))).toMatchObject({ rule: 'KD-TRAMP-04', figure: 'Wain' })
    battle.move('Bob', [22, 30])
    expect(battle.at('Bob')).toEqual([22, 30])
  })

  test('KD-TRAMP-05 KD-TRAMP-12 a model that has moved aside this turn must take the attack', () => {
    const battle = ride({ movedAside: true })
      .rolls(['trample: Wain at Bob', 1])
      .acts('Wain', 'run')
      .move('Wain', [20, 31])
      .rolledEverything()
    expect(battle.decision.by).toBe('b')
    const again = asked().rolls(['trample: Wain at Bob', 1]).move('Bob', [20, 32])
    expect(again.of('Bob').movedAside).toBe(true)
    again.picks('go-on').rolledEverything()
    expect(again.told('chariot-stopped')).toMatchObject({ figure: 'Bob' })
  })

  test('KD-TRAMP-12 a siege chassis, and a model without room, must take the attack', () => {
    const gun = ride({ profile: 'catapult', at: [20, 31] })
      .rolls(['trample: Wain at Bob', 1])
      .acts('Wain', 'run')
      .move('Wain', [20, 30])
    expect(gun.rolledEverything().decision.by).toBe('b')
    const pinned = ride()
      .box('west', 'impassable', [16, 29.2], [19.5078, 33])
      .box('east', 'impassable', [20.4922, 29.2], [24, 33])
      .box('south', 'impassable', [19.6, 30.4922], [20.4, 33])
      .rolls(['trample: Wain at Bob', 1])
      .acts('Wain', 'run')
      .move('Wain', [20, 27.9])
    expect(pinned.rolledEverything().told('chariot-stopped')).toMatchObject({ figure: 'Bob' })
  })

  test('KD-TRAMP-13 an engaged model may move aside', () => {
    const battle = ride()
      .a('Ann', { at: [20 + TOUCHING, 30] })
      .acts('Wain', 'run')
      .move('Wain', [20, 28.2])
    expect(battle.decision).toMatchObject({ what: 'trample', about: 'Bob' })
    battle.move('Bob', [18.2, 30])
    expect(battle.at('Bob')).toEqual([18.2, 30])
  })

  test('KD-TRAMP-17 moving aside is no activation', () => {
    const battle = asked().move('Bob', [22, 30]).picks('stop')
    expect(battle.decision.by).toBe('b')
    expect(battle.actionsOf('Bob')).toEqual(['run', 'charge', 'disengage'])
  })

  test('KD-TRAMP-05 in the turn of the next player it may move aside again', () => {
    const battle = asked().move('Bob', [22, 30])
    expect(battle.of('Bob').movedAside).toBe(true)
    battle.picks('stop')
    expect(battle.decision.by).toBe('b')
    expect(battle.of('Bob').movedAside).toBe(false)
  })

  test('KD-TERR-09 terrain costs count for the 2" aside', () => {
    const battle = ride().box('swamp', 'rough', [15, 28], [25, 34]).acts('Wain', 'run').move('Wain', [20, 27.9])
    expect(battle.refused(moveOf('Bob', [21.5, 30]))).toMatchObject({ code: 'too-far' })
  })
})

describe('the attack', () => {
  const struck = (face: number, bob: Partial<ModelWords> = {}, ...more: (readonly [string, number])[]) =>
    ride(bob, {}, { profile: 'small-chariot' })
      .rolls(['trample: Wain at Bob', face], ...more)
      .acts('Wain', 'charge')
      .move('Wain', [20, 29])
      .picks('attack')
      .rolledEverything()

  test('KD-TRAMP-06 it is D6 plus the STR of the chassis against DEF', () => {
    const battle = skirmish()
      .a('Wain', { profile: 'large-chariot', at: [20, 22], crew: ['Driver'] })
      .a('Driver', {})
      .b('Bob', { at: [20, 28], profile: 'unyielding-infantry', gear: ['armour'] })
      .b('Far', { at: [46, 46] })
      .rolls(['trample: Wain at Bob', 5])
      .acts('Wain', 'run')
      .move('Wain', [20, 30])
      .picks('attack')
    expect(battle.told('attacked')).toMatchObject({
      kind: 'trample',
      hit: true,
      roll: { total: 6, defence: { total: 5 } },
      rules: ['KD-TRAMP-06'],
    })
    expect(battle.of('Bob').where).toBe('slain')
  })

  test('KD-TRAMP-07 a tie gives a Knockdown check, and Cavalry rolls for its steed', () => {
    expect(struck(3, {}, ['knockdown: Bob', 4]).of('Bob').knockedDown).toBe(true)
    expect(struck(4, { mounted: true }, ['steed: Bob', 5]).of('Bob').mounted).toBe(false)
  })

  test('KD-TRAMP-08 if the model moved aside or was slain, the chariot may go on with the rest of its move', () => {
    const slain = ride().rolls(['trample: Wain at Bob', 6]).acts('Wain', 'run').move('Wain', [20, 31]).picks('attack')
    expect(slain.decision).toMatchObject({ what: 'move', movers: [{ figure: 'Wain' }] })
    slain.picks('go-on')
    expect(slain.at('Wain')).toEqual([20, 31])
    const aside = ride().acts('Wain', 'run').move('Wain', [20, 31]).move('Bob', [18, 30])
    expect(aside.decision).toMatchObject({ what: 'move' })
  })

  test('KD-TRAMP-09 KD-RUL-76 a model that was missed, wounded, knocked down or dismounted ends the move there', () => {
    const stops = [
      struck(1),
      struck(6, { rank: 'champion' }),
      struck(3, {}, ['knockdown: Bob', 6]),
      struck(6, { mounted: true }, ['steed: Bob', 6]),
    ]
    for (const battle of stops) {
      expect(battle.told('chariot-stopped')).toMatchObject({ figure: 'Bob' })
      expect(battle.at('Wain')[1]).toBeCloseTo(MEETS, 2)
    }
  })

  test('KD-TRAMP-10 KD-TRAMP-21 the activation goes on: in a Charge the crew attacks, also that model', () => {
    const battle = struck(1)
    expect(battle.decision).toMatchObject({ what: 'attack' })
    expect(battle.offered).toEqual(['Driver|Bob', 'done'])
  })

  test('KD-TRAMP-14 the chariot never moves through a base: a model that stays blocks the way', () => {
    const battle = struck(1)
    expect(battle.at('Wain')[1]).toBeLessThan(30 - BESIDE)
  })

  test('KD-TRAMP-20 rules of the crew give the trample roll no reroll and no bonus', () => {
    const battle = ride({ profile: 'brute-monster', at: [20, 30] }, { rules: ['frenzied', 'slayer'] })
      .rolls(['trample: Wain at Bob', 1])
      .acts('Wain', 'run')
      .move('Wain', [20, 27.8])
      .picks('attack')
      .rolledEverything()
    expect(battle.told('attacked')).toMatchObject({ roll: { total: 1 } })
  })

  test('KD-TRAMP-18 an enemy chariot may move aside as a whole; the attack strikes its chassis', () => {
    const cart = { profile: 'small-chariot', at: [20, 31] as const, crew: ['One'] }
    const aside = ride(cart).b('One', {}).acts('Wain', 'run').move('Wain', [20, 30]).move('Bob', [20, 33])
    expect(aside.of('One').at).toEqual(aside.of('Bob').at)
    const struckCart = ride(cart)
      .b('One', {})
      .rolls(['trample: Wain at Bob', 6])
      .acts('Wain', 'run')
      .move('Wain', [20, 30])
      .picks('attack')
    expect(struckCart.of('Bob').wounds).toBe(1)
    expect(struckCart.of('One').wounds).toBe(0)
  })

  test('KD-RUL-84 a trample that destroys a chassis lets the chariot go on, and the crew set down is approached next', () => {
    const battle = ride({ profile: 'small-chariot', wounds: 1, at: [20, 31], crew: ['One'] })
      .b('One', {})
      .rolls(['trample: Wain at Bob', 6])
      .acts('Wain', 'run')
      .move('Wain', [20, 31])
      .picks('attack')
      .sets('One', [20, 31.5])
    expect(battle.decision).toMatchObject({ what: 'move' })
    battle.move('Wain', [20, 30.5])
    expect(battle.decision).toMatchObject({ what: 'trample', about: 'One' })
  })
})
