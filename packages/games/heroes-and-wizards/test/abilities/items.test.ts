/** The six magic items. */
import { describe, expect, test } from 'vitest'
import { skirmish, type Skirmish } from '../skirmish.ts'

type Words = ConstructorParameters<typeof Skirmish>[0]
const brawl = (words: Words = {}) => skirmish({ stage: 'assign-attacks', turn: 6, ...words })
const volley = (words: Words = {}) => skirmish({ stage: 'declare-shots', turn: 6, ...words })
const magic = (words: Words = {}) => skirmish({ stage: 'magic', turn: 6, ...words })

const hero = (item: string) => ({ rank: 'hero', item })
const fates = (battle: Skirmish, ...ids: string[]) => ids.map((id) => battle.of(id).where)
const attacksIn = ({ decision }: Skirmish, figure: string) =>
  decision.kind === 'pair' ? decision.linkers.find((linker) => linker.figure === figure) : expect.fail(decision.kind)

const THREE = [
  { id: 'a', name: 'North', edge: 'north' },
  { id: 'b', name: 'East', edge: 'east' },
  { id: 'c', name: 'South', edge: 'south' },
]

describe('Armband of Toughness', () => {
  test('HW-ITEM-01 after a failed save one more die: a 3 ignores the hit, a 4 does not, and a save that held needs none', () => {
    const struck = (...armband: number[]) =>
      brawl()
        .b('Bob', { at: [10, 10] })
        .a('Hero', { ...hero('armband-of-toughness'), armour: 3, at: [10, 11] })
        .rolls(
          ['hit: Bob at Hero', 1],
          ['save: Hero', armband.length > 0 ? 4 : 3],
          ...armband.map((face) => ['armband: Hero', face] as const),
        )
        .pairs()
        .pairs(['Bob', 'Hero'])
        .rolledEverything()
        .of('Hero').where
    expect([struck(3), struck(4), struck()]).toEqual(['standing', 'slain', 'standing'])
  })

  test('HW-ITEM-02 HW-RUL-82 the Armband works against melee, shooting and spell hits, once for each hit', () => {
    const armbanded = { ...hero('armband-of-toughness'), armour: 2 }
    brawl()
      .a('Hero', { ...armbanded, at: [10, 10] })
      .b('Bob', { twoWeapons: true, at: [10, 11] })
      .rolls(
        ['hit: Bob at Hero', 1],
        ['save: Hero', 3],
        ['armband: Hero', 1],
        ['hit: Bob at Hero', 1],
        ['save: Hero', 3],
        ['armband: Hero', 2],
      )
      .pairs()
      .pairs(['Bob', 'Hero'], ['Bob', 'Hero'])
      .rolledEverything()
    volley()
      .a('Hero', { ...armbanded, at: [10, 10] })
      .b('Bob', { shooting: 1, at: [10, 20] })
      .rolls(['hit: Bob at Hero', 1], ['save: Hero', 3], ['armband: Hero', 1])
      .pairs(['Bob', 'Hero'])
      .rolledEverything()
    magic({ order: ['b', 'a'] })
      .a('Hero', { ...armbanded, at: [10, 10] })
      .b('Wiz', { rank: 'wizard', spells: ['death-bolt', 'curse'], at: [10, 20] })
      .rolls(['save: Hero', 2], ['armband: Hero', 1])
      .picks('Wiz|death-bolt|Hero')
      .rolledEverything()
  })

  test('HW-ITEM-03 HW-RUL-82 without Armour no save is rolled, but the Armband die is', () => {
    const battle = brawl()
      .a('Hero', { ...hero('armband-of-toughness'), armour: 0, at: [10, 10] })
      .b('Bob', { at: [10, 11] })
      .rolls(['hit: Bob at Hero', 1], ['armband: Hero', 3])
      .pairs()
      .pairs(['Bob', 'Hero'])
      .rolledEverything()
    expect(battle.of('Hero').where).toBe('standing')
  })
})

