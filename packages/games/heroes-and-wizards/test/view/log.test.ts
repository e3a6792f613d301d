/** The battle report: every event has its words, and its why. */
import { Battle, readsAsZero, randomFrom, SeededDice, worded, type Event } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { game } from '../../src/game.ts'
import { SCENARIOS } from '../../src/state/state.ts'
import { logEntryOf } from '../../src/log/log.ts'
import { skirmish, type Skirmish } from '../skirmish.ts'

const lines = (battle: Skirmish): string[] =>
  battle.events.flatMap((event) => worded(logEntryOf(battle.state, event))?.text ?? [])
const toldOf = (battle: Skirmish, is: string) =>
  worded(logEntryOf(battle.state, battle.told(is))) ?? expect.fail(`no words for ${is}`)

describe('shooting', () => {
  test('a shot names archer, target, what it flies over, and how it ends', () => {
    const battle = skirmish({ stage: 'declare-shots', turn: 6 })
      .line('hedge', 'hedge', [5, 15], [25, 15])
      .disc('oak', 'tree', [20, 17], 0.5)
      .a('Ann', { shooting: 3, at: [10, 10] })
      .a('Abe', { shooting: 3, at: [20, 10] })
      .a('Amy', { shooting: 3, at: [12, 10] })
      .b('Bob', { armour: 2, at: [10, 20] })
      .b('Bea', { at: [20, 20] })
      .rolls(
        ['hit: Ann at Bob', 4],
        ['hit: Abe at Bea', 1],
        ['cover: Abe at Bea, hedge', 1],
        ['cover: Abe at Bea, oak', 5],
      )
      .rolls(['hit: Amy at Bob', 1], ['cover: Amy at Bob, hedge', 2], ['save: Bob', 1])
      .pairs(['Ann', 'Bob'], ['Abe', 'Bea'], ['Amy', 'Bob'])
    expect(lines(battle)).toEqual([
      'North will shoot: Ann at Bob, Abe at Bea, Amy at Bob.',
      'Ann shoots at Bob over the hedge and misses.',
      'Abe shoots at Bea, but the tree stops the shot.',
      'Amy shoots at Bob over the hedge and hits.',
      "Bob's armour turns the shot.",
      expect.stringMatching(/^The battle is over\. A draw\. /),
    ])
  })

  test('"why?" shows each die with its need, its sum and its rule, and the line on the table', () => {
    const battle = skirmish({ stage: 'declare-shots', turn: 6 })
      .line('hedge', 'hedge', [5, 15], [25, 15])
      .a('Ann', { shooting: 3, cursed: true, at: [10, 10] })
      .b('Bob', { armour: 2, at: [10, 20] })
      .rolls(['hit: Ann at Bob', 2], ['cover: Ann at Bob, hedge', 3], ['save: Bob', 5])
      .pairs(['Ann', 'Bob'])
    expect(toldOf(battle, 'shot').why).toMatchObject({
      rules: ['HW-SHOOT-04', 'HW-COVER-01', 'HW-COVER-02'],
      tests: [
        {
          what: 'To hit',
          face: 2,
          succeeds: [1, 2],
          success: true,
          sums: [
            {
              total: 2,
              parts: [
                { value: 3, source: 'Shooting' },
                { value: -1, source: 'Curse', rule: 'HW-SPELL-02' },
              ],
            },
          ],
        },
        { what: 'Past the hedge', face: 3, succeeds: [1, 2, 3], success: true },
      ],
      lines: [{ from: { x: 25400, y: 26670 }, to: { x: 25400, y: 49530 } }],
    })
    expect(toldOf(battle, 'slain')).toMatchObject({
      text: 'Bob is shot down by Ann.',
      why: { tests: [{ what: 'Armour save', face: 5, success: false }] },
    })
    expect(toldOf(battle, 'removed').text).toBe('Bob is removed: 6 points for North.')
  })
})

describe('melee', () => {
  test('blows, sweeps, Armbands and the fall of a Hero', () => {
    const battle = skirmish({ stage: 'assign-attacks', turn: 6 })
      .a('Axe', { rank: 'hero', item: 'battle-axe-of-slaughter', melee: 3, at: [10, 10] })
      .b('Lord', { rank: 'hero', item: 'armband-of-toughness', armour: 1, at: [10, 11] })
      .b('Bob', { melee: 5, at: [10, 9] })
      .rolls(['hit: Axe at Lord', 2], ['save: Lord', 2], ['armband: Lord', 1], ['hit: Bob at Axe', 1])
      .pairs(['Axe', 'Lord'])
      .pairs(['Bob', 'Axe'])
      .rolledEverything()
    expect(lines(battle).slice(0, -1)).toEqual([
      'North will strike: Axe at Lord.',
      'South will strike: Bob at Axe.',
      'Axe attacks Lord and hits.',
      "Lord's armour fails, but the Armband of Toughness turns the blow.",
      'The attack sweeps on: Axe hits Bob as well.',
      'Bob falls to Axe.',
      'Bob attacks Axe and hits.',
      'Axe falls to Bob.',
      'Bob is removed: 11 points for North.',
      'Axe is removed: 57 points for South.',
    ])
    expect(toldOf(battle, 'slain').weight).toBe('major')
  })

  test('a body is struck in vain, and that is no news', () => {
    const battle = skirmish({ stage: 'assign-attacks', turn: 6 })
      .a('Ann', { melee: 3, twoWeapons: true, at: [10, 10] })
      .b('Orc b1', { at: [10, 11] })
      .rolls(['hit: Ann at Orc b1', 1], ['hit: Ann at Orc b1', 1])
      .pairs(['Ann', 'Orc b1'], ['Ann', 'Orc b1'])
      .pairs()
    expect(toldOf(battle, 'struck')).toMatchObject({
      text: 'Ann attacks Orc b1, who has fallen already, and hits.',
      weight: 'minor',
    })
  })
})

