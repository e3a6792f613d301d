/** What makes an army legal: its list, its gear, its upgrades and mounts, its value. */
import { describe, expect, test } from 'vitest'
import { checkArmy } from '../../src/army/check.ts'
import { teamComplaints } from '../../src/army/team-faults.ts'
import { upgraded, type ArmyList, type Listing } from '../../src/content/army-list.ts'
import { greatKingdom } from '../../src/content/lists/great-kingdom/index.ts'
import { ARMY_LISTS, findListing, listOf } from '../../src/content/lists/index.ts'
import { classOf } from '../../src/content/prices.ts'
import { readyArmies } from '../../src/content/armies/index.ts'
import { readEntry } from '../../src/army/entry.ts'
import { readSheet } from '../../src/army/sheet.ts'
import { pointsOf, report, rulesOf, warrior } from './entries.ts'

const KINGDOM = 'great-kingdom'

describe('warriors and heroes', () => {
  test('DD-CLASS-01 DD-CLASS-02 up to 16 points a character is a warrior and pays warrior prices', () => {
    expect(warrior('dwarf-warrior', 'blade', 'bow')).toBe(8 + 3)
  })

  test('DD-CLASS-03 DD-CLASS-04 a dearer one is a hero and pays hero prices', () => {
    expect(warrior('elf-warrior-captain', 'blade', 'bow')).toBe(40 + 15)
  })

  test('DD-CLASS-05 DD-CLASS-06 the first hand weapon is free, of the type its player names', () => {
    for (const type of ['blade', 'bludgeon', 'spear', 'exotic']) expect(warrior('orc-warrior', type)).toBe(4)
    expect(rulesOf(undefined, { profile: 'orc-warrior', gear: ['bow'] })).toEqual(['DD-STAT-17'])
  })

  test('DD-CLASS-07 DD-EX-101 an Orc Warrior with blade and bow costs 4 and 3, 7 points', () => {
    expect(warrior('orc-warrior', 'blade', 'bow')).toBe(7)
  })

  test('DD-EX-102 an Elf Warrior with blade, heavy armor and shield costs 8, 4 and 1, 13 points', () => {
    expect(warrior('elf-warrior', 'blade', 'heavy armor', 'shield')).toBe(13)
  })

  test('DD-EX-105 dwarf and elf warriors cost 8 points, twice as much as a human', () => {
    const all = ['dwarf-warrior', 'elf-warrior', 'human-warrior'].map((profile) => warrior(profile, 'blade'))
    expect(all).toEqual([8, 8, 4])
  })

  test('DD-CLASS-08 DD-CLASS-09 any number may share a profile, and the figures on the table are not asked about', () => {
    expect(rulesOf(KINGDOM, { profile: 'knight', count: 5 }, { profile: 'knight', name: 'Other Knight' })).toEqual([])
  })

  test('DD-RUL-101 exactly 16 points is a warrior still, 17 a hero', () => {
    expect([classOf({ points: 16 }), classOf({ points: 17 })]).toEqual(['warrior', 'hero'])
  })

  test('DD-RUL-102 gear and mount make no hero of a warrior', () => {
    const knightly = { profile: 'elf-warrior', gear: ['blade', 'heavy armor', 'shield'], mount: 'warhorse' }
    expect(pointsOf(undefined, knightly)).toBe(8 + 4 + 1 + 8)
  })

  test('DD-RUL-103 a Captain of levies costs 10 points and pays hero prices all the same', () => {
    expect(warrior('human-levy-captain', 'blade')).toBe(10)
    expect(pointsOf(undefined, { profile: 'human-levy-captain', gear: ['blade', 'shield'], mount: 'warhorse' })).toBe(
      31,
    )
  })

  test('DD-RUL-104 the Captain template is for free-form teams: an army list has none, and no mount is a Captain', () => {
    expect(rulesOf(KINGDOM, { profile: 'human-warrior-captain' })).toEqual(['DD-SIDE-09'])
    expect(rulesOf(undefined, { profile: 'warhorse-captain' })).toEqual(['DD-SIDE-09'])
  })
})

