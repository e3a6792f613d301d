/** Deployment: who places what, where, and when. */
import {
  Battle,
  pick,
  randomFrom,
  SeededDice,
  worded,
  type Answer,
  type BattlePlan,
  type ScriptedRoll,
} from '@muster/engine'
import { gap, inches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { footprint, standing } from '../../src/state/figures.ts'
import { heroesAndWizards as kit } from '../../src/kit.ts'
import type { State } from '../../src/state/state.ts'
import { armyOf, box, field, line, mob, opening, planOf, spot, type Opening } from '../opening.ts'

const two = [mob('A'), mob('B')]
const northLow: readonly ScriptedRoll[] = [
  ['deployment: North', 1],
  ['deployment: South', 2],
]
const march: readonly ScriptedRoll[] = [
  ['initiative: North', 1],
  ['initiative: South', 6],
]

/** North (side a) sits at the north edge and places first. */
const begin = (armies: Parameters<typeof planOf>[0], more: Partial<BattlePlan> = {}): Opening =>
  opening(planOf(armies, { scenario: 'loot', ...more }), ...northLow, ...march).picks('south')

const put = (figure: string, x: number, y: number) => ({ figure, at: spot(x, y) })

describe('where', () => {
  test('HW-DEP-01 armies deploy at least 18" apart, whichever places first', () => {
    const battle = begin(two).place(put('Peasant a1', 24, 14.5))
    expect(battle.refused({ spots: [put('Peasant b1', 24, 33.4)] })).toMatchObject({ code: 'out-of-zone' })
    battle.place(put('Peasant b1', 24, 33.5))
    expect(gap(footprint(battle.of('Peasant a1')), footprint(battle.of('Peasant b1')))).toBe(inches(18))
  })

  test('HW-DEP-02 HW-RUL-29 two sides: the whole base 9" or more behind the centre line, on the own side', () => {
    const battle = begin(two)
    expect(battle.decision).toMatchObject({
      kind: 'place',
      zone: [{ points: [spot(0, 0), spot(48, 0), spot(48, 15), spot(0, 15)] }],
    })
    expect(battle.refused({ spots: [put('Peasant a1', 24, 14.6)] })).toMatchObject({ rule: 'HW-DEP-02' })
    expect(battle.refused({ spots: [put('Peasant a1', 24, 40)] })).toMatchObject({ rule: 'HW-DEP-02' })
    battle.place(put('Peasant a1', 24, 14.5))
    expect(battle.of('Peasant a1')).toMatchObject({ where: 'standing', at: spot(24, 14.5) })
  })

  test('HW-DEP-02 east and west lie 9" behind the other centre line', () => {
    const battle = opening(planOf(two, { scenario: 'loot' }), ['deployment: North', 1], ['deployment: South', 2]).picks(
      'east',
    )
    expect(battle.decision.by).toBe('a')
    expect(battle.refused({ spots: [put('Peasant a1', 14.6, 24)] })).toMatchObject({ rule: 'HW-DEP-02' })
    battle.place(put('Peasant a1', 14.5, 24))
    expect(battle.decision).toMatchObject({
      by: 'b',
      zone: [{ points: [spot(33, 0), spot(48, 0), spot(48, 48), spot(33, 48)] }],
    })
  })

  test('HW-DEP-03 HW-RUL-29 three sides: within 12" of the own edge and 18" from every enemy placed', () => {
    const battle = opening(
      planOf([...two, mob('C')], { scenario: 'loot' }),
      ['deployment: North', 3],
      ['deployment: South', 1],
      ['deployment: East', 2],
      ...march,
      ['initiative: East', 1],
    )
    battle.picks('south').picks('east').picks('north')
    expect(battle.decision.by).toBe('b')
    expect(battle.refused({ spots: [put('Peasant b1', 24, 35)] })).toMatchObject({ rule: 'HW-DEP-03' })
    battle.place(put('Peasant b1', 40, 40))
    expect(battle.decision.by).toBe('a')
    battle.place(put('Peasant a1', 24, 5))
    expect(battle.refused({ spots: [put('Peasant c1', 40, 21.01)] })).toMatchObject({
      rule: 'HW-DEP-01',
      figure: 'Peasant b1',
    })
    expect(battle.refused({ spots: [put('Peasant c1', 40, 10)] })).toMatchObject({
      rule: 'HW-DEP-01',
      figure: 'Peasant a1',
    })
    expect(battle.refused({ spots: [put('Peasant c1', 36.4, 20)] })).toMatchObject({ rule: 'HW-DEP-03' })
    battle.place(put('Peasant c1', 40, 21))
    expect(gap(footprint(battle.of('Peasant c1')), footprint(battle.of('Peasant b1')))).toBe(inches(18))
  })

  test('HW-DEP-10 wholly on the table, on no base, no wall, no house; woods and hills are no hindrance', () => {
    const pieces = [
      line('wall', 'wall', [10, 5], [20, 5]),
      box('house', 'building', [30, 4], [34, 8]),
      box('wood', 'wood', [2, 2], [8, 8]),
    ]
    const battle = begin([armyOf('A', { name: 'Man', count: 2 }), mob()], { field: field(...pieces) })
    const refusal = (...spots: readonly (readonly [number, number])[]) =>
      battle.refused({ spots: spots.map(([x, y], i) => put(`Man a${i + 1}`, x, y)) })
    expect(refusal([0.4, 5], [24, 5])).toMatchObject({ rule: 'HW-DEP-02' })
    expect(refusal([15, 5.4], [24, 5])).toMatchObject({ rule: 'HW-DEP-10', piece: 'wall' })
    expect(refusal([32, 6], [24, 5])).toMatchObject({ rule: 'HW-DEP-10', piece: 'house' })
    expect(refusal([24, 5], [24.9, 5])).toMatchObject({ rule: 'HW-DEP-10', figure: 'Man a1' })
    battle.place(put('Man a1', 5, 5), put('Man a2', 15, 5.5))
    expect(battle.of('Man a1').where).toBe('standing')
  })

  test('HW-RUL-06 bases may touch but never overlap, whoever they belong to', () => {
    const battle = begin([armyOf('A', { name: 'Man' }, { name: 'Boy' }), mob()])
      .picks('0')
      .place(put('Man a1', 24, 5))
    battle.place(put('Peasant b1', 24, 43))
    expect(battle.refused({ spots: [put('Boy a1', 24.99, 5)] })).toMatchObject({ rule: 'HW-DEP-10', figure: 'Man a1' })
    battle.place(put('Boy a1', 25, 5))
    expect(gap(footprint(battle.of('Man a1')), footprint(battle.of('Boy a1')))).toBe(0)
  })
})

describe('who and when', () => {
  test('HW-DEP-04 HW-RUL-30 one die each, nothing added, the lowest places first; those tied for lowest roll again', () => {
    const led = armyOf('Led', { name: 'Hero', rank: 'hero' })
    const battle = opening(
      planOf([led, mob()], { scenario: 'loot' }),
      ['item: Hero a1', 1],
      ['deployment: North', 2],
      ['deployment: South', 3],
    ).picks('south')
    expect(battle.rolledEverything().decision.by).toBe('a')
    const tied = opening(
      planOf([...two, mob('C')], { scenario: 'loot' }),
      ['deployment: North', 2],
      ['deployment: South', 5],
      ['deployment: East', 2],
      ['deployment: North', 6],
      ['deployment: East', 4],
    )
    tied.picks('south').picks('east').until('deploy').rolledEverything()
    expect(tied.decision.by).toBe('c')
  })

  const three = armyOf('Three', { name: 'Man', count: 3 }, { name: 'Bow', count: 2, shooting: 1 }, { name: 'Dog' })

  test('HW-DEP-05 HW-RUL-31 a player names a type and places every figure of it', () => {
    const battle = begin([three, mob()])
    expect(battle.decision).toMatchObject({
      by: 'a',
      what: 'deploy-type',
      options: [{ label: 'Man ×3' }, { label: 'Bow ×2' }, { label: 'Dog' }],
    })
    battle.picks('1')
    expect(battle.decision).toMatchObject({ what: 'deploy', pieces: [{ figure: 'Bow a1' }, { figure: 'Bow a2' }] })
    expect(battle.refused({ spots: [put('Bow a1', 24, 5)] })).toMatchObject({ code: 'each-once' })
    battle.place(put('Bow a1', 24, 5), put('Bow a2', 26, 5))
    expect(standing(battle.state).map(({ id }) => id)).toEqual(['Bow a1', 'Bow a2'])
    expect(battle.side('a').toDeploy).toEqual([0, 2])
  })

  const order = (battle: Opening): string[] => {
    const asked: string[] = []
    while (battle.state.stage === 'deploy') {
      if (battle.decision.what === 'deploy') asked.push(battle.decision.by)
      battle.answer(battle.decision.default)
    }
    return asked
  }

  test('HW-SETUP-06 HW-SETUP-07 the question for an edge cites the rule for as many sides as there are', () => {
    expect(opening(planOf([mob('A'), mob('B')], { scenario: 'loot' })).decision).toMatchObject({
      what: 'edge',
      rule: 'HW-SETUP-06',
    })
    for (const mobs of [
      ['A', 'B', 'C'],
      ['A', 'B', 'C', 'D'],
    ]) {
      const battle = opening(
        planOf(
          mobs.map((name) => mob(name)),
          { scenario: 'loot' },
        ),
      )
      expect(battle.decision).toMatchObject({ what: 'edge', rule: 'HW-SETUP-07' })
      expect(battle.picks('west').decision).toMatchObject({ what: 'edge', rule: 'HW-SETUP-07' })
    }
  })

  test('HW-DEP-06 placing goes to and fro, type by type; of four, clockwise from the low roller', () => {
    const pair = armyOf('Pair', { name: 'Man' }, { name: 'Dog' })
    expect(order(begin([pair, pair]))).toEqual(['a', 'b', 'a', 'b'])
    const four = opening(
      planOf([mob('A'), mob('B'), mob('C'), mob('D')], { scenario: 'loot' }),
      ['deployment: North', 4],
      ['deployment: South', 1],
      ['deployment: East', 5],
      ['deployment: West', 6],
      ...march,
      ['initiative: East', 1],
      ['initiative: West', 1],
    )
    four.picks('west').picks('south').picks('north')
    expect(four.state.sides.map(({ edge }) => edge)).toEqual(['east', 'west', 'south', 'north'])
    expect(order(four)).toEqual(['b', 'd', 'a', 'c'])
  })

  test('HW-DEP-07 HW-RUL-31 each Hero and each Wizard is a type of its own', () => {
    const pair = {
      name: 'Pair',
      types: [{ name: 'Hero', rank: 'hero', count: 2, profile: { movement: '6', melee: 1, shooting: 0, armour: 0 } }],
    }
    expect(kit.checkArmy(pair, 500).complaints).toMatchObject([{ rule: 'HW-DEP-07', where: 'types.0.count' }])
    const led = armyOf(
      'Led',
      { name: 'Ann', rank: 'hero' },
      { name: 'Merla', rank: 'wizard' },
      { name: 'Man', count: 2 },
    )
    const battle = opening(
      planOf([led, mob()], { scenario: 'loot' }),
      ['item: Ann a1', 1],
      ['spell: Merla a1', 1],
      ['spell: Merla a1', 2],
      ...northLow,
    ).picks('south')
    expect(battle.decision.options.map(({ label }) => label)).toEqual(['Ann', 'Merla', 'Man ×2'])
  })

  test('HW-DEP-08 HW-RUL-32 a player with no types left is skipped while the other places the rest', () => {
    expect(order(begin([three, mob()]))).toEqual(['a', 'b', 'a', 'a'])
  })

  test('HW-DEP-09 HW-RUL-32 no figure is held in reserve: all are deployed when the battle begins', () => {
    const battle = begin([three, mob()]).until('go-first').rolledEverything()
    expect(battle.state.figures.map(({ where }) => where)).toEqual(battle.state.figures.map(() => 'standing'))
    expect(begin([three, mob()]).picks('0').decision).toMatchObject({ what: 'deploy', options: [] })
  })

  test('HW-RUL-32 a figure without room stays out of the battle and does not count as slain', () => {
    const narrow = { width: inches(12), depth: inches(27), pieces: [box('wall', 'building', [0, 0], [12, 1.5])] }
    const crowd = armyOf('Crowd', { name: 'Giant', count: 12, diameter: inches(2.5) })
    expect(kit.checkPlan(planOf([crowd, mob()], { scenario: 'loot', field: narrow }))).toEqual([])
    const battle = begin([crowd, mob()], { field: narrow })
    const { decision } = battle
    if (decision.kind !== 'place') expect.fail('nobody is placed')
    expect(decision.pieces.length).toBeLessThan(12)
    battle.answer(decision.default)
    const out = battle.state.figures.filter(({ where }) => where === 'out')
    expect(out).toHaveLength(12 - decision.pieces.length)
    expect(battle.battle.events.find(({ is }) => is === 'left-out')).toMatchObject({
      side: 'a',
      figures: out.map(({ id }) => id),
    })
    expect(battle.side('b').slain).toBe(0)
  })
})

test('HW-RUL-32 no figure stays out while there is room, even if only one gap is left', () => {
  const cell = { width: inches(12), depth: inches(20), pieces: [] }
  const row = armyOf('Row', { name: 'Man', count: 12 }, { name: 'Late' })
  const battle = begin([row, mob()], { field: { ...cell, depth: inches(20.2) } }).picks('0')
  expect(battle.decision).toMatchObject({ pieces: Array.from({ length: 12 }, (_, i) => ({ figure: `Man a${i + 1}` })) })
  battle.place(...Array.from({ length: 12 }, (_, i) => put(`Man a${i + 1}`, 0.5 + i, 0.5)))
  battle.place(put('Peasant b1', 6, 19.7))
  expect(battle.of('Late a1').where).toBe('out')
  const gapLeft = begin([armyOf('Row', { name: 'Man', count: 11 }, { name: 'Late' }), mob()], {
    field: { ...cell, depth: inches(20.2) },
  }).picks('0')
  gapLeft.place(...Array.from({ length: 11 }, (_, i) => put(`Man a${i + 1}`, i < 3 ? 0.5 + i : 1.5 + i, 0.5)))
  gapLeft.place(put('Peasant b1', 6, 19.7))
  expect(gapLeft.decision).toMatchObject({
    pieces: [{ figure: 'Late a1' }],
    default: { spots: [{ at: spot(3.5, 0.6) }] },
  })
})

describe('the usual formation', () => {
  const anyDice = (seed: number) => new SeededDice(seed)

  function deployAll(plan: BattlePlan, edge: string, answer: (battle: Battle<State>) => Answer): Battle<State> {
    const battle = Battle.start(kit.game, plan, anyDice(7))
    while (battle.question && battle.state.turn === 0) {
      const refusal = battle.answer(battle.question.what === 'edge' ? pick(edge) : answer(battle))
      if (refusal) expect.fail(worded(refusal.message))
    }
    return battle
  }

  const plans = kit.fields.flatMap(({ field: table }, i) =>
    [250, 500].map((size) => {
      const armies = kit.armies.filter(({ points }) => points === size)
      return planOf([armies[i % 5]?.army ?? null, armies[(i + 2) % 5]?.army ?? null], {
        scenario: 'loot',
        field: table,
        options: { limit: size },
      })
    }),
  )

  test('finds room for every ready army on every table, from every edge', () => {
    for (const plan of plans)
      for (const edge of ['south', 'west', 'north', 'east']) {
        const { state } = deployAll(plan, edge, (battle) => battle.decision?.default ?? pick())
        expect(state.figures.filter(({ where }) => where !== 'standing')).toEqual([])
        expect(kit.invariantErrors(state)).toEqual([])
      }
  })

  test('and so does chance', () => {
    const random = randomFrom(5)
    for (const plan of [...plans, ...plans, ...plans]) {
      const { state } = deployAll(plan, 'south', (battle) => battle.question?.sample(random) ?? pick())
      expect(state.figures.filter(({ where }) => where !== 'standing')).toEqual([])
      expect(kit.invariantErrors(state)).toEqual([])
    }
  })

  test('stands in lines behind the front of its zone, shooters behind, leaders behind them', () => {
    const army = armyOf(
      'Host',
      { name: 'Man', count: 8, melee: 2 },
      { name: 'Bow', count: 5, shooting: 2 },
      { name: 'Ann', rank: 'hero' },
      { name: 'Merla', rank: 'wizard' },
    )
    const { state } = deployAll(
      planOf([army, army], { scenario: 'loot' }),
      'south',
      (battle) => battle.decision?.default ?? pick(),
    )
    const back = (name: string) =>
      state.figures
        .filter((figure) => figure.side === 'a' && figure.name === name)
        .map(({ at }) => (inches(15) - at.y) / inches(1))
    expect(new Set(back('Man'))).toEqual(new Set([0.5]))
    expect(new Set(back('Bow')).size).toBe(1)
    const [bows = 0, hero = 0, wizard = 0] = [...new Set(back('Bow')), ...back('Ann'), ...back('Merla')]
    expect(bows).toBeGreaterThan(1)
    expect(hero).toBeGreaterThan(bows)
    expect(wizard).toBeGreaterThan(hero)
  })
})