describe('Battle Axe of Slaughter', () => {
  /** The Hero in the middle, three enemies around. */
  const ring = (words: Words = {}, axeman = {}) =>
    brawl(words)
      .a('Hero', { ...hero('battle-axe-of-slaughter'), melee: 3, at: [10, 10], ...axeman })
      .b('East', { armour: 2, at: [11, 10] })
      .b('South', { armour: 2, at: [10, 11] })
      .b('West', { armour: 2, at: [9, 10] })

  test('HW-ITEM-04 an attack with the Axe that hits strikes all three enemies in contact, each with its own save; a miss strikes none', () => {
    const battle = ring()
      .rolls(['hit: Hero at South', 3], ['save: South', 3], ['save: East', 2], ['save: West', 6])
      .pairs(['Hero', 'South'])
      .pairs()
      .picks('East', 'West')
      .rolledEverything()
    expect(fates(battle, 'South', 'East', 'West')).toEqual(['slain', 'standing', 'slain'])
    ring().rolls(['hit: Hero at South', 4]).pairs(['Hero', 'South']).pairs().rolledEverything()
  })

  test("HW-ITEM-05 HW-RUL-83 the target saves first, then the others as the Hero's player names them; the slain are passed over", () => {
    const battle = ring({}, { twoWeapons: true })
      .rolls(['hit: Hero at South', 1], ['save: South', 3], ['save: West', 3], ['save: East', 1])
      .rolls(['hit: Hero at South', 1], ['save: East', 1])
      .pairs(['Hero', 'South'], ['Hero', 'South'])
      .pairs()
    expect(battle.decision).toMatchObject({ by: 'a', what: 'axe-order', default: { pick: ['East', 'West'] } })
    battle.picks('West', 'East').rolledEverything()
    expect(fates(battle, 'South', 'East', 'West')).toEqual(['slain', 'standing', 'slain'])
  })

  test('HW-ITEM-06 HW-RUL-83 friends in contact are spared, but not the friend it is driven at by Paranoia', () => {
    brawl()
      .a('Hero', { ...hero('battle-axe-of-slaughter'), at: [10, 10] })
      .a('Pal', { armour: 2, at: [11, 10] })
      .b('Bob', { armour: 2, at: [10, 11] })
      .rolls(['hit: Hero at Bob', 1], ['save: Bob', 1])
      .pairs(['Hero', 'Bob'])
      .pairs()
      .rolledEverything()
    const battle = magic({ order: ['b', 'a'] })
      .a('Hero', { ...hero('battle-axe-of-slaughter'), at: [10, 10] })
      .a('Pal', { armour: 2, at: [11, 10] })
      .a('Mate', { armour: 2, at: [9.5, 9.1] })
      .b('Bob', { armour: 2, at: [10, 11] })
      .b('Wiz', { rank: 'wizard', spells: ['paranoia', 'curse'], at: [20, 10] })
      .rolls(['hit: Hero at Pal', 1], ['save: Pal', 3], ['save: Bob', 3])
      .picks('Wiz|paranoia|Hero')
    battle.until('attack').rolledEverything()
    expect(fates(battle, 'Pal', 'Bob', 'Mate')).toEqual(['slain', 'slain', 'standing'])
    expect([battle.side('a').slain, battle.side('b').slain]).toEqual([6, 6])
  })

  test('HW-ITEM-07 HW-RUL-83 the Axe sweeps in free attacks and immediate attacks as well', () => {
    const free = skirmish({ stage: 'move', order: ['b', 'a'] })
      .a('Hero', { ...hero('battle-axe-of-slaughter'), at: [10, 10] })
      .b('Runner', { armour: 2, at: [11, 10] })
      .b('Bob', { armour: 2, at: [10, 11] })
      .rolls(['hit: Hero at Runner', 1], ['save: Runner', 1], ['save: Bob', 3])
      .move('Runner', [13, 10])
    free.until('move').rolledEverything()
    expect(fates(free, 'Runner', 'Bob')).toEqual(['standing', 'slain'])
    const lust = magic()
      .a('Hero', { ...hero('battle-axe-of-slaughter'), at: [10, 10] })
      .a('Wiz', { rank: 'wizard', spells: ['blood-lust', 'curse'], at: [20, 10] })
      .b('Bea', { armour: 2, at: [11, 10] })
      .b('Bob', { armour: 2, at: [10, 11] })
      .rolls(['hit: Hero at Bea', 6], ['hit: Hero at Bea', 1], ['save: Bea', 1], ['save: Bob', 3])
      .picks('Wiz|blood-lust|Hero')
      .picks('stay')
      .picks('Bea')
      .rolledEverything()
    expect(fates(lust, 'Bea', 'Bob')).toEqual(['standing', 'slain'])
  })

  test("HW-ITEM-20 HW-RUL-83 a Mighty Hero's sweep lowers the Armour of each figure that is not Mighty", () => {
    const battle = brawl()
      .a('Hero', { ...hero('battle-axe-of-slaughter'), mighty: true, at: [10, 10] })
      .b('Man', { armour: 3, at: [11.5, 10] })
      .b('Ogre', { mighty: true, armour: 3, at: [10, 12] })
      .rolls(['hit: Hero at Man', 1], ['save: Man', 3], ['save: Ogre', 3])
      .pairs(['Hero', 'Man'])
      .pairs()
      .rolledEverything()
    expect(fates(battle, 'Man', 'Ogre')).toEqual(['slain', 'standing'])
  })
})