describe('the gear of plain warriors', () => {
  test('DD-WAR-17 a warrior may buy everything in its table once, and a mount of up to 16 points', () => {
    const gear = ['blade', 'spear', 'great bludgeon', 'throwing', 'bow', 'heavy armor', 'shield']
    expect(pointsOf(undefined, { profile: 'human-warrior', gear, mount: 'warhorse', barding: 'heavy' })).toBe(
      4 + 1 + 2 + 1 + 3 + 4 + 1 + 8 + 4,
    )
  })

  test('DD-RUL-111 two hand weapons are the most, of everything else there is one', () => {
    const with_ = (...gear: string[]) => rulesOf(undefined, { profile: 'human-warrior', gear })
    expect(with_('blade', 'blade')).toEqual([])
    expect(with_('blade', 'blade', 'blade')).toContain('DD-RUL-111')
    expect(with_('blade', 'throwing', 'throwing')).toContain('DD-WAR-17')
    expect(with_('blade', 'bow', 'bow')).toContain('DD-WAR-17')
    expect(with_('blade', 'shield', 'shield')).toContain('DD-WAR-17')
    expect(with_('great blade', 'great spear')).toContain('DD-WAR-17')
    // Its great weapon takes the place of the free hand weapon, so both of these would have to be bought.
    const captain = (...gear: string[]) => rulesOf('mountain-dwarves', { profile: 'dwarf-captain', gear })
    expect(captain('blade', 'great blade')).not.toContain('DD-RUL-111')
    expect(captain('blade', 'blade', 'great blade')).toContain('DD-RUL-111')
  })

  test('DD-RUL-109 one suit of armor is worn', () => {
    expect(rulesOf(undefined, { profile: 'human-warrior', gear: ['blade', 'light armor', 'heavy armor'] })).toEqual([
      'DD-RUL-109',
    ])
  })

  test('DD-WPN-13 a great weapon in place of the hand weapon is cheaper', () => {
    expect(warrior('human-warrior', 'great blade')).toBeLessThan(warrior('human-warrior', 'blade', 'great blade'))
  })

  test('DD-SETUP-16 a side places as many characters as its zone holds: 175', () => {
    const rules = (count: number) => rulesOf(undefined, { profile: 'human-warrior', gear: ['blade'], count })
    expect([rules(175).includes('DD-SETUP-16'), rules(176).includes('DD-SETUP-16')]).toEqual([false, true])
  })

  test('DD-BARD-01 DD-RUL-125 barding is for mounts that are bought: others cannot have it', () => {
    expect(rulesOf(undefined, { profile: 'human-warrior', barding: 'light' })).toEqual(['DD-BARD-01'])
    expect(rulesOf(undefined, { profile: 'dire-wolf', barding: 'light' })).toEqual(['DD-BARD-01'])
    expect(rulesOf(undefined, { profile: 'dire-wolf', barding: 'heavy' })).toEqual(['DD-BARD-01'])
    expect(rulesOf(undefined, { profile: 'dire-wolf', gear: ['light barding'] })).toContain('DD-BARD-01')
  })
})

