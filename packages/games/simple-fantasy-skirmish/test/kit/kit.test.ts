/** What the apps are handed: plans to play at once, what a table shows, what cannot be, and who sees whom. */
import { Battle, optionId, SeededDice } from '@muster/engine'
import { inches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { game } from '../../src/game.ts'
import { simpleFantasySkirmish as kit } from '../../src/kit.ts'
import { row, skirmish } from '../skirmish.ts'

describe('a battle to play at once', () => {
  test('is the basic game with two ready armies, and nothing is wrong with it', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const plan = kit.readyPlan(seed)
      expect(kit.checkPlan(plan)).toEqual([])
      expect(plan.options).toMatchObject({ mode: 'basic' })
      expect(plan.sides[0]?.army).not.toEqual(plan.sides[1]?.army)
    }
  })

  test('finds room for every ready army on every ready table', () => {
    for (const { field } of kit.fields) {
      for (const { army, needs } of kit.armies) {
        const sides = [
          { id: 'a', name: 'A', army },
          { id: 'b', name: 'B', army: kit.armies[0]?.army ?? army },
        ]
        const battle = Battle.start(game, { game: game.id, field, sides, options: { ...needs } }, new SeededDice(1))
        while (battle.question && battle.state.round === 0) battle.answer(battle.decision?.default ?? { pick: [] })
        expect(battle.state.units.flatMap(({ models }) => models).every(({ where }) => where === 'standing')).toBe(true)
      }
    }
  })

  test('offers the basic game first', () => {
    expect(kit.choices?.[0]).toMatchObject({
      id: 'mode',
      usual: 'basic',
      values: [{ value: 'basic' }, { value: 'advanced' }],
    })
  })
})

describe('who is next', () => {
  test('is told of the side whose turn it is, then of the other; whoever is done with the round is left out', () => {
    const side = (id: string, name: string, edge: 'north' | 'south', passed: boolean) => ({
      id,
      name,
      edge,
      passed,
      score: 0,
    })
    const next = (passed: boolean) =>
      kit.view(
        skirmish({ turn: 'b', sides: [side('a', 'North', 'north', passed), side('b', 'South', 'south', false)] })
          .a('Guards', { at: row(2, [10, 10]) })
          .b('Orcs', { at: row(2, [10, 20]) })
          .b('Trolls', { at: row(2, [20, 20]), marker: true }).state,
      ).upNext
    expect(next(false)).toEqual(['Orcs', 'Guards'])
    expect(next(true)).toEqual(['Orcs'])
  })
})

describe('the table', () => {
  const hero = { type: 'champion', at: [[10, 8.5]] as const, host: 'Guards', cost: 8 }
  const parcel = { id: 'parcel', is: 'parcel', name: 'The parcel', at: [10, 10] as const, bearer: 'Guards' }
  const shown = () =>
    kit.view(
      skirmish({ leeway: 'b', rounds: 6, scenario: 'deliver', things: [parcel] })
        .a('Guards', { at: row(4, [10, 10]), cost: 2, marker: true })
        .a('Hero', hero)
        .b('Wolves', { at: row(3, [10, 25]), level: 1.5, melee: { attack: 3, save: 5, skill: 4 } }).state,
    )

  test('shows units with their models, attached Champions among them and by their own cards too', () => {
    const { units = [], figures } = shown()
    expect(units.map(({ id, models, points, hasActed }) => [id, models.length, points, hasActed])).toEqual([
      ['Guards', 5, 8, true],
      ['Hero', 1, 8, false],
      ['Wolves', 3, 3, false],
    ])
    expect(figures.filter(({ unit }) => unit === 'Guards').map(({ id }) => id)).toEqual([
      'Guards.1',
      'Guards.2',
      'Guards.3',
      'Guards.4',
      'Hero.1',
    ])
    expect(figures.find(({ id }) => id === 'Wolves.1')?.level).toBe(inches(1.5))
  })

  test('prints the card: what has no number has a dash', () => {
    const stats = new Map(
      shown()
        .units?.find(({ id }) => id === 'Wolves')
        ?.stats.map(({ label, value }) => [label, value]),
    )
    expect([stats.get('Move'), stats.get('Melee Attack'), stats.get('Melee Save'), stats.get('Ranged Attack')]).toEqual(
      ['6"', '3+', '5+', '–'],
    )
    expect(stats.has('Range')).toBe(false)
  })

  test('marks who has acted, who leads and who carries what; the basic card has no Skills', () => {
    const labels = shown()
      .units?.find(({ id }) => id === 'Guards')
      ?.marks.map(({ label }) => label)
    expect(labels).toEqual(['Led by Hero', 'Carries: The parcel'])
    expect(shown().units?.find(({ id }) => id === 'Guards')?.hasActed).toBe(true)
    const basic = kit.view(
      skirmish({ mode: 'basic', leeway: 'b' })
        .a('Guards', { at: row(2, [10, 10]) })
        .b('Wolves', { at: row(2, [10, 25]) }).state,
    )
    expect(basic.units?.[0]?.stats.some(({ label }) => label.endsWith('Skill'))).toBe(false)
  })

  test('tells the round, the prize and the points', () => {
    const { round, objectives, sides, scenario } = shown()
    expect(round).toMatchObject({ turn: 1, of: 6, phase: 'Move' })
    expect(objectives).toMatchObject([{ id: 'parcel', heldBy: 'a' }])
    expect(sides.map(({ score, figures }) => [score, figures])).toEqual([
      ['16 points', 5],
      ['3 points, leeway', 3],
    ])
    expect(scenario.standing).toBe('North carries the parcel.')
  })
})

