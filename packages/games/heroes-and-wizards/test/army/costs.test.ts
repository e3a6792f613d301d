/** What figures cost. */
import { worded, type Part } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { checkArmy } from '../../src/army/check.ts'
import { costOf } from '../../src/army/costs.ts'
import { heroesAndWizards as kit } from '../../src/kit.ts'
import type { Profile } from '../../src/state/profile.ts'
import { armyOf, mob, opening, planOf, type TypeWords } from '../opening.ts'
import { skirmish } from '../skirmish.ts'

/** What the army builder says one such figure costs. */
const priced = (words: Omit<TypeWords, 'name'>): number =>
  kit.checkArmy(armyOf('One', { name: 'It', ...words }), 250).entries[0]?.points ?? NaN

const BARE = { movement: '6', melee: 1, shooting: 0, armour: 0, twoWeapons: false, mighty: false } as const
/** The cost of a profile with its parts. */
function costSum(profile: Profile) {
  const parts: Part[] = []
  return { total: costOf(profile, parts), parts }
}
/** The price of one stat, read off the bill. */
const billed = (words: Partial<Profile>, source: string) =>
  costSum({ ...BARE, ...words } as Profile).parts.find((part) => part.source === source)

const complaints = (words: Omit<TypeWords, 'name'>) => checkArmy(armyOf('One', { name: 'It', ...words })).complaints

describe('the bill', () => {
  test('HW-COST-01 a figure has Movement, Melee, Shooting and Armour, and a fifth stat is complained of', () => {
    const odd = {
      name: 'Odd',
      types: [{ name: 'It', profile: { movement: '6', melee: 1, shooting: 0, armour: 0, luck: 3 } }],
    }
    expect(checkArmy(odd).complaints).toMatchObject([{ rule: 'HW-COST-01', where: 'types.0.profile.luck' }])
    expect(complaints({ shooting: 6 })).toMatchObject([{ rule: 'HW-COST-01', where: 'types.0.profile.shooting' }])
    expect(complaints({ armour: 6 })).toMatchObject([{ rule: 'HW-COST-01', where: 'types.0.profile.armour' }])
    expect(() =>
      checkArmy({ name: 'Odd', types: [{ name: 'It', profile: { movement: '6', melee: 1, shooting: 0 } }] }),
    ).toThrow(expect.objectContaining({ where: expect.stringMatching(/armour$/) }))
  })

  test('HW-COST-02 the points value is the sum of all four stats and both extras', () => {
    const bill = costSum({ movement: '12', melee: 3, shooting: 2, armour: 4, twoWeapons: true, mighty: true })
    expect(bill.parts.map(({ value }) => value)).toEqual([2, 6, 6, 6, 8, 5])
    expect(bill.total).toBe(33)
    expect(priced({ movement: '12', melee: 3, shooting: 2, armour: 4, twoWeapons: true, mighty: true })).toBe(33)
  })
})

describe('Movement', () => {
  const cost = (movement: string) => priced({ movement }) - priced({ movement: '6' })

  test('HW-COST-03 Movement 6 is free', () =>
    expect([priced({ movement: '6' }), billed({}, 'Movement 6"')?.value]).toEqual([3, 0]))
  test('HW-COST-04 nine inches cost a point', () => expect(cost('9')).toBe(1))
  test('HW-COST-05 twelve inches cost two', () => expect(cost('12')).toBe(2))
  test('HW-COST-06 fifteen inches cost three', () => expect(cost('15')).toBe(3))
  test('HW-COST-07 eighteen inches cost four', () => expect(cost('18')).toBe(4))
  test('HW-COST-08 wings cost five', () => expect(cost('fly')).toBe(5))

  test('HW-COST-09 HW-RUL-10 there is no Movement 10, and a rider has one Movement like any figure', () => {
    for (const movement of ['10', '0', '21', 'swim'])
      expect(complaints({ movement })).toMatchObject([{ rule: 'HW-COST-09', where: 'types.0.profile.movement' }])
    expect(() =>
      checkArmy({
        name: 'Split',
        types: [{ name: 'It', profile: { movement: { foot: 6, mounted: 15 }, melee: 1, shooting: 0, armour: 0 } }],
      }),
    ).toThrow(expect.objectContaining({ where: expect.stringMatching(/movement$/) }))
    expect(complaints({ movement: 15 })).toEqual([])
  })
})

