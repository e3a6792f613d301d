/** What a melee changes at once: conditions that end with an action, late arrivals, failed moves, actions outside melees. */
import { describe, expect, test } from 'vitest'
import { brawl, choices, isAsked, melees, through, toActions, what } from '../brawl.ts'
import { duel } from '../duel.ts'
import { conditions } from '../march.ts'

describe('attacks', () => {
  test('DD-MAST-16 DD-RUL-43: the additional attack is made with the twin weapon, not with another one', () => {
    const s = duel(
      { gear: 'blade, blade, spear', now: { mastery: 'dual-wielding' } },
      { toughness: 10, now: { action: false } },
    )
      .rolls(['to hit: Ann at Bob', 6], ['to hit: Ann at Bob', 6])
      .picks('Ann|attack|Bob|blade|dual-wielding')
    s.rolledEverything()
  })

  test('DD-CACT-01 DD-INC-11: a hasted character makes one attack more', () => {
    const s = duel(
      { concentrating: 'haste', casting: { potency: 0, slots: 1, incantations: ['haste'] } },
      { toughness: 10 },
    )
      .effect('haste', 'haste', 'Ann', { targets: ['Ann'] })
      .rolls(['to hit: Ann at Bob', 6], ['to hit: Ann at Bob', 6])
    toActions(s).picks('Ann|attack|Bob|blade').rolledEverything()
  })

  test('DD-RUL-25 DD-RUL-41: a Spear attack that is the only one finishes the attack action', () => {
    const s = duel({ gear: 'spear', fight: 1, conditions: ['blinded'], now: { mastery: 'spear' } }, { toughness: 10 })
    expect([what(s), s.decision.about]).toEqual(['combat-action', 'Bob'])
    expect(conditions(s, 'Ann')).toEqual([])
  })

  test('DD-RUL-25: an attack action is finished when the character makes no use of its attacks left', () => {
    const s = duel({ fight: 5, conditions: ['blinded'], now: { action: false, attacksLeft: 1 } })
    toActions(s).picks('Ann|let-pass')
    expect(s.decision.about).toBe('Bob')
    expect(conditions(s, 'Ann')).toEqual([])
  })
})

describe('disengaging', () => {
  const ready = { disengages: true, action: false }

  test('DD-RUL-46: a character knocked down since does not make its Disengage move', () => {
    const s = brawl({ stage: 'melee-end', melee: 1 })
      .a('Ann', { at: [10, 10], now: ready, conditions: ['prone'] })
      .b('Bob', { at: [10, 11.2], now: { action: false } })
      .melee('Ann', 'Bob')
    expect(s.battle.question?.what).not.toBe('disengage')
  })

  test('DD-RUL-46: a character that has disengaged from one melee is in none', () => {
    const s = brawl({ stage: 'melee-end', melee: 1 })
      .a('Ann', { at: [10, 10], now: ready })
      .a('Abe', { at: [10, 12.4], now: { action: false } })
      .b('Bob', { at: [10, 11.2], now: { action: false } })
      .a('Cat', { at: [15, 10] })
      .b('Dan', { at: [15, 11] })
      .melee('Ann', 'Abe', 'Bob')
      .melee('Cat', 'Dan')
      .move('Ann', [10, 9])
    expect(melees(s)).toEqual(['Abe Bob', 'Cat Dan'])
  })

  test('DD-RND-07 DD-RUL-25: a free Disengage is an action too: what lasts until the next action ends with it', () => {
    const s = duel({ traits: ['nimble-escape'], conditions: ['charmed'], fight: 5, now: { action: false } })
    expect(what(toActions(s))).toBe('free-disengage')
    s.picks('disengage')
    expect(conditions(s, 'Ann')).toEqual([])
    expect(s.told('disengage-declared')).toMatchObject({ figure: 'Ann', free: true })
    const paid = duel({ fight: 5 }).picks('Ann|disengage')
    expect(paid.told('disengage-declared')).toMatchObject({ figure: 'Ann', free: false })
    expect(paid.of('Ann').now.action).toBe(false)
  })

  test('DD-COND-37 DD-RND-07: a stunned character does not disengage for free either', () => {
    const s = duel({ traits: ['nimble-escape'], conditions: ['incapacitated'], fight: 5, now: { action: false } })
    expect(toActions(s).decision.about).toBe('Bob')
  })
})