describe('army lists', () => {
  const named = (list: string, role: string): string[] =>
    listOf(list)
      .listings.filter((one) => one.role === role)
      .map(({ profile }) => profile.name)

  test('DD-LIST-01 an army may not cost more than was agreed; 150 points are usual', () => {
    const army = { name: 'Two', list: KINGDOM, entries: [{ profile: 'warrior-prince', count: 2 }] }
    expect(checkArmy(army).complaints.map(({ rule }) => rule)).toEqual(['DD-SETUP-03'])
    expect(checkArmy(army, 160).complaints).toEqual([])
  })

  test('DD-LIST-02 ready armies have 100 to 350 points', () => {
    for (const { points } of readyArmies) expect([points >= 100, points <= 350]).toEqual([true, true])
  })

  test('DD-LIST-03 DD-RUL-128 all of an army comes from one army list', () => {
    expect(ARMY_LISTS.map(({ name }) => name)).toEqual([
      'Free-form team',
      'The Great Kingdom',
      'Mountain Dwarves and Tinker Gnomes',
      'Steadings of the Giants',
      'Elemental Acolytes',
    ])
    expect(rulesOf(KINGDOM, { profile: 'human-warrior' })).toEqual(['DD-SIDE-09'])
    expect(rulesOf(undefined, { profile: 'knight' })).toEqual(['DD-SIDE-09'])
    expect(() => report('no-such-list', { profile: 'knight' })).toThrow('There is no army list "no-such-list"')
  })

  test('DD-LIST-04 a listed character buys what its list offers and nothing else, each thing once', () => {
    expect(rulesOf(KINGDOM, { profile: 'man-at-arms', gear: ['blade', 'throwing'] })).toEqual(['DD-LIST-04'])
    expect(rulesOf(KINGDOM, { profile: 'archmage', gear: ['blade', 'shield'] })).toEqual(['DD-LIST-04'])
    expect(rulesOf(KINGDOM, { profile: 'archer', upgrades: ['knighthood'] })).toEqual(['DD-LIST-04'])
  })

  test('DD-LIST-05 an additional hand weapon is carried beside the first', () => {
    const { entry } = readEntry(greatKingdom, entryOf({ profile: 'knight', gear: ['blade', 'spear'] }))
    expect(entry?.gear.weapons.map(({ id }) => id)).toEqual(['blade', 'spear'])
    expect(entry?.points).toBe(53)
  })

  test('DD-LIST-06 DD-RUL-219 a great weapon in place of the hand weapon: the hand weapon is gone', () => {
    const { entry } = readEntry(greatKingdom, entryOf({ profile: 'knight', gear: ['great blade'] }))
    expect(entry?.gear.weapons.map(({ id }) => id)).toEqual(['great-blade'])
    expect(entry?.points).toBe(53)
    expect(pointsOf(KINGDOM, { profile: 'knight', gear: ['blade', 'great blade'] })).toBe(58)
    expect(rulesOf(KINGDOM, { profile: 'man-at-arms', gear: ['blade', 'great blade'] })).toEqual(['DD-LIST-04'])
  })

  test('DD-LIST-12 the Great Kingdom has six champions and four troops', () => {
    expect(named(KINGDOM, 'champion')).toEqual([
      'Archmage',
      'Once and Future King',
      'Warrior Prince',
      'Knight',
      'Ranger Captain',
      'Guard Captain',
    ])
    expect(named(KINGDOM, 'troop')).toEqual(['Faerie Warrior', 'Man-at-Arms', 'Archer', 'Peasant Levy'])
  })

  test('DD-LIST-13 the Dwarves and Gnomes have five champions, two troops, and three constructs', () => {
    expect(named('mountain-dwarves', 'champion')).toEqual([
      'Dwarf Thane',
      'Dwarf Cleric',
      'Dwarf Captain',
      'Dwarf Ranger',
      'Gnome Captain',
    ])
    expect(named('mountain-dwarves', 'troop')).toEqual(['Dwarf', 'Gnome'])
    expect(named('mountain-dwarves', 'construct')).toEqual([
      'Shield Guardian',
      'Apparatus of the Crab',
      'Animated Armor',
    ])
  })

  test('DD-LIST-14 the Giants have six champions, four troops, and six kinds of recruits', () => {
    expect(named('giants', 'champion')).toEqual([
      'Cloud Giant',
      'Fire Giant',
      'Frost Giant',
      'Hill Giant Queen',
      'Hill Giant',
      'House Orc Officer',
    ])
    expect(named('giants', 'troop')).toEqual(['Merrow', 'Ogre', 'House Orc', 'Orc Rabble'])
    expect(named('giants', 'recruit')).toEqual([
      'Giant Lizard',
      'Ape',
      'Brown Bear',
      'Dire Wolf',
      'Polar Bear',
      'Manticore',
    ])
  })

  test('DD-RUL-106 included gear costs nothing and need not be named, except for the types of weapons', () => {
    for (const gear of [['spear'], ['spear', 'heavy armor', 'shield'], ['Exotic weapon']])
      expect(pointsOf(KINGDOM, { profile: 'knight', gear })).toBe(48)
    expect(rulesOf(KINGDOM, { profile: 'knight', gear: ['shield'] })).toEqual(['DD-STAT-17'])
    expect(rulesOf(KINGDOM, { profile: 'once-and-future-king', gear: ['blade'] })).toEqual(['DD-RUL-141'])
  })

  test('DD-RUL-130 each upgrade is bought once', () => {
    expect(rulesOf(KINGDOM, { profile: 'archer', upgrades: ['scout', 'scout'] })).toEqual(['DD-RUL-130'])
  })

  test('DD-RUL-130 what an upgrade gives is added to what the profile has, the same feature only once', () => {
    const knight = findListing(greatKingdom, 'knight') ?? expect.fail('there are knights')
    const bold = { id: 'bold', name: 'Bold', points: 3, rule: 'DD-RUL-130', morale: 1, saves: { will: 1 } } as const
    const first = upgraded(knight.profile, [{ ...bold, traits: ['leader', 'second-wind'], uses: { 'second-wind': 1 } }])
    const both = upgraded(first, [{ ...bold, id: 'grim', name: 'Grim', traits: ['sturdy'] }])
    expect(both.traits).toEqual(['leader', 'second-wind', 'sturdy'])
    expect(both.morale).toBe(knight.profile.morale + 2)
    expect(both.saves).toEqual({ fortitude: 4, reflex: 3, will: 6 })
    expect([both.name, both.uses]).toEqual(['Knight, Bold, Grim', { 'second-wind': 1 }])
  })

  test('DD-STEED-01 only a mount among its gear options can be bought', () => {
    expect(rulesOf(KINGDOM, { profile: 'guard-captain', mount: 'griffon' })).toEqual(['DD-STEED-01'])
    expect(rulesOf(KINGDOM, { profile: 'peasant-levy', mount: 'warhorse' })).toEqual(['DD-STEED-01'])
  })

  test('DD-RUL-124 only the barding that its list prices can be bought', () => {
    expect(rulesOf(KINGDOM, { profile: 'archmage', mount: 'warhorse', barding: 'heavy' })).toEqual(['DD-RUL-124'])
  })
})