describe('Melee', () => {
  const cost = (melee: number) => billed({ melee: melee as Profile['melee'] }, `Melee ${melee}`)?.value

  test('HW-COST-10 Melee 1 costs two points', () => expect(cost(1)).toBe(2))
  test('HW-COST-11 Melee 2 costs four', () => expect(cost(2)).toBe(4))
  test('HW-COST-12 Melee 3 costs six', () => expect(cost(3)).toBe(6))
  test('HW-COST-13 Melee 4 costs eight', () => expect(cost(4)).toBe(8))
  test('HW-COST-14 Melee 5 costs ten', () => expect(cost(5)).toBe(10))

  test('HW-COST-15 HW-RUL-09 Melee 0 cannot be bought, Melee 1 can', () => {
    expect(complaints({ melee: 0 })).toMatchObject([{ rule: 'HW-COST-15', where: 'types.0.profile.melee' }])
    expect(complaints({ melee: 6 })).toMatchObject([{ rule: 'HW-COST-15' }])
    expect(complaints({ melee: 1 })).toEqual([])
    expect(() => opening(planOf([armyOf('Meek', { name: 'Lamb', melee: 0 }), mob()]))).toThrow(/Melee is 1 to 5/)
  })
})

describe('Shooting', () => {
  const cost = (shooting: number) => priced({ shooting }) - priced({ shooting: 0 })

  test('HW-COST-16 Shooting 0 costs nothing', () => expect(billed({ shooting: 0 }, 'Shooting 0')?.value).toBe(0))
  test('HW-COST-17 Shooting 1 costs three points', () => expect(cost(1)).toBe(3))
  test('HW-COST-18 Shooting 2 costs six', () => expect(cost(2)).toBe(6))
  test('HW-COST-19 Shooting 3 costs nine', () => expect(cost(3)).toBe(9))
  test('HW-COST-20 Shooting 4 costs twelve', () => expect(cost(4)).toBe(12))
  test('HW-COST-21 Shooting 5 costs fifteen', () => expect(cost(5)).toBe(15))

  test('HW-COST-22 HW-RUL-11 a figure with Shooting 0 is never asked to shoot', () => {
    const battle = skirmish({ stage: 'declare-shots', turn: 6 })
      .a('Ann', { at: [10, 10], shooting: 0 })
      .a('Abe', { at: [12, 10], shooting: 1 })
      .b('Bob', { at: [10, 20] })
    const { decision } = battle
    expect(decision.kind === 'pair' && decision.linkers.map(({ figure }) => figure)).toEqual(['Abe'])
    expect(battle.refused({ links: [{ from: 'Ann', to: 'Bob' }] })).toMatchObject({ code: 'may-not' })
  })
})

describe('Armour', () => {
  const cost = (armour: number) => billed({ armour: armour as Profile['armour'] }, `Armour ${armour}`)?.value

  test('HW-COST-23 Armour 0 costs a point, as printed', () => expect(cost(0)).toBe(1))
  test('HW-COST-24 Armour 1 costs two points', () => expect(cost(1)).toBe(2))
  test('HW-COST-25 Armour 2 costs four', () => expect(cost(2)).toBe(4))
  test('HW-COST-26 Armour 3 costs six', () => expect(cost(3)).toBe(6))
  test('HW-COST-27 Armour 4 costs eight', () => expect(cost(4)).toBe(8))
  test('HW-COST-28 Armour 5 costs ten', () => expect(cost(5)).toBe(10))

  test('HW-COST-29 HW-RUL-11 a figure with Armour 0 rolls no save and is slain by the first hit', () => {
    const battle = skirmish({ stage: 'assign-attacks', turn: 6 })
      .a('Ann', { at: [10, 10], melee: 3 })
      .b('Bare', { at: [10, 11], armour: 0 })
      .rolls(['hit: Ann at Bare', 3])
      .pairs(['Ann', 'Bare'])
      .pairs()
      .rolledEverything()
    expect(battle.of('Bare').where).toBe('slain')
  })
})

