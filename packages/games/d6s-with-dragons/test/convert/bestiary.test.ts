/** The bestiary: what is in it, and the numbers of forty creatures worked out by hand from their stat blocks. */
import { describe, expect, test } from 'vitest'
import { checkArmy } from '../../src/army/check.ts'
import { abilityLines } from '../../src/convert/abilities.ts'
import { BESTIARY } from '../../src/content/bestiary/index.ts'
import words from '../../src/content/bestiary/unenforced.json' with { type: 'json' }
import { PROFILES } from '../../src/content/profiles.ts'
import { creatureFrom, creatureText, writtenCreature } from '../../src/written/creature.ts'

const creature = (name: string) => BESTIARY.find((one) => one.name === name) ?? expect.fail(name)

describe('the bestiary', () => {
  test('has at least 120 creatures, each with an id of its own that no printed profile has', () => {
    expect(BESTIARY.length).toBeGreaterThanOrEqual(120)
    const ids = BESTIARY.map(({ id }) => id)
    expect(PROFILES.filter(({ id }) => ids.includes(id))).toHaveLength(ids.length)
    expect(new Set(ids).size).toBe(ids.length)
  })
  test('has all ten kinds of dragon at every age, each age dearer than the one before', () => {
    for (const kind of ['Black', 'Blue', 'Brass', 'Bronze', 'Copper', 'Gold', 'Green', 'Red', 'Silver', 'White']) {
      const ages = [`${kind} Dragon Wyrmling`, ...['Young', 'Adult', 'Ancient'].map((age) => `${age} ${kind} Dragon`)]
      const points = ages.map((name) => creature(name).points)
      expect(points).toEqual([...points].sort((a, b) => a - b))
      for (const name of ages) expect(creature(name).powers?.length, name).toBeGreaterThanOrEqual(1)
      for (const name of ages) expect(creature(name).moves.fly, name).toBeGreaterThan(0)
    }
  })
  test('has creatures of every type', () => {
    const types = new Set(BESTIARY.flatMap((one) => one.types))
    for (const type of [
      'giant',
      'undead',
      'fiend',
      'elemental',
      'beast',
      'humanoid',
      'fey',
      'ooze',
      'plant',
      'celestial',
      'construct',
      'aberration',
      'monstrosity',
      'dragon',
    ])
      expect(types).toContain(type)
  })
  test.each(BESTIARY.map((one) => [one.name, one] as const))(
    '%s can be written into an army file and read back',
    (_name, one) => {
      const { base: _base, ...text } = { ...creatureText(one), base: 0 }
      expect(creatureFrom(one.id, writtenCreature.parse(JSON.parse(JSON.stringify(text))))).toEqual(one)
      for (const { name, text: words } of abilityLines(one)) expect(words, `${one.name}: ${name}`).not.toBe('')
    },
  )
  test('its creatures join free-form teams at their price', () => {
    const report = checkArmy(
      { name: 'Pack', entries: [{ profile: 'wolf', count: 4 }, { profile: 'adult-red-dragon' }] },
      300,
    )
    expect(report).toMatchObject({ points: 4 * 4 + 272, complaints: [] })
  })
})

/** Speed, Fight, Attacks, Strength, Armor, Toughness, Health, Fortitude, Reflex, Will; the Damage of the first attack. */
type Row = readonly [name: string, from: string, numbers: readonly number[], damage?: number]