describe('following up', () => {
  test('DD-FOL-01 DD-RUL-51: one that does not dare to come nearer has not followed up', () => {
    const s = brawl({ stage: 'melee-end', melee: 1 })
      .a('Ann', { at: [10, 10], morale: 4 })
      .b('Wyrm', { at: [10, 12.5], traits: ['frightful-presence'] })
      .melee('Ann')
      .rolls(['morale: Ann', 6, 6])
      .move('Ann', [10, 11])
      .rolledEverything()
    expect(s.at('Ann')).toEqual([10, 10])
    expect(s.hasTold('followed-up')).toBe(false)
  })

  test('DD-RUL-45: two enemies of one melee are no choice: the newcomer joins it unasked', () => {
    const s = brawl({ stage: 'melee-end', melee: 1 })
      .a('Ann', { at: [10, 10] })
      .a('Abe', { at: [12, 12.5], now: { action: false } })
      .b('Bob', { at: [10.6, 12.6] })
      .b('Bea', { at: [9.4, 12.6] })
      .melee('Ann')
      .melee('Abe', 'Bob', 'Bea')
      .move('Ann', [10, 11])
    expect(what(s)).not.toBe('join')
    expect(melees(s)).toEqual(['Abe Ann Bea Bob'])
  })

  test('DD-RUL-47: a shoved character still within 1" of an opponent stays in its melee and joins none', () => {
    const s = brawl({ stage: 'combat-action', melee: 1 })
      .a('Ann', { at: [10, 10], size: 'large', base: 40, fight: 5 })
      .b('Bob', { at: [10, 11.2795] })
      .melee('Ann', 'Bob')
      .rolls(['save: Bob', 6])
    toActions(s).picks('Ann|shove|Bob')
    expect(s.at('Bob')[1]).toBeCloseTo(12.28, 2)
    expect(s.hasTold('melee-joined')).toBe(false)
    expect(melees(s)).toEqual(['Ann Bob'])
  })
})

describe('outside melees', () => {
  test('DD-RUL-90 DD-RUL-37: a stunned character in no melee recovers when the others take their lone actions', () => {
    const s = brawl().a('Ann', { at: [10, 10], conditions: ['stunned'] })
    expect(conditions(through(s), 'Ann')).toEqual([])
  })

  test('DD-RUL-37 DD-RUL-94: a rider takes a lone action of its own, measured from the base of its mount', () => {
    const s = brawl({ encounter: 'sacred-objects' })
      .a('Horse', { name: 'Horse', size: 'large', base: 40, types: ['beast'], gear: '', at: [10, 10] })
      .a('Ann', { mount: 'Horse' })
      .thing('T1', [10, 12.1])
    isAsked(s, 'lone-action', 'a')
    expect(choices(s)).toEqual(['Ann|pick-up|T1', 'Ann|let-pass'])
  })

  test('DD-RUL-37 DD-CONC-03: a caster struck from outside any melee tests its concentration right away', () => {
    const s = brawl()
      .effect('bless', 'bless', 'Bob')
      .a('Ann', { at: [10, 10], attackList: [{ id: 'slam', reach: 2 }], gear: '' })
      .b('Bob', {
        at: [10, 12.9],
        toughness: 10,
        health: 9,
        concentrating: 'bless',
        casting: { potency: 0, slots: 1, incantations: ['bless'] },
      })
      .rolls(['to hit: Ann at Bob', 1], ['to wound: Ann at Bob', 6], ['save: Bob', 6])
      .picks('Ann|attack|Bob|slam')
      .rolledEverything()
    expect(s.of('Bob').concentrating).toBeUndefined()
  })
})
