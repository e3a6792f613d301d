/** Casualties with attached Champions: who saves, who falls, and the last man standing. */
import { describe, expect, test } from 'vitest'
import { assault, optionsOf } from '../fight.ts'
import { row, skirmish } from '../skirmish.ts'

const scrum = { scrum: 1 } as const
const guards = { melee: { attack: 4, save: 4 } } as const
const hero = { type: 'champion', melee: { attack: 3, save: 4 } } as const
const yggdril = { is: 'artifact', grade: 'legendary', name: 'Yggdril', rolls: ['melee-save', 'ranged-save'] } as const

interface Raid {
  readonly orcs?: object
  readonly guards?: object
  readonly hero?: object
  readonly words?: object
}

/** Orcs at Guards led by Hadumar, with another unit far off so that the battle goes on. */
const raid = (orcs: number, count: number, more: Raid = {}) =>
  assault('Orcs', { ...more.words })
    .a('Orcs', { at: row(orcs, [9, 11]), ...scrum, ...more.orcs })
    .b('Guards', { ...guards, at: row(count, [9, 12]), ...scrum, ...more.guards })
    .b('Hadumar', { ...hero, host: 'Guards', at: [[9 + 1.5 * count, 12]], ...scrum, ...more.hero })
    .b('Archers', { at: row(2, [40, 30]) })

describe('who falls', () => {
  test('SF-CCAS-01 the unit’s models fall first, even where the only hit was failed by the Champion’s die', () => {
    const battle = raid(2, 2)
      .rolls(['attack: Orcs at Guards', 6, 1], ['save: Hadumar', 1])
      .picks('melee|Guards')
      .until('activate')
      .rolledEverything()
    expect([battle.left('Guards'), battle.left('Hadumar')]).toEqual([1, 1])
  })

  test('SF-CCAS-02 an attached Champion cannot die while a model of its unit lives', () => {
    const battle = raid(2, 3)
      .rolls(['attack: Orcs at Guards', 6, 6], ['save: Guards', 1], ['save: Hadumar', 1])
      .picks('melee|Guards')
      .until('activate')
      .rolledEverything()
    expect([battle.left('Guards'), battle.left('Hadumar')]).toEqual([1, 1])
  })

  test('SF-CCAS-03 SF-RUL-79 failed saves left over do not kill the Champion by themselves, whatever its die showed', () => {
    const battle = raid(2, 1)
      .rolls(['attack: Orcs at Guards', 6, 6], ['save: Guards', 1], ['save: Hadumar', 1], ['save: Hadumar', 4])
      .picks('melee|Guards')
      .rolledEverything()
    expect([battle.left('Guards'), battle.left('Hadumar')]).toEqual([0, 1])
    expect(battle.told('last-stand')).toMatchObject({ champion: 'Hadumar', success: true })
  })

  test('SF-CCAS-04 for each failure left over a new Save roll with its own number and die; a failure kills it', () => {
    const battle = raid(3, 1, { hero: { items: [yggdril] } })
      .rolls(
        ['attack: Orcs at Guards', 6, 6, 6],
        ['save: Guards', 1, 1],
        ['save: Hadumar', 1],
        ['save: Hadumar', 12],
        ['save: Hadumar', 3],
      )
      .picks('melee|Guards')
      .rolledEverything()
    expect(battle.left('Hadumar')).toBe(0)
    expect(battle.events.filter(({ is }) => is === 'last-stand')).toMatchObject([
      { success: true, die: { sides: 12 } },
      { success: false },
    ])
  })

  test('SF-CCAS-05 SF-RUL-80 then the Champion is a lone model: its side’s points cannot help it', () => {
    const steadfast = { traits: ['steadfast'] }
    const battle = raid(3, 1, { words: { charged: 'Guards', from: [12, 5] }, guards: steadfast, hero: steadfast })
      .rolls(['attack: Orcs at Guards', 6, 6, 6], ['save: Guards', 1, 1], ['save: Hadumar', 1], ['save: Hadumar', 2])
      .picks('melee|Guards')
      .picks('keep')
      .picks('keep')
      .rolledEverything()
    expect(battle.told('attack-declared')).toMatchObject({ against: { total: 1 } })
    expect(battle.left('Hadumar')).toBe(0)
  })

  test('SF-RUL-80 points the attacker has kept may still be spent on the last stand', () => {
    const battle = raid(2, 1, { words: { charged: 'Guards', from: [12, 5] }, orcs: { traits: ['fearsome'] } })
      .rolls(['attack: Orcs at Guards', 6, 6], ['save: Guards', 1], ['save: Hadumar', 1], ['save: Hadumar', 6])
      .picks('melee|Guards')
    expect(battle.decision).toMatchObject({ by: 'a', what: 'turn-save-dice' })
    expect(battle.picks('0|1').rolledEverything().left('Hadumar')).toBe(0)
  })

  test('SF-CCAS-06 SF-RUL-81 a Champion that outlives its unit goes on as a unit of one: same melee, same marker', () => {
    for (const marker of [true, false]) {
      const battle = raid(1, 1, { guards: { marker } })
        .rolls(['attack: Orcs at Guards', 6], ['save: Hadumar', 1])
        .picks('melee|Guards')
      expect(battle.told('stood-alone')).toMatchObject({ champion: 'Hadumar', host: 'Guards' })
      expect(battle.of('Hadumar')).toMatchObject({ host: undefined, melee: 1, marker })
      expect(battle.of('Orcs').melee).toBe(1)
      expect(optionsOf(battle).includes('stay|Hadumar')).toBe(!marker)
    }
  })

  test('SF-RUL-81 a unit lost to a trap in its own activation has acted, and its Champion with it', () => {
    const chest = { id: 'chest-1', is: 'lock', name: 'Chest', at: [10, 11] } as const
    const battle = skirmish({ scenario: 'pick-the-lock', things: [chest] })
      .a('Guards', { at: [[10, 10]] })
      .a('Hero', { ...hero, host: 'Guards', at: [[11.5, 10]] })
      .a('Wolves', { at: row(2, [40, 5]) })
      .b('Elves', { at: row(3, [10, 30]) })
      .rolls(['skill: Guards', 1])
      .picks('skill|Guards|pick|chest-1')
      .rolledEverything()
    expect([battle.left('Guards'), battle.of('Hero').host, battle.of('Hero').marker]).toEqual([0, undefined, true])
    expect(battle.decision).toMatchObject({ by: 'b', what: 'activate' })
  })

  test('SF-EX-19 Hadumar and one Guard take three hits, fail three saves, and Hadumar’s d12 saves him twice more', () => {
    const battle = raid(3, 1, { hero: { melee: { attack: 3, save: 3 }, items: [yggdril] } })
      .rolls(
        ['attack: Orcs at Guards', 4, 5, 6],
        ['save: Guards', 1, 2],
        ['save: Hadumar', 2],
        ['save: Hadumar', 8],
        ['save: Hadumar', 5],
      )
      .picks('melee|Guards')
      .rolledEverything()
    expect([battle.left('Guards'), battle.left('Hadumar'), battle.of('Hadumar').host]).toEqual([0, 1, undefined])
  })

  test('SF-RUL-79 with two Champions the defender assigns what is left over, one at a time', () => {
    const battle = raid(4, 1)
      .b('Ann', { ...hero, host: 'Guards', at: [[12, 12]], ...scrum })
      .rolls(
        ['attack: Orcs at Guards', 6, 6, 6, 1],
        ['save: Guards', 1],
        ['save: Hadumar', 1],
        ['save: Ann', 1],
        ['save: Ann', 1],
        ['save: Hadumar', 5],
      )
      .picks('melee|Guards')
    expect(battle.decision).toMatchObject({ by: 'b', what: 'assign-saves', rule: 'SF-RUL-79' })
    expect(optionsOf(battle)).toEqual(['Hadumar', 'Ann'])
    battle.picks('Ann').rolledEverything()
    expect([battle.left('Ann'), battle.left('Hadumar')]).toEqual([0, 1])
  })

  test('SF-RUL-100 when one Champion falls the rest of the failures go to the next; with none left they are lost', () => {
    const two = (...more: readonly [string, number][]) =>
      raid(6, 1)
        .b('Ann', { ...hero, host: 'Guards', at: [[12, 12]], ...scrum })
        .rolls(
          ['attack: Orcs at Guards', 6, 6, 6, 6, 6, 6],
          ['save: Guards', 1, 1, 1, 1],
          ['save: Hadumar', 1],
          ['save: Ann', 1],
          ...more,
        )
        .picks('melee|Guards')
        .picks('Ann')
        .rolledEverything()
    const saved = two(
      ['save: Ann', 1],
      ['save: Hadumar', 5],
      ['save: Hadumar', 4],
      ['save: Hadumar', 6],
      ['save: Hadumar', 5],
    )
    expect([saved.left('Ann'), saved.left('Hadumar')]).toEqual([0, 1])
    const fallen = two(['save: Ann', 1], ['save: Hadumar', 1])
    expect([fallen.left('Ann'), fallen.left('Hadumar')]).toEqual([0, 0])
    expect(fallen.events.filter(({ is }) => is === 'last-stand')).toHaveLength(2)
  })
})

