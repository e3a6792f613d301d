/** The Combat Phase begins: brawls are split into melees, and bases are brought together. */
import { Seed } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { brawl, choices, isAsked, melees, toActions } from '../brawl.ts'
import type { Skirmish } from '../skirmish.ts'

/** Dwarves d1 to d4 all within 1" of both orcs. */
const dwarvesAndOrcs = (words = {}): Skirmish =>
  brawl(words)
    .b('o1', { of: 'orc-warrior', at: [10, 10] })
    .b('o2', { of: 'orc-warrior', at: [11, 10] })
    .a('d1', { of: 'dwarf-warrior', at: [10.5, 9] })
    .a('d2', { of: 'dwarf-warrior', at: [10.5, 11] })
    .a('d3', { of: 'dwarf-warrior', at: [9.4, 10.9] })
    .a('d4', { of: 'dwarf-warrior', at: [11.6, 9.1] })

/** Six in a ring, friend and foe in turn, each within 1" of its two neighbours and nobody else. */
const ring = (): Skirmish =>
  brawl()
    .a('a1', { at: [11.5, 10] })
    .b('b1', { at: [10.75, 11.299] })
    .a('a2', { at: [9.25, 11.299] })
    .b('b3', { at: [8.5, 10] })
    .a('a3', { at: [9.25, 8.701] })
    .b('b2', { at: [10.75, 8.701] })

describe('who fights whom', () => {
  test('DD-SPLIT-01 those within 1" of an enemy are in a melee, an inch exactly is within, and nobody else is', () => {
    const s = brawl()
      .a('Ann', { at: [10, 10] })
      .b('Bob', { at: [10, 11.984] })
      .a('Abe', { at: [15, 10] })
      .b('Bea', { at: [15, 11.99] })
    toActions(s)
    expect(melees(s)).toEqual(['Ann Bob'])
  })

  test('DD-SPLIT-02 the Lead Player makes the division, whoever that is', () => {
    isAsked(dwarvesAndOrcs(), 'split', 'a')
    isAsked(dwarvesAndOrcs({ lead: 'b' }), 'split', 'b')
  })

  test('DD-SPLIT-03 where one against one is possible it must be: two melees of a ring of six are one too few', () => {
    const s = ring()
    const refusal = s.refused({
      links: [
        { from: 'b1', to: 'a1' },
        { from: 'b2', to: 'a1' },
        { from: 'a2', to: 'b3' },
        { from: 'a3', to: 'b3' },
      ],
    })
    expect(refusal).toMatchObject({ code: 'too-few-melees', rule: 'DD-SPLIT-03' })
    expect(s.refused({ links: [] }).code).toBe('left-out')
    s.answer(refusal.nearest ?? expect.fail('nothing is offered instead'))
    expect(s.state.melees.map(({ members }) => members.length)).toEqual([2, 2, 2])
  })

  test('DD-SPLIT-04 one side of every melee stands alone: two against two in one melee is refused', () => {
    const s = ring()
    expect(
      s.refused({
        links: [
          { from: 'a1', to: 'b1' },
          { from: 'a2', to: 'b1' },
          { from: 'b3', to: 'a2' },
          { from: 'b2', to: 'a3' },
        ],
      }),
    ).toMatchObject({ code: 'many-against-many', rule: 'DD-SPLIT-04' })
  })

  test('DD-EX-09 four dwarves beside two orcs: two against one twice, or one against one and three against one', () => {
    const even = dwarvesAndOrcs().pairs(['d1', 'o1'], ['d2', 'o1'], ['d3', 'o2'], ['d4', 'o2'])
    expect(melees(even)).toEqual(['d1 d2 o1', 'd3 d4 o2'])
    const uneven = dwarvesAndOrcs().pairs(['d1', 'o1'], ['d2', 'o2'], ['d3', 'o2'], ['d4', 'o2'])
    expect(melees(uneven)).toEqual(['d1 o1', 'd2 d3 d4 o2'])
    expect(
      dwarvesAndOrcs().refused({ links: ['d1', 'd2', 'd3', 'd4'].map((from) => ({ from, to: 'o1' })) }),
    ).toMatchObject({ code: 'left-out', figure: 'o2' })
  })

  test('DD-RUL-34 of the sixteen ways to send four dwarves at two orcs fourteen are legal, and any of them may be picked', () => {
    const s = dwarvesAndOrcs()
    const question = s.battle.question ?? expect.fail('nothing is asked')
    const ways = Array.from({ length: 16 }, (_, way) => ({
      links: ['d1', 'd2', 'd3', 'd4'].map((from, i) => ({ from, to: (way >> i) & 1 ? 'o1' : 'o2' })),
    }))
    expect(ways.filter((answer) => question.check(answer) === undefined)).toHaveLength(14)
    const seed = new Seed(7)
    const sampled = Array.from({ length: 60 }, () => question.sample(() => seed.next()))
    expect(sampled.every((answer) => question.check(answer) === undefined)).toBe(true)
    expect(new Set(sampled.map((answer) => JSON.stringify(answer))).size).toBeGreaterThan(8)
  })

  test('DD-RUL-34 where there is only one legal split nobody is asked: one against three, and a row of four', () => {
    const crowd = toActions(
      brawl()
        .a('Ann', { at: [10, 10] })
        .b('b1', { at: [10, 11.2] })
        .b('b2', { at: [11.2, 10] })
        .b('b3', { at: [8.8, 10] }),
    )
    expect(melees(crowd)).toEqual(['Ann b1 b2 b3'])
    const row = brawl()
      .a('a1', { at: [6, 10] })
      .b('b1', { at: [7.5, 10] })
      .a('a2', { at: [9, 10] })
      .b('b2', { at: [10.5, 10] })
    isAsked(row, 'choose-melee', 'a')
    expect(melees(row)).toEqual(['a1 b1', 'a2 b2'])
  })

  test("DD-RUL-34 heights count: who stands above the other's head is in no melee with it", () => {
    const s = brawl()
      .box('hill', 'hill', [9, 8], [13, 10.5])
      .high(1.5)
      .a('Ann', { at: [11, 9.9], level: 1.5 })
      .b('Bob', { at: [11, 11.1] })
      .a('Abe', { at: [11, 12.5] })
    expect(melees(toActions(s))).toEqual(['Abe Bob'])
  })

  test('DD-SPLIT-07 DD-MEL-09 one whose action is spent is passed over but stays in the melee and can be attacked', () => {
    const s = brawl()
      .a('Ann', { at: [10, 10] })
      .b('Bob', { at: [10, 11], now: { action: false } })
      .rolls(['to hit: Ann at Bob', 6])
    expect(melees(toActions(s))).toEqual(['Ann Bob'])
    s.picks('Ann|attack|Bob|blade').rolledEverything()
    expect(s.state.stage).toBe('act')
    expect(s.state.round).toBe(2)
  })
})