describe('Battle Sword', () => {
  test('HW-ITEM-08 HW-RUL-16 Melee is 1 higher: a 4 for Melee 3, and at Melee 5 no die is needed', () => {
    const battle = brawl()
      .a('Hero', { ...hero('battle-sword'), melee: 3, at: [10, 10] })
      .b('Bob', { at: [10, 11] })
      .rolls(['hit: Hero at Bob', 4])
      .pairs(['Hero', 'Bob'])
      .pairs()
      .rolledEverything()
    expect(battle.of('Bob').where).toBe('slain')
    const master = brawl()
      .a('Hero', { ...hero('battle-sword'), melee: 5, at: [10, 10] })
      .b('Bob', { at: [10, 11] })
      .pairs(['Hero', 'Bob'])
      .pairs()
      .rolledEverything()
    expect(master.of('Bob').where).toBe('slain')
  })

  test('HW-ITEM-09 HW-RUL-84 those it hits save 1 lower, with either weapon; its arrows and spells bite as usual', () => {
    const battle = brawl()
      .a('Hero', { ...hero('battle-sword'), twoWeapons: true, at: [10, 10] })
      .b('Bob', { armour: 3, at: [10, 11] })
      .b('Bea', { armour: 3, at: [10, 9] })
      .rolls(['hit: Hero at Bob', 2], ['save: Bob', 3], ['hit: Hero at Bea', 2], ['save: Bea', 3])
      .pairs(['Hero', 'Bob'], ['Hero', 'Bea'])
      .pairs()
      .rolledEverything()
    expect(fates(battle, 'Bob', 'Bea')).toEqual(['slain', 'slain'])
    const shot = volley()
      .a('Hero', { ...hero('battle-sword'), shooting: 1, at: [10, 10] })
      .b('Bob', { armour: 3, at: [10, 20] })
      .rolls(['hit: Hero at Bob', 1], ['save: Bob', 3])
      .pairs(['Hero', 'Bob'])
      .rolledEverything()
    expect(shot.of('Bob').where).toBe('standing')
  })
})

