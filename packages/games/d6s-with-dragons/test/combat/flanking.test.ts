/** Flanking: the line between two attackers' centres passes through their enemy's base. */
import { describe, expect, test } from 'vitest'
import { areOpposite, isFlanked } from '../../src/rules/melee/flanking.ts'
import { situate } from '../../src/situation/read.ts'
import { figureOf } from '../../src/state/figures.ts'
import { brawl, choices, toActions } from '../brawl.ts'
import type { Skirmish } from '../skirmish.ts'

/** Bob in the middle, Ann to the north of him, Amy wherever she is put; all in one melee. */
const around = (amy: readonly [number, number], more = {}, bob = {}): Skirmish =>
  brawl({ stage: 'combat-action', melee: 1 })
    .b('Bob', { at: [10, 11], toughness: 10, health: 9, gear: '', now: { action: false }, ...bob })
    .a('Ann', { at: [10, 10], fight: 5, gear: 'blade' })
    .a('Amy', { at: amy, fight: 4, gear: '', ...more })
    .melee('Bob', 'Ann', 'Amy')

const flanks = (s: Skirmish, by = 'Ann'): boolean => {
  const state = situate(s.situation)
  return isFlanked(state, figureOf(state, by), figureOf(state, 'Bob'))
}

describe('flanking', () => {
  test('DD-FLK-01 a melee target must be within 1"', () => {
    const s = brawl({ stage: 'combat-action', melee: 1 })
      .a('Ann', { at: [10, 10], fight: 5 })
      .a('Amy', { at: [10, 12.1], gear: '' })
      .b('Bob', { at: [10, 11.1] })
      .b('Ben', { at: [10, 13.1] })
      .melee('Ann', 'Amy', 'Bob', 'Ben')
    expect(choices(s).filter((id) => id.includes('attack'))).toEqual(['Ann|attack|Bob|blade'])
  })

  test('DD-FLK-02 against a flanked target Fight counts as 1 higher for the to-hit roll', () => {
    const s = around([10, 12]).rolls(['to wound: Ann at Bob', 6]).picks('Ann|attack|Bob|blade').rolledEverything()
    expect(s.told('attacked')).toMatchObject({
      hit: true,
      tests: [{ sums: [{ total: 6, parts: [{ value: 5 }, { value: 1, source: 'Flanking' }] }, {}] }],
    })
  })

  test('DD-FLK-03 attacker and ally must both be in melee with it and stand on opposite sides', () => {
    expect(flanks(around([10, 12]))).toBe(true)
    expect(flanks(around([11, 11]))).toBe(false)
    const elsewhere = brawl()
      .b('Bob', { at: [10, 11] })
      .a('Ann', { at: [10, 10] })
      .a('Amy', { at: [10, 12] })
      .b('Ben', { at: [10, 13] })
      .melee('Bob', 'Ann')
      .melee('Ben', 'Amy')
    expect(flanks(elsewhere)).toBe(false)
    const passerBy = brawl()
      .b('Bob', { at: [10, 11] })
      .a('Ann', { at: [10, 10] })
      .a('Amy', { at: [10, 12] })
      .b('Ben', { at: [11, 11] })
      .melee('Ben', 'Ann', 'Amy')
    expect(flanks(passerBy)).toBe(false)
  })

  test('DD-FLK-04 opposite: the line from centre to centre passes through the base, be it round or rectangular', () => {
    expect(flanks(around([10.6, 11.95]))).toBe(true)
    expect(flanks(around([11.3, 11.6]))).toBe(false)
    const opposite = (ann: readonly [number, number], amy: readonly [number, number]) => {
      const state = situate(
        brawl()
          .b('Bob', {
            at: [10, 11],
            base: { shape: 'rectangle', width: 25, length: 50 },
            size: 'large',
            facing: [0, -1],
          })
          .a('Ann', { at: ann })
          .a('Amy', { at: amy }).situation,
      )
      return areOpposite(state, figureOf(state, 'Ann'), figureOf(state, 'Amy'), figureOf(state, 'Bob'))
    }
    expect(opposite([9, 10.2], [11, 11.8])).toBe(true)
    expect(opposite([9, 10.2], [9, 11.8])).toBe(false)
  })

  test('DD-RUL-38 to graze the rim is not enough; +1 however many flank', () => {
    const graze = brawl()
      .b('Bob', { at: [10, 11] })
      .a('Ann', { at: [9.0157480315, 10] })
      .a('Amy', { at: [10.9842519685, 12] }).situation
    const state = situate(graze)
    expect(areOpposite(state, figureOf(state, 'Ann'), figureOf(state, 'Amy'), figureOf(state, 'Bob'))).toBe(true)
    const rim = situate(
      brawl()
        .b('Bob', { at: [10, 11] })
        .a('Ann', { at: [10.4921259843, 10] })
        .a('Amy', { at: [10.4921259843, 12] }).situation,
    )
    expect(areOpposite(rim, figureOf(rim, 'Ann'), figureOf(rim, 'Amy'), figureOf(rim, 'Bob'))).toBe(false)
    const three = around([10, 12], { fight: 4 }).a('Abe', { at: [10.985, 11], gear: '' })
    expect(flanks(three)).toBe(true)
  })

  test('DD-RUL-38 an ally counts though prone, stunned or out of actions; a third flanker adds nothing', () => {
    expect(flanks(around([10, 12], { conditions: ['prone'] }))).toBe(true)
    expect(flanks(around([10, 12], { conditions: ['stunned'], now: { action: false } }))).toBe(true)
    const s = brawl({ stage: 'combat-action', melee: 1 })
      .b('Bob', { at: [10, 11], toughness: 10, health: 9, gear: '', now: { action: false } })
      .a('Ann', { at: [10, 10], fight: 4 })
      .a('Amy', { at: [10, 12], fight: 3 })
      .a('Abe', { at: [10.9, 11.6], fight: 3 })
      .melee('Bob', 'Ann', 'Amy', 'Abe')
      .rolls(['to hit: Ann at Bob', 6])
    s.picks('Ann|attack|Bob|blade').rolledEverything()
    expect(s.told('attacked')).toMatchObject({ hit: false, tests: [{ sums: [{ total: 5 }, {}] }] })
  })

  test('DD-RUL-38 Pack Tactics gives the same +1, from two of the pack anywhere around the enemy, and no second one', () => {
    const pack = { traits: ['pack-tactics'] }
    const wolves = (ann = {}, amy: readonly [number, number] = [11, 11]) =>
      brawl({ stage: 'combat-action', melee: 1 })
        .b('Bob', { at: [10, 11], toughness: 10, health: 9, gear: '', now: { action: false } })
        .a('Ann', { at: [10, 10], fight: 4, ...ann })
        .a('Amy', { at: amy, fight: 3, ...pack })
        .melee('Bob', 'Ann', 'Amy')
    expect(flanks(wolves(pack))).toBe(true)
    expect(flanks(wolves())).toBe(false)
    const s = wolves(pack, [10, 12]).rolls(['to hit: Ann at Bob', 6])
    s.picks('Ann|attack|Bob|blade').rolledEverything()
    expect(s.told('attacked')).toMatchObject({ hit: false })
  })

  test('DD-FLK-03 a friend slain in the melee flanks nobody any more', () => {
    expect(flanks(around([10, 12]))).toBe(true)
    expect(flanks(around([10, 12], { where: 'slain', wounds: 1 }))).toBe(false)
    const s = around([10, 12], { toughness: 1, now: { action: false } }, { fight: 6, strength: 9, now: {} }).rolls([
      'to hit: Ann at Bob',
      6,
    ])
    s.picks('Bob|attack|Amy|unarmed')
    expect(s.of('Amy').where).toBe('slain')
    s.picks('Ann|attack|Bob|blade').rolledEverything()
    expect(s.told('attacked')).toMatchObject({ by: 'Ann', hit: false, tests: [{ sums: [{ total: 5 }, {}] }] })
  })

  test("DD-FLK-02 out of the melee, in an opportunity attack or against nobody's enemy, there is no flank", () => {
    const s = toActions(
      brawl()
        .b('Bob', { at: [10, 11], gear: '', toughness: 10, now: { action: false } })
        .a('Ann', { at: [10, 10] })
        .rolls(['to hit: Ann at Bob', 5]),
    )
    s.picks('Ann|attack|Bob|blade').rolledEverything()
    expect(s.told('attacked')).toMatchObject({ hit: false })
  })
})