const entryOf = (words: object) =>
  readSheet({ name: 'One', entries: [words] }).entries[0] ?? expect.fail('there is an entry')

/** A list of its own: somebody recruits hounds, and there are two elements. */
describe('recruits and elements', () => {
  const knight = findListing(greatKingdom, 'knight') as Listing
  const archer = findListing(greatKingdom, 'archer') as Listing
  const kind = (id: string, points: number, more: Partial<Listing> = {}): Listing => ({
    ...archer,
    profile: { ...archer.profile, id, name: id, points },
    upgrades: [],
    ...more,
  })
  const list: ArmyList = {
    ...greatKingdom,
    elements: [
      { id: 'fire', name: 'Fire' },
      { id: 'ice', name: 'Ice' },
    ],
    listings: [
      knight,
      kind('houndmaster', 25, { recruits: ['hound'] }),
      kind('hound', 10, { role: 'recruit' }),
      kind('ember', 25, { element: 'fire' }),
      kind('icicle', 25, { element: 'ice' }),
    ],
  }
  function complaints(element: string | undefined, ...counts: readonly (readonly [profile: string, count: number])[]) {
    const entries = counts.map(([profile, count]) => ({ profile, count }))
    const sheet = readSheet({ name: 'Some', ...(element !== undefined && { element }), entries })
    const read = sheet.entries.flatMap((one) => readEntry(list, one).entry ?? [])
    const points = read.reduce((sum, one) => sum + one.points * one.count, 0)
    return teamComplaints({ list, sheet, entries: read, points, figures: 1, limit: 1000 }).map(({ rule }) => rule)
  }

  test('DD-LIST-07 a recruit may join only if somebody recruits its kind', () => {
    expect(complaints('fire', ['hound', 1])).toEqual(['DD-LIST-07'])
    expect(complaints('fire', ['hound', 1], ['houndmaster', 1])).toEqual([])
  })

  test('DD-LIST-08 DD-RUL-129 one who recruits them is enough for any number', () => {
    expect(complaints('fire', ['hound', 9], ['houndmaster', 1])).toEqual([])
  })

  test('DD-LIST-09 an army of a list with elements chooses one of them', () => {
    expect(complaints(undefined, ['ember', 1])).toEqual(['DD-LIST-09'])
    expect(complaints('water', ['ember', 1])).toEqual(['DD-LIST-09'])
    expect(complaints('fire', ['ember', 1])).toEqual([])
    expect(rulesOf(KINGDOM, { profile: 'knight' })).toEqual([])
    const army = { name: 'Odd', list: KINGDOM, element: 'fire', entries: [{ profile: 'knight' }] }
    expect(checkArmy(army).complaints.map(({ rule }) => rule)).toEqual(['DD-LIST-09'])
  })

  test('DD-LIST-10 DD-RUL-132 a quarter of what the army costs may belong to other elements, and no more', () => {
    expect(complaints('fire', ['ember', 3], ['icicle', 1])).toEqual([])
    expect(complaints('fire', ['ember', 2], ['icicle', 1])).toEqual(['DD-LIST-10'])
  })

  test('DD-LIST-11 those of no element count toward the whole, never toward the quarter', () => {
    expect(complaints('fire', ['houndmaster', 3], ['icicle', 1])).toEqual([])
    expect(complaints('fire', ['houndmaster', 9])).toEqual([])
  })
})