describe('who saves', () => {
  test('SF-RUL-77 each Champion rolls one of the dice, the unit the rest; the total is the number of hits', () => {
    const battle = raid(4, 4)
      .b('Ann', { ...hero, host: 'Guards', at: [[16.5, 12]], ...scrum })
      .rolls(['attack: Orcs at Guards', 6, 6, 6, 6], ['save: Guards', 4, 4], ['save: Hadumar', 4], ['save: Ann', 4])
      .picks('melee|Guards')
      .rolledEverything()
    expect(battle.told('saves-rolled')).toMatchObject({ hits: 4, failed: 0 })
  })

  test('SF-RUL-77 with more Champions than hits the defender chooses who rolls', () => {
    const battle = raid(2, 2)
      .b('Ann', { ...hero, host: 'Guards', at: [[13.5, 12]], ...scrum })
      .rolls(['attack: Orcs at Guards', 6, 1], ['save: Ann', 4])
      .picks('melee|Guards')
    expect(battle.decision).toMatchObject({ by: 'b', what: 'assign-saves', rule: 'SF-RUL-77' })
    battle.picks('Ann').rolledEverything()
  })

  test('SF-RUL-78 a unit without the Save fails its hits without a roll; a Champion without it leaves all hits to the unit', () => {
    const bare = raid(3, 3, { guards: { melee: { attack: 4 } } })
      .rolls(['attack: Orcs at Guards', 6, 6, 6], ['save: Hadumar', 4])
      .picks('melee|Guards')
      .until('activate')
      .rolledEverything()
    expect([bare.told('saves-rolled'), bare.left('Guards')]).toMatchObject([{ unsaved: 2, failed: 2 }, 1])
    const all = raid(3, 3, { hero: { melee: { attack: 3 } } })
      .rolls(['attack: Orcs at Guards', 6, 6, 6], ['save: Guards', 4, 4, 4])
      .picks('melee|Guards')
      .rolledEverything()
    expect(all.left('Guards')).toBe(3)
  })
})
