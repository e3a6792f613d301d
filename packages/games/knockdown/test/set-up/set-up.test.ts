/** Setting up: the plan, the roll-off, edges and deployment. */
import { inches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { knockdown } from '../../src/index.ts'
import { armyOf, opening, planOf, table } from '../opening.ts'

const two = () => planOf([armyOf({ count: 2 }), armyOf({})])
const at = (figure: string, x: number, y: number) => ({ figure, at: { x: inches(x), y: inches(y) } })

describe('the plan', () => {
  const faults = (plan: Parameters<typeof knockdown.checkPlan>[0]) =>
    knockdown.checkPlan(plan).map(({ where, rule }) => [where, rule])

  test('KD-ARMY-09 KD-RUL-03 two or more players take part; teams may be agreed', () => {
    const four = [armyOf({}), armyOf({}), armyOf({}), armyOf({})]
    expect(faults(planOf(four))).toEqual([])
    expect(
      faults(
        planOf(four, {
          options: {
            teams: [
              ['a', 'c'],
              ['b', 'd'],
            ],
          },
        }),
      ),
    ).toEqual([])
    expect(faults(planOf(four.slice(0, 1)))).toEqual([['sides', 'KD-ARMY-09']])
    const [first, second, ...others] = planOf(four).sides
    const twins = (more: object) => ({ ...planOf(four), sides: [first, { ...second, ...more }, ...others] as never })
    expect(faults(twins({ id: 'a' }))).toContainEqual(['sides.1', 'KD-ARMY-09'])
    expect(faults(twins({ name: first?.name }))).toContainEqual(['sides.1', 'KD-ARMY-09'])
    expect(faults(planOf(four, { options: { teams: [['a', 'x']] } }))).toEqual([['options.teams', 'KD-ARMY-09']])
    const both = [
      ['a', 'b'],
      ['a', 'c'],
    ]
    expect(faults(planOf(four, { options: { teams: both } }))).toEqual([['options.teams', 'KD-ARMY-09']])
    expect(faults(planOf(four.slice(0, 2), { options: { teams: [['a', 'b']] } }))).toEqual([
      ['options.teams', 'KD-ARMY-09'],
    ])
  })

  test('a plan with an army that is too dear, an unknown scenario or a tiny table is refused with its place', () => {
    expect(faults(planOf([armyOf({ count: 50 }), armyOf({})]))).toEqual([['sides.0.army.entries', 'KD-ARMY-01']])
    expect(faults({ ...two(), scenario: 'siege' })).toEqual([['scenario', undefined]])
    expect(faults({ ...two(), game: '5e-d6' })).toEqual([['game', undefined]])
    expect(faults({ ...two(), options: { limit: 0.5 } })).toContainEqual(['options.limit', 'KD-ARMY-02'])
    expect(faults({ ...two(), options: { rounds: 1.5 } })).toEqual([['options.rounds', 'KD-END-01']])
    expect(faults({ ...two(), options: { rounds: 3 } })).toEqual([])
    expect(faults({ ...two(), field: { ...table(), width: inches(20) } })).toEqual([['field', 'KD-ARMY-07']])
  })
})

describe('the roll-off', () => {
  test('KD-ARMY-08 KD-RUL-02 the winner picks an edge; the loser deploys the whole army first', () => {
    const battle = opening(
      two(),
      ['deployment: North', 3],
      ['deployment: South', 3],
      ['deployment: North', 5],
      ['deployment: South', 2],
    )
    expect(battle.decision).toMatchObject({ by: 'a', what: 'edge' })
    battle.picks('west')
    expect([battle.side('a').edge, battle.side('b').edge]).toEqual(['west', 'east'])
    expect(battle.decision).toMatchObject({ by: 'b', what: 'deploy', kind: 'place' })
    battle.place(at('Levy b1', 40, 24))
    expect(battle.decision).toMatchObject({ by: 'a', what: 'deploy' })
  })

  test('KD-ARMY-07 zones are 12" deep, and each base is wholly in its own', () => {
    const battle = opening(two(), ['deployment: North', 2], ['deployment: South', 5]).picks('south')
    expect(battle.decision.by).toBe('a')
    const spots = (x: number, y: number) => ({ spots: [at('Levy a1', x, y), at('Levy a2', 30, 5)] })
    expect(battle.refused(spots(24, 12))).toMatchObject({ rule: 'KD-ARMY-07', code: 'out-of-zone' })
    for (const [x, y] of [
      [0.4, 6],
      [47.6, 6],
      [24, 0.4],
      [24, 42],
    ] as const)
      expect(battle.refused(spots(x, y))).toMatchObject({ rule: 'KD-ARMY-07', code: 'out-of-zone' })
    expect(battle.refused(spots(30.5, 5))).toMatchObject({ rule: 'KD-MOVE-01' })
    battle.answer(spots(24, 11.5))
    expect(battle.told('deployed')).toMatchObject({ side: 'a', figures: ['Levy a1', 'Levy a2'] })
    expect(battle.of('Levy a1').where).toBe('standing')
  })

  test('KD-TERR-10 no chassis is deployed on top of an obstacle, where other models may stand', () => {
    const points = [at('', 20, 2), at('', 26, 2), at('', 26, 8), at('', 20, 8)].map((spot) => spot.at)
    const roof = { id: 'roof', kind: 'building', height: inches(1), outline: { is: 'area', points } } as const
    const gun = { name: 'Gun', profile: 'catapult' }
    const battle = opening(
      planOf([armyOf(gun, {}), armyOf({})], { field: table(roof) }),
      ['deployment: North', 2],
      ['deployment: South', 5],
    ).picks('south')
    expect(battle.refused({ spots: [at('Gun a1', 23, 5)] })).toMatchObject({ rule: 'KD-TERR-03', piece: 'roof' })
    battle.place(at('Gun a1', 30, 5))
    for (const x of [19.8, 20.2])
      expect(battle.refused({ spots: [at('Levy a1', x, 5)] })).toMatchObject({ rule: 'KD-TERR-03', piece: 'roof' })
    battle.place(at('Levy a1', 23, 5))
    expect(battle.of('Levy a1').where).toBe('standing')
  })

  test('KD-TERR-03 KD-RUL-21 on a round tower the whole base stands within its rim', () => {
    const outline = { is: 'disc', centre: at('', 24, 5).at, radius: inches(2) } as const
    const tower = { id: 'tower', kind: 'building', height: inches(1), outline } as const
    const battle = opening(
      planOf([armyOf({}), armyOf({})], { field: table(tower) }),
      ['deployment: North', 2],
      ['deployment: South', 5],
    ).picks('south')
    const code = (x: number, y: number) => battle.battle.question?.check({ spots: [at('Levy a1', x, y)] })?.code
    const places = [code(24, 5), code(25.4, 5), code(24, 6.4), code(25.6, 5), code(24, 6.6), code(25, 6.3), code(21, 5)]
    expect(places.map((one) => one === undefined)).toEqual([true, true, true, false, false, false, true])
  })

  test('KD-ARMY-07 models that find no room in their zone stay out, and a chariot keeps its crew with it', () => {
    const points = [at('', 0.1, 0.1), at('', 47.9, 0.1), at('', 47.9, 11.9), at('', 0.1, 11.9)].map((spot) => spot.at)
    const lake = { id: 'lake', kind: 'deep-water', outline: { is: 'area', points } } as const
    const wain = { name: 'Wain', profile: 'small-chariot', crew: [{ name: 'Crew', profile: 'levy-infantry' }] }
    const battle = opening(
      planOf([armyOf(wain), armyOf({})], { field: table(lake) }),
      ['deployment: North', 2],
      ['deployment: South', 5],
    ).picks('south')
    expect(battle.decision).toMatchObject({ by: 'b', what: 'deploy' })
    expect([battle.of('Wain a1').where, battle.of('Crew a1').where]).toEqual(['out', 'out'])
    expect(knockdown.invariantErrors(battle.state)).toEqual([])
  })

  test('KD-ARMY-09 of more than two players each has an edge of its own', () => {
    const battle = opening(
      planOf([armyOf({}), armyOf({}), armyOf({})]),
      ['deployment: North', 2],
      ['deployment: South', 5],
      ['deployment: East', 4],
    )
    expect(battle.decision.by).toBe('b')
    battle.picks('north')
    expect(battle.decision.by).toBe('c')
    battle.picks('west')
    expect(battle.decision).toMatchObject({ by: 'a', what: 'edge' })
    battle.picks('south')
    expect(battle.decision).toMatchObject({ by: 'a', what: 'deploy' })
  })

  test('KD-ARMY-08 KD-RUL-02 those who tie roll again among themselves, ahead of whoever rolled lower', () => {
    const battle = opening(
      planOf([armyOf({}), armyOf({}), armyOf({})]),
      ['deployment: North', 5],
      ['deployment: South', 5],
      ['deployment: East', 2],
      ['deployment: North', 1],
      ['deployment: South', 4],
    )
    expect(battle.rolledEverything().state.order).toEqual(['b', 'a', 'c'])
  })

  test('KD-SIEGE-30 a siege weapon is placed with its crew, who then hold its places', () => {
    const gun = { name: 'Gun', profile: 'catapult', crew: [{ name: 'Crew', profile: 'levy-infantry', count: 3 }] }
    const battle = opening(
      planOf([armyOf(gun), armyOf({})]),
      ['deployment: North', 2],
      ['deployment: South', 5],
      ['priority: North', 6],
      ['priority: South', 1],
    )
    expect(battle.state.round).toBe(0)
    battle.until('activate')
    expect(battle.state.round).toBe(1)
    expect(['Crew a1', 'Crew a2', 'Crew a3'].map((id) => battle.of(id).where)).toEqual(Array(3).fill('standing'))
    expect(battle.of('Gun a1').crew).toEqual(['Crew a1', 'Crew a2', 'Crew a3'])
    expect(battle.decision.options.map(({ id }) => id)).toContain('Gun a1|fire')
  })

  test('KD-CHAR-03 KD-CHAR-04 a chariot is placed as one piece with its crew aboard', () => {
    const wain = {
      name: 'Wain',
      profile: 'small-chariot',
      crew: [{ name: 'Crew', profile: 'levy-infantry', count: 2 }],
    }
    const battle = opening(
      planOf([armyOf(wain), armyOf({})]),
      ['deployment: North', 2],
      ['deployment: South', 5],
    ).picks('south')
    expect(battle.decision).toMatchObject({ kind: 'place', pieces: [{ figure: 'Wain a1' }] })
    battle.place(at('Wain a1', 24, 6))
    expect(battle.of('Crew a1')).toMatchObject({
      where: 'aboard',
      aboard: 'Wain a1',
      at: { x: inches(24), y: inches(6) },
    })
  })
})