describe('weapons', () => {
  const attacksOf = (words: object) => {
    const { decision } = skirmish({ stage: 'assign-attacks', turn: 6 })
      .a('Ann', { at: [10, 10], ...words })
      .b('Bob', { at: [10, 11] })
    return decision.kind === 'pair' ? decision.linkers[0]?.most : undefined
  }

  test('HW-COST-30 a figure strikes once', () => expect(attacksOf({})).toBe(1))

  test('HW-COST-31 HW-RUL-12 a second weapon strikes again and pays the Melee once more, not twice more', () => {
    expect(attacksOf({ twoWeapons: true })).toBe(2)
    expect(priced({ melee: 3, twoWeapons: true }) - priced({ melee: 3 })).toBe(6)
    expect(
      costSum({ ...BARE, melee: 3, twoWeapons: true })
        .parts.filter(({ source }) => /Melee|weapon/.test(worded(source)))
        .map(({ value }) => value),
    ).toEqual([6, 6])
  })

  test('HW-COST-32 HW-RUL-13 both blows are struck with the same Melee', () => {
    const battle = skirmish({ stage: 'assign-attacks', turn: 6 })
      .a('Ann', { at: [10, 10], melee: 3, twoWeapons: true })
      .b('Bob', { at: [10, 11], armour: 5 })
      .rolls(['hit: Ann at Bob', 4], ['hit: Ann at Bob', 3], ['save: Bob', 1])
      .pairs(['Ann', 'Bob'], ['Ann', 'Bob'])
      .pairs()
      .rolledEverything()
    const struck = battle.events.filter(({ is }) => is === 'struck')
    expect(struck.map(({ hit }) => hit)).toEqual([false, true])
  })

  test('HW-COST-33 HW-RUL-13 a third attack cannot be bought', () => {
    const three = {
      name: 'Greed',
      types: [{ name: 'It', profile: { movement: '6', melee: 1, shooting: 0, armour: 0, twoWeapons: 3 } }],
    }
    expect(() => checkArmy(three)).toThrow(expect.objectContaining({ where: expect.stringMatching(/twoWeapons$/) }))
    const battle = skirmish({ stage: 'assign-attacks', turn: 6 })
      .a('Ann', { at: [10, 10], twoWeapons: true })
      .b('Bob', { at: [10, 11] })
    expect(battle.refused({ links: Array.from({ length: 3 }, () => ({ from: 'Ann', to: 'Bob' })) })).toMatchObject({
      code: 'too-many',
    })
  })

  test('HW-COST-34 HW-RUL-13 two weapons give no second shot', () => {
    const battle = skirmish({ stage: 'declare-shots', turn: 6 })
      .a('Ann', { at: [10, 10], shooting: 3, twoWeapons: true })
      .b('Bob', { at: [10, 20] })
    expect(
      battle.refused({
        links: [
          { from: 'Ann', to: 'Bob' },
          { from: 'Ann', to: 'Bob' },
        ],
      }),
    ).toMatchObject({ code: 'too-many', figure: 'Ann' })
  })
})

