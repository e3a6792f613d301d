/** Rider and mount in melee: two characters on one base, each with an action of its own. */
import { describe, expect, test } from 'vitest'
import { brawl, isAsked, melees } from '../brawl.ts'
import type { FigureWords, Skirmish } from '../skirmish.ts'

const HORSE = { name: 'Horse', size: 'large', base: 40, speed: 10, types: ['beast'], gear: '', health: 2 } as const

describe('an action each', () => {
  test('DD-RIDE-03: a rider that has attacked leaves its mount an attack of its own', () => {
    const s = brawl({ stage: 'combat-action', melee: 1 })
      .a('Horse', { ...HORSE, at: [10, 10], fight: 3 })
      .a('Ann', { mount: 'Horse', fight: 5 })
      .b('Bob', { at: [10, 11.5], now: { action: false } })
      .melee('Horse', 'Ann', 'Bob')
      .rolls(['to hit: Ann at Bob', 6], ['to hit: Horse at Bob', 6])
      .picks('Ann|attack|Bob|blade')
    expect(s.decision).toMatchObject({ what: 'combat-action', about: 'Horse' })
    s.picks('Horse|attack|Bob|unarmed').rolledEverything()
  })

  test('DD-CACT-03 DD-RUL-94: a rider that disengages takes its mount along', () => {
    const s = brawl({ stage: 'combat-action', melee: 1 })
      .a('Horse', { ...HORSE, at: [10, 10], now: { action: false } })
      .a('Ann', { mount: 'Horse' })
      .b('Bob', { at: [10, 11.5], now: { action: false } })
      .melee('Horse', 'Ann', 'Bob')
      .picks('Ann|disengage')
    isAsked(s, 'disengage', 'a')
    expect(s.move('Horse', [10, 9]).at('Ann')).toEqual([10, 9])
  })
})

describe('a mount that is down', () => {
  test('DD-RIDE-13: the rider of a prone mount cannot disengage', () => {
    const offered = (conditions: string[]) =>
      brawl({ stage: 'combat-action', melee: 1 })
        .a('Horse', { ...HORSE, at: [10, 10], now: { action: false }, conditions })
        .a('Ann', { mount: 'Horse' })
        .b('Bob', { at: [10, 11.5], now: { action: false } })
        .melee('Horse', 'Ann', 'Bob')
        .decision.options.map(({ id }) => id)
    expect(offered([])).toContain('Ann|disengage')
    expect(offered(['prone'])).not.toContain('Ann|disengage')
  })
})

describe('following up', () => {
  test('DD-RUL-45 DD-RUL-94: a character that follows up to a rider in no melee fights rider and mount alike', () => {
    const s = brawl({ stage: 'melee-end', melee: 1 })
      .a('Ann', { at: [10, 10] })
      .b('Horse', { ...HORSE, at: [10, 13] })
      .b('Bob', { mount: 'Horse' })
      .melee('Ann')
      .move('Ann', [10, 11])
    expect(melees(s)).toEqual(['Ann Bob Horse'])
  })

  /** Ann's horse follows up into the melee of Abe and Bea, which has been resolved. */
  const arrived = (ann: FigureWords): Skirmish => {
    const s = brawl({ stage: 'melee-end', melee: 1 })
      .a('Horse', { ...HORSE, at: [10, 10], fight: 3 })
      .a('Ann', { mount: 'Horse', fight: 5, ...ann })
      .a('Abe', { at: [13.2, 11], gear: '' })
      .b('Bea', { at: [13.2, 10], gear: '', toughness: 10 })
      .melee('Horse', 'Ann')
      .melee('Abe', 'Bea')
    const [, other] = s.state.melees
    if (other) other.resolved = true
    return s.move('Horse', [11, 10])
  }

  test('DD-FOL-06 DD-RUL-94: once a pair has followed up, neither rider nor mount does so again this round', () => {
    const s = arrived({})
    expect([s.of('Horse').now.followedUp, s.of('Ann').now.followedUp]).toEqual([true, true])
  })

  test('DD-FOL-04 DD-COND-37: carried into a resolved melee a stunned rider does not attack; its mount does', () => {
    expect(arrived({}).decision).toMatchObject({ what: 'combat-action', about: 'Ann' })
    expect(arrived({ conditions: ['stunned'] }).decision).toMatchObject({ what: 'combat-action', about: 'Horse' })
  })
})
