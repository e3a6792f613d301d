/** Advantage points: who has them, how many, and which dice they may turn. */
import { describe, expect, test } from 'vitest'
import type { AttackDeclared } from '../../src/events/events.ts'
import { assault, optionsOf } from '../fight.ts'
import { row, type Skirmish, type UnitWords } from '../skirmish.ts'

const bows = { ranged: { attack: 5 } } as const
const fearsome = { traits: ['fearsome'] } as const
const steadfast = { traits: ['steadfast'] } as const
const scrum = { scrum: 1 } as const

/** Orcs have just charged Elves from the north. */
const charge = (words: Parameters<typeof assault>[1] = {}) =>
  assault('Orcs', { charged: 'Elves', from: [12, 5], ...words })
const orcs = (count: number, more: object = {}) => ({ at: row(count, [10, 11]), ...scrum, ...more })
const elves = (count: number, more: object = {}) => ({ at: row(count, [10, 12]), ...scrum, ...more })

/** Archers ten inches north of Elves. */
const volley = () => assault('Archers').a('Archers', { ...bows, at: row(6, [10, 10]) })

/** The points of the attacker and of the defender when the attack was declared. */
function points(battle: Skirmish): readonly [mine: number, theirs: number] {
  const declared = battle.told('attack-declared') as unknown as AttackDeclared
  return [declared.for.total, declared.against.total]
}
const misses = (count: number): number[] => Array.from({ length: count }, () => 1)
const asked = (battle: Skirmish): string | undefined => battle.battle.question?.what