describe('bases are brought together', () => {
  test('DD-SPLIT-05 members of a melee are moved until their bases touch', () => {
    const s = toActions(
      brawl()
        .a('Ann', { at: [10, 10] })
        .b('Bob', { at: [10, 11.5] })
        .b('Bea', { at: [11.6, 10] }),
    )
    expect(s.at('Bob')[1]).toBeCloseTo(10.984, 2)
    expect(s.at('Bea')[0]).toBeCloseTo(10.984, 2)
  })

  test("DD-RUL-35 the lone one stays; in a duel it is the Lead Player's who stays", () => {
    const spots = (lead: string) => {
      const s = toActions(
        brawl({ lead })
          .a('Ann', { at: [10, 10] })
          .b('Bob', { at: [10, 11.5] })
          .a('Abe', { at: [15, 10] })
          .a('Amy', { at: [15, 13] })
          .b('Bea', { at: [15, 11.5] }),
      )
      return ['Ann', 'Bob', 'Abe', 'Amy', 'Bea'].map((id) => Math.round(s.at(id)[1] * 100) / 100)
    }
    expect(spots('a')).toEqual([10, 10.98, 10.52, 12.48, 11.5])
    expect(spots('b')).toEqual([10.52, 11.5, 10.52, 12.48, 11.5])
  })

  test('DD-RUL-35 a slide is no movement: it provokes nobody, is not counted, and stops at a wall or at another base', () => {
    const s = brawl()
      .line('wall', 'wall', [9, 10.9], [11, 10.9])
      .high(0.8)
      .a('Ann', { at: [10, 10] })
      .b('Bob', { at: [10, 11.9] })
      .a('Abe', { at: [15, 10] })
      .b('Bea', { at: [15, 11.9] })
      .b('Ben', { at: [15.7, 11.2] })
      .box('ice', 'slippery', [18, 10.5], [20, 11.5])
      .a('Amy', { at: [19, 10] })
      .b('Bud', { at: [19, 11.9] })
    toActions(s)
    expect(s.at('Bob')[1]).toBeCloseTo(11.39, 1)
    expect(s.of('Bob').now.willing).toBe(0)
    expect(s.at('Bea')[1]).toBeGreaterThan(11.3)
    expect(s.at('Bud')[1]).toBeCloseTo(10.984, 2)
    expect(s.hasTold('opportunity-taken')).toBe(false)
    expect(s.hasTold('slipped')).toBe(false)
  })

  test("DD-RUL-36 melee attacks and masteries reach only enemies of one's own melee, a printed reach beyond it too", () => {
    const claws = { id: 'claws', reach: 2 }
    const s = brawl()
      .a('Ann', { at: [10, 10], gear: 'blade, shield', attackList: [claws], fight: 6 })
      .b('Bob', { at: [10, 11] })
      .a('Abe', { at: [11.4, 10] })
      .b('Bea', { at: [11.4, 11] })
    if (s.decision.what === 'split') s.pairs(['Ann', 'Bob'], ['Abe', 'Bea'])
    s.picks('1')
    expect(choices(s)).toEqual(['no', 'blade', 'shield|Bob'])
    s.picks('no').picks('no')
    expect(choices(s).filter((id) => id.includes('blade'))).toEqual(['Ann|attack|Bob|blade'])
    expect(
      choices(s)
        .filter((id) => id.includes('claws'))
        .sort(),
    ).toEqual(['Ann|attack|Bea|claws', 'Ann|attack|Bob|claws'])
  })
})
