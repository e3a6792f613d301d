/** The bestiary of 5e d6: what is in it, that its armies fight, and numbers worked out by hand from the stat blocks. */
import { describe, expect, test } from 'vitest'
import { Battle, randomFrom, SeededDice } from '@muster/engine'
import { BESTIARY, BESTIARY_KINDS, shippedProfile } from '../../src/army/bestiary.ts'
import { profileSchema } from '../../src/army/profile-sheet.ts'
import { packed, unpacked } from '../../src/army/packed-creature.ts'
import { fiveED6 } from '../../src/index.ts'

const creature = (name: string) => BESTIARY.find((one) => one.name === name) ?? expect.fail(name)

describe('the bestiary', () => {
  test('has all ten kinds of dragon at every age, and within a kind stands by price', () => {
    expect(BESTIARY.length).toBeGreaterThanOrEqual(222)
    expect(new Set(BESTIARY.map(({ id }) => id)).size).toBe(BESTIARY.length)
    for (const kind of ['Black', 'Blue', 'Brass', 'Bronze', 'Copper', 'Gold', 'Green', 'Red', 'Silver', 'White'])
      for (const name of [
        `${kind} Dragon Wyrmling`,
        ...['Young', 'Adult', 'Ancient'].map((age) => `${age} ${kind} Dragon`),
      ])
        expect(
          creature(name).weapons.some(({ save }) => save),
          name,
        ).toBe(true)
    for (const [kind, creatures] of BESTIARY_KINDS) {
      const points = creatures.map((one) => one.points)
      expect(points, kind).toEqual([...points].sort((a, b) => a - b))
    }
  })
  test.each(BESTIARY.map((one) => [one.name, one] as const))('%s is a profile that armies may name', (_name, one) => {
    expect(profileSchema.parse(unpacked(one))).toEqual(unpacked(one))
    expect(shippedProfile(one.id)).toMatchObject({ id: one.id, points: one.points })
  })
  test('a creature packs into what it was unpacked from, its legendary actions and weapons included', () => {
    for (const one of BESTIARY)
      expect(unpacked(packed(unpacked(one), one.icon, one.type)), one.name).toEqual(unpacked(one))
    const [bite] = unpacked({ ...creature('Wolf'), weapons: [{ name: 'Bite', reach: 1 }] }).weapons
    expect(bite).toMatchObject({ name: 'Bite', strength: 0, damage: 1, needsPreparing: false })
  })
  test('FD-SETUP-02 an army of its creatures costs what they cost, and is checked like any other', () => {
    const entries = [
      { name: 'Wolf', profile: 'wolf', count: 4 },
      { name: 'Dragon', profile: 'young-red-dragon' },
    ]
    const report = fiveED6.checkArmy({ name: 'Pack', entries }, 300)
    expect(report).toMatchObject({ points: 4 * 4 + 160, figures: 5, complaints: [] })
  })
  test('its armies fight each other to the end', () => {
    const army = (name: string, ...profiles: readonly string[]) => ({
      name,
      entries: profiles.map((profile, index) => ({ name: `${profile} ${index + 1}`, profile })),
    })
    const plan = fiveED6.readyPlan(3)
    const sides = [
      { id: 'a', name: 'A', army: army('A', 'young-red-dragon', 'wolf', 'giant-spider') },
      { id: 'b', name: 'B', army: army('B', 'stone-giant', 'giant-constrictor-snake', 'mummy') },
    ]
    const battle = Battle.start(fiveED6.game, { ...plan, sides, options: { limit: 1000 } } as never, new SeededDice(5))
    const random = randomFrom(7)
    let asked = 0
    while (battle.question && asked++ < 4000) battle.answer(battle.question.sample(random))
    expect(battle.question).toBeUndefined()
  })
})

/** Speed, Fight, Armor, Toughness, Health, Attacks, Strength, Fortitude, Reflex, Will; the Damage of the first attack. */
type Row = readonly [name: string, from: string, numbers: readonly (number | 'none')[], damage?: number]

