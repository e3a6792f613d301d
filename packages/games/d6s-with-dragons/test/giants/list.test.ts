/** Steadings of the Giants as an army list: upgrades, gear, recruits. */
import type { Json } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { checkArmy, entriesOf } from '../../src/army/check.ts'
import { readSheet } from '../../src/army/sheet.ts'
import type { Profile } from '../../src/state/profile.ts'

type Entry = { readonly [key: string]: Json }

const army = (...entries: readonly Entry[]) => ({ name: 'Steading', list: 'giants', entries })
const report = (...entries: readonly Entry[]) => checkArmy(army(...entries), 1000)
const rules = (...entries: readonly Entry[]) => report(...entries).complaints.map(({ rule }) => rule)
/** What it costs; nothing may be wrong with it. */
function points(profile: string, more: Entry = {}): number {
  const { points: cost, complaints } = report({ profile, ...more })
  expect(complaints).toEqual([])
  return cost
}
const profileWith = (profile: string, ...upgrades: readonly string[]): Profile =>
  entriesOf(readSheet(army({ profile, upgrades: [...upgrades] })))[0]?.profile ?? expect.fail(profile)

const GIANTS = ['cloud-giant', 'fire-giant', 'frost-giant', 'hill-giant-queen', 'hill-giant']
const PRICES = [144, 144, 128, 112, 80]

describe('Beastmaster', () => {
  test('DD-SGF-01: any champion may become one for 5 points, the House Orc Officer too', () => {
    for (const [index, giant] of GIANTS.entries())
      expect(points(giant, { upgrades: ['beastmaster'] })).toBe((PRICES[index] ?? 0) + 5)
    expect(points('house-orc-officer', { upgrades: ['beastmaster'] })).toBe(35)
    expect(rules({ profile: 'house-orc', upgrades: ['beastmaster'] })).toEqual(['DD-LIST-04'])
  })

  test('DD-SGF-02: it recruits Dire Wolves, Giant Lizards, Apes and Manticores, and nobody else', () => {
    const master = { profile: 'hill-giant', upgrades: ['beastmaster'] }
    for (const profile of ['dire-wolf', 'giant-lizard', 'ape', 'manticore']) {
      expect(rules({ profile })).toEqual(['DD-LIST-07'])
      expect(rules(master, { profile })).toEqual([])
    }
    expect(rules(master, { profile: 'polar-bear' })).toEqual(['DD-LIST-07'])
  })

  test('DD-SGF-03: it makes a Leader of Beasts and a Leader of Monstrosities', () => {
    expect(profileWith('fire-giant', 'beastmaster').traits).toEqual([
      'hammer-throw',
      'leader-of-beasts',
      'leader-of-monstrosities',
    ])
  })

  test('DD-SGF-27, DD-SGF-28: that of Merrow and Ogres costs 5, recruits no Manticores and leads beasts alone', () => {
    for (const [profile, cost] of [
      ['merrow', 45],
      ['ogre', 37],
    ] as const) {
      const master = { profile, upgrades: ['beastmaster'] }
      expect(points(profile, { upgrades: ['beastmaster'] })).toBe(cost)
      expect(rules(master, { profile: 'dire-wolf' }, { profile: 'giant-lizard' }, { profile: 'ape' })).toEqual([])
      expect(rules(master, { profile: 'manticore' })).toEqual(['DD-LIST-07'])
      expect(profileWith(profile, 'beastmaster').traits).toContain('leader-of-beasts')
      expect(profileWith(profile, 'beastmaster').traits).not.toContain('leader-of-monstrosities')
    }
  })

  test('DD-RUL-130: upgrades combine freely, each once for a character', () => {
    expect(points('cloud-giant', { upgrades: ['giant-thegn', 'beastmaster', 'cloud-giant-mage'] })).toBe(179)
    expect(points('ogre', { upgrades: ['rabble-rouser', 'beastmaster'] })).toBe(47)
    expect(rules({ profile: 'ogre', upgrades: ['beastmaster', 'beastmaster'] })).toEqual(['DD-RUL-130'])
  })

  test('DD-RUL-129, DD-SGF-21: one who recruits them is enough for any number: bears for the Queen', () => {
    const queen = { profile: 'hill-giant-queen' }
    expect(rules(queen, { profile: 'brown-bear', count: 7 }, { profile: 'polar-bear', count: 5 })).toEqual([])
    expect(rules({ profile: 'brown-bear' })).toEqual(['DD-LIST-07'])
    expect(rules(queen, { profile: 'dire-wolf' })).toEqual(['DD-LIST-07'])
  })
})

describe('Giant Thegn', () => {
  test('DD-SGF-04, DD-RUL-131: any Giant champion may become one for 15 points; no officer, no Merrow, no Ogre', () => {
    for (const [index, giant] of GIANTS.entries())
      expect(points(giant, { upgrades: ['giant-thegn'] })).toBe((PRICES[index] ?? 0) + 15)
    for (const profile of ['house-orc-officer', 'merrow', 'ogre'])
      expect(rules({ profile, upgrades: ['giant-thegn'] })).toEqual(['DD-LIST-04'])
  })

  test('DD-SGF-05, DD-SGF-06: it has +1 Morale and is a Leader', () => {
    const thegn = profileWith('hill-giant', 'giant-thegn')
    expect(thegn.morale).toBe(9)
    expect(thegn.traits).toContain('leader')
  })

  test('DD-SGF-07: it has two boxes of War Cry', () => {
    const { traits, uses } = profileWith('frost-giant', 'giant-thegn')
    expect(traits).toContain('war-cry')
    expect(uses).toEqual({ 'war-cry': 2 })
  })
})

