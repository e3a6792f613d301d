/** Set-up, rounds, the Lead Player, and the end. */
import { randomFrom, type BattlePlan, type Json, type ScriptedRoll } from '@muster/engine'
import { PlannedBattle } from '@muster/engine/testing'
import { inches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { fiveED6 } from '../../src/index.ts'
import { game } from '../../src/game.ts'
import { anyFormation, usualFormation } from '../../src/rules/deployment/formation.ts'
import type { State } from '../../src/state/state.ts'
import { skirmish, TOUCHING } from '../skirmish.ts'

const army = (count = 1): Json => ({ name: 'Army', entries: [{ name: 'Levy', profile: 'human-levy', count }] })

const planOf = (more: Partial<BattlePlan> = {}): BattlePlan => ({
  game: game.id,
  sides: [
    { id: 'a', name: 'North', army: army() },
    { id: 'b', name: 'South', army: army() },
  ],
  field: { width: inches(24), depth: inches(24), pieces: [] },
  ...more,
})

class Opening extends PlannedBattle<State> {}
const opening = (...script: readonly ScriptedRoll[]) => new Opening(game, planOf(), script)
const faults = (more: Partial<BattlePlan>) => fiveED6.checkPlan(planOf(more)).map(({ where, rule }) => [where, rule])

describe('set-up', () => {
  test('FD-SETUP-01 two forces, one player each', () => {
    expect(faults({})).toEqual([])
    expect(faults({ sides: [] })).toEqual([['sides', 'FD-SETUP-01']])
  })

  test('FD-ROUND-04 FD-RUL-01 the higher die leads, and equal dice are rolled again', () => {
    const battle = opening(['lead: North', 3], ['lead: South', 3], ['lead: North', 2], ['lead: South', 5])
    expect(battle.state.lead).toBe('b')
    expect(battle.events.filter(({ is }) => is === 'lead-rolled').map(({ lead }) => lead)).toEqual([undefined, 'b'])
  })

  test('FD-SETUP-03 FD-RUL-03 the other player picks an edge and deploys first, within 6" of it, on a 24" table', () => {
    const battle = opening(['lead: North', 6], ['lead: South', 1])
    expect(battle.decision).toMatchObject({ what: 'edge', by: 'b' })
    expect(battle.state.round).toBe(0)
    battle.picks('north')
    const edges = battle.events.filter(({ is }) => is === 'edge-taken').map(({ side, edge }) => [side, edge])
    expect(edges).toEqual([
      ['b', 'north'],
      ['a', 'south'],
    ])
    expect(battle.decision).toMatchObject({ what: 'deploy', by: 'b' })
    const spot = (y: number) => ({ spots: [{ figure: 'Levy b1', at: { x: inches(12), y: inches(y) } }] })
    expect(battle.refused(spot(5.6))).toMatchObject({ rule: 'FD-SETUP-03', code: 'out-of-zone' })
    battle.answer(spot(5.5))
    expect(battle.told('deployed')).toMatchObject({ side: 'b', figures: ['Levy b1'], rules: ['FD-SETUP-03'] })
    expect(battle.decision).toMatchObject({ what: 'deploy', by: 'a' })
    battle.answer(battle.decision.default)
    expect(battle.decision).toMatchObject({ what: 'move', by: 'a' })
    expect(battle.state.round).toBe(1)
    expect(fiveED6.generateField(1)).toMatchObject({ width: inches(24), depth: inches(24) })
  })

  test('FD-SETUP-03 a base stands wholly within its zone: no edge of the table, nor the line 6" from it, cuts it', () => {
    const battle = opening(['lead: North', 6], ['lead: South', 1]).picks('south')
    const code = (x: number, y: number) =>
      battle.battle.question?.check({ spots: [{ figure: 'Levy b1', at: { x: inches(x), y: inches(y) } }] })?.code
    expect([code(0.5, 23.5), code(23.5, 23.5), code(12, 18.5)]).toEqual([undefined, undefined, undefined])
    const outside = [code(0.4, 21), code(23.6, 21), code(12, 18.4), code(12, 23.6), code(12, 3)]
    expect(outside).toEqual(Array.from(outside, () => 'out-of-zone'))
  })

  test('FD-SETUP-03 the usual places of shooters are behind those of others, and a random player uses the whole zone', () => {
    const levies = (name: string, weapons: readonly string[]): Json => ({
      name,
      entries: [{ name: 'Levy', profile: 'human-levy', weapons, count: 6 }],
    })
    const plan = planOf({
      sides: [
        { id: 'a', name: 'North', army: levies('Swords', ['hand-blade']) },
        { id: 'b', name: 'South', army: levies('Bows', ['hand-blade', 'bow']) },
      ],
    })
    const state = game.setUp(plan)
    state.sides.forEach((side) => (side.edge = 'north'))
    const front = (side: string) => {
      const figures = state.figures.filter((figure) => figure.side === side)
      return Math.max(...usualFormation(state, figures).map(({ at }) => at.y))
    }
    expect(front('a') - front('b')).toBe(inches(3))
    const random = randomFrom(4)
    const spread = Array.from({ length: 20 }, () => anyFormation(state, state.figures.slice(0, 6), random)).flat()
    expect(Math.max(...spread.map(({ at }) => at.x))).toBeGreaterThan(inches(20))
    expect(Math.min(...spread.map(({ at }) => at.x))).toBeLessThan(inches(4))
  })

  test('FD-GEAR-02 a soldier whose list names no weapon has a blade', () => {
    const { figures } = game.setUp(planOf())
    expect(new Set(figures.map(({ weapons }) => weapons.map(({ id }) => id).join()))).toEqual(new Set(['hand-blade']))
  })

  const crowded = (field: Partial<BattlePlan['field']>, count: number) => {
    const sides = planOf().sides.map((side) => ({ ...side, army: army(count) }))
    const plan = planOf({ sides, field: { ...planOf().field, ...field } })
    return new Opening(game, plan, [
      ['lead: North', 6],
      ['lead: South', 1],
    ])
  }

  test('FD-SETUP-03 FD-MOVE-04 nobody is placed on anybody, also of the same entry, nor on a wall or a gap', () => {
    const box = (left: number, right: number) => ({
      is: 'area' as const,
      points: [
        { x: inches(left), y: inches(20) },
        { x: inches(right), y: inches(20) },
        { x: inches(right), y: inches(22) },
        { x: inches(left), y: inches(22) },
      ],
    })
    const battle = crowded(
      {
        pieces: [
          { id: 'barn', kind: 'building', outline: box(2, 4) },
          { id: 'gully', kind: 'gap', outline: box(18, 20), height: inches(2) },
          { id: 'crack', kind: 'gap', outline: box(22, 22.3), height: inches(2) },
        ],
      },
      2,
    ).picks('south')
    const place = (x: number) => ({
      spots: [10, x].map((at, index) => ({ figure: `Levy b${index + 1}`, at: { x: inches(at), y: inches(21) } })),
    })
    expect(battle.refused(place(10.9))).toMatchObject({
      rule: 'FD-MOVE-04',
      code: 'rests-on-figure',
      figure: 'Levy b1',
    })
    expect(battle.refused(place(3))).toMatchObject({ rule: 'FD-RUL-80', piece: 'barn' })
    expect(battle.refused(place(19))).toMatchObject({ rule: 'FD-RUL-80', piece: 'gully' })
    battle.answer(place(22.1))
    expect(battle.state.figures.map(({ number }) => number)).toEqual([1, 2, 1, 2])
  })

  test('FD-SETUP-03 whom the zone has no room for stays out of the battle', () => {
    const width = inches(24)
    const points = [
      { x: inches(2.5), y: inches(17) },
      { x: width, y: inches(17) },
      { x: width, y: inches(24) },
      { x: inches(2.5), y: inches(24) },
    ]
    const town = { id: 'town', kind: 'building' as const, outline: { is: 'area' as const, points } }
    const battle = crowded({ pieces: [town] }, 20).picks('south')
    const fitting = (battle.decision.default as { spots: readonly unknown[] }).spots.length
    expect(fitting).toBeGreaterThan(1)
    expect(fitting).toBeLessThan(20)
    battle.answer(battle.decision.default)
    const out = battle.state.figures.filter(({ side, where }) => side === 'b' && where === 'out')
    expect(out).toHaveLength(20 - fitting)
    expect(battle.told('left-out')).toMatchObject({ side: 'b', figures: out.map(({ id }) => id) })
    battle.answer(battle.decision.default)
    expect(battle.events.filter(({ is }) => is === 'left-out')).toHaveLength(1)
  })

  test('FD-SETUP-03 where there is no room at all nobody is asked, and the battle goes on with the others', () => {
    const points = [0, 24].flatMap((x, index) =>
      (index === 0 ? [17, 24] : [24, 17]).map((y) => ({ x: inches(x), y: inches(y) })),
    )
    const lake = { id: 'town', kind: 'building' as const, outline: { is: 'area' as const, points } }
    const battle = crowded({ pieces: [lake] }, 2).picks('south')
    expect(battle.told('left-out')).toMatchObject({ side: 'b', figures: ['Levy b1', 'Levy b2'] })
    expect(battle.decision).toMatchObject({ what: 'deploy', by: 'a' })
  })

  test('FD-SETUP-01 each side has an id and a name of its own', () => {
    const twin = (more: object) => planOf().sides.map((side, index) => (index === 1 ? { ...side, ...more } : side))
    expect(faults({ sides: twin({ id: 'a' }) })).toEqual([['sides.1', 'FD-SETUP-01']])
    expect(faults({ sides: twin({ name: 'North' }) })).toEqual([['sides.1', 'FD-SETUP-01']])
  })

  test('FD-SETUP-03 a limit is a whole number, a scenario one of the book, and a table at least 18" each way', () => {
    expect(faults({ options: { limit: 0 } })).toContainEqual(['options.limit', 'FD-SETUP-03'])
    expect(faults({ options: { limit: 'many' } })).toEqual([['options.limit', 'FD-SETUP-03']])
    expect(faults({ scenario: 'a-picnic' })).toEqual([['scenario', undefined]])
    const table = (width: number, depth: number) =>
      faults({ field: { width: inches(width), depth: inches(depth), pieces: [] } })
    expect([table(18, 18), table(17.9, 24), table(24, 17.9)]).toEqual([
      [],
      [['field', 'FD-SETUP-03']],
      [['field', 'FD-SETUP-03']],
    ])
  })

  test('FD-SETUP-03 an army above the limit is refused, and a plan with a fault is not begun', () => {
    expect(faults({ options: { limit: 1 } }).map(([where]) => where)).toHaveLength(2)
    expect(() => game.setUp(planOf({ options: { limit: 1 } }))).toThrow(/limit is 1/)
    expect(game.setUp(planOf({ scenario: 'ten-rounds' })).scenario).toBe('ten-rounds')
    expect(game.setUp(planOf()).scenario).toBe('to-the-last')
  })

  test('FD-RUL-81 it is a game of its own: plans of another game are refused', () => {
    expect(faults({ game: 'd6s-with-dragons' })).toEqual([['game', undefined]])
  })

  test('FD-RUL-02 a round limit may be agreed', () => {
    expect(faults({ options: { rounds: 0 } })).toEqual([['options.rounds', 'FD-RUL-02']])
    const battle = skirmish({ rounds: 1, stage: 'end-round' })
      .a('Ann', { at: [5, 5] })
      .b('Bob', { at: [9, 9], profile: 'human-levy' })
    expect(battle.battle.result).toMatchObject({ winner: 'a' })
    expect(battle.told('battle-ended')).toMatchObject({ winner: 'a', rules: ['FD-RUL-02'] })
    const points = (id: string) => battle.of(id).points
    expect(battle.told('battle-ended')['scores']).toEqual([
      { side: 'a', score: points('Ann') },
      { side: 'b', score: points('Bob') },
    ])
  })
})

describe('rounds', () => {
  const pair = (words = {}) =>
    skirmish({ lead: 'a', ...words })
      .a('Ann', { at: [10, 10], weapons: ['hand-blade'] })
      .b('Bob', { at: [10, 10 + TOUCHING], weapons: ['hand-blade'] })

  test('FD-ROUND-01 FD-ROUND-03 the Movement Phase, the Combat Phase, and at once the next round', () => {
    const battle = pair().does('Ann', 'done').does('Bob', 'done')
    expect(battle.told('combat-began')).toMatchObject({ round: 1 })
    battle.does('Ann', 'done').does('Bob', 'done')
    expect(battle.told('round-began')).toMatchObject({ round: 2 })
    expect(battle.decision).toMatchObject({ what: 'move' })
  })

  test('FD-ROUND-02 in the next round every figure has its chance to move and to attack again', () => {
    const battle = pair({ stage: 'combat' }).does('Ann', 'done').does('Bob', 'done')
    expect(battle.decision).toMatchObject({ what: 'move', by: 'b' })
    battle.does('Bob', 'done').does('Ann', 'done')
    expect(battle.decision).toMatchObject({ what: 'fight', about: 'Bob' })
    expect(battle.does('Bob', 'done').decision).toMatchObject({ what: 'fight', about: 'Ann' })
  })

  test('FD-ROUND-05 the Lead Player changes every round', () => {
    const battle = pair({ stage: 'end-round' })
    expect(battle.told('round-began')).toMatchObject({ round: 2, lead: 'b' })
    expect(battle.decision.by).toBe('b')
    expect(pair({ stage: 'end-round', round: 2, lead: 'b' }).told('round-began')).toMatchObject({ lead: 'a' })
  })

  test('FD-SETUP-04 FD-RUL-02 a force without figures loses at once', () => {
    const battle = pair({ stage: 'combat' })
      .rolls(['hit: Ann at Bob', 1], ['wound: Ann at Bob', 1])
      .attacks('Ann', 'Bob')
      .picks('no')
    expect(battle.battle.result).toMatchObject({ winner: 'a' })
    expect(battle.told('battle-ended')).toMatchObject({ winner: 'a', rules: ['FD-SETUP-04'] })
    expect(battle.state.action).toBeUndefined()
  })

  test('FD-SETUP-04 FD-RUL-02 what was under way is over with the battle; as many points on both sides are a draw', () => {
    const slain = skirmish({ stage: 'combat' })
      .a('Ann', { at: [10, 10], profile: 'elf', weapons: ['hand-spear'] })
      .b('Bob', { at: [10, 10 + TOUCHING] })
      .rolls(['hit: Ann at Bob', 1], ['wound: Ann at Bob', 1])
      .attacks('Ann', 'Bob', 'hand-spear')
    expect(slain.state).toMatchObject({ stage: 'over', action: undefined })
    const gaze = { name: 'Gaze', range: [6, 6], save: { save: 'will', difficulty: 0 }, isExtra: true }
    const stared = skirmish({ profiles: [{ id: 'basilisk', weapons: [gaze] }], lead: 'a' })
      .a('Basil', { at: [10, 10], profile: 'basilisk' })
      .b('Bob', { at: [10, 13] })
      .rolls(['will: Bob', 6], ['wound: Basil at Bob', 1])
      .does('Basil', 'basilisk 1')
    expect(stared.state).toMatchObject({ stage: 'over', turn: undefined })
    const level = pair({ rounds: 1, stage: 'end-round' })
    expect(level.battle.over).toBe(true)
    expect(level.battle.result).not.toHaveProperty('winner')
  })

  test('FD-SETUP-04 the battle is over at once also in the middle of a turn to move', () => {
    const battle = pair({ turn: { figure: 'Ann', left: 6 } })
      .rolls(['hit: Bob at Ann', 1], ['wound: Bob at Ann', 1])
      .move('Ann', [10, 6])
      .says('Bob|hand-blade')
    expect(battle.battle.result).toMatchObject({ winner: 'b' })
    expect(battle.state.turn).toBeUndefined()
  })
})