/** Health is the hit points by 43, Toughness the nearest row to the share of each; Damage is 2 from 33 points on. */
const BY_HAND: readonly Row[] = [
  ['Wolf', 'AC 12, 11 hp, 40 ft, bite +4 for 5, saves +2 +2 +1', [8, 4, 0, 3, 1, 1, 3, 3, 3, 3]],
  ['Lion', 'AC 12, 22 hp, 50 ft, two rends +5 for 7, saves +3 +2 +1', [10, 4, 0, 5, 1, 2, 4, 4, 3, 3]],
  ['Black Bear', 'AC 11, 19 hp, 30 ft, two rends +4 for 5, saves +2 +1 +1', [6, 4, 0, 5, 1, 2, 3, 3, 3, 3]],
  ['Giant Spider', 'AC 14, 26 hp, 30 ft, bite +5 for 14, saves +2 +3 +0', [6, 4, 1, 6, 1, 1, 7, 3, 4, 3]],
  ['Giant Scorpion', 'AC 15, 52 hp, 40 ft, three attacks +5 for 6, saves +3 +1 −1', [8, 4, 1, 9, 1, 3, 3, 4, 3, 2]],
  ['Elephant', 'AC 12, 76 hp, 40 ft, two gores +8 for 15, saves +6 −1 +0', [8, 5, 0, 7, 2, 2, 7, 5, 2, 3]],
  ['Giant Ape', 'AC 12, 168 hp, 40 ft, two fists +9 for 22, saves +6 +2 +1', [8, 6, 0, 8, 4, 2, 9, 5, 3, 3]],
  ['Tyrannosaurus Rex', 'AC 13, 136 hp, 50 ft, +10 for 33, saves +10 +0 +4', [10, 6, 0, 8, 3, 2, 7, 6, 3, 4], 2],
  ['Skeleton', 'AC 14, 13 hp, 30 ft, +5 for 6, saves +2 +3 −1', [6, 4, 1, 3, 1, 1, 3, 3, 4, 2]],
  ['Zombie', 'AC 8, 15 hp, 20 ft, +3 for 5, saves +3 −2 +0', [4, 4, 'none', 4, 1, 1, 3, 4, 2, 3]],
  ['Wight', 'AC 14, 82 hp, 30 ft, two +4 for 10, saves +3 +2 +1', [6, 4, 1, 8, 2, 2, 5, 4, 3, 3]],
  ['Wraith', 'AC 13, 67 hp, flies 60 ft, +6 for 21, saves +3 +3 +2', [12, 5, 0, 7, 2, 1, 8, 4, 4, 3]],
  ['Mummy', 'AC 11, 58 hp, 20 ft, two +5 for 18, saves +3 −1 +3', [4, 4, 0, 9, 1, 2, 8, 4, 2, 4]],
  ['Lich', 'AC 20, 315 hp, 30 ft, three +12 for 31, saves +10 +10 +9', [6, 7, 3, 8, 7, 3, 10, 6, 6, 6]],
  ['Vampire', 'AC 16, 195 hp, 40 ft, two +9 for 15, saves +9 +9 +7', [8, 6, 1, 8, 5, 2, 7, 6, 6, 5]],
  ['Imp', 'AC 13, 21 hp, flies 40 ft, +5 for 13, saves +1 +3 +1', [8, 4, 0, 5, 1, 1, 7, 3, 4, 3]],
  ['Balor', 'AC 19, 287 hp, flies 80 ft, two +14 for 35, saves +12 +2 +9', [16, 7, 2, 8, 7, 2, 8, 7, 3, 6], 2],
  ['Pit Fiend', 'AC 21, 337 hp, flies 60 ft, four +14 for 18, saves +8 +8 +10', [12, 7, 3, 8, 8, 4, 8, 5, 5, 6]],
  ['Hell Hound', 'AC 15, 58 hp, 50 ft, two +5 for 10, saves +3 +1 +1', [10, 4, 1, 9, 1, 2, 5, 4, 3, 3]],
  ['Fire Elemental', 'AC 13, 93 hp, 50 ft, two +6 for 10, saves +3 +3 +0', [10, 5, 0, 8, 2, 2, 5, 4, 4, 3]],
  ['Air Elemental', 'AC 15, 90 hp, flies 90 ft, two +8 for 14, saves +2 +5 +0', [18, 5, 1, 8, 2, 2, 7, 3, 4, 3]],
  ['Djinni', 'AC 17, 218 hp, flies 90 ft, three +9 for 19, saves +6 +6 +7', [18, 6, 2, 8, 5, 3, 8, 5, 5, 5]],
  ['Storm Giant', 'AC 16, 230 hp, 50 ft, two +14 for 36, saves +14 +2 +10', [10, 7, 1, 8, 5, 2, 8, 7, 3, 6], 2],
  ['Stone Giant', 'AC 17, 126 hp, 40 ft, two +9 for 22, saves +8 +5 +4', [8, 6, 2, 8, 3, 2, 9, 5, 4, 4]],
  ['Hydra', 'AC 15, 184 hp, 40 ft, five +8 for 10, saves +5 +1 +0', [8, 5, 1, 8, 4, 5, 5, 4, 3, 3]],
  ['Medusa', 'AC 15, 127 hp, 30 ft, three +6 for 10, saves +3 +3 +4', [6, 5, 1, 8, 3, 3, 5, 4, 4, 4]],
  ['Roc', 'AC 15, 248 hp, flies 120 ft, two +13 for 28, saves +9 +4 +4', [24, 7, 1, 8, 6, 2, 9, 6, 4, 4]],
  ['Tarrasque', 'AC 25, 697 hp, 60 ft, four +19 for 36, saves +10 +9 +9', [12, 7, 4, 8, 16, 4, 8, 6, 6, 6], 2],
  ['Bandit', 'AC 12, 11 hp, 30 ft, +3 for 4, saves +1 +1 +0', [6, 4, 0, 3, 1, 1, 2, 3, 3, 3]],
  ['Mage', 'AC 15, 81 hp, 30 ft, three +6 for 16, saves +0 +2 +4', [6, 5, 1, 8, 2, 3, 7, 3, 3, 4]],
  ['Commoner', 'AC 10, 4 hp, 30 ft, +2 for 2, saves +0 +0 +0', [6, 3, 'none', 1, 1, 1, 1, 3, 3, 3]],
  ['Iron Golem', 'AC 20, 252 hp, 30 ft, two +12 for 30, saves +7 −1 +0', [6, 7, 3, 8, 6, 2, 10, 5, 2, 3]],
  ['Gelatinous Cube', 'AC 6, 63 hp, 15 ft, +4 for 12, saves +5 −4 −2', [3, 4, 'none', 9, 1, 1, 6, 4, 1, 2]],
  ['Red Dragon Wyrmling', 'AC 17, 75 hp, flies 60 ft, two +6 for 12, saves +4 +2 +2', [12, 5, 2, 7, 2, 2, 6, 4, 3, 3]],
  ['Young Red Dragon', 'AC 18, 178 hp, flies 80 ft, three +10 for 16, saves +6 +4 +4', [16, 6, 2, 8, 4, 3, 7, 5, 4, 4]],
  ['Adult Red Dragon', 'AC 19, 256 hp, flies 80 ft, three +14 for 18, saves +8 +6 +7', [16, 7, 2, 8, 6, 3, 8, 5, 5, 5]],
  [
    'Ancient Red Dragon',
    'AC 22, 507 hp, flies 80 ft, three +17 for 29, saves +10 +7 +9',
    [16, 7, 3, 8, 12, 3, 10, 6, 5, 6],
  ],
  [
    'Adult Black Dragon',
    'AC 19, 195 hp, flies 80 ft, three +11 for 17, saves +6 +7 +6',
    [16, 6, 2, 8, 5, 3, 8, 5, 5, 5],
  ],
]