describe('points and what they buy', () => {
  test('SF-ADV-01 SF-ADV-05 attacker and defender each count their points when an attack is declared', () => {
    const battle = charge({ fromLevel: 2 })
      .a('Orcs', orcs(2, fearsome))
      .b('Elves', elves(2, steadfast))
      .rolls(['attack: Orcs at Elves', 6, 6])
      .picks('melee|Elves')
    expect(battle.told('attack-declared')).toMatchObject({
      for: {
        total: 2,
        parts: [
          { source: 'higher ground', rule: 'SF-ADV-18' },
          { source: 'Fearsome', rule: 'SF-ATR-06' },
        ],
      },
      against: { total: 1, parts: [{ source: 'Steadfast' }] },
    })
  })

  test('SF-ADV-02 SF-ADV-08 the player with more points may spend the difference, or not', () => {
    const battle = charge({ fromLevel: 2 })
      .a('Orcs', orcs(3, fearsome))
      .b('Elves', elves(3, steadfast))
      .rolls(['attack: Orcs at Elves', 1, 2, 3])
      .picks('melee|Elves')
    expect(battle.decision).toMatchObject({ by: 'a', what: 'turn-attack-dice' })
    battle.picks('0|6')
    expect(asked(battle)).not.toBe('turn-attack-dice')
    expect(battle.told('attack-rolled')).toMatchObject({ hits: 1 })
    const kept = charge()
      .a('Orcs', orcs(3, fearsome))
      .b('Elves', elves(3))
      .rolls(['attack: Orcs at Elves', 1, 2, 3])
      .picks('melee|Elves')
      .picks('keep')
    expect(kept.told('attack-rolled')).toMatchObject({ hits: 0 })
  })

  test('SF-ADV-03 after the enemy’s roll one of the enemy’s dice is turned to any number', () => {
    const battle = charge()
      .a('Orcs', orcs(3))
      .b('Elves', elves(3, steadfast))
      .rolls(['attack: Orcs at Elves', 6, 2, 3])
      .picks('melee|Elves')
    expect(battle.decision).toMatchObject({ by: 'b', what: 'turn-attack-dice' })
    battle.picks('0|3')
    expect(battle.told('die-turned')).toMatchObject({
      side: 'b',
      unit: 'Orcs',
      from: 6,
      to: 3,
      left: 0,
      rules: ['SF-ADV-03', 'SF-RUL-58'],
    })
    expect(battle.left('Elves')).toBe(3)
  })

  test('SF-ADV-04 after one’s own roll one of one’s own dice is turned to any number', () => {
    const battle = charge()
      .a('Orcs', orcs(3))
      .b('Elves', elves(3, { ...steadfast, melee: { attack: 4, save: 5 } }))
      .rolls(['attack: Orcs at Elves', 6, 2, 3], ['save: Elves', 2])
      .picks('melee|Elves')
      .picks('keep')
    expect(battle.decision).toMatchObject({ by: 'b', what: 'turn-save-dice' })
    battle.picks('0|5')
    expect(battle.told('die-turned')).toMatchObject({
      side: 'b',
      unit: 'Elves',
      from: 2,
      to: 5,
      rules: ['SF-ADV-04', 'SF-RUL-58'],
    })
    expect(battle.left('Elves')).toBe(3)
  })

  test('SF-ADV-06 equal points cancel and no die may be turned', () => {
    const battle = charge()
      .a('Orcs', orcs(3, fearsome))
      .b('Elves', elves(3, steadfast))
      .rolls(['attack: Orcs at Elves', 1, 2, 3])
      .picks('melee|Elves')
    expect(points(battle)).toEqual([1, 1])
    expect(asked(battle)).toBe('activate')
  })

  test('SF-ADV-07 SF-RUL-56 the difference is one pool for attack and save dice together', () => {
    const both = () =>
      charge({ fromLevel: 2 })
        .a('Orcs', orcs(3, fearsome))
        .b('Elves', elves(4, { melee: { attack: 4, save: 4 } }))
    const split = both()
      .rolls(['attack: Orcs at Elves', 6, 2, 2], ['save: Elves', 6, 6])
      .picks('melee|Elves')
      .picks('1|6')
      .picks('keep')
      .picks('0|1')
    expect(split.told('die-turned')).toMatchObject({ unit: 'Elves', left: 0 })
    expect(split.until('activate').left('Elves')).toBe(3)
    const spent = both()
      .rolls(['attack: Orcs at Elves', 6, 2, 2], ['save: Elves', 6, 6, 6])
      .picks('melee|Elves')
      .picks('1|6')
      .picks('2|6')
    expect(asked(spent)).toBe('activate')
    expect(spent.left('Elves')).toBe(4)
  })

  test('SF-ADV-08 SF-RUL-57 dice are turned when the roll is seen and before it is counted; only the owner of the pool decides', () => {
    const battle = charge()
      .a('Orcs', orcs(2, fearsome))
      .b('Elves', elves(2, { melee: { attack: 4, save: 4 } }))
      .rolls(['attack: Orcs at Elves', 5, 1], ['save: Elves', 5])
      .picks('melee|Elves')
    expect(battle.events.some(({ is }) => is === 'attack-rolled')).toBe(false)
    battle.picks('keep')
    expect(battle.decision).toMatchObject({ by: 'a', what: 'turn-save-dice' })
    expect(battle.events.some(({ is }) => is === 'saves-rolled')).toBe(false)
    battle.picks('0|1')
    expect(battle.told('saves-rolled')).toMatchObject({ failed: 1, dice: [{ rolled: 5, face: 1, success: false }] })
  })

  test('SF-RUL-58 a die is turned to any face it has and to no other; the same die may be turned again', () => {
    const shield = { is: 'artifact', grade: 'rare', name: 'Shield', rolls: ['melee-save'] } as const
    const hero = { type: 'champion', host: 'Elves', melee: { attack: 3, save: 4 }, items: [shield] } as const
    const battle = charge({ fromLevel: 2 })
      .a('Orcs', orcs(3, fearsome))
      .b('Elves', elves(2, { melee: { attack: 4, save: 4 } }))
      .b('Hero', { ...hero, at: [[13, 12]], ...scrum })
      .rolls(['attack: Orcs at Elves', 6, 6, 6], ['save: Elves', 6, 6], ['save: Hero', 9])
      .picks('melee|Elves')
    expect(optionsOf(battle)).toEqual(['0|1', '1|1', '2|1', 'keep'])
    expect(battle.refused({ pick: ['0|7'] })).toMatchObject({ rule: 'SF-RUL-58' })
    expect(battle.refused({ pick: ['3|1'] })).toMatchObject({ rule: 'SF-RUL-58' })
    battle.picks('2|10').picks('2|1')
    expect(battle.told('saves-rolled')).toMatchObject({
      failed: 1,
      dice: [{}, {}, { unit: 'Hero', rolled: 9, face: 1, sides: 10 }],
    })
  })

  test('SF-ADV-08 only turns that change what comes of the roll are offered, each with the die it turns', () => {
    const battle = charge()
      .a('Orcs', orcs(3, fearsome))
      .b('Elves', elves(3, { melee: { attack: 4, save: 4 } }))
      .rolls(['attack: Orcs at Elves', 2, 6, 1], ['save: Elves', 2, 4])
      .picks('melee|Elves')
    expect(optionsOf(battle)).toEqual(['0|6', '2|6', 'keep'])
    expect(battle.decision).toMatchObject({
      dice: [
        { of: 'Orcs', by: 'a', sides: 6, face: 2, rolled: 2 },
        { face: 6, rolled: 6 },
        { face: 1, rolled: 1 },
      ],
      options: [{ turns: { die: 0, to: 6 } }, { turns: { die: 2, to: 6 } }, { id: 'keep' }],
    })
    battle.picks('0|6')
    expect(battle.told('saves-rolled')).toMatchObject({ failed: 1 })
  })

  test('SF-ADV-08 nothing is asked where every model falls anyway', () => {
    const attack = (models: number) =>
      charge()
        .a('Orcs', orcs(3, fearsome))
        .b('Elves', elves(models, { melee: { attack: 4 } }))
        .rolls(['attack: Orcs at Elves', 6, 6, 1])
        .picks('melee|Elves')
    expect(attack(3).decision.what).toBe('turn-attack-dice')
    expect(attack(2).events.some(({ is }) => is === 'attack-rolled')).toBe(true)
  })

  test('SF-ADV-08 a die that changes nothing alone is offered if another point makes it count', () => {
    const struck = (points: string[]) =>
      charge()
        .a('Orcs', orcs(4))
        .b('Elves', elves(3, { traits: points, melee: { attack: 4 } }))
        .rolls(['attack: Orcs at Elves', 6, 6, 6, 6])
        .picks('melee|Elves')
    expect(struck(['steadfast']).events.some(({ is }) => is === 'attack-rolled')).toBe(true)
    const able = struck(['steadfast', 'terrifying'])
    expect(optionsOf(able)).toHaveLength(5)
    expect(able.picks('0|1').picks('1|1').told('attack-rolled')).toMatchObject({ hits: 2 })
  })

  test('SF-ADV-19 points of different causes add up', () => {
    const battle = charge({ fromLevel: 2 })
      .a('Orcs', orcs(3, { traits: ['fearsome', 'terrifying'] }))
      .b('Elves', elves(3))
      .rolls(['attack: Orcs at Elves', 6, 6, 6])
      .picks('melee|Elves')
    expect(points(battle)).toEqual([3, 0])
  })

  test('SF-ADV-20 other causes than the ground count like it: fear against cover', () => {
    const battle = charge()
      .a('Orcs', orcs(3, fearsome))
      .b('Elves', elves(3))
      .box('wood', 'wood', [8, 11.5], [16, 14])
      .rolls(['attack: Orcs at Elves', ...misses(3)])
      .picks('melee|Elves')
    expect(points(battle)).toEqual([1, 1])
  })

  test('SF-ADV-01 SF-EQ-06 the basic game has no advantage points at all', () => {
    const battle = charge({ fromLevel: 2, mode: 'basic' })
      .a('Orcs', orcs(3, fearsome))
      .b('Elves', elves(3))
      .rolls(['attack: Orcs at Elves', 1, 2, 3])
      .picks('melee|Elves')
    expect(points(battle)).toEqual([0, 0])
    expect(asked(battle)).toBe('activate')
  })
})

