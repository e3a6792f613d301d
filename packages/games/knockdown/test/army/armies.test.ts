/** Army lists: prices, limits, ready and random armies. */
import { describe, expect, test } from 'vitest'
import { iconNames } from '@muster/draw'
import { knockdown } from '../../src/index.ts'
import { priceOf, type Purchase } from '../../src/army/costs.ts'
import { usualIcon } from '../../src/army/sheet.ts'
import { ABILITY_ICONS } from '../../src/view/icons.ts'
import { INFANTRY, PROFILE_IDS, type ProfileId, type Rank } from '../../src/state/vocabulary.ts'
import { skirmish } from '../skirmish.ts'

const check = (entries: readonly object[], limit?: number) => knockdown.checkArmy({ name: 'Test', entries }, limit)
const rules = (entries: readonly object[], limit?: number) => check(entries, limit).complaints.map(({ rule }) => rule)
const levy = (more: object = {}) => ({ name: 'Levy', profile: 'levy-infantry', ...more })

const bought = (more: Partial<Purchase>): number =>
  priceOf({ profile: 'levy-infantry', mounted: false, rank: 'ordinary', gear: [], rules: [], ...more })

describe('the sum', () => {
  test('KD-ARMY-01 KD-RUL-01 the sum of all prices may reach the limit but not exceed it', () => {
    expect(rules([levy({ count: 40 })])).toEqual([])
    expect(rules([levy({ count: 41 })])).toEqual(['KD-ARMY-01'])
    expect(rules([levy()])).toEqual([])
  })

  test('KD-ARMY-01 KD-ARMY-03 an army has a model, and the table holds 200 a side', () => {
    expect(rules([])).toContain('KD-ARMY-01')
    expect([rules([levy({ count: 200 })], 9999), rules([levy({ count: 201 })], 9999)]).toEqual([[], ['KD-ARMY-03']])
  })

  test('KD-ARMY-02 the usual limit is 400 points, and another can be agreed', () => {
    expect(check([levy()]).limit).toBe(400)
    expect(rules([levy({ count: 41 })], 410)).toEqual([])
  })

  test('KD-ARMY-03 any mix of profiles is allowed', () => {
    const one = PROFILE_IDS.filter((id) => !id.includes('chariot')).map((profile) => ({ name: profile, profile }))
    expect(rules(one, 10_000)).toEqual([])
    expect(rules([{ name: 'Beast', profile: 'brute-monster', count: 8 }])).toEqual([])
  })

  test('KD-ARMY-04 profile, gear and special rules of both armies are open information', () => {
    const battle = skirmish()
      .a('Ann', { at: [20, 20] })
      .b('Bob', { at: [40, 40], gear: ['shield'], rules: ['stout'] })
    const bob = knockdown.view(battle.state).figures[1]
    expect(bob).toMatchObject({ kind: 'Levy infantry', gear: [{ name: 'Shield' }, { name: 'Stout' }] })
    expect(knockdown.viewFor).toBeUndefined()
  })

  test('KD-ARMY-04 no two entries share a name, neither does their crew; a crew of none counts nobody', () => {
    const crew = (name: string, count = 1) => [{ name, profile: 'levy-infantry', count }]
    expect(rules([levy(), levy()])).toEqual(['KD-ARMY-04'])
    expect(rules([levy(), { name: 'Wain', profile: 'small-chariot', crew: crew('Levy') }])).toEqual(['KD-ARMY-04'])
    expect(rules([levy(), { name: 'Wain', profile: 'small-chariot', crew: crew('Crew') }])).toEqual([])
    const guns = (count: number) => check([{ name: 'Gun', profile: 'catapult', crew: crew('Crew', count) }])
    expect([guns(0).figures, guns(2).figures]).toEqual([1, 3])
    expect([guns(0).points, guns(2).points]).toEqual([60, 80])
  })

  test('KD-ARMY-05 KD-RUL-41 a price is the mounted model times its rank, plus gear and special rules', () => {
    expect(bought({ mounted: true, rank: 'hero', gear: ['armour', 'bow'], rules: ['slayer'] })).toBe(15 * 3 + 1 + 2 + 5)
    expect(bought({ profile: 'wretched-infantry', mounted: true, rank: 'champion' })).toBe(22)
  })

  test('KD-ARMY-06 the price of a siege weapon or chariot pays for the chassis alone', () => {
    const crew = [{ name: 'Crew', profile: 'levy-infantry', count: 2 }]
    expect(check([{ name: 'Wain', profile: 'small-chariot', crew }]).points).toBe(50)
    expect(check([{ name: 'Gun', profile: 'catapult' }]).points).toBe(60)
  })
})

