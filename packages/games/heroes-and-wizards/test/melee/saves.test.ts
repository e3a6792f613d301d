/** Hits, saves, and being slain; Mighty among them. */
import { describe, expect, test } from 'vitest'
import { skirmish, type Skirmish } from '../skirmish.ts'

const brawl = (words: ConstructorParameters<typeof Skirmish>[0] = {}) =>
  skirmish({ stage: 'assign-attacks', turn: 6, ...words })
const volley = (words: ConstructorParameters<typeof Skirmish>[0] = {}) =>
  skirmish({ stage: 'declare-shots', turn: 6, ...words })

const magic = () => skirmish({ stage: 'magic', turn: 6 })
const giantWizard = { rank: 'wizard', mighty: true, spells: ['death-bolt', 'fireball'] }

const fates = (battle: Skirmish, ...ids: string[]) => ids.map((id) => battle.of(id).where)

const THREE = [
  { id: 'a', name: 'North', edge: 'north' },
  { id: 'b', name: 'East', edge: 'east' },
  { id: 'c', name: 'South', edge: 'south' },
]

describe('Mighty', () => {
  test("HW-MIGHT-03 HW-RUL-14 an enemy hit by a Mighty figure in melee saves with Armour 1 lower; the Mighty figure's own save does not change", () => {
    const battle = brawl()
      .a('Giant', { mighty: true, melee: 3, armour: 3, at: [10, 10] })
      .b('Bob', { armour: 3, at: [10, 11.5] })
      .rolls(['hit: Giant at Bob', 3], ['save: Bob', 3], ['hit: Bob at Giant', 1], ['save: Giant', 3])
      .pairs(['Giant', 'Bob'])
      .pairs(['Bob', 'Giant'])
      .rolledEverything()
    expect(fates(battle, 'Bob', 'Giant')).toEqual(['slain', 'standing'])
    expect(battle.told('slain')).toMatchObject({
      tests: [{ sums: [{ total: 2, parts: [{ value: 3 }, { value: -1, source: 'Mighty', rule: 'HW-MIGHT-03' }] }] }],
    })
  })

  test("HW-MIGHT-04 an enemy hit by a Mighty figure's shot saves with Armour 1 lower", () => {
    const thrown = (face: number) =>
      volley()
        .a('Giant', { mighty: true, shooting: 3, at: [10, 10] })
        .b('Bob', { armour: 3, at: [10, 20] })
        .rolls(['hit: Giant at Bob', 1], ['save: Bob', face])
        .pairs(['Giant', 'Bob'])
        .rolledEverything()
    expect(thrown(3).of('Bob').where).toBe('slain')
    expect(thrown(2).of('Bob').where).toBe('standing')
  })

  test('HW-MIGHT-05 a Giant saves against another Giant as if neither were one', () => {
    const battle = brawl()
      .a('Giant', { mighty: true, melee: 3, at: [10, 10] })
      .b('Ogre', { mighty: true, armour: 3, at: [10, 12] })
      .rolls(['hit: Giant at Ogre', 1], ['save: Ogre', 3])
      .pairs(['Giant', 'Ogre'])
      .pairs()
      .rolledEverything()
    expect(battle.of('Ogre').where).toBe('standing')
  })

  test("HW-MIGHT-06 HW-RUL-66 a Mighty Wizard's Death Bolt and Fireball are no worse than another's", () => {
    const bolt = (face: number) =>
      magic()
        .a('Giant', { ...giantWizard, at: [10, 10] })
        .b('Bob', { armour: 3, at: [10, 20] })
        .rolls(['save: Bob', face])
        .picks('Giant|death-bolt|Bob')
        .rolledEverything()
        .of('Bob').where
    expect([bolt(2), bolt(3)]).toEqual(['standing', 'slain'])
    const fire = (face: number) =>
      magic()
        .a('Giant', { ...giantWizard, at: [10, 10] })
        .b('Bob', { armour: 3, at: [10, 20] })
        .rolls(['save: Bob', face])
        .picks('Giant|fireball')
        .answer({ at: { x: 25400, y: 50800 } })
        .rolledEverything()
        .of('Bob').where
    expect([fire(2), fire(3)]).toEqual(['standing', 'slain'])
  })

  test('HW-MIGHT-07 HW-RUL-17 being Mighty protects from nothing: one hit, not saved, slays a Giant', () => {
    const battle = volley()
      .a('Ann', { shooting: 1, at: [10, 10] })
      .b('Giant', { mighty: true, armour: 4, at: [10, 20] })
      .rolls(['hit: Ann at Giant', 1], ['save: Giant', 5])
      .pairs(['Ann', 'Giant'])
      .rolledEverything()
    expect(battle.of('Giant').where).toBe('slain')
  })
})