test('initiative shows what each side rolled and added', () => {
  const battle = skirmish({ stage: 'initiative' })
    .a('Hero', { rank: 'hero', at: [10, 10] })
    .b('Bob', { at: [10, 30] })
    .rolls(['initiative: North', 3], ['initiative: South', 2])
  expect(toldOf(battle, 'initiative-rolled').text).toBe('Initiative: North 3 + 1 = 4, South 2.')
})

test('an event nobody knows is passed over in silence', () => {
  expect(
    logEntryOf(
      skirmish()
        .a('Ann', { at: [10, 10] })
        .b('Bob', { at: [20, 20] }).state,
      { is: 'comet-fell' },
    ),
  ).toBeUndefined()
})

describe('whole battles', () => {
  const army = {
    name: 'Test army',
    types: [
      {
        name: 'Hero',
        rank: 'hero',
        profile: { movement: '12', melee: 4, shooting: 0, armour: 4, twoWeapons: true, mighty: false },
        diameter: 2540,
        count: 1,
        icon: 'barbute',
      },
      {
        name: 'Wizard',
        rank: 'wizard',
        profile: { movement: '12', melee: 1, shooting: 0, armour: 2, twoWeapons: false, mighty: false },
        diameter: 2540,
        count: 1,
        icon: 'barbute',
      },
      {
        name: 'Archer',
        rank: 'trooper',
        profile: { movement: '9', melee: 2, shooting: 4, armour: 1, twoWeapons: false, mighty: false },
        diameter: 2540,
        count: 4,
        icon: 'barbute',
      },
      {
        name: 'Rider',
        rank: 'trooper',
        profile: { movement: '18', melee: 4, shooting: 0, armour: 2, twoWeapons: false, mighty: false },
        diameter: 2540,
        count: 4,
        icon: 'barbute',
      },
    ],
  }
  const box = (x: number, y: number) => ({
    is: 'area' as const,
    points: [
      { x, y },
      { x: x + 10160, y },
      { x: x + 10160, y: y + 10160 },
      { x, y: y + 10160 },
    ],
  })
  const field = {
    width: 60960,
    depth: 60960,
    seed: 1,
    pieces: [
      { id: 'grove', kind: 'wood' as const, outline: box(12700, 17780) },
      { id: 'marsh', kind: 'rough' as const, outline: box(38100, 33020) },
      { id: 'mill', kind: 'building' as const, name: 'The Mill', outline: box(5080, 38100) },
      {
        id: 'hedge',
        kind: 'hedge' as const,
        outline: {
          is: 'line' as const,
          points: [
            { x: 30480, y: 20320 },
            { x: 48260, y: 20320 },
          ],
        },
      },
    ],
  }
  const sides = [
    { id: 'a', name: 'North', army },
    { id: 'b', name: 'South', army },
  ]

  /** Less than a tenth of an inch is not worth a line. */
  const isNoMove = (event: Event): boolean =>
    event.is === 'moved' && readsAsZero(Number((event as unknown as { length: number }).length))

  /** Random answers, so that much happens that nobody would plan. */
  function randomBattle(
    scenario: string,
    seed: number,
  ): readonly [Battle<ReturnType<typeof game.setUp>>, readonly Event[]] {
    const random = randomFrom(seed)
    const battle = Battle.start(
      game,
      { game: game.id, sides, field, scenario, options: { limit: 250 } },
      new SeededDice(seed),
    )
    while (battle.question) battle.answer(battle.question.sample(random))
    return [battle, battle.events]
  }

  test.each(SCENARIOS)('every event of %s has a sentence, its figures and its rules', (scenario) => {
    for (let seed = 1; seed <= 3; seed++) {
      const [battle, events] = randomBattle(scenario, seed)
      for (const event of events) {
        if (isNoMove(event)) continue
        const told = worded(logEntryOf(battle.state, event)) ?? expect.fail(`no words for "${event.is}"`)
        expect(told.text).toMatch(/^[A-Z].*[.!]$/)
        expect(told.text).not.toMatch(/undefined|NaN|\[object/)
        expect(told.why?.rules.length).toBeGreaterThan(0)
      }
      expect(events.at(-1)?.is).toBe('battle-ended')
    }
  })
})