describe('Champions and Heroes', () => {
  const prices = (rank: Rank, mounted: boolean) =>
    INFANTRY.map((profile: ProfileId) => bought({ profile, rank, mounted }))

  test('KD-HERO-01 only Infantry and Cavalry are promoted', () => {
    expect(rules([levy({ rank: 'hero' })])).toEqual([])
    expect(rules([levy({ rank: 'champion', mounted: true })])).toEqual([])
    for (const profile of ['running-creature', 'brute-monster', 'catapult'])
      expect(rules([{ name: 'Model', profile, rank: 'champion' }])).toEqual(['KD-HERO-01'])
  })

  test('KD-HERO-02 a Champion costs twice the base price, a Hero three times, and gear is not multiplied', () => {
    expect([bought({}), bought({ rank: 'champion' }), bought({ rank: 'hero' })]).toEqual([10, 20, 30])
    expect(bought({ rank: 'hero', gear: ['arquebus'] })).toBe(35)
  })

  test('KD-HERO-03 for a mounted model the Cavalry price is multiplied', () => {
    expect(bought({ profile: 'unruly-infantry', mounted: true, rank: 'champion' })).toBe(28)
    expect(bought({ profile: 'unruly-infantry', mounted: true, rank: 'hero' })).toBe(42)
  })

  test('KD-HERO-04 prices of promoted models, on foot and mounted', () => {
    expect(prices('champion', false)).toEqual([20, 14, 18, 32, 32, 48])
    expect(prices('hero', false)).toEqual([30, 21, 27, 48, 48, 72])
    expect(prices('champion', true)).toEqual([30, 22, 28, 48, 48, 72])
    expect(prices('hero', true)).toEqual([45, 33, 42, 72, 72, 108])
  })

  const leaders = (heroes: number, champions: number) =>
    rules([
      ...(heroes > 0 ? [{ name: 'Hero', profile: 'levy-infantry', rank: 'hero', count: heroes }] : []),
      ...(champions > 0 ? [{ name: 'Champion', profile: 'levy-infantry', rank: 'champion', count: champions }] : []),
      levy(),
    ])

  test('KD-HERO-05 KD-RUL-44 an army without a Hero has up to two Champions', () => {
    expect([leaders(0, 0), leaders(0, 2), leaders(0, 3)]).toEqual([[], [], ['KD-HERO-05']])
  })
  test('KD-HERO-06 an army with a Hero has at most one Champion', () => {
    expect([leaders(1, 1), leaders(1, 2)]).toEqual([[], ['KD-HERO-06']])
  })
  test('KD-HERO-07 an army has at most one Hero', () => {
    expect([leaders(1, 0), leaders(2, 0)]).toEqual([[], ['KD-HERO-07']])
    const none = { name: 'Nobody', rank: 'hero', count: 0 }
    expect(rules([levy({ rank: 'hero' }), levy(none)])).not.toContain('KD-HERO-07')
    expect(rules([levy(none), levy({ name: 'Champions', rank: 'champion', count: 2 })])).not.toContain('KD-HERO-06')
  })

  test('KD-HERO-08 crew counts towards the limits like everybody else', () => {
    const crew = [{ name: 'Driver', profile: 'levy-infantry', rank: 'hero' }]
    expect(rules([{ name: 'Wain', profile: 'small-chariot', crew }, levy({ rank: 'hero' })])).toEqual(['KD-HERO-07'])
  })

  const numbers = (words: object) => {
    const battle = skirmish()
      .a('Ann', { at: [20, 20], ...words })
      .b('Far', { at: [40, 40] })
    const total = (name: 'attacks' | 'wounds' | 'bravery') =>
      battle.state.abilities.total(battle.state, battle.of('Ann'), name, undefined)
    return [total('attacks'), total('wounds'), total('bravery')]
  }

  test('KD-HERO-09 a Champion has ATT +1, W +1 and BR +1, at most 5', () => {
    expect(numbers({ rank: 'champion' })).toEqual([2, 2, 4])
    expect(numbers({ rank: 'champion', profile: 'exalted-infantry' })).toEqual([2, 2, 5])
  })
  test('KD-HERO-10 promotion alone lifts BR to 5 at most, so what lowers it counts from there', () => {
    const battle = skirmish()
      .a('Ann', { at: [20, 20], rank: 'hero', profile: 'exalted-infantry' })
      .b('Fear', { at: [20, 23], profile: 'brute-monster', rules: ['frightening'] })
    expect(battle.state.abilities.total(battle.state, battle.of('Ann'), 'bravery', undefined)).toBe(4)
  })
  test('KD-HERO-10 KD-HERO-11 a Hero has ATT +2, W +1 and BR +2, at most 5, and keeps its kind', () => {
    expect(numbers({ rank: 'hero' })).toEqual([3, 2, 5])
    expect(numbers({ rank: 'hero', profile: 'exalted-infantry' })).toEqual([3, 2, 5])
    const battle = skirmish()
      .a('Ann', { at: [20, 20], rank: 'hero' })
      .b('Bob', { at: [20, 20 + 25 / 25.4] })
    expect(battle.actionsOf('Ann')).toEqual(['charge', 'disengage'])
  })
})

describe('ready and random armies', () => {
  test('every ready army is legal and comes close to its points', () => {
    for (const { id, army, points } of knockdown.armies) {
      const report = knockdown.checkArmy(army, points)
      expect(report.complaints, id).toEqual([])
      expect(report.points, id).toBeGreaterThan(points - 25)
    }
  })

  test('random armies are legal at any size', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const limit = 60 + (seed % 10) * 60
      expect(knockdown.checkArmy(knockdown.randomArmy(seed, limit), limit).complaints).toEqual([])
    }
  })

  test('there is a drawing for every emblem', () => {
    const known: readonly string[] = iconNames
    for (const id of PROFILE_IDS)
      for (const mounted of [false, true]) expect(known, id).toContain(usualIcon(id, mounted))
    for (const icon of Object.values(ABILITY_ICONS)) expect(known).toContain(icon)
    for (const { army } of knockdown.armies)
      for (const { icon } of (army as { entries: { icon?: string }[] }).entries) if (icon) expect(known).toContain(icon)
  })
})
