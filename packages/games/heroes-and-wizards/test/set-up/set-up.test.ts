/** Setting up: the scenario die, the terrain, the edges. */
import { inches, type Piece } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { generateField } from '../../src/content/generate-field.ts'
import { heroesAndWizards as kit } from '../../src/kit.ts'
import { terrainFaults } from '../../src/rules/set-up/terrain.ts'
import { EDGES, SCENARIOS } from '../../src/state/state.ts'
import { armyOf, box, field, line, mob, opening, planOf, spot, tree } from '../opening.ts'
import { skirmish } from '../skirmish.ts'

const two = [mob('A'), mob('B')]
const rulesOf = (...pieces: readonly Piece[]) => terrainFaults(field(...pieces)).map(({ rule }) => rule)

describe('the order of setting up', () => {
  test('HW-SETUP-01 HW-RUL-26 scenario, prisoner, gifts, edges, prison, deployment roll, deployment, and then turn 1', () => {
    const heroes = (name: string) => armyOf(name, { name: 'Hero', rank: 'hero' })
    const battle = opening(
      planOf([heroes('A'), heroes('B')]),
      ['scenario', 4],
      ['item: Hero a1', 1],
      ['item: Hero b1', 1],
      ['spell: Prisoner b1', 1],
      ['spell: Prisoner b1', 2],
      ['deployment: North', 1],
      ['deployment: South', 2],
      ['initiative: North', 1],
      ['initiative: South', 6],
    )
    const asked = ['prisoner', 'edge', 'place-prison', 'deploy', 'deploy', 'go-first']
    for (const what of asked) {
      expect(battle.decision.what).toBe(what)
      if (what !== 'go-first')
        battle.answer(what === 'prisoner' ? { pick: ['winged-wizard'] } : battle.decision.default)
    }
    battle.rolledEverything()
    expect(battle.battle.marks.map(({ step }) => step)).toEqual([
      'scenario',
      'prisoner',
      'gifts',
      'edges',
      'prison',
      'deployment-roll',
      'deploy',
      'deploy',
    ])
    expect(battle.state.turn).toBe(1)
  })

  test('HW-SETUP-02 one die decides the scenario', () => {
    const named = [1, 2, 3, 4, 5, 6].map(
      (face) => opening(planOf(two), ['scenario', face]).rolledEverything().state.scenario,
    )
    expect(named).toEqual(['pitched-battle', 'capture-terrain', 'king-of-the-hill', 'rescue', 'cursed-gem', 'loot'])
    expect(opening(planOf(two, { scenario: 'loot' })).rolled).toEqual([])
    expect(kit.checkPlan(planOf(two, { scenario: 'tea-party' }))).toMatchObject([
      { where: 'scenario', rule: 'HW-SETUP-02' },
    ])
  })

  test('HW-SETUP-03 HW-RUL-94 three sides roll a 4 or 5 again; the other four work for them', () => {
    const three = [...two, mob('C')]
    const battle = opening(planOf(three), ['scenario', 4], ['scenario', 5], ['scenario', 6]).rolledEverything()
    expect(battle.state.scenario).toBe('loot')
    for (const face of [1, 2, 3, 6])
      expect(opening(planOf(three), ['scenario', face]).rolledEverything().decision.what).toBe('edge')
    for (const scenario of ['rescue', 'cursed-gem'])
      expect(kit.checkPlan(planOf(three, { scenario }))).toMatchObject([{ rule: 'HW-SETUP-03' }])
  })

  test('HW-SETUP-08 HW-RUL-25 two to four sides, each the enemy of all others', () => {
    const sides = (count: number) =>
      kit
        .checkPlan(
          planOf(
            Array.from({ length: count }, (_, i) => mob(`Army ${i}`)),
            { scenario: 'loot' },
          ),
        )
        .map(({ rule }) => rule)
    expect([sides(1), sides(2), sides(3), sides(4), sides(5)].map((rules) => rules.includes('HW-SETUP-08'))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ])
    const sidesOfThree = [
      { id: 'a', edge: 'north' },
      { id: 'b', edge: 'south' },
      { id: 'c', edge: 'east' },
    ]
    const melee = skirmish({ stage: 'assign-attacks', turn: 6, sides: sidesOfThree })
      .a('Ann', { at: [10, 10] })
      .b('Bob', { at: [10, 11] })
      .put('Cid', 'c', { at: [11, 10] })
    expect(melee.decision.kind === 'pair' && melee.decision.linkers[0]?.targets).toEqual(['Bob', 'Cid'])
  })
})