describe('faults', () => {
  const sound = () =>
    skirmish({ leeway: 'b' })
      .a('Guards', { at: row(2, [10, 10]) })
      .b('Wolves', { at: row(2, [20, 20]) })

  test('a sound battle has none', () => {
    expect(kit.invariantErrors(sound().state)).toEqual([])
  })

  test('who stands on another, beside the table, or in a melee alone is named', () => {
    const s = sound()
    const [first, second] = s.of('Guards').models
    if (!first || !second) expect.fail('two models')
    second.at = first.at
    s.of('Wolves').melee = 1
    const [wolf] = s.of('Wolves').models
    if (wolf) wolf.at = { x: 0, y: 0 }
    expect(kit.invariantErrors(s.state)).toEqual([
      'Guards.2 stands on Guards.1',
      'Wolves.1: Every model must stand wholly on the table.',
      'Wolves is in a melee that has not begun',
      'Wolves is in a melee without enemies',
    ])
  })

  test('so is a turn of nobody, a marker nobody holds, and troops attached to troops', () => {
    const s = sound()
    s.of('Guards').host = 'Wolves'
    Object.assign(s.state, { turn: undefined, leeway: undefined })
    expect(kit.invariantErrors(s.state)).toEqual([
      'Guards cannot be attached to Wolves',
      'nobody holds the Leeway Marker',
      'it is nobody’s turn',
    ])
  })
})

test('the ruler sees from centre to centre, through nothing tall, and knows cover', () => {
  const sees = (kind: string, box: readonly [readonly [number, number], readonly [number, number]]) => {
    const s = skirmish({ leeway: 'b' })
      .a('Guards', { at: row(2, [10, 10]) })
      .b('Wolves', { at: row(2, [10, 20]) })
      .box('it', kind, box[0], box[1])
      .having({ height: 3 })
    return kit.sight?.(s.state, 'Guards.2', 'Wolves')
  }
  expect(
    sees('wood', [
      [20, 14],
      [30, 16],
    ]),
  ).toMatchObject({ seen: 'clear', from: { x: inches(10.75), y: inches(10) } })
  expect(
    sees('building', [
      [5, 14],
      [15, 16],
    ]),
  ).toMatchObject({ seen: 'blocked', met: [{ blocks: true }] })
  expect(
    sees('wood', [
      [5, 18],
      [15, 22],
    ]),
  ).toMatchObject({ seen: 'cover' })
})

test('a unit may have a backslash in its name, with which option ids escape others', () => {
  const battle = skirmish({ mode: 'advanced', leeway: 'a' })
    .a('Or\\cs', { at: row(2, [10, 10]) })
    .a('He\\ro', { type: 'champion', host: 'Or\\cs', at: [[13, 10]] })
    .b('Elves\\', { at: row(2, [10, 14]) })
    .rolls(['attack: Or\\cs at Elves\\', 1, 1])
  battle.picks(optionId('detach', 'He\\ro')).picks('stay')
  battle.picks(optionId('charge', 'Or\\cs', 'Elves\\')).until('attack')
  battle.picks(optionId('melee', 'Elves\\')).rolledEverything()
  expect([battle.state.leeway, battle.told('attack-declared')]).toMatchObject(['a', { at: 'Elves\\' }])
})