describe('Magic Armour', () => {
  const knight = { ...hero('magic-armour'), armour: 3 }

  test('HW-ITEM-10 only one of two enemies in contact may attack the Hero', () => {
    const battle = brawl({ order: ['b', 'a'] })
      .a('Hero', { ...knight, at: [10, 10] })
      .b('Bob', { at: [10, 11] })
      .b('Bea', { at: [10, 9] })
      .rolls(['hit: Bea at Hero', 6])
    expect(
      battle.refused({
        links: [
          { from: 'Bob', to: 'Hero' },
          { from: 'Bea', to: 'Hero' },
        ],
      }),
    ).toMatchObject({ code: 'attacked-already', rule: 'HW-ITEM-10' })
    battle.pairs(['Bea', 'Hero']).pairs().rolledEverything()
  })

  test('HW-ITEM-11 that enemy may attack the Hero only once, however many weapons it has', () => {
    const battle = brawl({ order: ['b', 'a'] })
      .a('Hero', { ...knight, at: [10, 10] })
      .b('Bob', { twoWeapons: true, at: [10, 11] })
      .rolls(['hit: Bob at Hero', 6])
    expect(
      battle.refused({
        links: [
          { from: 'Bob', to: 'Hero' },
          { from: 'Bob', to: 'Hero' },
        ],
      }),
    ).toMatchObject({ code: 'attacked-already' })
    battle.pairs(['Bob', 'Hero']).pairs().rolledEverything()
  })

  test('HW-ITEM-12 HW-RUL-85 a free attack, even a miss, is the one attack of the turn; so is the first of a Blood Lust', () => {
    const battle = skirmish({ stage: 'move', turn: 6 })
      .a('Hero', { ...knight, at: [10, 10] })
      .b('Bob', { at: [10, 11] })
      .b('Fast', { movement: '6', at: [10, 4] })
      .rolls(['hit: Bob at Hero', 6])
      .move('Hero', [10, 8])
      .move('Fast', [10, 7])
      .picks('done')
      .rolledEverything()
    expect(battle.decision).toMatchObject({ what: 'attack', by: 'a' })
    battle.pairs().rolledEverything()
    expect(battle.battle.over).toBe(true)
    const lust = magic({ order: ['b', 'a'] })
      .a('Hero', { ...knight, at: [10, 10] })
      .b('Bob', { twoWeapons: true, at: [10, 11] })
      .b('Wiz', { rank: 'wizard', spells: ['blood-lust', 'curse'], at: [20, 10] })
      .rolls(['hit: Bob at Hero', 6])
      .picks('Wiz|blood-lust|Bob')
      .picks('stay')
      .picks('Hero')
      .until('attack')
      .rolledEverything()
    expect(lust.events.filter(({ is }) => is === 'attack-lost')).toHaveLength(2)
    expect(lust.decision).toMatchObject({ by: 'a' })
  })

  test('HW-ITEM-12 HW-SPELL-15 Blood Lust cannot attack a Hero that has been attacked this turn', () => {
    const lust = (attacked: boolean) =>
      magic({ order: ['b', 'a'] })
        .a('Hero', { ...knight, at: [10, 10], attacked })
        .a('Pal', { at: [11, 11] })
        .b('Bob', { at: [10, 11] })
        .b('Wiz', { rank: 'wizard', spells: ['blood-lust', 'curse'], at: [20, 10] })
        .picks('Wiz|blood-lust|Bob')
        .picks('stay')
    const options = (attacked: boolean) => lust(attacked).decision.options.map(({ id }) => id)
    expect([options(false), options(true)]).toEqual([
      ['Hero', 'Pal', 'none'],
      ['Pal', 'none'],
    ])
  })

  test("HW-RUL-85 a friend's blow under Paranoia counts too", () => {
    const battle = magic({ order: ['b', 'a'] })
      .a('Hero', { ...knight, at: [10, 10] })
      .a('Pal', { twoWeapons: true, at: [11, 10] })
      .b('Bob', { at: [10, 11] })
      .b('Wiz', { rank: 'wizard', spells: ['paranoia', 'curse'], at: [20, 10] })
      .rolls(['hit: Pal at Hero', 6])
      .picks('Wiz|paranoia|Pal')
    expect(battle.decision).toMatchObject({ what: 'attack', by: 'a' })
    battle.pairs().rolledEverything()
    expect(battle.battle.over).toBe(true)
  })

  test('HW-ITEM-13 HW-RUL-85 the side first in the order takes the one attack, and the next side finds the Hero shielded', () => {
    const battle = brawl({ sides: THREE, order: ['c', 'b', 'a'] })
      .a('Hero', { ...knight, at: [10, 10] })
      .b('Bob', { at: [10, 11] })
      .put('Cat', 'c', { at: [10, 9] })
      .rolls(['hit: Cat at Hero', 6])
      .pairs(['Cat', 'Hero'])
    expect(battle.decision).toMatchObject({ by: 'a' })
    battle.pairs().rolledEverything()
  })

  test('HW-ITEM-14 HW-RUL-86 a sweep hits the Hero only if it was not attacked this turn, and counts as the one attack', () => {
    const around = (words: Words = {}) =>
      brawl({ order: ['b', 'a'], ...words })
        .a('Hero', { ...knight, at: [10, 10] })
        .a('Pal', { armour: 3, at: [10, 12] })
        .b('Axe', { ...hero('battle-axe-of-slaughter'), twoWeapons: true, at: [10, 11] })
        .b('Bob', { at: [10, 9] })
    around()
      .rolls(['hit: Axe at Pal', 1], ['save: Pal', 1], ['save: Hero', 1], ['hit: Axe at Pal', 1], ['save: Pal', 1])
      .pairs(['Axe', 'Pal'], ['Axe', 'Pal'])
      .pairs()
      .rolledEverything()
    around()
      .rolls(['hit: Axe at Pal', 1], ['save: Pal', 1], ['hit: Bob at Hero', 6])
      .pairs(['Axe', 'Pal'], ['Bob', 'Hero'])
      .pairs()
      .rolledEverything()
  })

  test('HW-ITEM-15 arrows and spells find the Hero as often as they come', () => {
    const battle = volley({ order: ['b', 'a'] })
      .a('Hero', { ...knight, attacked: true, at: [10, 10] })
      .b('Bob', { shooting: 1, at: [10, 20] })
      .b('Bea', { shooting: 1, at: [12, 20] })
      .rolls(['hit: Bob at Hero', 1], ['save: Hero', 1], ['hit: Bea at Hero', 1], ['save: Hero', 1])
    expect(battle.decision.default).toEqual({
      links: [
        { from: 'Bob', to: 'Hero' },
        { from: 'Bea', to: 'Hero' },
      ],
    })
    battle.pairs(['Bob', 'Hero'], ['Bea', 'Hero']).rolledEverything()
    magic({ order: ['b', 'a'] })
      .a('Hero', { ...knight, attacked: true, at: [10, 10] })
      .b('Wiz', { rank: 'wizard', spells: ['death-bolt', 'death-bolt'], at: [10, 20] })
      .rolls(['save: Hero', 1], ['save: Hero', 2])
      .picks('Wiz|death-bolt|Hero')
      .picks('Wiz|death-bolt|Hero')
      .rolledEverything()
  })

  test('HW-ITEM-15 a spell is not the one attack of the turn', () => {
    const battle = magic({ order: ['b', 'a'] })
      .a('Hero', { ...knight, at: [10, 10] })
      .b('Bob', { at: [10, 11] })
      .b('Wiz', { rank: 'wizard', spells: ['death-bolt', 'curse'], at: [10, 20] })
      .rolls(['save: Hero', 1])
      .picks('Wiz|death-bolt|Hero')
      .until('attack')
      .rolledEverything()
    expect(battle.decision).toMatchObject({ by: 'b', linkers: [{ figure: 'Bob', targets: ['Hero'] }] })
  })
})