describe('terrain', () => {
  test('HW-SETUP-04 HW-RUL-27 the first seat sets up the terrain unless another is named; the other side is asked for its edge', () => {
    expect(opening(planOf(two, { scenario: 'loot' }))).toMatchObject({
      state: { setter: 'a' },
      decision: { what: 'edge', by: 'b' },
    })
    expect(opening(planOf(two, { scenario: 'loot', options: { setter: 'b' } }))).toMatchObject({
      state: { setter: 'b' },
      decision: { what: 'edge', by: 'a' },
    })
    expect(kit.checkPlan(planOf(two, { options: { setter: 'z' } }))).toMatchObject([{ rule: 'HW-SETUP-04' }])
  })

  test('HW-SETUP-05 HW-RUL-27 pieces lie wholly on the table, and areas keep off areas', () => {
    const wood = box('wood', 'wood', [10, 10], [20, 20])
    expect(rulesOf(box('off', 'hill', [40, 40], [48.1, 46]))).toEqual(['HW-SETUP-05'])
    expect(rulesOf(box('on', 'hill', [40, 40], [48, 46]))).toEqual([])
    expect(rulesOf(wood, box('marsh', 'rough', [19, 10], [25, 20]))).toEqual(['HW-SETUP-05'])
    expect(rulesOf(wood, box('marsh', 'rough', [20, 10], [25, 20]))).toEqual([])
    expect(rulesOf(wood, box('glade', 'open', [12, 12], [14, 14]))).toEqual(['HW-SETUP-05'])
  })

  test('HW-SETUP-05 a hedge may run through a wood but not into a house; a tree stands anywhere but in those', () => {
    const wood = box('wood', 'wood', [10, 10], [20, 20]),
      house = box('house', 'building', [30, 30], [34, 34]),
      hill = box('hill', 'hill', [2, 30], [12, 40])
    expect(
      rulesOf(wood, house, hill, line('hedge', 'hedge', [5, 15], [25, 15]), line('wall', 'wall', [0, 35], [15, 35])),
    ).toEqual([])
    expect(rulesOf(house, line('wall', 'wall', [28, 32], [32, 32]))).toEqual(['HW-SETUP-05'])
    expect(rulesOf(house, line('wall', 'wall', [28, 30], [36, 30]))).toEqual([])
    expect(rulesOf(hill, tree('oak', 5, 35))).toEqual([])
    expect(rulesOf(wood, tree('oak', 15, 15))).toEqual(['HW-SETUP-05'])
    expect(rulesOf(house, tree('oak', 34.4, 32))).toEqual(['HW-SETUP-05'])
    expect(rulesOf()).toEqual([])
  })

  test('HW-RUL-33 there is rough ground, wood, wall, hedge, tree, building, hill and open ground, and nothing else', () => {
    const known = [
      box('a', 'rough', [1, 1], [3, 3]),
      box('b', 'wood', [5, 1], [7, 3]),
      line('c', 'wall', [1, 5], [5, 5]),
      line('d', 'hedge', [1, 6], [5, 6]),
      tree('e', 10, 10),
      box('f', 'building', [12, 1], [14, 3]),
      box('g', 'hill', [16, 1], [18, 3]),
      box('h', 'open', [20, 1], [22, 3]),
    ]
    expect(rulesOf(...known)).toEqual([])
    expect(rulesOf(box('lake', 'deep-water', [1, 1], [3, 3]))).toEqual(['HW-RUL-33'])
    expect(rulesOf(box('fat', 'wall', [1, 1], [3, 3]))).toEqual(['HW-RUL-33'])
    expect(rulesOf(line('thin', 'wood', [1, 1], [3, 3]))).toEqual(['HW-RUL-33'])
    expect(
      rulesOf({ id: 'odd', kind: 'hill', outline: { is: 'disc', centre: { x: NaN, y: 2540 }, radius: 2540 } }),
    ).toEqual(['HW-SETUP-05'])
  })

  test('HW-MEAS-06 a table is 12" to 144" each way', () => {
    const faults = (width: number, depth: number) =>
      terrainFaults({ ...field(), width: inches(width), depth: inches(depth) }).map(({ rule }) => rule)
    expect([faults(12, 144), faults(144, 12)]).toEqual([[], []])
    expect([faults(11.99, 48), faults(144.01, 48), faults(48, 144.01)]).toEqual(Array(3).fill(['HW-MEAS-06']))
  })

  test('HW-MEAS-06 HW-RUL-07 the table is 48" square or any rectangle; it is flat, and figures have no facing', () => {
    expect(generateField(1)).toMatchObject({ width: inches(48), depth: inches(48) })
    for (const {
      field: { width, depth },
    } of kit.fields)
      expect([width, depth]).toEqual([inches(48), inches(48)])
    expect(
      kit.checkPlan(planOf(two, { scenario: 'loot', field: { width: inches(72), depth: inches(36), pieces: [] } })),
    ).toEqual([])
    expect(
      kit.checkPlan(planOf(two, { scenario: 'loot', field: { width: inches(2), depth: inches(36), pieces: [] } })),
    ).toMatchObject([{ rule: 'HW-MEAS-06' }])
    const high = skirmish({ turn: 6 })
      .a('Ann', { at: [10, 10], shooting: 3 })
      .b('Bob', { at: [10, 20] })
      .box('hill', 'hill', [8, 13], [12, 17])
    expect(kit.view(high.state).figures.every((figure) => figure.facing === undefined)).toBe(true)
    expect(kit.attackForecasts(high.state, 'Ann', 'Bob').find(({ kind }) => /shoot|shot/.test(kind))?.allowed).toBe(
      true,
    )
  })
})