describe('saves', () => {
  test('HW-SAVE-01 HW-RUL-17 one hit that is not ignored slays any figure, Heroes too; an ignored hit has no effect', () => {
    const battle = brawl()
      .a('Ann', { at: [10, 10] })
      .a('Abe', { at: [20, 10] })
      .b('Hero', { rank: 'hero', armour: 4, at: [10, 11] })
      .b('Bob', { armour: 4, at: [20, 11] })
      .rolls(['hit: Ann at Hero', 1], ['save: Hero', 5], ['hit: Abe at Bob', 1], ['save: Bob', 4])
    const before = { ...battle.of('Bob') }
    battle.pairs(['Ann', 'Hero'], ['Abe', 'Bob']).pairs().rolledEverything()
    expect(battle.of('Hero').where).toBe('slain')
    expect(battle.of('Bob')).toEqual({ ...before, attacked: true })
  })

  test('HW-SAVE-02 three hits are three saves, each with its own die', () => {
    const battle = brawl()
      .b('Bob', { armour: 4, at: [10, 10] })
      .a('Ann', { twoWeapons: true, at: [10, 11] })
      .a('Abe', { at: [10, 9] })
      .rolls(
        ['hit: Ann at Bob', 1],
        ['save: Bob', 4],
        ['hit: Ann at Bob', 1],
        ['save: Bob', 1],
        ['hit: Abe at Bob', 1],
        ['save: Bob', 5],
      )
      .pairs(['Ann', 'Bob'], ['Ann', 'Bob'], ['Abe', 'Bob'])
      .pairs()
      .rolledEverything()
    expect(battle.told('removed')).toMatchObject({ figure: 'Bob', by: 'Abe' })
  })

  test('HW-SAVE-03 HW-RUL-80 a Mighty Hero with the Battle Sword takes 2 off the Armour', () => {
    const struck = (face: number) =>
      brawl()
        .a('Hero', { rank: 'hero', mighty: true, item: 'battle-sword', melee: 3, at: [10, 10] })
        .b('Bob', { armour: 5, at: [10, 11.5] })
        .rolls(['hit: Hero at Bob', 1], ['save: Bob', face])
        .pairs(['Hero', 'Bob'])
        .pairs()
        .rolledEverything()
    expect(struck(4).of('Bob').where).toBe('slain')
    expect(struck(3).of('Bob').where).toBe('standing')
  })

  test('HW-SAVE-04 Armour 1 brought down to 0 rolls no die at all', () => {
    const battle = brawl()
      .a('Giant', { mighty: true, at: [10, 10] })
      .b('Bob', { armour: 1, at: [10, 11.5] })
      .rolls(['hit: Giant at Bob', 1])
      .pairs(['Giant', 'Bob'])
      .pairs()
      .rolledEverything()
    expect(battle.of('Bob').where).toBe('slain')
    const sword = brawl()
      .a('Hero', { rank: 'hero', mighty: true, item: 'battle-sword', at: [10, 10] })
      .b('Bob', { armour: 1, at: [10, 11.5] })
      .rolls(['hit: Hero at Bob', 1])
      .pairs(['Hero', 'Bob'])
      .pairs()
      .rolledEverything()
    expect(sword.told('slain')).toMatchObject({ tests: [{ success: false, sums: [{ total: 0 }] }] })
  })
})

