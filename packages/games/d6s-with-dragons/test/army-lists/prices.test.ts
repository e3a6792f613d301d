/** What characters cost: the price tables, the prices of the lists, mounts and barding. */
import { describe, expect, test } from 'vitest'
import { pointsOf, rulesOf, warrior, type EntryWords } from './entries.ts'

const kingdom = (profile: string, more: EntryWords = {}) => pointsOf('great-kingdom', { profile, ...more })

describe('the prices of warriors', () => {
  const adds = (...gear: string[]) => warrior('human-warrior', ...gear) - 4

  test('DD-COST-01 a second hand weapon costs 1 point', () => expect(adds('blade', 'spear')).toBe(1))
  test('DD-COST-02 a great weapon costs 2 points, 1 in place of the hand weapon', () => {
    expect([adds('blade', 'great spear'), adds('great spear')]).toEqual([2, 1])
  })
  test('DD-COST-03 a throwing weapon costs 1 point', () => expect(adds('blade', 'throwing weapon')).toBe(1))
  test('DD-COST-04 a bow costs 3 points', () => expect(adds('blade', 'bow')).toBe(3))
  test('DD-COST-05 light armor costs 2 points', () => expect(adds('blade', 'light armor')).toBe(2))
  test('DD-COST-06 heavy armor costs 4 points', () => expect(adds('blade', 'heavy armor')).toBe(4))
  test('DD-COST-07 a shield costs 1 point', () => expect(adds('blade', 'shield')).toBe(1))
})

describe('the prices of heroes', () => {
  const adds = (...gear: string[]) => warrior('human-warrior-captain', ...gear) - 20

  test('DD-COST-11 a second hand weapon costs 5 points', () => expect(adds('blade', 'spear')).toBe(5))
  test('DD-COST-12 a great weapon costs 10 points, 5 in place of the hand weapon', () => {
    expect([adds('blade', 'great spear'), adds('great spear')]).toEqual([10, 5])
  })
  test('DD-COST-13 a throwing weapon costs 5 points', () => expect(adds('blade', 'throwing')).toBe(5))
  test('DD-COST-14 a bow costs 15 points', () => expect(adds('blade', 'bow')).toBe(15))
  test('DD-COST-15 light armor costs 10 points', () => expect(adds('blade', 'light armor')).toBe(10))
  test('DD-COST-16 heavy armor costs 20 points', () => expect(adds('blade', 'heavy armor')).toBe(20))
  test('DD-COST-17 a shield costs 5 points', () => expect(adds('blade', 'shield')).toBe(5))
})

describe('the prices of mounts', () => {
  const rides = (profile: string, mount: string, barding = 'none') =>
    pointsOf(undefined, { profile, mount, barding }) - warrior(profile, 'blade')
  const soldier = (mount: string, barding?: string) => rides('human-warrior', mount, barding)
  const captain = (mount: string, barding?: string) => rides('human-warrior-captain', mount, barding)

  test('DD-COST-08 DD-STEED-05 a warrior pays the printed cost of its mount', () => {
    expect([soldier('warhorse'), soldier('elk')]).toEqual([8, 4])
  })
  test('DD-COST-09 light barding for a warrior’s mount costs 2 points', () => {
    expect(soldier('warhorse', 'light')).toBe(10)
  })
  test('DD-COST-10 heavy barding for a warrior’s mount costs 4 points', () => {
    expect(soldier('warhorse', 'heavy')).toBe(12)
  })
  test('DD-COST-18 DD-STEED-03 a hero pays double for a mount of 16 points or less', () => {
    expect([captain('warhorse'), captain('axe-beak')]).toEqual([16, 8])
  })
  test('DD-COST-19 light barding for a hero’s ordinary mount costs 4 points', () => {
    expect(captain('worg', 'light')).toBe(20)
  })
  test('DD-COST-20 heavy barding for a hero’s ordinary mount costs 8 points', () => {
    expect(captain('worg', 'heavy')).toBe(24)
  })
  test('DD-COST-21 DD-STEED-04 a hero pays the printed cost of a monstrous mount', () => {
    expect([captain('griffon'), captain('owlbear')]).toEqual([32, 48])
  })
  test('DD-COST-22 light barding for a monstrous mount costs 10 points', () => {
    expect(captain('griffon', 'light')).toBe(42)
  })
  test('DD-COST-23 heavy barding for a monstrous mount costs 20 points', () => {
    expect(captain('griffon', 'heavy')).toBe(52)
  })
  test('DD-STEED-18 DD-RUL-124 in a free-form team every mount may have light or heavy barding', () => {
    for (const mount of ['axe-beak', 'elk', 'giant-lizard', 'worg', 'warhorse']) {
      expect([soldier(mount, 'light') - soldier(mount), soldier(mount, 'heavy') - soldier(mount)]).toEqual([2, 4])
    }
  })
  test('DD-RUL-123 a warrior cannot buy a monstrous mount', () => {
    expect(rulesOf(undefined, { profile: 'elf-warrior', mount: 'griffon' })).toEqual(['DD-STEED-01'])
  })
})

describe('the prices of a list', () => {
  test('DD-COST-24 the price of a mount in barding is that of both together', () => {
    const on = (mount: string, barding: string) => kingdom('knight', { mount, barding }) - 48
    expect(['none', 'light', 'heavy'].map((barding) => on('warhorse', barding))).toEqual([16, 20, 24])
    expect(['none', 'light', 'heavy'].map((barding) => on('owlbear', barding))).toEqual([48, 58, 68])
  })

  test('DD-COST-25 a listed character pays the prices of its list', () => {
    expect(kingdom('man-at-arms', { gear: ['blade', 'shield'] })).toBe(9)
    expect(kingdom('warrior-prince', { gear: ['blade', 'shield'] })).toBe(85)
  })

  test('DD-RUL-107 heavy armor in place of included light armor costs what the list says, 2 points', () => {
    expect(kingdom('faerie-warrior', { gear: ['blade', 'heavy armor'] })).toBe(12)
  })

  test('DD-RUL-107 in a free-form team nobody trades light armor in: heavy armor is 4 points', () => {
    expect(warrior('elf-warrior', 'blade', 'heavy armor')).toBe(12)
    expect(rulesOf(undefined, { profile: 'elf-warrior', gear: ['blade', 'light armor', 'heavy armor'] })).toEqual([
      'DD-RUL-109',
    ])
  })

  test('DD-RUL-122 printed costs stand: the King is 100 points, the Archmage 203', () => {
    expect([kingdom('once-and-future-king'), kingdom('archmage')]).toEqual([100, 203])
  })

  test('DD-RUL-214 listed troops and captains cost what the plain warrior would cost with their gear', () => {
    expect(kingdom('man-at-arms')).toBe(warrior('human-warrior', 'blade', 'heavy armor'))
    expect(kingdom('archer')).toBe(warrior('human-warrior', 'blade', 'bow'))
    expect(kingdom('faerie-warrior')).toBe(warrior('elf-warrior', 'blade', 'light armor'))
    expect(kingdom('peasant-levy')).toBe(warrior('human-levy', 'blade'))
    expect(kingdom('guard-captain')).toBe(warrior('human-warrior-captain', 'blade', 'heavy armor'))
  })
})
