/** Melee attacks. */
import { describe, expect, test } from 'vitest'
import { skirmish, TOUCHING } from '../skirmish.ts'

/** Ann of North and Bob of South, in contact. */
const duel = (ann: object = {}, bob: object = {}) =>
  skirmish()
    .a('Ann', { at: [20, 20], ...ann })
    .b('Bob', { at: [20, 20 + TOUCHING], ...bob })
    .b('Far', { at: [40, 40] })

describe('whom a model attacks', () => {
  test('KD-MEL-01 a model attacks in melee only enemies in contact with it', () => {
    const battle = duel().b('Bea', { at: [21.2, 20] })
    battle.charges('Ann')
    expect(battle.offered).toEqual(['Ann|Bob', 'done'])
  })

  test('KD-MEL-08 a friend or the model itself cannot be chosen as a target', () => {
    const battle = duel().a('Abe', { at: [20 - TOUCHING, 20] })
    battle.charges('Ann')
    expect(battle.offered).toEqual(['Ann|Bob', 'done'])
    for (const friend of ['Ann|Abe', 'Ann|Ann']) expect(battle.refused({ pick: [friend] }), friend).toBeDefined()
  })
})

describe('the roll', () => {
  test('KD-MEL-02 D6 plus STR equal to the DEF or above deals one Wound', () => {
    const battle = duel({ profile: 'frenzied-infantry' }, { profile: 'unyielding-infantry' })
      .rolls(['attack: Ann at Bob', 4])
      .charges('Ann')
      .attacks('Ann', 'Bob')
      .rolledEverything()
    expect(battle.told('attacked')).toMatchObject({ hit: true, wounds: 1, roll: { total: 5, defence: { total: 4 } } })
    expect(battle.of('Bob').where).toBe('slain')
  })

  test('KD-WND-01 KD-WND-02 KD-WND-03 a Wound cites whether it was the last one', () => {
    const struck = (profile: string) =>
      skirmish()
        .a('Ann', { at: [20, 20], profile: 'frenzied-infantry' })
        .b('Bob', { at: [20, 20 + TOUCHING], rank: profile })
        .b('Far', { at: [45, 45] })
        .rolls(['attack: Ann at Bob', 6])
        .charges('Ann')
        .attacks('Ann', 'Bob')
        .told('wounded').rules
    expect(struck('ordinary')).toEqual(['KD-WND-01', 'KD-WND-02'])
    expect(struck('champion')).toEqual(['KD-WND-01', 'KD-WND-03'])
  })

  test('KD-MEL-03 a result below the DEF does nothing', () => {
    const battle = duel({}, { profile: 'unyielding-infantry' })
      .rolls(['attack: Ann at Bob', 3])
      .charges('Ann')
      .attacks('Ann', 'Bob')
      .rolledEverything()
    expect(battle.of('Bob')).toMatchObject({ where: 'standing', wounds: 0, knockedDown: false })
  })

  test('KD-MEL-04 KD-RUL-24 a natural 6 hits nobody it does not reach, and a natural 1 is enough where it reaches', () => {
    const high = duel({}, { profile: 'catapult', at: [20, 20 + (12.5 + 30) / 25.4] })
      .rolls(['attack: Ann at Bob', 6])
      .charges('Ann')
      .attacks('Ann', 'Bob')
    expect(high.told('attacked')).toMatchObject({ hit: false, roll: { total: 6, defence: { total: 7 } } })
    const low = duel({ profile: 'frenzied-infantry' }, { profile: 'wretched-infantry', at: [20, 20 + 22.5 / 25.4] })
      .rolls(['attack: Ann at Bob', 1], ['knockdown: Bob', 1])
      .charges('Ann')
      .attacks('Ann', 'Bob')
    expect(low.of('Bob').where).toBe('slain')
  })
})

describe('several attacks', () => {
  test('KD-MEL-05 KD-PROF-03 a model makes as many attacks as it likes, up to its ATT', () => {
    const battle = duel({ rank: 'hero' })
      .b('Bea', { at: [20 + TOUCHING, 20] })
      .rolls(['attack: Ann at Bob', 1], ['attack: Ann at Bob', 1], ['attack: Ann at Bob', 1])
      .charges('Ann')
      .attacks('Ann', 'Bob')
      .attacks('Ann', 'Bob')
    expect(battle.offered).toContain('done')
    battle.attacks('Ann', 'Bob').rolledEverything()
    expect(battle.decision.what).toBe('activate')
  })

  test('KD-MEL-06 KD-RUL-23 each attack is resolved before the target of the next is chosen', () => {
    const battle = duel({ rank: 'champion' })
      .b('Bea', { at: [20 + TOUCHING, 20] })
      .rolls(['attack: Ann at Bob', 5], ['attack: Ann at Bea', 6])
      .charges('Ann')
      .attacks('Ann', 'Bob')
    expect(battle.of('Bob').where).toBe('slain')
    expect(battle.offered).toEqual(['Ann|Bea', 'done'])
    battle.attacks('Ann', 'Bea').rolledEverything()
    expect(battle.of('Bea').where).toBe('slain')
  })

  test('KD-MEL-07 the target never strikes back', () => {
    const battle = duel().rolls(['attack: Ann at Bob', 1]).charges('Ann').attacks('Ann', 'Bob').rolledEverything()
    expect(battle.rolled).toEqual(['attack: Ann at Bob'])
    expect(battle.decision).toMatchObject({ by: 'b', what: 'activate' })
  })
})
