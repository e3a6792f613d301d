/** Cavalry: the gallop, the charge, and the death of the steed. */
import { describe, expect, test } from 'vitest'
import { knockdown } from '../../src/index.ts'
import { priceOf } from '../../src/army/costs.ts'
import { profileOf } from '../../src/content/profiles.ts'
import { INFANTRY, type ProfileId } from '../../src/state/vocabulary.ts'
import { skirmish, TOUCHING, type ModelWords } from '../skirmish.ts'

const price = (profile: ProfileId, mounted = true) =>
  priceOf({ profile, mounted, rank: 'ordinary', gear: [], rules: [] })
const complaints = (entry: object): readonly string[] =>
  knockdown
    .checkArmy({ name: 'Test', entries: [{ name: 'Model', profile: 'levy-infantry', ...entry }] })
    .complaints.map(({ rule }) => rule)

/** Ann, mounted, 5" from Bob, and charging him. */
const charge = (ann: Partial<ModelWords> = {}, bob: Partial<ModelWords> = {}, radius = 12.5) =>
  skirmish()
    .a('Ann', { at: [20, 20], mounted: true, ...ann })
    .b('Bob', { at: [20, 25 + (12.5 + radius) / 25.4], ...bob })
    .b('Far', { at: [45, 45] })

/** What is added to Ann's die after a move of 5". */
function bonus(bob: Partial<ModelWords>, radius = 12.5): number {
  const battle = charge({}, bob, radius).rolls(['attack: Ann at Bob', 1]).charges('Ann', [20, 25]).attacks('Ann', 'Bob')
  return (battle.told('attacked') as unknown as { roll: { bonus: { total: number } } }).roll.bonus.total
}

/** Bob, mounted, is struck by Ann on foot. */
const struck = (bob: Partial<ModelWords> = {}, ann: Partial<ModelWords> = {}) =>
  skirmish()
    .a('Ann', { at: [20, 20], ...ann })
    .b('Bob', { at: [20, 20 + TOUCHING], mounted: true, ...bob })
    .b('Far', { at: [45, 45] })

describe('what it costs and is', () => {
  test('KD-CAV-01 only Infantry profiles have a Cavalry version', () => {
    for (const profile of INFANTRY) expect(complaints({ profile, mounted: true })).toEqual([])
    expect(complaints({ profile: 'running-creature', mounted: true })).toEqual(['KD-CAV-01'])
    expect(complaints({ profile: 'brute-monster', mounted: true })).toEqual(['KD-CAV-01'])
  })

  test('KD-CAV-02 KD-CAV-03 it costs the price of the profile and half of it, rounded up', () => {
    expect(INFANTRY.map((profile) => price(profile))).toEqual([15, 11, 14, 24, 24, 36])
  })

  test('KD-EX-01 Levy cavalry, based on Levy infantry, costs 15 points a model', () => {
    expect(price('levy-infantry', false)).toBe(10)
    expect(price('levy-infantry')).toBe(15)
  })

  test('KD-CAV-04 KD-CAV-05 KD-RUL-40 its other numbers and its base are those of the Infantry profile', () => {
    const { state } = skirmish()
      .a('Ann', { at: [20, 20], profile: 'exalted-infantry', mounted: true })
      .b('Far', { at: [40, 40] })
    const [ann] = knockdown.view(state).figures
    expect(ann?.base).toEqual({ shape: 'circle', diameter: 3200 })
    expect(ann?.stats.map(({ value }) => value)).toEqual(['8"', '+1', '1', '4', '1', '4'])
    expect(profileOf('exalted-infantry')).toMatchObject({ str: 1, att: 1, def: 4, w: 1, br: 4 })
  })

  test('KD-CAV-07 Gallop adds 2" to SP', () => {
    for (const profile of INFANTRY) {
      const battle = skirmish()
        .a('Ann', { at: [20, 20], profile, mounted: true })
        .b('Far', { at: [40, 40] })
      expect(battle.acts('Ann', 'charge').decision).toMatchObject({ movers: [{ allowance: 8 * 2540 }] })
    }
  })

  test('KD-CAV-22 KD-GEAR-23 Cavalry may not take a Longbow', () => {
    expect(complaints({ mounted: true, gear: ['longbow'] })).toEqual(['KD-CAV-22'])
    expect(complaints({ gear: ['longbow'] })).toEqual([])
  })

  test('KD-CAV-23 Cavalry may not take a Polearm', () => {
    expect(complaints({ mounted: true, gear: ['polearm'] })).toEqual(['KD-CAV-23'])
    expect(complaints({ gear: ['polearm'] })).toEqual([])
  })
})

