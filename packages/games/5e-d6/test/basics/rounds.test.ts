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
  })

  test('FD-SETUP-03 FD-RUL-03 the other player picks an edge and deploys first, within 6" of it, on a 24" table', () => {
    const battle = opening(['lead: North', 6], ['lead: South', 1])
    expect(battle.decision).toMatchObject({ what: 'edge', by: 'b' })
    battle.picks('north')
    expect(battle.decision).toMatchObject({ what: 'deploy', by: 'b' })
    const spot = (y: number) => ({ spots: [{ figure: 'Levy b1', at: { x: inches(12), y: inches(y) } }] })
    expect(battle.refused(spot(5.6))).toMatchObject({ rule: 'FD-SETUP-03', code: 'out-of-zone' })
    battle.answer(spot(5.5))
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
  })
})