describe('lone models', () => {
  test('SF-ADV-09 SF-RUL-59 a unit brought down to one model never has net advantage', () => {
    const battle = charge()
      .a('Orcs', orcs(1, fearsome))
      .b('Elves', elves(3))
      .rolls(['attack: Orcs at Elves', 1])
      .picks('melee|Elves')
    expect(points(battle)).toEqual([1, 0])
    expect(asked(battle)).toBe('activate')
  })

  test('SF-ADV-10 SF-RUL-59 its points still cancel those of the enemy', () => {
    const two = charge({ fromLevel: 2 })
      .a('Orcs', orcs(3, fearsome))
      .b('Elves', elves(1, steadfast))
      .b('Dwarfs', { at: row(2, [40, 30]) })
      .rolls(['attack: Orcs at Elves', 1, 1, 1])
      .picks('melee|Elves')
      .picks('0|6')
    expect([points(two), asked(two), two.left('Elves')]).toEqual([[2, 1], 'activate', 0])
    const one = charge()
      .a('Orcs', orcs(3, fearsome))
      .b('Elves', elves(1, steadfast))
      .rolls(['attack: Orcs at Elves', 1, 1, 1])
      .picks('melee|Elves')
    expect(asked(one)).toBe('activate')
  })

  test('SF-RUL-60 a last model with a Champion beside it is not lone; a Champion alone always is', () => {
    const led = charge()
      .a('Orcs', orcs(1, fearsome))
      .a('Grim', { type: 'champion', host: 'Orcs', at: [[12, 11]], ...scrum })
      .b('Elves', elves(3))
      .rolls(['attack: Orcs at Elves', 1], ['attack: Grim at Elves', 1])
      .picks('melee|Elves')
    expect(asked(led)).toBe('turn-attack-dice')
    const alone = assault('Grim', { charged: 'Elves', from: [12, 5] })
      .a('Grim', { type: 'champion', at: [[12, 11]], ...scrum, ...fearsome })
      .b('Elves', elves(3))
      .rolls(['attack: Grim at Elves', 1])
      .picks('melee|Elves')
    expect([points(alone), asked(alone)]).toEqual([[1, 0], 'activate'])
  })

  test('SF-EX-14 alone in a house against an enemy in it the points cancel; behind a wall cover gives a lone model nothing', () => {
    const house = charge()
      .a('Orcs', orcs(3))
      .b('Elves', elves(1))
      .box('house', 'building', [8, 9], [16, 14])
      .rolls(['attack: Orcs at Elves', 1, 1, 1])
      .picks('melee|Elves')
    expect([points(house), asked(house)]).toEqual([[1, 1], 'activate'])
    const wall = charge()
      .a('Orcs', { at: row(3, [9, 10.5]), ...scrum })
      .b('Elves', { at: [[12, 12]], ...scrum })
      .b('Dwarfs', { at: row(2, [40, 30]) })
      .line('wall', 'wall', [8, 11.49], [16, 11.49])
      .rolls(['attack: Orcs at Elves', 6, 1, 1])
      .picks('melee|Elves')
    expect(points(wall)).toEqual([0, 1])
    expect(wall.left('Elves')).toBe(0)
  })
})