describe('numbers worked out by hand', () => {
  test.each(BY_HAND.map(([name, from, ...rest]) => ({ name, from, rest })))(
    'FD-CONV-05 FD-CONV-07 $name: $from',
    ({ name, rest: [numbers, damage = 1] }) => {
      expect(creature(name).numbers).toEqual(numbers)
      expect(creature(name).weapons[0]?.damage ?? 1).toBe(damage)
    },
  )
})

describe('what a creature does outside its combat action', () => {
  test('FD-RUL-90 an adult dragon pounces after an enemy’s turn, and what casts a spell is kept as text', () => {
    const { legendary = [], unenforced = [] } = creature('Adult Red Dragon')
    expect(legendary).toEqual([{ name: 'Pounce', move: 0.5, strikes: ['Rend'] }])
    expect(unenforced).toEqual(expect.arrayContaining(['Commanding Presence', 'Fiery Rays']))
    expect(unenforced).not.toContain('Pounce')
  })
  test('FD-RUL-90 a power of a legendary action has the numbers of this game’s tables', () => {
    const burst = creature('Adult White Dragon').legendary?.find(({ name }) => name === 'Freezing Burst')
    expect(burst).toMatchObject({
      once: true,
      power: { damage: 1, save: { save: 'fortitude', difficulty: 1, area: { shape: 'burst', inches: 6 } } },
    })
  })
  test('FD-RUL-91 the gaze of a basilisk throws to the ground whoever fails its save, without an action', () => {
    expect(creature('Basilisk').weapons.find(({ name }) => name === 'Petrifying Gaze')).toMatchObject({
      isExtra: true,
      damage: 0,
      uses: 3,
      save: { save: 'fortitude', difficulty: 0, area: { shape: 'cone', inches: 6 } },
      brings: [{ is: 'prone' }],
    })
    expect(creature('Basilisk').unenforced).toContain('Petrifying Gaze')
  })
  test('FD-RUL-91 what restrains beside its user holds, and farther off it throws to the ground', () => {
    const brought = (name: string, weapon: string) =>
      creature(name)
        .weapons.find((one) => one.name === weapon)
        ?.brings?.map(({ is }) => is)
    expect(brought('Shambling Mound', 'Engulf')).toEqual(['grappled'])
    expect(brought('Giant Spider', 'Web')).toEqual(['prone'])
  })
})
