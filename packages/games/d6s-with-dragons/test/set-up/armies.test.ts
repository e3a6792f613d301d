/** Profiles, gear and prices; lists and what is wrong with them; the ready armies and tables. */
import { circle, millimetres, outlineArea, outlineGap } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { checkArmy } from '../../src/army/check.ts'
import { readyArmies } from '../../src/content/armies/index.ts'
import { readyFields } from '../../src/content/fields/index.ts'
import { gearFrom, gearWords } from '../../src/content/gear-words.ts'
import { generateField, THING_SPOTS } from '../../src/content/generate-field.ts'
import { freeForm } from '../../src/content/lists/free-form.ts'
import { findListing } from '../../src/content/lists/index.ts'
import { profileOf } from '../../src/content/profiles.ts'
import { randomArmy } from '../../src/army/random-army.ts'
import { BASES } from '../../src/content/sizes.ts'
import { weaponOf } from '../../src/content/weapons.ts'
import { costOf } from '../../src/army/costs.ts'
import { fieldFaults } from '../../src/rules/terrain/battlefield-check.ts'
import { SIZES, WEAPON_TYPES } from '../../src/state/vocabulary.ts'
import { army } from '../opening.ts'

const price = (profile: string, gear: string) => {
  const listing = findListing(freeForm, profile) ?? expect.fail(profile)
  return costOf(listing, { gear: gearFrom(gear.split(',')) }).total
}
const line = (id: string) => {
  const { speed, fight, attacks, strength, armor, toughness, health, saves, morale, types, traits, points } =
    profileOf(id)
  return [
    points,
    speed,
    fight,
    attacks,
    strength,
    armor,
    toughness,
    health,
    `${saves.fortitude}/${saves.reflex}/${saves.will}`,
    morale,
    types.join(' '),
    traits.join(' '),
  ]
}
const complaintsOf = (...lines: readonly string[]) =>
  checkArmy(army('List', ...lines)).complaints.map(({ rule }) => rule)

describe('profiles', () => {
  test('DD-STAT-12 the Human Warrior as printed', () => {
    expect(line('human-warrior')).toEqual([4, 6, 4, 1, 3, 0, 4, 1, '3/3/3', 8, 'human humanoid', ''])
  })

  test('DD-STAT-13 the Dwarf Warrior as printed', () => {
    expect(line('dwarf-warrior')).toEqual([8, 5, 4, 1, 3, 0, 7, 1, '3/3/3', 8, 'dwarf humanoid', 'sturdy'])
  })

  test('DD-STAT-14 the Elf Warrior as printed', () => {
    expect(line('elf-warrior')).toEqual([8, 6, 4, 2, 3, 0, 4, 1, '3/3/3', 8, 'elf humanoid', 'wilderness-stride'])
  })

  test('the other five as printed', () => {
    expect(line('human-levy')).toEqual([2, 6, 3, 1, 2, 0, 3, 1, '3/3/3', 7, 'human humanoid', ''])
    expect(line('gnome-warrior')).toEqual([
      4,
      5,
      4,
      1,
      3,
      0,
      3,
      1,
      '3/3/3',
      8,
      'gnome humanoid',
      'magic-resistance camouflage',
    ])
    expect(line('goblin-warrior')).toEqual([2, 6, 4, 1, 2, 0, 2, 1, '3/3/3', 7, 'goblin humanoid', 'pack-tactics'])
    expect(line('halfling-warrior')).toEqual([
      4,
      5,
      4,
      1,
      3,
      0,
      3,
      1,
      '3/3/3',
      8,
      'halfling humanoid',
      'sneak-attack nimble-escape',
    ])
    expect(line('orc-warrior')).toEqual([4, 6, 4, 1, 5, 0, 3, 1, '4/3/2', 7, 'orc humanoid', 'aggressive'])
    expect(profileOf('goblin-warrior').moves).toEqual({ climb: 6 })
  })

  test('DD-STAT-01 several characters share one profile', () => {
    expect(complaintsOf('5 elf-warrior', '3 elf-warrior: spear')).toEqual([])
    expect(checkArmy(army('Elves', '5 elf-warrior')).figures).toBe(5)
  })

  test('DD-STAT-09 DD-EX-17 saves stand in the order Fortitude, Reflex, Will: the orc has 4/3/2', () => {
    expect(profileOf('orc-warrior').saves).toEqual({ fortitude: 4, reflex: 3, will: 2 })
  })

  test('DD-EX-22 dwarf and elf warriors cost 8 points, a human 4; elves attack twice where humans attack once', () => {
    expect([price('dwarf-warrior', 'blade'), price('elf-warrior', 'blade'), price('human-warrior', 'blade')]).toEqual([
      8, 8, 4,
    ])
    expect([profileOf('elf-warrior').attacks, profileOf('human-warrior').attacks]).toEqual([2, 1])
  })

  test('DD-SIZE-01 DD-SIZE-05 with no size listed a character is Medium on 25 mm', () => {
    expect(profileOf('human-warrior')).toMatchObject({ size: 'medium', base: circle(millimetres(25)) })
    expect(BASES.medium).toContainEqual({ shape: 'rectangle', width: 2500, length: 2500 })
  })

  test('DD-SIZE-02 DD-SIZE-04 another size is listed: the goblin is Small, on 20 mm', () => {
    expect(profileOf('goblin-warrior')).toMatchObject({ size: 'small', base: circle(millimetres(20)) })
    expect([BASES.tiny[0], BASES.small[0]]).toEqual([circle(2000), circle(2000)])
  })

  test('DD-SIZE-06 Large stands on 32, 40 or 50 mm, 25 by 50 or an oval of 35 by 60', () => {
    expect(new Set(BASES.large)).toEqual(
      new Set([
        circle(3200),
        circle(4000),
        circle(5000),
        { shape: 'rectangle', width: 2500, length: 5000 },
        { shape: 'oval', width: 3500, length: 6000 },
      ]),
    )
  })

  test('DD-SIZE-07 Huge stands on 50, 60 or 75 mm or an oval of 35 by 60', () => {
    expect(new Set(BASES.huge)).toEqual(
      new Set([circle(5000), circle(6000), circle(7500), { shape: 'oval', width: 3500, length: 6000 }]),
    )
  })

  test('DD-SIZE-08 Gargantuan stands on 80 mm or an oval of 50 by 92', () => {
    expect(new Set(BASES.gargantuan)).toEqual(new Set([circle(8000), { shape: 'oval', width: 5000, length: 9200 }]))
  })

  test('DD-SIZE-10 from the smallest: Tiny, Small, Medium, Large, Huge, Gargantuan', () => {
    expect(SIZES).toEqual(['tiny', 'small', 'medium', 'large', 'huge', 'gargantuan'])
  })
})