describe('gear of the giants', () => {
  test('DD-SGF-09: every Giant champion begins with a hand weapon', () => {
    for (const giant of GIANTS) expect(points(giant, { gear: ['exotic'] })).toBe(PRICES[GIANTS.indexOf(giant)])
  })

  test('DD-SGF-10: another hand weapon 5, a great weapon in its place 5, throwing weapon 5, bow 15, shield 5, no armor', () => {
    for (const [index, giant] of GIANTS.entries()) {
      const more = (...gear: string[]) => points(giant, { gear }) - (PRICES[index] ?? 0)
      expect([more('blade', 'spear'), more('great blade'), more('blade', 'throwing')]).toEqual([5, 5, 5])
      expect([more('blade', 'bow'), more('blade', 'shield')]).toEqual([15, 5])
      expect(rules({ profile: giant, gear: ['blade', 'light armor'] })).toEqual(['DD-LIST-04'])
    }
  })

  test('DD-RUL-131: Merrow and Ogres buy from their own lists', () => {
    expect(points('merrow', { gear: ['light armor'] })).toBe(50)
    expect(rules({ profile: 'hill-giant', gear: ['blade', 'heavy armor'] })).toEqual(['DD-LIST-04'])
  })

  test('DD-RUL-108: Merrow and Ogre pay the printed 10 for heavy armor, as for light', () => {
    expect([points('merrow', { gear: ['heavy armor'] }), points('merrow', { gear: ['light armor'] })]).toEqual([50, 50])
    expect(points('ogre', { gear: ['blade', 'heavy armor'] })).toBe(42)
  })

  test('DD-RUL-110: an Ogre pays 10 for a great weapon and keeps its hand weapon', () => {
    expect(points('ogre', { gear: ['blade', 'great blade'] })).toBe(42)
  })

  test('DD-RUL-112: an Orc Rabble has a hand weapon and a throwing weapon for its 4 points', () => {
    const [rabble] = entriesOf(readSheet(army({ profile: 'orc-rabble' })))
    expect(points('orc-rabble')).toBe(4)
    expect(rabble?.gear.weapons.map(({ kind }) => kind)).toEqual(['hand', 'throwing'])
    expect(points('orc-rabble', { gear: ['blade', 'blade'] })).toBe(5)
  })

  test('DD-RUL-125, DD-RUL-127: a recruited Giant Lizard buys no barding, and nobody of the list may ride it', () => {
    const master = { profile: 'hill-giant', upgrades: ['beastmaster'] }
    expect(rules(master, { profile: 'giant-lizard', barding: 'light' })).toEqual(['DD-BARD-01'])
    expect(rules(master, { profile: 'house-orc', mount: 'giant-lizard' })).toEqual(['DD-STEED-01'])
  })
})

describe('upgrades of one profile', () => {
  test('DD-SGF-13: a Cloud Giant may become a mage for 15 points, no other giant', () => {
    expect(points('cloud-giant', { upgrades: ['cloud-giant-mage'] })).toBe(159)
    expect(rules({ profile: 'fire-giant', upgrades: ['cloud-giant-mage'] })).toEqual(['DD-LIST-04'])
  })

  test('DD-SGF-15, DD-SGF-16: the mage has three boxes for Misty Step, and two at Potency 1 for three other spells', () => {
    expect(profileWith('cloud-giant', 'cloud-giant-mage').casting).toEqual({
      potency: 1,
      slots: 2,
      standard: ['control-weather', 'gaseous-form', 'telekinesis'],
      incantations: [],
      quick: [{ spells: ['misty-step'], boxes: 3 }],
    })
  })

  test('DD-SGF-29: a Rabble Rouser costs 10 and has +1 Reflex, +1 Will and +1 Morale', () => {
    expect(points('ogre', { upgrades: ['rabble-rouser'] })).toBe(42)
    expect(profileWith('ogre', 'rabble-rouser')).toMatchObject({
      saves: { fortitude: 4, reflex: 3, will: 3 },
      morale: 10,
    })
  })

  test('DD-SGF-30: a Rabble Rouser is a Leader of Orcs and Goblins', () => {
    expect(profileWith('ogre', 'rabble-rouser').traits).toEqual(['leader-of-orcs-and-goblins'])
  })

  test('DD-SGF-20: the Hill Giant Queen is a Leader of Beasts and of Monstrosities', () => {
    expect(profileWith('hill-giant-queen').traits).toEqual(['leader-of-beasts', 'leader-of-monstrosities', 'trash-lob'])
  })

  test('DD-SGF-24: a House Orc Officer has Second Wind and Action Surge, once each', () => {
    const { traits, uses } = profileWith('house-orc-officer')
    expect(traits).toEqual(['pack-tactics', 'second-wind', 'action-surge'])
    expect(uses).toEqual({ 'second-wind': 1, 'action-surge': 1 })
  })
})