describe('edges', () => {
  test('HW-SETUP-06 HW-RUL-28 the other player chooses any edge, and the terrain setter gets the opposite one', () => {
    const across = EDGES.map((edge) => {
      const battle = opening(planOf(two, { scenario: 'loot' }), ['deployment: North', 1], ['deployment: South', 2])
      expect(battle.decision).toMatchObject({ by: 'b', what: 'edge' })
      expect(battle.decision.options.map(({ id }) => id)).toEqual([...EDGES])
      battle.picks(edge)
      return [battle.side('b').edge, battle.side('a').edge]
    })
    expect(across).toEqual([
      ['north', 'south'],
      ['east', 'west'],
      ['south', 'north'],
      ['west', 'east'],
    ])
  })

  test('HW-SETUP-07 HW-RUL-28 with three or four sides the others choose edges in seat order, and the terrain setter takes one that is left', () => {
    const three = opening(
      planOf([...two, mob('C')], { scenario: 'loot', options: { setter: 'b' } }),
      ['deployment: North', 1],
      ['deployment: South', 2],
      ['deployment: East', 3],
    )
    expect(three.decision.by).toBe('c')
    three.picks('west')
    expect(three.decision).toMatchObject({ by: 'a', options: [{ id: 'north' }, { id: 'east' }, { id: 'south' }] })
    three.picks('north')
    expect(three.decision).toMatchObject({ by: 'b', options: [{ id: 'east' }, { id: 'south' }] })
    expect(three.refused({ pick: ['north'] }).code).toBe('not-an-option')
    three.picks('south')
    expect(three.state.sides.map(({ edge }) => edge)).toEqual(['north', 'south', 'west'])
    const four = opening(
      planOf([...two, mob('C'), mob('D')], { scenario: 'loot' }),
      ['deployment: North', 1],
      ['deployment: South', 2],
      ['deployment: East', 3],
      ['deployment: West', 4],
    )
    four.picks('north').picks('east').picks('west')
    expect(four.decision.what).toBe('deploy')
    expect(four.state.sides.map(({ edge }) => edge)).toEqual(['south', 'north', 'east', 'west'])
  })
})