describe('cover', () => {
  const shot = (lay: (battle: Skirmish) => Skirmish, target: UnitWords = { at: row(6, [10, 20]) }) =>
    points(
      lay(volley().b('Elves', target))
        .rolls(['attack: Archers at Elves', ...misses(6)])
        .picks('ranged|Elves'),
    )

  test('SF-ADV-11 SF-RUL-61 in a wood, a building or a ruin the target of arrows has 1 point', () => {
    for (const kind of ['wood', 'building', 'ruin']) {
      expect(
        shot((battle) => battle.box('here', kind, [8, 18], [20, 22])),
        kind,
      ).toEqual([0, 1])
      expect(
        shot((battle) => battle.box('here', kind, [8, 18], [14, 22])),
        `half in the ${kind}`,
      ).toEqual([0, 1])
    }
    expect(shot((battle) => battle.box('here', 'ruin', [8, 18], [12, 22]))).toEqual([0, 0])
    expect(shot((battle) => battle.box('here', 'rough', [8, 18], [20, 22]))).toEqual([0, 0])
  })

  test('SF-ADV-12 a Champion on a larger base hugs a wall with its own rim', () => {
    const battle = volley()
      .b('Elves', { at: [[10, 21.5]] })
      .b('Giant', { type: 'champion', host: 'Elves', at: [[12, 20.5]], diameter: 2 })
      .line('wall', 'wall', [8, 19.5], [20, 19.5])
      .rolls(['attack: Archers at Elves', ...misses(6)])
      .picks('ranged|Elves')
    expect(points(battle)).toEqual([0, 1])
  })

  test('SF-ADV-12 SF-RUL-61 a unit hugs a low wall if at least half its models touch it', () => {
    const wall = (battle: Skirmish) => battle.line('wall', 'wall', [8, 19.5], [20, 19.5])
    expect(shot(wall)).toEqual([0, 1])
    const three = [
      [10, 20],
      [11.5, 20],
      [13, 20],
      [10, 21.5],
      [11.5, 21.5],
      [13, 21.5],
    ] as const
    expect(shot(wall, { at: three })).toEqual([0, 1])
    const two = [
      [10, 20],
      [11.5, 20],
      [13, 20.7],
      [10, 21.5],
      [11.5, 21.5],
      [13, 22.2],
    ] as const
    expect(shot(wall, { at: two })).toEqual([0, 0])
  })

  test('SF-ADV-13 a hugged wall counts only if it lies across the line between the centre-points', () => {
    expect(shot((battle) => battle.line('wall', 'wall', [8, 20.5], [20, 20.5]))).toEqual([0, 0])
    expect(shot((battle) => battle.line('wall', 'wall', [8, 19.5], [13.7, 19.5]))).toEqual([0, 0])
    expect(shot((battle) => battle.line('wall', 'wall', [8, 19.5], [13.8, 19.5]))).toEqual([0, 1])
    expect(shot((battle) => battle.line('wall', 'wall', [8, 19.5], [13.5, 19.5], [13.5, 21], [20, 21]))).toEqual([0, 0])
  })

  test('SF-RUL-61 cover is one factor: a wall in a wood gives 1 point all the same', () => {
    const both = (battle: Skirmish) =>
      battle.box('wood', 'wood', [8, 18], [20, 22]).line('wall', 'wall', [8, 19.5], [20, 19.5])
    expect(shot(both)).toEqual([0, 1])
  })

  test('SF-ADV-14 SF-RUL-62 cover gives no point against magic', () => {
    const battle = assault('Mages')
      .a('Mages', { magic: { attack: 5 }, at: row(6, [10, 10]) })
      .b('Elves', { at: row(6, [10, 20]) })
      .box('wood', 'wood', [8, 18], [20, 22])
      .rolls(['attack: Mages at Elves', ...misses(6)])
      .picks('magic|Elves')
    expect(points(battle)).toEqual([0, 0])
  })

  test('SF-ADV-15 SF-RUL-63 a unit in cover has 1 point in the turn in which it is charged', () => {
    const inWood = (words: Parameters<typeof assault>[1]) =>
      points(
        assault('Orcs', words)
          .a('Orcs', { at: row(3, [10, 10.9]), ...scrum })
          .b('Elves', elves(3))
          .box('wood', 'wood', [8, 11.5], [16, 14])
          .rolls(['attack: Orcs at Elves', 1, 1, 1])
          .picks('melee|Elves'),
      )
    expect(inWood({ charged: 'Elves', from: [12, 5] })).toEqual([0, 1])
    expect(inWood({})).toEqual([0, 0])
  })

  test('SF-RUL-63 the wall must lie between the defender and where the charger came from', () => {
    const overWall = (from: readonly [number, number]) =>
      points(
        charge({ from })
          .a('Orcs', { at: row(3, [10, 10.9]), ...scrum })
          .b('Elves', { at: row(3, [10, 12]), ...scrum })
          .line('wall', 'wall', [5, 11.49], [19, 11.49])
          .rolls(['attack: Orcs at Elves', 1, 1, 1])
          .picks('melee|Elves'),
      )
    expect(overWall([11.5, 5])).toEqual([0, 1])
    expect(overWall([11.5, 18])).toEqual([0, 0])
  })

  test('SF-ADV-16 in later turns, and across a wall, cover gives nobody a point', () => {
    const later = assault('Elves')
      .a('Elves', { at: row(3, [10, 12]), ...scrum })
      .b('Orcs', { at: row(3, [10, 10.9]), ...scrum })
      .line('wall', 'wall', [5, 11.49], [19, 11.49])
      .rolls(['attack: Elves at Orcs', 1, 1, 1])
      .picks('melee|Orcs')
    expect(points(later)).toEqual([0, 0])
    const inHouse = assault('Orcs')
      .a('Orcs', orcs(3))
      .b('Elves', elves(3))
      .box('house', 'building', [8, 11.5], [16, 14])
      .rolls(['attack: Orcs at Elves', 1, 1, 1])
      .picks('melee|Elves')
    expect(points(inHouse)).toEqual([0, 0])
  })

  test('SF-ADV-17 SF-RUL-63 charger and charged both in cover have 1 point each, which cancel', () => {
    const battle = charge()
      .a('Orcs', orcs(3))
      .b('Elves', elves(3))
      .box('house', 'building', [8, 9], [16, 14])
      .rolls(['attack: Orcs at Elves', 1, 1, 1])
      .picks('melee|Elves')
    expect(points(battle)).toEqual([1, 1])
  })

  test("SF-RUL-62 SF-RUL-63 a charger's own cover counts for its blades, never for its magic or its arrows", () => {
    const ghosts = { magic: { attack: 5 }, ...bows }
    const charged = charge()
      .a('Orcs', orcs(3, ghosts))
      .b('Elves', elves(3))
      .box('house', 'building', [8, 9], [16, 14])
      .rolls(['attack: Orcs at Elves', 1, 1, 1])
      .picks('magic|Elves')
    expect(points(charged)).toEqual([0, 0])
    for (const kind of ['magic', 'ranged']) {
      const afar = assault('Orcs')
        .a('Orcs', { ...ghosts, at: row(3, [10, 10]) })
        .b('Elves', { at: row(3, [10, 18]) })
        .box('house', 'building', [8, 9], [16, 11])
        .rolls(['attack: Orcs at Elves', 1, 1, 1])
        .picks(`${kind}|Elves`)
      expect(points(afar)).toEqual([0, 0])
    }
  })

  test('SF-EX-15 three hits at Wizards behind a low wall, one turned for the cover: two Ranged Save dice', () => {
    const battle = assault('Slingers')
      .a('Slingers', { ...bows, at: row(6, [10, 10]) })
      .b('Wizards', { at: row(4, [11.5, 20]), ranged: { save: 4 } })
      .line('wall', 'wall', [8, 19.5], [20, 19.5])
      .rolls(['attack: Slingers at Wizards', 2, 1, 6, 5, 5, 3], ['save: Wizards', 4, 4])
      .picks('ranged|Wizards')
    expect(battle.decision).toMatchObject({ by: 'b', what: 'turn-attack-dice' })
    battle.picks('2|1').rolledEverything()
    expect(battle.told('attack-rolled')).toMatchObject({ hits: 2 })
  })

  test('SF-EX-13 unarmoured Skeletons in a ruin roll no saves, so they turn one hit of the charger into a miss', () => {
    const battle = charge({ from: [12, 5] })
      .a('Orcs', { at: row(3, [10, 10.9]), ...scrum })
      .b('Elves', elves(3))
      .box('ruin', 'ruin', [8, 11.5], [16, 14])
      .rolls(['attack: Orcs at Elves', 6, 5, 1])
      .picks('melee|Elves')
    expect(battle.decision).toMatchObject({ by: 'b', what: 'turn-attack-dice', default: { pick: ['0|1'] } })
    battle.picks('0|1').until('activate').rolledEverything()
    expect(battle.left('Elves')).toBe(2)
  })
})