describe('the slain', () => {
  test('HW-SAVE-05 figures slain in Melee are removed after the last attack; those slain by a spell, a free or an immediate attack at once', () => {
    const melee = brawl()
      .a('Ann', { at: [10, 10] })
      .b('Bob', { at: [10, 11] })
      .rolls(['hit: Ann at Bob', 1], ['hit: Bob at Ann', 6])
      .pairs(['Ann', 'Bob'])
      .pairs(['Bob', 'Ann'])
      .rolledEverything()
    expect(melee.events.map(({ is }) => is).indexOf('removed')).toBeGreaterThan(
      melee.events.map(({ is }) => is).lastIndexOf('struck'),
    )
    const withdrawal = skirmish({ stage: 'move' })
      .a('Ann', { at: [10, 10] })
      .a('Amy', { at: [30, 30] })
      .b('Bob', { melee: 3, at: [10, 11] })
      .rolls(['hit: Bob at Ann', 3])
      .move('Ann', [10, 8])
      .rolledEverything()
    expect(withdrawal.of('Ann').where).toBe('slain')
    expect(withdrawal.decision).toMatchObject({ what: 'move', by: 'a', movers: [{ figure: 'Amy' }] })
    const bolts = magic()
      .a('Wiz', { rank: 'wizard', spells: ['death-bolt', 'death-bolt'], at: [10, 10] })
      .b('Bob', { at: [10, 20] })
      .b('Bea', { at: [12, 20] })
      .picks('Wiz|death-bolt|Bob')
    expect(bolts.decision).toMatchObject({ what: 'cast', by: 'a' })
    expect(bolts.of('Bob').where).toBe('slain')
    const lust = magic()
      .a('Ann', { melee: 5, at: [10, 10] })
      .a('Wiz', { rank: 'wizard', spells: ['blood-lust', 'blood-lust'], at: [10, 20] })
      .b('Bob', { at: [10, 11] })
      .rolls(['hit: Ann at Bob', 1], ['hit: Ann at Bob', 6])
      .picks('Wiz|blood-lust|Ann')
      .picks('stay')
      .picks('Bob')
      .rolledEverything()
    expect(lust.decision).toMatchObject({ what: 'cast', by: 'a' })
    expect(lust.of('Bob').where).toBe('slain')
  })

  test('HW-SAVE-06 HW-RUL-81 the first hit not ignored is the one that slays, and its side is credited', () => {
    const battle = brawl({ sides: THREE, order: ['c', 'b', 'a'] })
      .a('Ann', { armour: 3, at: [10, 10] })
      .b('Bob', { melee: 5, at: [10, 11] })
      .put('Cat', 'c', { melee: 5, at: [10, 9] })
      .rolls(['hit: Cat at Ann', 1], ['save: Ann', 3], ['hit: Bob at Ann', 1], ['save: Ann', 4])
      .pairs(['Cat', 'Ann'])
      .pairs(['Bob', 'Ann'])
      .pairs()
      .rolledEverything()
    expect([battle.side('b').slain, battle.side('c').slain]).toEqual([8, 0])
    const both = brawl({ sides: THREE, order: ['c', 'b', 'a'] })
      .a('Ann', { at: [10, 10] })
      .b('Bob', { melee: 5, at: [10, 11] })
      .put('Cat', 'c', { melee: 5, at: [10, 9] })
      .rolls(['hit: Cat at Ann', 1], ['hit: Bob at Ann', 1])
      .pairs(['Cat', 'Ann'])
      .pairs(['Bob', 'Ann'])
      .pairs()
      .rolledEverything()
    expect([both.side('b').slain, both.side('c').slain]).toEqual([0, 3])
  })

  test('HW-SAVE-07 the last man of a broken army rolls no morale, does not run, and fights on', () => {
    const battle = brawl({ turn: 1, order: ['a', 'b'] })
      .a('Ann', { melee: 5, at: [10, 10] })
      .a('Abe', { melee: 5, at: [13, 10] })
      .b('Bob', { at: [10, 11] })
      .b('Bea', { at: [13, 11] })
      .b('Last', { at: [40, 40] })
      .rolls(['hit: Ann at Bob', 1], ['hit: Abe at Bea', 1], ['initiative: North', 1], ['initiative: South', 6])
      .pairs(['Ann', 'Bob'], ['Abe', 'Bea'])
      .pairs()
      .until('move')
      .rolledEverything()
    expect(fates(battle, 'Bob', 'Bea', 'Last')).toEqual(['slain', 'slain', 'standing'])
    expect(battle.at('Last')).toEqual([40, 40])
    expect(battle.decision).toMatchObject({ by: 'b', movers: [{ figure: 'Last', allowance: 15240 }] })
  })
})
