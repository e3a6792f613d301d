/** Setting up: who plays, on what table, with which rules, and where the units are put. */
import { InputError, type Json, type Spot } from '@muster/engine'
import { inches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { game } from '../../src/game.ts'
import { isInFormation } from '../../src/rules/formation/formation.ts'
import { checkPlan } from '../../src/plan.ts'
import { armyOf, box, field, opening, planOf, spot, type Opening } from '../opening.ts'

const EDGES = [
  ['edge: North', 5],
  ['edge: South', 2],
] as const
const HERO: Json = { name: 'Hero', type: 'champion' }
const ADVANCED = { options: { mode: 'advanced' } }

/** Side by side, an inch and a half apart. */
const row = (unit: string, count: number, x: number, y: number): Spot[] =>
  Array.from({ length: count }, (_, index) => ({ figure: `${unit}.${index + 1}`, at: spot(x + 1.5 * index, y) }))

/** Both have edges, North the one of its name. */
const deploying = (armies: readonly Json[], more = {}): Opening =>
  opening(planOf(armies, more), ...EDGES).picks('north')

describe('what is needed', () => {
  test('SF-EQ-01 models stand on bases of 25 mm, and a card counts inches', () => {
    const { card } = opening(planOf([armyOf('A', 'Guards'), armyOf('B', 'Wolves')]), ...EDGES).of('Guards a1')
    expect(card.diameter).toBe(2500)
    expect(card.move).toBe(inches(6))
    expect(card.range).toBe(inches(12))
  })

  test('SF-SKILL-01 SF-RUL-46 once the edges are taken the things that are fought for are laid', () => {
    const armies = [armyOf('A', 'Guards'), armyOf('B', 'Wolves')]
    const plan = planOf(armies, { scenario: 'steal-the-flag', options: { mode: 'advanced' } })
    const battle = opening(plan, ...EDGES).picks('north')
    expect(battle.told('things-laid')).toMatchObject({ things: ['flag-a', 'flag-b'], rules: ['SF-SKILL-01'] })
    expect(battle.told('edge-taken')).toMatchObject({ rules: ['SF-RUL-46'] })
    const plain = opening(planOf(armies), ...EDGES).picks('north')
    expect(plain.events.some(({ is }) => is === 'things-laid')).toBe(false)
  })

  test('SF-EQ-04 every unit has its card, with the numbers worked out', () => {
    const battle = opening(
      planOf([armyOf('A', { name: 'Guards', type: 'elites', count: 4 }, 'Boys'), armyOf('B', 'Wolves')]),
      ...EDGES,
    )
    expect(battle.state.units.map(({ card }) => [card.name, card.grid.melee.attack])).toEqual([
      ['Guards', 3],
      ['Boys', 4],
      ['Wolves', 4],
    ])
    expect(checkPlan(planOf([{ name: 'A', units: [{ count: 3 }] }, armyOf('B', 'Wolves')]))).not.toEqual([])
  })

  test('SF-EQ-05 there are exactly two players', () => {
    const army = armyOf('A', 'Guards')
    expect(checkPlan(planOf([army, army]))).toEqual([])
    expect(checkPlan(planOf([army]))).toContainEqual(expect.objectContaining({ rule: 'SF-EQ-05', where: 'sides' }))
    expect(checkPlan(planOf([army, army, army]))).toContainEqual(
      expect.objectContaining({ rule: 'SF-EQ-05', where: 'sides' }),
    )
    const plan = planOf([army, army])
    const twins = plan.sides.map((side) => ({ ...side, name: 'Twins' }))
    expect(checkPlan({ ...plan, sides: twins })).toContainEqual(
      expect.objectContaining({ rule: 'SF-EQ-05', where: 'sides.1' }),
    )
  })

  test('SF-EQ-06 the game is basic unless the players agree on the advanced rules', () => {
    const armies = [armyOf('A', 'Guards'), armyOf('B', 'Wolves')]
    expect(game.setUp(planOf(armies)).mode).toBe('basic')
    expect(game.setUp(planOf(armies, ADVANCED)).mode).toBe('advanced')
    expect(checkPlan(planOf(armies, { options: { mode: 'expert' } }))).toContainEqual(
      expect.objectContaining({ rule: 'SF-EQ-06', where: 'options.mode' }),
    )
  })

  test.each([
    ['a Champion', HERO],
    ['an advanced Trait', { name: 'Ghosts', count: 3, traits: ['fearsome'] }],
    ['a Penalty', { name: 'Dead', count: 3, upgrades: ['ranged'], penalties: ['shambling'] }],
  ])('SF-EQ-06 the basic game has no room for %s', (_what, unit) => {
    const armies = [armyOf('A', 'Guards', unit), armyOf('B', 'Wolves')]
    expect(checkPlan(planOf(armies))).toContainEqual(expect.objectContaining({ rule: 'SF-EQ-06' }))
    expect(checkPlan(planOf(armies, ADVANCED))).toEqual([])
  })

  test('SF-EQ-06 the basic game asks nobody about Champions and has no scenario with Skills', () => {
    const armies = [armyOf('A', 'Guards'), armyOf('B', 'Wolves')]
    expect(opening(planOf(armies), ...EDGES).picks('north').decision.what).toBe('deploy')
    expect(checkPlan(planOf(armies, { scenario: 'steal-the-flag' }))).toContainEqual(
      expect.objectContaining({ rule: 'SF-CARD-08', where: 'scenario' }),
    )
    expect(checkPlan(planOf(armies, { scenario: 'steal-the-flag', ...ADVANCED }))).toEqual([])
  })

  test('SF-END-02 a scenario and a last round may be agreed on; what does not exist may not', () => {
    const armies = [armyOf('A', 'Guards'), armyOf('B', 'Wolves')]
    expect(game.setUp(planOf(armies, { scenario: 'deliver', ...ADVANCED }))).toMatchObject({
      scenario: 'deliver',
      rounds: 10,
    })
    expect(game.setUp(planOf(armies, { options: { rounds: 7 } }))).toMatchObject({ scenario: 'deathmatch', rounds: 7 })
    expect(game.setUp(planOf(armies))).toMatchObject({ scenario: 'deathmatch', rounds: 0 })
    expect(checkPlan(planOf(armies, { scenario: 'chess' }))).toContainEqual(
      expect.objectContaining({ where: 'scenario' }),
    )
    expect(checkPlan(planOf(armies, { options: { rounds: -1 } }))).toContainEqual(
      expect.objectContaining({ where: 'options.rounds' }),
    )
    expect(checkPlan({ ...planOf(armies), game: 'chess' })).toContainEqual(expect.objectContaining({ where: 'game' }))
  })
})

describe('the table and the points', () => {
  const dear = armyOf(
    'A',
    {
      name: 'Guards',
      type: 'elites',
      count: 10,
      upgrades: ['heavy-armour'],
    },
    { name: 'Knights', type: 'elites', count: 5, upgrades: ['heavy-armour'] },
  )
  const cheap = armyOf('B', 'Wolves')

  test('SF-RUL-46 an army may cost 60 points and no more, unless another cap is agreed', () => {
    expect(checkPlan(planOf([dear, cheap]))).toEqual([])
    const dearer = armyOf('A', ...(dear as { units: Json[] }).units, { name: 'Boy', count: 2 })
    expect(checkPlan(planOf([dearer, cheap]))).toContainEqual(expect.objectContaining({ rule: 'SF-RUL-46' }))
    expect(checkPlan(planOf([dearer, cheap], { options: { limit: 62 } }))).toEqual([])
    expect(checkPlan(planOf([dear, cheap], { options: { limit: 0 } }))).toContainEqual(
      expect.objectContaining({ where: 'options.limit' }),
    )
  })

  test('SF-END-03 SF-RUL-46 the players sit at the long edges of the table', () => {
    const tall = { ...field(), width: inches(36), depth: inches(48) }
    expect(checkPlan(planOf([dear, cheap], { field: tall }))).toContainEqual(
      expect.objectContaining({ where: 'field', rule: 'SF-RUL-46' }),
    )
    expect(checkPlan(planOf([dear, cheap], { field: { ...field(), depth: inches(12) } }))).toContainEqual(
      expect.objectContaining({ where: 'field.depth' }),
    )
  })

  test('a plan that is not right is refused with its first fault, and a list that is none is named', () => {
    expect(() => game.setUp(planOf([dear]))).toThrow(InputError)
    expect(checkPlan(planOf([dear, 'no list']))).toContainEqual(
      expect.objectContaining({ where: expect.stringContaining('army') }),
    )
  })
})

describe('edges and deployment', () => {
  test('SF-RUL-46 equal dice for the edge are rolled again; the winner picks a long edge and places first', () => {
    const battle = opening(
      planOf([armyOf('A', 'Guards'), armyOf('B', 'Wolves')]),
      ['edge: North', 3],
      ['edge: South', 3],
      ['edge: North', 1],
      ['edge: South', 4],
    )
    expect(battle.decision).toMatchObject({ what: 'edge', by: 'b' })
    expect(battle.events.filter(({ is }) => is === 'edge-rolled').map(({ tied }) => tied)).toEqual([true, false])
    battle.picks('north').rolledEverything()
    expect([battle.side('a').edge, battle.side('b').edge]).toEqual(['south', 'north'])
    expect(battle.decision).toMatchObject({ what: 'deploy', by: 'b', about: 'Wolves b1' })
  })

  test('SF-RUL-46 units are placed by turns, the player choosing which, until all stand', () => {
    const battle = deploying([armyOf('A', 'Guards', 'Archers', 'Boys'), armyOf('B', 'Wolves')])
    expect(battle.decision).toMatchObject({ what: 'deploy-unit', by: 'a' })
    battle.picks('Archers a1').place(...row('Archers a1', 3, 20, 4))
    expect(battle.told('deployed')).toMatchObject({ side: 'a', unit: 'Archers a1', spots: row('Archers a1', 3, 20, 4) })
    expect(battle.decision).toMatchObject({ what: 'deploy', by: 'b' })
    battle.place(...row('Wolves b1', 3, 20, 33))
    expect(battle.decision).toMatchObject({ what: 'deploy-unit', by: 'a' })
    expect(battle.decision.options.map(({ id }) => id)).toEqual(['Guards a1', 'Boys a1'])
    battle.picks('Boys a1').place(...row('Boys a1', 3, 30, 4))
    expect(battle.decision).toMatchObject({ what: 'deploy', by: 'a', about: 'Guards a1' })
    expect(battle.of('Guards a1').models.every(({ where }) => where === 'waiting')).toBe(true)
    expect(battle.of('Boys a1').models.map(({ at }) => at)).toEqual(row('', 3, 30, 4).map(({ at }) => at))
  })

  test('SF-RUL-46 every model must stand within 6 inches of its own edge', () => {
    const battle = deploying([armyOf('A', 'Guards'), armyOf('B', 'Wolves')])
    expect(battle.refused({ spots: row('Guards a1', 3, 20, 5.6) })).toMatchObject({
      rule: 'SF-RUL-46',
      code: 'out-of-zone',
    })
    expect(battle.refused({ spots: row('Guards a1', 3, 20, 33) })).toMatchObject({ code: 'out-of-zone' })
    expect(battle.refused({ spots: row('Guards a1', 3, 46, 4) })).toMatchObject({ code: 'out-of-zone' })
    battle.place(...row('Guards a1', 3, 20, 5.5))
  })

  test('SF-RUL-46 SF-TERR-09 whoever is placed on a hill stands on it', () => {
    const hill = { ...box('hill', 'hill', [18, 1], [30, 6]), height: inches(1) }
    const battle = deploying([armyOf('A', 'Guards'), armyOf('B', 'Wolves')], { field: field(hill) })
    battle.place(...row('Guards a1', 3, 16.9, 4))
    expect(battle.of('Guards a1').models.map(({ level }) => level)).toEqual([0, inches(1), inches(1)])
  })

  test('SF-RUL-46 a unit is placed in formation', () => {
    const battle = deploying([armyOf('A', 'Guards'), armyOf('B', 'Wolves')])
    const [first, second] = row('Guards a1', 2, 20, 4)
    const apart = [first as Spot, second as Spot, { figure: 'Guards a1.3', at: spot(24, 4) }]
    expect(battle.refused({ spots: apart })).toMatchObject({ rule: 'SF-MOVE-02', code: 'not-in-formation' })
  })

  test('nobody is put on others, on each other, or on what cannot be stood on', () => {
    const battle = deploying([armyOf('A', 'Guards', 'Boys'), armyOf('B', 'Wolves')], {
      field: field(box('cliff', 'impassable', [10, 0], [16, 6])),
    })
    expect(battle.picks('Guards a1').refused({ spots: row('Guards a1', 3, 15, 4) })).toMatchObject({
      code: 'rests-on-piece',
      piece: 'cliff',
    })
    expect(
      battle.refused({ spots: row('Guards a1', 3, 20, 4).map((one) => ({ ...one, at: spot(20, 4) })) }),
    ).toMatchObject({ code: 'rests-on-figure' })
    battle.place(...row('Guards a1', 3, 20, 4)).place(...row('Wolves b1', 3, 20, 33))
    expect(battle.refused({ spots: row('Boys a1', 3, 21, 4.5) })).toMatchObject({
      code: 'rests-on-figure',
      rule: 'SF-RUL-19',
    })
  })

  test('the usual place is legal for every size of unit, and so is any shape the table proposes', () => {
    for (const count of [2, 5, 10]) {
      const battle = deploying([armyOf('A', { name: 'Guards', count }), armyOf('B', 'Wolves')])
      const { decision } = battle
      if (decision.kind !== 'place') expect.fail('a unit is placed')
      const [unit] = decision.units ?? []
      expect(unit).toMatchObject({
        figure: 'Guards a1',
        shapes: expect.arrayContaining([expect.objectContaining({ id: 'line' })]),
      })
      for (const shape of ['ranks', 'bunch']) {
        const formed = battle.battle.question?.forms?.form('Guards a1', [spot(12, 3)], shape)
        expect(formed?.refusal).toBeUndefined()
        expect(
          isInFormation(
            (formed?.spots ?? []).map(({ at }) => ({ at, diameter: 2500 })),
            2500,
          ),
        ).toBe(true)
      }
      expect(battle.battle.question?.forms?.form('Guards a1', [spot(12, 14)], 'line')?.refusal).toMatchObject({
        code: 'out-of-zone',
      })
      battle.answer(decision.default)
    }
  })

  test('a unit for which there is no room stays out', () => {
    const plan = planOf([armyOf('A', 'Guards', 'Boys'), armyOf('B', 'Wolves')], {
      field: field(box('cliff', 'impassable', [1.2, 0], [48, 7])),
    })
    const battle = opening(plan, ...EDGES, ['initiative: North', 6], ['initiative: South', 1]).picks('north')
    const file = [0.6, 2, 3.4].map((y, index) => ({ figure: `Guards a1.${index + 1}`, at: spot(0.6, y) }))
    battle
      .picks('Guards a1')
      .place(...file)
      .until('go-first')
    expect(battle.told('left-out')).toMatchObject({ unit: 'Boys a1' })
  })
})

describe('Champions at the start', () => {
  test('SF-RUL-46 a Champion begins with a unit or alone, as its player chooses', () => {
    const battle = deploying([armyOf('A', HERO, 'Guards'), armyOf('B', 'Wolves')], ADVANCED)
    expect(battle.decision).toMatchObject({ what: 'attach', by: 'a', about: 'Hero a1' })
    expect(battle.decision.options.map(({ id }) => id)).toEqual(['none', 'Guards a1'])
    battle.picks('Guards a1')
    expect(battle.of('Hero a1').host).toBe('Guards a1')
    expect(battle.told('began-attached')).toMatchObject({ champion: 'Hero a1', host: 'Guards a1' })
    expect(battle.decision).toMatchObject({ what: 'deploy', about: 'Guards a1' })
    battle.place(...row('Guards a1', 3, 20, 4), { figure: 'Hero a1.1', at: spot(21, 2.5) })
    expect(battle.of('Hero a1').models).toMatchObject([{ where: 'standing', at: spot(21, 2.5) }])
  })

  test('SF-RUL-46 a Champion alone is placed as a unit of one', () => {
    const battle = deploying([armyOf('A', HERO, 'Guards'), armyOf('B', 'Wolves')], ADVANCED).picks('none')
    expect(battle.decision.options.map(({ id }) => id)).toEqual(['Hero a1', 'Guards a1'])
    battle.picks('Hero a1').place({ figure: 'Hero a1.1', at: spot(10, 3) })
    expect(battle.of('Hero a1')).toMatchObject({ host: undefined, models: [{ where: 'standing' }] })
  })

  test('a Champion without a unit to join is not asked', () => {
    expect(deploying([armyOf('A', HERO), armyOf('B', 'Wolves')], ADVANCED).decision.what).toBe('deploy')
  })
})