/** The tables were read by hand: feet by 5; bonuses +0 is 3, +3 is 4, +6 is 5, +9 is 6, +12 is 7, below 2; AC 11, 14, 17, 20, 23. */
const BY_HAND: readonly Row[] = [
  ['Wolf', 'AC 12, 11 hp, 40 ft, bite +4 for 5, saves +2 +2 +1', [8, 4, 1, 3, 0, 3, 1, 3, 3, 3]],
  ['Lion', 'AC 12, 22 hp, 50 ft, two rends +5 for 7, saves +3 +2 +1', [10, 4, 2, 4, 0, 5, 1, 4, 3, 3]],
  ['Black Bear', 'AC 11, 19 hp, 30 ft, two rends +4 for 5, saves +2 +1 +1', [6, 4, 2, 3, 0, 5, 1, 3, 3, 3]],
  ['Giant Spider', 'AC 14, 26 hp, 30 ft, bite +5 for 14, saves +2 +3 +0', [6, 4, 1, 7, 1, 6, 1, 3, 4, 3]],
  [
    'Giant Scorpion',
    'AC 15, 52 hp as 2 × 26, 40 ft, three attacks +5 for 6, saves +3 +1 −1',
    [8, 4, 3, 3, 1, 6, 2, 4, 3, 2],
  ],
  ['Elephant', 'AC 12, 76 hp as 2 × 38, 40 ft, two gores +8 for 15, saves +6 −1 +0', [8, 5, 2, 7, 0, 7, 2, 5, 2, 3]],
  ['Giant Ape', 'AC 12, 168 hp as 4 × 42, 40 ft, two fists +9 for 22, saves +6 +2 +1', [8, 6, 2, 9, 0, 8, 4, 5, 3, 3]],
  [
    'Tyrannosaurus Rex',
    'AC 13, 136 hp as 3 × 45, 50 ft, +10 for 33 as 2 × 16, saves +10 +0 +4',
    [10, 6, 2, 7, 0, 8, 3, 6, 3, 4],
    2,
  ],
  ['Skeleton', 'AC 14, 13 hp, 30 ft, +5 for 6, saves +2 +3 −1', [6, 4, 1, 3, 1, 3, 1, 3, 4, 2]],
  ['Zombie', 'AC 8, 15 hp, 20 ft, +3 for 5, saves +3 −2 +0', [4, 4, 1, 3, 0, 4, 1, 4, 2, 3]],
  ['Wight', 'AC 14, 82 hp as 3 × 27, 30 ft, two +4 for 10, saves +3 +2 +1', [6, 4, 2, 5, 1, 6, 3, 4, 3, 3]],
  ['Wraith', 'AC 13, 67 hp as 3 × 22, 5 ft, +6 for 21, saves +3 +3 +2', [1, 5, 1, 8, 0, 5, 3, 4, 4, 3]],
  ['Mummy', 'AC 11, 58 hp as 2 × 29, 20 ft, two +5 for 18, saves +3 −1 +3', [4, 4, 2, 8, 0, 6, 2, 4, 2, 4]],
  [
    'Lich',
    'AC 20, 315 hp as 10 × 31, 30 ft, three +12 for 31 as 2 × 15, saves +10 +10 +9',
    [6, 7, 3, 7, 3, 7, 10, 6, 6, 6],
    2,
  ],
  ['Vampire', 'AC 16, 195 hp as 8 × 24, 40 ft, two +9 for 15, saves +9 +9 +7', [8, 6, 2, 7, 1, 6, 8, 6, 6, 5]],
  ['Imp', 'AC 13, 21 hp, 20 ft, +5 for 13, saves +1 +3 +1', [4, 4, 1, 7, 0, 5, 1, 3, 4, 3]],
  [
    'Balor',
    'AC 19, 287 hp as 7 × 41, 40 ft, two +14 for 35 as 2 × 17, saves +12 +2 +9',
    [8, 7, 2, 8, 2, 8, 7, 7, 3, 6],
    2,
  ],
  ['Pit Fiend', 'AC 21, 337 hp as 10 × 34, 30 ft, four +14 for 18, saves +8 +8 +10', [6, 7, 4, 8, 3, 7, 10, 5, 5, 6]],
  ['Hell Hound', 'AC 15, 58 hp as 2 × 29, 50 ft, two +5 for 10, saves +3 +1 +1', [10, 4, 2, 5, 1, 6, 2, 4, 3, 3]],
  ['Fire Elemental', 'AC 13, 93 hp as 3 × 31, 50 ft, two +6 for 10, saves +3 +3 +0', [10, 5, 2, 5, 0, 7, 3, 4, 4, 3]],
  ['Air Elemental', 'AC 15, 90 hp as 3 × 30, 10 ft, two +8 for 14, saves +2 +5 +0', [2, 5, 2, 7, 1, 7, 3, 3, 4, 3]],
  ['Djinni', 'AC 17, 218 hp as 7 × 31, 30 ft, three +9 for 19, saves +6 +6 +7', [6, 6, 3, 8, 2, 7, 7, 5, 5, 5]],
  [
    'Storm Giant',
    'AC 16, 230 hp as 6 × 38, 50 ft, two +14 for 36 as 2 × 18, saves +14 +2 +10',
    [10, 7, 2, 8, 1, 7, 6, 7, 3, 6],
    2,
  ],
  ['Stone Giant', 'AC 17, 126 hp as 3 × 42, 40 ft, two +9 for 22, saves +8 +5 +4', [8, 6, 2, 9, 2, 8, 3, 5, 4, 4]],
  ['Hydra', 'AC 15, 184 hp as 5 × 37, 40 ft, five +8 for 10, saves +5 +1 +0', [8, 5, 5, 5, 1, 7, 5, 4, 3, 3]],
  ['Medusa', 'AC 15, 127 hp as 5 × 25, 30 ft, three +6 for 10, saves +3 +3 +4', [6, 5, 3, 5, 1, 6, 5, 4, 4, 4]],
  [
    'Roc',
    'AC 15, 248 hp as 4 × 62, 20 ft, two +13 for 28 as 2 × 14, saves +9 +4 +4',
    [4, 7, 2, 7, 1, 9, 4, 6, 4, 4],
    2,
  ],
  [
    'Tarrasque',
    'AC 25, 697 hp as 10 × 70, 60 ft, four +19 for 36 as 2 × 18, saves +10 +9 +9',
    [12, 7, 4, 8, 4, 10, 10, 6, 6, 6],
    2,
  ],
  ['Bandit', 'AC 12, 11 hp, 30 ft, +3 for 4, saves +1 +1 +0', [6, 4, 1, 2, 0, 3, 1, 3, 3, 3]],
  ['Mage', 'AC 15, 81 hp as 3 × 27, 30 ft, three +6 for 16, saves +0 +2 +4', [6, 5, 3, 7, 1, 6, 3, 3, 3, 4]],
  ['Commoner', 'AC 10, 4 hp, 30 ft, +2 for 2, saves +0 +0 +0', [6, 3, 1, 1, 0, 1, 1, 3, 3, 3]],
  [
    'Iron Golem',
    'AC 20, 252 hp as 8 × 31, 30 ft, two +12 for 30 as 2 × 15, saves +7 −1 +0',
    [6, 7, 2, 7, 3, 7, 8, 5, 2, 3],
    2,
  ],
  ['Gelatinous Cube', 'AC 6, 63 hp as 2 × 31, 15 ft, +4 for 12, saves +5 −4 −2', [3, 4, 1, 6, 0, 7, 2, 4, 2, 2]],
  [
    'Red Dragon Wyrmling',
    'AC 17, 75 hp as 3 × 25, 30 ft, two +6 for 12, saves +4 +2 +2',
    [6, 5, 2, 6, 2, 6, 3, 4, 3, 3],
  ],
  [
    'Young Red Dragon',
    'AC 18, 178 hp as 6 × 30, 40 ft, three +10 for 16, saves +6 +4 +4',
    [8, 6, 3, 7, 2, 7, 6, 5, 4, 4],
  ],
  [
    'Adult Red Dragon',
    'AC 19, 256 hp as 6 × 43, 40 ft, three +14 for 18, saves +8 +6 +7',
    [8, 7, 3, 8, 2, 8, 6, 5, 5, 5],
  ],
  [
    'Ancient Red Dragon',
    'AC 22, 507 hp as 9 × 56, 40 ft, three +17 for 29 as 2 × 14, saves +10 +7 +9',
    [8, 7, 3, 7, 3, 9, 9, 6, 5, 6],
    2,
  ],
  [
    'Adult Black Dragon',
    'AC 19, 195 hp as 5 × 39, 40 ft, three +11 for 17, saves +6 +7 +6',
    [8, 6, 3, 8, 2, 8, 5, 5, 5, 5],
  ],
]

