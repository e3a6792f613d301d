/** Repairs, fillings, swaps and lists in a style, judged by each game's own check. */
import type { Json } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { editedBy, fillings, repairs, somethingLike, swaps, weaknesses } from '../src/index.ts'
import { BY_NAME, dragons, knockdown } from './kits.ts'

describe.each(BY_NAME)('proposals in %s', (_name, kit) => {
  const [ready] = kit.armies
  const army = ready?.army ?? null
  const points = kit.checkArmy(army, Infinity).points

  test('an army that costs too much is mended in up to three ways of different kinds, the smallest change first', () => {
    const limit = points - 1
    const [complaint] = kit.checkArmy(army, limit).complaints
    const offered = complaint ? repairs(kit, army, limit, complaint) : []
    expect(offered.length).toBeGreaterThan(0)
    expect(offered.length).toBeLessThanOrEqual(3)
    for (const { army: mended, points: change, words } of offered) {
      expect(kit.checkArmy(mended, limit).complaints, words).toEqual([])
      expect(kit.checkArmy(mended, limit).points, words).toBe(points + change)
    }
  })

  test('an army that costs far too much is mended in one touch, by leaving out as few entries as help', () => {
    const limit = Math.ceil(points / 3)
    const [complaint] = kit.checkArmy(army, limit).complaints
    const offered = complaint ? repairs(kit, army, limit, complaint) : []
    expect(offered.length).toBeGreaterThan(0)
    const rules = (one: Json) => kit.checkArmy(one, limit).complaints.map(({ rule }) => rule)
    for (const { army: mended, edits, words } of offered) {
      expect(rules(mended), words).not.toContain(complaint?.rule)
      for (const edit of edits) {
        const others = edits.filter((other) => other !== edit)
        expect(rules(editedBy(kit.builder, army, others)), words).toContain(complaint?.rule)
      }
    }
  })

  test('a blank army is mended by adding somebody', () => {
    const blank = kit.builder.blank('Nobody')
    const [complaint] = kit.checkArmy(blank, points).complaints
    const [first] = complaint ? repairs(kit, blank, points, complaint) : []
    expect(kit.builder.entries(first?.army ?? null).length).toBe(1)
  })

  test('what is left is spent in ways that are legal and fit', () => {
    const prices = kit.builder.catalogue(army).flatMap(({ items }) => items.map((item) => item.points))
    const limit = points + Math.max(...prices)
    const ways = fillings(kit, army, limit)
    expect(ways.length).toBeGreaterThan(1)
    for (const { army: fuller, points: cost } of ways) {
      const report = kit.checkArmy(fuller, limit)
      expect(report.complaints).toEqual([])
      expect(report.points).toBe(points + cost)
      expect(cost).toBeGreaterThan(0)
    }
    expect(fillings(kit, army, points)).toEqual([])
  })

  test('cheaper is cheaper and stronger is dearer', () => {
    const { cheaper, stronger } = swaps(kit, army, 9999, 0)
    expect(cheaper ?? stronger).toBeDefined()
    expect(cheaper?.points ?? -1).toBeLessThan(0)
    expect(stronger?.points ?? 1).toBeGreaterThan(0)
  })

  test('something like an army is legal, spends most of the points, and differs by seed', () => {
    const drawn = [1, 2, 3].map((seed) => somethingLike(kit, army, points, seed))
    for (const one of drawn) {
      const report = kit.checkArmy(one, points)
      expect(report.complaints).toEqual([])
      expect(report.points).toBeGreaterThan(points * 0.8)
    }
    expect(new Set(drawn.map((one) => JSON.stringify(one))).size).toBe(3)
  })
})

test('DD-LIST-10 too much of another element is mended by fewer, by others, or by choosing that element', () => {
  const army = {
    name: 'The Ember Tide',
    list: 'elemental-acolytes',
    element: 'blackfire',
    entries: [
      { profile: 'bugbear-raid-chief', name: 'Gorrash', count: 1, gear: ['blade', 'shield'] },
      { profile: 'fanatic', name: 'Fanatic', count: 3, gear: ['great blade'] },
      { profile: 'priest-acolyte', name: 'Acolyte', count: 2 },
      { profile: 'magma-mephit', name: 'Mephit', count: 1 },
      { profile: 'sahuagin', name: 'Sahuagin', count: 5 },
    ],
  }
  const [complaint] = dragons.checkArmy(army, 150).complaints
  expect(complaint?.rule).toBe('DD-LIST-10')
  const offered = complaint ? repairs(dragons, army, 150, complaint) : []
  expect(offered.map(({ words, points }) => `${words} ${points}`)).toEqual([
    'One fewer Sahuagin -8',
    'Swap one Sahuagin for Fanatic 0',
    'Choose Wicked Water 0',
  ])
  const two = dragons.checkArmy(army, 140).complaints
  expect(two.map(({ rule }) => rule)).toEqual(['DD-SETUP-03', 'DD-LIST-10'])
  for (const one of two)
    for (const { army: mended } of repairs(dragons, army, 140, one))
      expect(dragons.checkArmy(mended, 140).complaints.map(({ rule }) => rule)).not.toContain(one.rule)
})

describe('a repair mends the complaint it is offered for', () => {
  const army = (entry: { readonly [key: string]: Json }): Json => ({
    name: 'Army',
    entries: [
      { name: 'Wolf', profile: 'running-creature' },
      { name: 'Ogre', ...entry },
    ],
  })
  const waysFor = (list: Json): readonly (readonly string[])[] =>
    knockdown
      .checkArmy(list, 400)
      .complaints.map((complaint) => repairs(knockdown, list, 400, complaint).map(({ words }) => words))

  test('of two complaints by one rule each has its own', () => {
    const [aim, slayer] = waysFor(army({ profile: 'brute-monster', rules: ['aim', 'slayer'] }))
    expect(aim).toContain('Ogre without Aim')
    expect(slayer).toContain('Ogre without Slayer')
    expect(slayer).not.toContain('Ogre without Aim')
  })

  test('fewer than none are made one, or left out', () => {
    expect(waysFor(army({ profile: 'brute-monster', count: -3 }))).toEqual([['Make it 1 Ogre', 'Leave out Ogre']])
  })
})

test('weaknesses are told plainly', () => {
  const slow = { name: 'Dwarves', entries: [{ profile: 'dwarf-warrior', name: 'Dwarf', count: 3, gear: ['blade'] }] }
  expect(weaknesses(dragons, slow).map(({ id }) => id)).toContain('no-shooting')
  expect(weaknesses(dragons, dragons.builder.blank('x'))).toEqual([])
})