describe('gear', () => {
  test('DD-STAT-17 DD-SGR-01 every warrior has a hand weapon at no cost, of one of four types', () => {
    for (const type of WEAPON_TYPES) {
      expect(weaponOf(type)).toMatchObject({ kind: 'hand', type, strength: 0, damage: 1, melee: true })
      expect(price('human-warrior', type)).toBe(4)
    }
    expect(complaintsOf('1 human-warrior: bow')).toEqual(['DD-STAT-17'])
    expect(complaintsOf('1 human-warrior: halberd')).toEqual(['DD-STAT-17'])
  })

  test('DD-EX-04 an orc with blade and bow costs 7; an elf with heavy armor, blade and shield 13', () => {
    expect(price('orc-warrior', 'blade,bow')).toBe(7)
    expect(price('elf-warrior', 'blade,heavy armor,shield')).toBe(13)
  })

  test('gear is read from words and written back', () => {
    const words = ['great bludgeon', 'throwing', 'bow', 'heavy armor', 'shield']
    expect(gearWords(gearFrom(words))).toEqual(words)
  })
})

describe('lists', () => {
  test('an unknown profile, a number below 1 and an empty list are complained of', () => {
    expect(complaintsOf('1 dragon')).toEqual(['DD-SIDE-09'])
    expect(complaintsOf('0 elf-warrior')).toEqual(['DD-STAT-01', 'DD-SIDE-09'])
    expect(complaintsOf()).toEqual(['DD-SIDE-09'])
    expect(() => checkArmy({ entries: [] })).toThrow('An army needs a name')
  })

  test('every ready army is legal and spends nearly all its points', () => {
    for (const { army: list, points, name } of readyArmies) {
      const report = checkArmy(list, points)
      expect(report.complaints, name).toEqual([])
      expect(report.points, name).toBeGreaterThan(points - 4)
    }
    for (const points of [100, 150, 300]) {
      expect(readyArmies.filter((one) => one.points === points).length).toBeGreaterThanOrEqual(3)
    }
  })

  test('a random army is legal at any value', () => {
    for (let seed = 0; seed < 60; seed++) {
      for (const points of [2, 20, 100, 150, 350]) {
        const { complaints, figures } = checkArmy(randomArmy(seed, points), points)
        expect(complaints).toEqual([])
        expect(figures).toBeGreaterThan(0)
      }
    }
    expect(() => randomArmy(1, 1)).toThrow('There is no army of 1 point: the cheapest warrior costs 2.')
  })
})

describe('tables', () => {
  const solid = ['building', 'ruin', 'rock', 'wall', 'hedge', 'fence', 'tree', 'deep-water', 'impassable', 'gap']
  const share = (field: (typeof readyFields)[number]['field']) =>
    field.pieces.reduce((sum, { outline }) => sum + outlineArea(outline), 0) / (field.width * field.depth)

  test('DD-SIDE-06 the ready tables are legal, about a third covered, and leave room where things are laid', () => {
    expect(readyFields.length).toBeGreaterThanOrEqual(6)
    for (const { field, name } of readyFields) {
      expect(fieldFaults(field), name).toEqual([])
      expect(share(field), name).toBeGreaterThan(0.29)
      expect(share(field), name).toBeLessThan(0.38)
      const inTheWay = field.pieces.filter(
        (piece) =>
          solid.includes(piece.kind) &&
          THING_SPOTS.some((at) => outlineGap({ base: circle(2500), at }, piece.outline) <= 0),
      )
      expect(
        inTheWay.map((piece) => piece.name),
        name,
      ).toEqual([])
    }
  })

  test('DD-SIDE-06 the generated tables too are legal and about a third covered; they look the same from both edges', () => {
    const shares: number[] = []
    for (let seed = 0; seed < 40; seed++) {
      const field = generateField(seed)
      expect(fieldFaults(field)).toEqual([])
      shares.push(share(field))
      const count = new Map<string, number>()
      // A stream through the middle is its own counterpart; everything else has one.
      for (const { kind } of field.pieces.filter(({ id }) => id !== 'stream'))
        count.set(kind, (count.get(kind) ?? 0) + 1)
      expect([...count.values()].every((number) => number % 2 === 0)).toBe(true)
    }
    expect(Math.min(...shares)).toBeGreaterThan(0.23)
    expect(Math.max(...shares)).toBeLessThan(0.37)
    expect(shares.reduce((sum, one) => sum + one, 0) / shares.length).toBeGreaterThan(0.28)
    expect(generateField(7)).toEqual(generateField(7))
  })
})