describe('Obsidian Amulet', () => {
  const amulet = { ...hero('obsidian-amulet'), spells: ['death-bolt'] }

  test('HW-ITEM-16 HW-RUL-87 no spell may be cast at its bearer, by friend, foe or itself, and a Fireball leaves it whole', () => {
    const battle = magic()
      .a('Hero', { ...amulet, at: [10, 10] })
      .a('Wiz', { rank: 'wizard', spells: ['blood-lust', 'curse'], at: [20, 10] })
      .b('Foe', { rank: 'wizard', spells: ['curse', 'fireball'], at: [20, 20] })
      .b('Bob', { armour: 5, at: [10, 11.5] })
      .rolls(['save: Bob', 4])
    for (const casting of ['Wiz|blood-lust|Hero', 'Wiz|curse|Hero', 'Hero|death-bolt|Hero']) {
      expect(battle.refused({ pick: [casting] })).toMatchObject({ code: 'immune', rule: 'HW-ITEM-16' })
    }
    battle.picks('done')
    expect(battle.refused({ pick: ['Foe|curse|Hero'] })).toMatchObject({ code: 'immune' })
    battle
      .picks('Foe|fireball')
      .answer({ at: { x: 25400, y: 27940 } })
      .rolledEverything()
    expect(battle.told('fireball-burst')).toMatchObject({ caught: ['Bob'] })
  })

  test("HW-ITEM-17 HW-RUL-87 a friend driven mad strikes it all the same, and so does an enemy's sword", () => {
    const mad = magic({ order: ['b', 'a'] })
      .a('Hero', { ...amulet, at: [10, 10] })
      .a('Pal', { at: [11, 10] })
      .b('Wiz', { rank: 'wizard', spells: ['paranoia', 'curse'], at: [20, 10] })
      .rolls(['hit: Pal at Hero', 1])
      .picks('Wiz|paranoia|Pal')
      .rolledEverything()
    expect(mad.of('Hero').where).toBe('slain')
    const sword = brawl()
      .a('Hero', { ...amulet, armour: 2, at: [10, 10] })
      .b('Champion', { ...hero('battle-sword'), melee: 1, at: [10, 11] })
      .rolls(['hit: Champion at Hero', 2], ['save: Hero', 2])
      .pairs()
      .pairs(['Champion', 'Hero'])
      .rolledEverything()
    expect(sword.of('Hero').where).toBe('slain')
  })

  test('HW-ITEM-18 HW-RUL-88 its bearer casts its one spell once a turn like a Wizard, out of combat and within 18 inches', () => {
    const battle = magic()
      .a('Hero', { ...amulet, at: [10, 10] })
      .b('Bob', { armour: 4, at: [10, 20] })
      .b('Far', { at: [10, 30] })
      .rolls(['save: Bob', 1])
    expect(battle.refused({ pick: ['Hero|death-bolt|Far'] })).toMatchObject({ rule: 'HW-MAG-05' })
    battle.picks('Hero|death-bolt|Bob').rolledEverything()
    expect(battle.events.filter(({ is }) => is === 'spell-cast')).toHaveLength(1)
    expect(battle.battle.over).toBe(true)
    const engaged = magic()
      .a('Hero', { ...amulet, at: [10, 10] })
      .b('Bob', { at: [10, 11] })
    expect(engaged.decision.what).toBe('attack')
  })

  test('HW-ITEM-18 HW-RUL-88 a Hero with the Amulet adds one to initiative, not two', () => {
    const battle = skirmish({ stage: 'initiative' })
      .a('Hero', { ...amulet, at: [10, 10] })
      .b('Bob', { at: [40, 40] })
      .rolls(['initiative: North', 3], ['initiative: South', 4], ['initiative: North', 1], ['initiative: South', 6])
    expect(battle.decision).toMatchObject({ by: 'b', what: 'go-first' })
    battle.rolledEverything()
  })
})