describe('our own words', () => {
  test('every word of ours is used, and every ability without effect has one', () => {
    const used = new Set(
      BESTIARY.flatMap(({ name, unenforced = [] }) =>
        unenforced.map((one) => (`${name}: ${one.name}` in words ? `${name}: ${one.name}` : one.name)),
      ),
    )
    expect(Object.keys(words).filter((name) => !used.has(name))).toEqual([])
    for (const one of BESTIARY)
      for (const { name, text } of one.unenforced ?? []) expect(text, `${one.name}: ${name}`).not.toBe('')
  })
  test('the creatures of a type stand by price', () => {
    for (const type of ['dragon', 'undead', 'beast', 'fiend'] as const) {
      const points = BESTIARY.filter(({ types }) => types[0] === type).map((one) => one.points)
      expect(points, type).toEqual([...points].sort((a, b) => a - b))
    }
  })
})

describe('numbers worked out by hand', () => {
  test.each(BY_HAND.map(([name, from, ...rest]) => ({ name, from, rest })))(
    'DD-CONV-05 DD-CONV-07 $name: $from',
    ({ name, rest: [numbers, damage = 1] }) => {
      const { speed, fight, attacks, strength, armor, toughness, health, saves, attackList } = creature(name)
      const { fortitude, reflex, will } = saves
      expect([speed, fight, attacks, strength, armor, toughness, health, fortitude, reflex, will]).toEqual(numbers)
      expect(attackList[0]?.damage).toBe(damage)
    },
  )
  test('DD-CONV-03 the breath of an adult red dragon: DC 21, 59 fire damage as 3 × 20, half of that as 3 × 10, twice', () => {
    expect(creature('Adult Red Dragon')).toMatchObject({
      uses: { 'power-fire-breath': 2, 'legendary-resistance': 3 },
      powers: expect.arrayContaining([
        expect.objectContaining({
          area: { shape: 'cone', inches: 12 },
          save: 'reflex',
          potency: 3,
          harm: { dice: 3, strength: 8, weaker: 5, type: 'fire' },
        }),
      ]) as unknown,
      immuneTo: ['fire'],
      moves: { fly: 16, climb: 8 },
    })
  })
})