describe('Cavalry charge', () => {
  test('KD-CAV-08 KD-RUL-42 it adds 1 to STR after a move, against Infantry and Creatures', () => {
    expect(bonus({})).toBe(1)
    expect(bonus({ profile: 'running-creature' })).toBe(1)
  })

  test('KD-CAV-09 it adds nothing against Cavalry, Monsters or a chassis', () => {
    expect(bonus({ mounted: true })).toBe(0)
    expect(bonus({ profile: 'brute-monster' }, 20)).toBe(0)
    expect(bonus({ profile: 'catapult' }, 30)).toBe(0)
  })

  test('KD-CAV-10 it needs a move before the attack, of any distance', () => {
    const still = skirmish()
      .a('Ann', { at: [20, 20], mounted: true })
      .b('Bob', { at: [20, 20 + TOUCHING] })
      .rolls(['attack: Ann at Bob', 1])
      .charges('Ann')
      .attacks('Ann', 'Bob')
    expect(still.told('attacked')).toMatchObject({ roll: { bonus: { total: 0 } } })
    const nudge = skirmish()
      .a('Ann', { at: [20, 20], mounted: true })
      .b('Bob', { at: [20, 20.1 + TOUCHING] })
      .rolls(['attack: Ann at Bob', 1])
      .charges('Ann', [20, 20.1])
      .attacks('Ann', 'Bob')
    expect(nudge.told('attacked')).toMatchObject({ roll: { bonus: { total: 1 } } })
  })

  test('KD-CAV-11 the bonus is judged for each attack by its target', () => {
    const battle = charge({ rank: 'champion' })
      .b('Bea', { mounted: true, at: [20 + TOUCHING, 25] })
      .rolls(['attack: Ann at Bob', 1], ['attack: Ann at Bea', 1])
      .charges('Ann', [20, 25])
      .attacks('Ann', 'Bob')
    expect(battle.told('attacked')).toMatchObject({ roll: { bonus: { total: 1 } } })
    battle.attacks('Ann', 'Bea')
    expect(battle.told('attacked')).toMatchObject({ roll: { bonus: { total: 0 } } })
  })

  test('KD-CAV-12 the crew of an enemy chariot is Infantry: attacks against it have the bonus', () => {
    const battle = charge({}, { profile: 'small-chariot', crew: ['Driver'] }, 30)
      .b('Driver', {})
      .rolls(['attack: Ann at Driver', 1])
      .charges('Ann', [20, 25])
      .attacks('Ann', 'Driver')
    expect(battle.told('attacked')).toMatchObject({ roll: { bonus: { total: 1 } } })
  })
})

describe('death of the steed', () => {
  test('KD-CAV-13 KD-CAV-14 every Wound is tested, and on 1 to 3 it goes on as normal', () => {
    const battle = struck()
      .rolls(['attack: Ann at Bob', 6], ['steed: Bob', 3])
      .charges('Ann')
      .attacks('Ann', 'Bob')
      .rolledEverything()
    expect(battle.of('Bob').where).toBe('slain')
  })

  test('KD-CAV-15 KD-CAV-16 on 4 or more the rider is the Infantry model of its type on the spot', () => {
    const battle = struck()
      .rolls(['attack: Ann at Bob', 6], ['steed: Bob', 4])
      .charges('Ann')
      .attacks('Ann', 'Bob')
      .rolledEverything()
    expect(battle.of('Bob')).toMatchObject({ where: 'standing', mounted: false, wounds: 0 })
    const [, bob] = knockdown.view(battle.state).figures
    expect(bob).toMatchObject({ kind: 'Levy infantry', points: 10 })
    expect(bob?.stats[0]?.value).toBe('6"')
    expect(bob?.gear.map(({ name }) => name)).toEqual([])
  })

  test('KD-CAV-17 KD-RUL-43 it keeps its promotion, gear, special rules, Wounds and whether it was activated', () => {
    const battle = struck({ rank: 'hero', gear: ['shield'], rules: ['stout'], wounds: 1, activated: true })
      .rolls(['attack: Ann at Bob', 6], ['steed: Bob', 5])
      .charges('Ann')
      .attacks('Ann', 'Bob')
    expect(battle.of('Bob')).toMatchObject({
      mounted: false,
      rank: 'hero',
      gear: ['shield'],
      rules: ['stout'],
      wounds: 1,
    })
  })

  test('KD-CAV-17 in the middle of its own Charge the rider goes on without Cavalry charge', () => {
    const battle = charge({ rank: 'hero', rules: ['frenzied'] })
      .rolls(['attack: Ann at Bob', 1], ['reroll: Ann at Bob', 1], ['steed: Ann', 6], ['attack: Ann at Bob', 6])
      .charges('Ann', [20, 25])
      .attacks('Ann', 'Bob')
      .picks('frenzied')
    expect(battle.of('Ann').mounted).toBe(false)
    battle.attacks('Ann', 'Bob')
    expect(battle.told('attacked')).toMatchObject({ roll: { bonus: { total: 0 } } })
  })

  test('KD-CAV-18 from then on it is Infantry in every respect: contact holds it', () => {
    const battle = skirmish({ order: ['a', 'b'] })
      .a('Ann', { at: [20, 20] })
      .b('Bob', { at: [20, 20 + TOUCHING], mounted: true })
      .rolls(['attack: Ann at Bob', 6], ['steed: Bob', 4])
      .charges('Ann')
      .attacks('Ann', 'Bob')
    expect(battle.decision.by).toBe('b')
    expect(battle.actionsOf('Bob')).toEqual(['charge', 'disengage'])
  })

  test('KD-CAV-19 the steed is rolled first; on 4 or more there is no Knockdown check', () => {
    const battle = struck()
      .rolls(['attack: Ann at Bob', 3], ['steed: Bob', 4])
      .charges('Ann')
      .attacks('Ann', 'Bob')
      .rolledEverything()
    expect(battle.of('Bob')).toMatchObject({ mounted: false, knockedDown: false })
  })

  test('KD-CAV-20 after 1 to 3 an entitled rider makes its Knockdown check', () => {
    const battle = struck()
      .rolls(['attack: Ann at Bob', 3], ['steed: Bob', 1], ['knockdown: Bob', 4])
      .charges('Ann')
      .attacks('Ann', 'Bob')
      .rolledEverything()
    expect(battle.of('Bob')).toMatchObject({ mounted: true, knockedDown: true })
  })

  test('KD-CAV-21 it is rolled also for a Wound that would not slay', () => {
    const battle = struck({ rank: 'champion' })
      .rolls(['attack: Ann at Bob', 6], ['steed: Bob', 2])
      .charges('Ann')
      .attacks('Ann', 'Bob')
      .rolledEverything()
    expect(battle.of('Bob')).toMatchObject({ wounds: 1, mounted: true, where: 'standing' })
  })
})