describe('Quick Sword', () => {
  test('HW-ITEM-19 HW-RUL-89 two attacks more: 3 with one weapon, 4 with two, one fewer when cursed; a free attack is still one', () => {
    const most = (words: object) =>
      attacksIn(
        brawl()
          .a('Hero', { ...hero('quick-sword'), at: [10, 10], ...words })
          .b('Bob', { at: [10, 11] }),
        'Hero',
      )?.most
    expect([
      most({}),
      most({ twoWeapons: true }),
      most({ cursed: true }),
      most({ twoWeapons: true, cursed: true }),
    ]).toEqual([3, 4, 2, 3])
    skirmish({ stage: 'move', order: ['b', 'a'] })
      .a('Hero', { ...hero('quick-sword'), at: [10, 10] })
      .b('Bob', { at: [10, 11] })
      .rolls(['hit: Hero at Bob', 6])
      .move('Bob', [10, 13])
      .until('move')
      .rolledEverything()
  })
})

describe('all of them', () => {
  test('HW-RUL-90 the slayer of a Hero does not get its item', () => {
    const battle = brawl({ turn: 1 })
      .a('Slayer', { rank: 'hero', melee: 5, at: [10, 10] })
      .a('Squire', { at: [20, 20] })
      .b('Hero', { ...hero('quick-sword'), at: [10, 11] })
      .b('Bob', { at: [10, 9] })
      .rolls(['hit: Slayer at Hero', 1], ['initiative: North', 6], ['initiative: South', 1])
      .pairs(['Slayer', 'Hero'])
      .pairs()
      .until('attack')
      .rolledEverything()
    expect(battle.state.turn).toBe(2)
    expect(attacksIn(battle, 'Slayer')?.most).toBe(1)
    expect(battle.state.figures.filter(({ item, where }) => item !== undefined && where === 'standing')).toEqual([])
  })
})