describe('height', () => {
  const height = (HEAD: number, kind: 'melee' | 'ranged' | 'magic', words: Parameters<typeof assault>[1] = {}) => {
    const close = kind === 'melee' ? scrum : {}
    const y = kind === 'melee' ? 11 : 18
    return points(
      assault('Orcs', words)
        .a('Orcs', { ...bows, magic: { attack: 5 }, at: row(3, [10, 10]), level: HEAD, ...close })
        .b('Elves', { at: row(3, [10, y]), ...close })
        .rolls(['attack: Orcs at Elves', 1, 1, 1])
        .picks(`${kind}|Elves`),
    )
  }

  test('SF-ADV-18 one model height above the enemy gives 1 point for shooting, casting and charging', () => {
    expect(height(1.11, 'ranged')).toEqual([1, 0])
    expect(height(1.09, 'ranged')).toEqual([0, 0])
    expect(height(1.11, 'magic')).toEqual([1, 0])
    expect(height(0, 'melee', { charged: 'Elves', from: [11.5, 5], fromLevel: 1.11 })).toEqual([1, 0])
  })

  test('SF-RUL-24 SF-RUL-65 exactly a head higher is high enough', () => {
    const head = 2800 / 2540
    expect(height(head, 'ranged')).toEqual([1, 0])
    expect(height(head - 0.001, 'ranged')).toEqual([0, 0])
    expect(height(0, 'melee', { charged: 'Elves', from: [11.5, 5], fromLevel: head })).toEqual([1, 0])
  })

  test('SF-ADV-18 SF-RUL-64 none for the defender, none in later turns of a melee; it is judged where the charge began', () => {
    expect(height(3, 'melee')).toEqual([0, 0])
    expect(height(3, 'melee', { charged: 'Elves', from: [11.5, 5], fromLevel: 0 })).toEqual([0, 0])
    const uphill = charge()
      .a('Orcs', orcs(3))
      .b('Elves', elves(3, { level: 3 }))
      .rolls(['attack: Orcs at Elves', 1, 1, 1])
      .picks('melee|Elves')
    expect(points(uphill)).toEqual([0, 0])
  })

  test('SF-RUL-65 a unit is as high as at least half its models are', () => {
    const on = (levels: readonly number[]) =>
      points(
        assault('Archers')
          .a('Archers', { ...bows, at: row(4, [10, 10]), levels })
          .b('Elves', { at: row(4, [10, 20]) })
          .rolls(['attack: Archers at Elves', ...misses(4)])
          .picks('ranged|Elves'),
      )
    expect(on([2, 2, 0, 0])).toEqual([1, 0])
    expect(on([4, 2, 0, 0])).toEqual([1, 0])
    expect(on([4, 0, 0, 0])).toEqual([0, 0])
  })

  test('SF-EX-16 charging from higher ground and Fearsome: two points, for two dice of one roll or one of each', () => {
    const both = () =>
      charge({ fromLevel: 2 })
        .a('Orcs', orcs(3, fearsome))
        .b('Elves', elves(3, { melee: { attack: 4, save: 4 } }))
    const attack = both()
      .rolls(['attack: Orcs at Elves', 1, 1, 1], ['save: Elves', 1, 1])
      .picks('melee|Elves')
      .picks('0|6')
      .picks('1|6')
    expect(attack.told('attack-rolled')).toMatchObject({ hits: 2 })
    const split = both()
      .rolls(['attack: Orcs at Elves', 6, 1, 1], ['save: Elves', 5, 5])
      .picks('melee|Elves')
      .picks('1|6')
      .picks('keep')
      .picks('1|1')
    expect(split.told('saves-rolled')).toMatchObject({ hits: 2, failed: 1 })
  })
})