describe('the ground each scenario needs', () => {
  test('HW-HILL-01 HW-RUL-98 the hill is round, 12" across, at the centre, and laid with the terrain', () => {
    const { state } = opening(planOf(two, { scenario: 'king-of-the-hill' }))
    expect(state.field.pieces).toMatchObject([
      { id: 'the-hill', kind: 'hill', outline: { is: 'disc', centre: spot(24, 24), radius: inches(6) } },
    ])
    const laid = (...pieces: readonly Piece[]) =>
      opening(planOf(two, { scenario: 'king-of-the-hill', field: field(...pieces) })).state.field.pieces
    const own = box('grove', 'wood', [18, 18], [30, 30])
    expect(laid(own)).toEqual([own])
    const kept = opening(planOf(two, { scenario: 'king-of-the-hill', field: field(own) }))
    expect(kept.battle.events.some(({ is }) => is === 'terrain-changed')).toBe(false)
    for (const slim of [box('slim', 'wood', [18, 22], [30, 26]), box('slim', 'wood', [22, 18], [26, 30])])
      expect(laid(slim)).toMatchObject([{ outline: { is: 'disc', radius: inches(6) } }])
    const knoll = box('knoll', 'hill', [20, 20], [28, 28])
    expect(laid(knoll)).toMatchObject([{ outline: { is: 'disc', radius: inches(6) } }])
    const aside = box('the-hill', 'hill', [2, 2], [10, 10])
    expect(laid(aside)).toMatchObject([{ id: 'the-hill' }, { name: 'The Hill', outline: { centre: spot(24, 24) } }])
    expect(new Set(laid(aside).map(({ id }) => id)).size).toBe(2)
  })

  test('HW-HILL-03 HW-RUL-98 other areas make way for the hill; walls and trees may stay on it', () => {
    const pieces = [
      box('wood', 'wood', [25, 25], [35, 35]),
      box('far', 'wood', [2, 2], [8, 8]),
      line('wall', 'wall', [20, 24], [28, 24]),
      tree('oak', 22, 22),
    ]
    const { state, battle } = opening(planOf(two, { scenario: 'king-of-the-hill', field: field(...pieces) }))
    expect(state.field.pieces.map(({ id }) => id)).toEqual(['far', 'wall', 'oak', 'the-hill'])
    expect(battle.events.find(({ is }) => is === 'terrain-changed')).toMatchObject({
      removed: ['wood'],
      added: ['the-hill'],
    })
    expect(terrainFaults(state.field)).toEqual([])
  })

  test('HW-CAPT-06 HW-RUL-97 there is at least one piece to capture', () => {
    const bare = planOf(two, {
      scenario: 'capture-terrain',
      field: field(
        line('wall', 'wall', [1, 1], [5, 1]),
        box('house', 'building', [10, 10], [14, 14]),
        tree('oak', 3, 3),
      ),
    })
    expect(kit.checkPlan(bare)).toMatchObject([{ rule: 'HW-CAPT-06' }])
    expect(kit.checkPlan({ ...bare, field: field(box('bog', 'rough', [10, 10], [14, 14])) })).toEqual([])
    const rolled = opening(planOf(two), ['scenario', 2])
    expect(rolled.state.field.pieces).toMatchObject([{ kind: 'open' }])
  })

  test('HW-GEM-01 HW-RUL-105 the gem lies on the centre of the table, and no building stands within 2" of it', () => {
    const house = (x: number) => box('house', 'building', [x, 22], [x + 4, 26])
    expect(kit.checkPlan(planOf(two, { scenario: 'cursed-gem', field: field(house(25.9)) }))).toMatchObject([
      { rule: 'HW-GEM-01' },
    ])
    expect(kit.checkPlan(planOf(two, { scenario: 'cursed-gem', field: field(house(26)) }))).toEqual([])
    const rolled = opening(
      planOf(two, { field: field(house(25.9)) }),
      ['scenario', 5],
      ['deployment: North', 1],
      ['deployment: South', 2],
    ).until('deploy')
    expect(rolled.state.field.pieces).toEqual([])
    expect(rolled.state.gem).toEqual({ bearer: undefined, at: spot(24, 24), carried: 0, passed: false })
    expect(
      opening(planOf([...two, mob('C')]), ['scenario', 5], ['scenario', 1]).rolledEverything().state.scenario,
    ).toBe('pitched-battle')
  })

  test('every scenario can be set up on every ready table', () => {
    for (const { field: table } of kit.fields)
      for (const scenario of SCENARIOS) expect(kit.checkPlan(planOf(two, { scenario, field: table }))).toEqual([])
  })
})