describe('Mighty', () => {
  test('HW-MIGHT-01 might costs five points, once', () => {
    expect(priced({ mighty: true }) - priced({})).toBe(5)
    expect(costSum({ ...BARE, mighty: true }).parts.filter(({ source }) => source === 'Mighty')).toHaveLength(1)
  })

  test('HW-MIGHT-02 HW-RUL-15 only a figure on a base of 1.5" or more may be Mighty, and it need not be', () => {
    expect(complaints({ mighty: true, diameter: 3809 })).toMatchObject([{ rule: 'HW-MIGHT-02' }])
    expect(complaints({ mighty: true, diameter: 3810 })).toEqual([])
    expect(complaints({ mighty: false, diameter: 7620 })).toEqual([])
    expect(
      opening(planOf([armyOf('Big', { name: 'Ogre', mighty: true }), mob()], { scenario: 'loot' })).of('Ogre a1')
        .diameter,
    ).toBe(5080)
  })
})

describe('worked totals', () => {
  test('HW-TOT-01 the cheapest figure there is costs three points', () =>
    expect(priced({ movement: '6', melee: 1, shooting: 0, armour: 0 })).toBe(3))
  test('HW-TOT-02 the dearest with one weapon costs forty', () =>
    expect(priced({ movement: 'fly', melee: 5, shooting: 5, armour: 5 })).toBe(40))
  test('HW-TOT-03 the dearest of all costs fifty-five', () =>
    expect(priced({ movement: 'fly', melee: 5, shooting: 5, armour: 5, twoWeapons: true, mighty: true })).toBe(55))
  test('HW-TOT-04 a two-handed fighter costs seventeen', () =>
    expect(priced({ movement: '9', melee: 3, armour: 2, twoWeapons: true })).toBe(17))
  test('HW-TOT-05 a swift archer costs fourteen', () =>
    expect(priced({ movement: '12', melee: 1, shooting: 3, armour: 0 })).toBe(14))
  test('HW-TOT-06 a mighty rider with a bow costs thirty-one', () =>
    expect(priced({ movement: '18', melee: 4, shooting: 2, armour: 4, mighty: true })).toBe(31))
})

describe('the printed table', () => {
  /** As the page shows it, row by row: Movement, Melee, Shooting, Armour, each with its price. */
  const PRINTED = [
    ['fly', 5, 5, 10, 5, 15, 5, 10],
    ['18', 4, 4, 8, 4, 12, 4, 8],
    ['15', 3, 3, 6, 3, 9, 3, 6],
    ['12', 2, 2, 4, 2, 6, 2, 4],
    ['9', 1, 1, 2, 1, 3, 1, 2],
    ['6', 0, 'x', 'x', 0, 0, 0, 1],
  ] as const

  test('every number of the game is the printed one, and there are no others', () => {
    const table = kit.profiles() as { readonly [column: string]: { readonly [stat: string]: number } }
    const column = (at: number) =>
      Object.fromEntries(PRINTED.filter((row) => row[at] !== 'x').map((row) => [String(row[at]), row[at + 1]]))
    expect(table['movement']).toEqual(column(0))
    expect(table['melee']).toEqual(column(2))
    expect(table['shooting']).toEqual(column(4))
    expect(table['armour']).toEqual(column(6))
    expect(table['mighty']).toBe(5)
    expect(table['bounty']).toBe(50)
  })

  test('every figure that can be bought costs what the page adds up to', () => {
    const price = (at: number, stat: string) => Number(PRINTED.find((row) => String(row[at]) === stat)?.[at + 1])
    for (const movement of ['6', '9', '12', '15', '18', 'fly'] as const)
      for (const melee of [1, 2, 3, 4, 5])
        for (const shooting of [0, 1, 2, 3, 4, 5])
          for (const armour of [0, 1, 2, 3, 4, 5]) {
            const plain =
              price(0, movement) + price(2, String(melee)) + price(4, String(shooting)) + price(6, String(armour))
            const profile = { movement, melee, shooting, armour, twoWeapons: false, mighty: false } as Profile
            expect(costSum(profile).total).toBe(plain)
            expect(costSum({ ...profile, twoWeapons: true, mighty: true }).total).toBe(
              plain + price(2, String(melee)) + 5,
            )
          }
  })
})
