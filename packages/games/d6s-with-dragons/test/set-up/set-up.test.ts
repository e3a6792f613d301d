/** Setting up: sides, table, edges, things and deployment. */
import { Battle, InputError, randomFrom, SeededDice, type Dice } from '@muster/engine'
import { anyAnswer } from '@muster/engine/testing'
import { inches, toInches, type Battlefield } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { readyFields } from '../../src/content/fields/index.ts'
import { game } from '../../src/game.ts'
import { checkPlan } from '../../src/rules/deployment/battle-plan.ts'
import { army, BARE, opening, placing, planOf, TRIO } from '../opening.ts'
import { skirmish } from '../skirmish.ts'

const faultsOf = (more: Parameters<typeof planOf>[0]) => checkPlan(planOf(more)).map(({ rule }) => rule)

describe('choosing what to play', () => {
  test('DD-SETUP-01 a plan that names no scenario is Sacred Objects', () => {
    expect(game.setUp(planOf()).encounter).toBe('sacred-objects')
    expect(faultsOf({ scenario: 'tea-party' })).toContain('DD-SETUP-01')
  })

  test('DD-SETUP-02 DD-SIDE-08 another scenario brings its own instructions: a Raid lays supplies, a Confrontation nothing', () => {
    const kinds = (scenario: string) =>
      opening({ scenario })
        .until('sector')
        .state.things.map(({ kind }) => kind)
    expect(kinds('sacred-objects')).toEqual(['treasure', 'treasure', 'treasure'])
    expect(kinds('raid')).toEqual(Array.from({ length: 6 }, () => 'supply'))
    const raid = opening({ scenario: 'raid' }).until('sector')
    expect(raid.state.things.some(({ destroyed }) => destroyed)).toBe(false)
    expect(raid.told('lead-decided')).toMatchObject({ side: 'a', face: 1 })
    expect(raid.told('edge-chosen')).toMatchObject({ side: 'b', edge: raid.side('b').edge })
    expect(raid.told('things-laid')).toMatchObject({ things: raid.state.things.map(({ id }) => id) })
    expect(kinds('confrontation')).toEqual([])
  })

  test('DD-SETUP-03 DD-SETUP-04 150 points a side unless the players agree on another value', () => {
    const host = army('Host', '38 human-warrior')
    const sides = [
      { id: 'a', name: 'Anne', army: host },
      { id: 'b', name: 'Bob', army: TRIO },
    ]
    expect(faultsOf({ sides })).toEqual(['DD-SETUP-03'])
    expect(faultsOf({ sides, options: { limit: 350 } })).toEqual([])
    expect(faultsOf({ options: { limit: 0.5 } })).toContain('DD-SETUP-03')
    expect(faultsOf({ options: { limit: 150.5 } })).toContain('DD-SETUP-03')
    expect(faultsOf({ options: { limit: '150' } })).toContain('DD-SETUP-03')
    expect(faultsOf({ options: { limit: 0 } })).toContain('DD-SETUP-03')
    expect(game.setUp(planOf()).limit).toBe(150)
  })

  test('DD-ENC-12 DD-RUL-97 Sacred Objects is agreed on for 100 to 350 points a side; other encounters for any value', () => {
    const about = (scenario: string | undefined, limit: number) =>
      faultsOf({ ...(scenario !== undefined && { scenario }), options: { limit } })
    for (const scenario of ['sacred-objects', undefined]) {
      expect(about(scenario, 99)).toEqual(['DD-ENC-12'])
      expect(about(scenario, 100)).toEqual([])
      expect(about(scenario, 350)).toEqual([])
      expect(about(scenario, 351)).toEqual(['DD-ENC-12'])
    }
    for (const scenario of ['confrontation', 'raid']) {
      expect(about(scenario, 20)).toEqual([])
      expect(about(scenario, 600)).toEqual([])
    }
    expect(() => game.setUp(planOf({ options: { limit: 400 } }))).toThrow('100 to 350 points per side, not with 400')
    expect(faultsOf({ options: { limit: 20, campaign: true } })).toEqual([])
  })

  test('DD-SIDE-01 there are two sides, never three', () => {
    const three = ['a', 'b', 'c'].map((id) => ({ id, name: id, army: TRIO }))
    expect(faultsOf({ sides: three })).toContain('DD-SIDE-01')
    expect(() => game.setUp(planOf({ sides: three }))).toThrow(InputError)
    expect(game.setUp(planOf()).sides.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  test('DD-SIDE-03 DD-SIDE-04 DD-SIDE-09 each player brings chosen characters, each one miniature on one base', () => {
    const state = game.setUp(
      planOf({
        sides: [
          {
            id: 'a',
            name: 'Anne',
            army: army('Mixed', '2 elf-warrior', '1 goblin-warrior'),
          },
          { id: 'b', name: 'Bob', army: TRIO },
        ],
      }),
    )
    expect(state.figures.map(({ id }) => id)).toEqual([
      'Elf Warrior a1',
      'Elf Warrior a2',
      'Goblin Warrior a1',
      'Human Warrior b1',
      'Human Warrior b2',
      'Human Warrior b3',
    ])
    expect(state.figures.map(({ profile }) => profile.base)).toContainEqual({ shape: 'circle', diameter: 2000 })
    expect(state.figures.map(({ points }) => points)).toEqual([8, 8, 2, 4, 4, 4])
  })
})

describe('the coin and the table', () => {
  test('DD-SETUP-05 DD-SETUP-18 a coin makes the first Lead Player: 1 to 3 the first seat, 4 to 6 the second', () => {
    expect(opening({}, 3).state.lead).toBe('a')
    expect(opening({}, 4).state.lead).toBe('b')
    expect(opening({}, 4).deployed().state).toMatchObject({ lead: 'b', round: 1 })
  })

  test('DD-SIDE-07 nothing but six-sided dice is rolled, from the coin to the last check', () => {
    const rolled = new Set<number>()
    const seeded = new SeededDice(5)
    const dice: Dice = { roll: (roll) => (rolled.add(roll.sides), seeded.roll(roll)) }
    const battle = Battle.start(game, planOf(), dice)
    const random = randomFrom(5)
    for (let asked = 0; battle.question && asked < 200; asked++) battle.answer(anyAnswer(battle, random))
    expect([...rolled]).toEqual([6])
  })

  test('DD-SETUP-06 the Lead Player lays out the table: of several layouts they choose one', () => {
    const layouts = readyFields.slice(0, 2).map(({ field }) => field)
    const battle = opening({ options: { layouts: layouts as never } }, 5)
    expect(battle.decision).toMatchObject({ what: 'layout', by: 'b' })
    expect(battle.decision.options.map(({ label }) => label)).toEqual(['Bare', 'The Wayside Shrine', 'Mill Ford'])
    battle.picks('2')
    expect(battle.state.field.name).toBe('Mill Ford')
    expect(battle.told('table-laid')).toMatchObject({ side: 'b' })
    expect(opening().decision.what).toBe('edges')
  })

  test('DD-SETUP-07 DD-SIDE-06 the tables are about a third terrain, and have ground that slows, stops and hides', () => {
    const slow = ['rough', 'wood', 'shallow-water'],
      solid = ['building', 'ruin', 'rock', 'wall', 'hedge', 'fence'],
      cover = ['wood', ...solid]
    for (const { field, name } of readyFields) {
      const kinds = field.pieces.map(({ kind }) => kind as string)
      for (const group of [slow, solid, cover])
        expect(
          kinds.some((kind) => group.includes(kind)),
          name,
        ).toBe(true)
    }
  })

  test('DD-SETUP-08 DD-ENC-01 the three encounters are fought on two by two feet', () => {
    for (const { field } of readyFields) expect([toInches(field.width), toInches(field.depth)]).toEqual([24, 24])
  })

  test('DD-SIDE-05 a battlefield is two to six feet each way', () => {
    const sized = (width: number, depth: number): Battlefield => ({
      ...BARE,
      width: inches(width),
      depth: inches(depth),
    })
    expect(faultsOf({ field: sized(72, 48) })).toEqual([])
    expect(faultsOf({ field: sized(23, 24) })).toEqual(['DD-SIDE-05'])
    expect(faultsOf({ field: sized(24, 73) })).toEqual(['DD-SIDE-05'])
  })
})

describe('edges', () => {
  test('DD-SETUP-09 the Lead Player names two edges, and they are opposite each other', () => {
    const battle = opening()
    expect(battle.decision).toMatchObject({ what: 'edges', by: 'a' })
    expect(battle.options).toEqual(['north', 'west'])
    battle.picks('west')
    expect(battle.told('edges-named')).toMatchObject({ edges: ['west', 'east'] })
    expect([...battle.options].sort()).toEqual(['east', 'west'])
  })

  test('DD-SETUP-11 DD-SETUP-12 the other side takes its edge, the Lead Player has the one across, each zone is 6" deep', () => {
    const battle = opening().picks('north')
    expect(battle.decision).toMatchObject({ what: 'choose-edge', by: 'b' })
    battle.picks('north')
    expect([battle.side('b').edge, battle.side('a').edge]).toEqual(['north', 'south'])
    battle.picks('centre')
    expect(battle.refused(placing(['Human Warrior b1', 12, 5.6]))).toMatchObject({
      rule: 'DD-SETUP-11',
      code: 'out-of-zone',
    })
    battle.places(['Human Warrior b1', 12, 5.5])
    battle.picks('centre')
    expect(battle.refused(placing(['Human Warrior a1', 12, 18.4])).rule).toBe('DD-SETUP-11')
    battle.places(['Human Warrior a1', 12, 18.5])
    expect(battle.at('Human Warrior a1')).toEqual([12, 18.5])
  })

  test('DD-ENC-02 all three encounters deploy alike', () => {
    for (const scenario of ['confrontation', 'raid', 'sacred-objects']) {
      const battle = opening({ scenario }).picks('north').picks('south')
      expect(battle.decision).toMatchObject({ what: 'sector', by: 'b' })
      expect(battle.options).toEqual(['left', 'centre', 'right'])
    }
  })
})

describe('sectors', () => {
  test('DD-SETUP-13 left and right are as the player sees them; each is a third of the zone', () => {
    const battle = opening().picks('north').picks('north')
    battle.picks('left')
    expect(battle.refused(placing(['Human Warrior b1', 15.9, 3]))).toMatchObject({
      rule: 'DD-SETUP-13',
      code: 'out-of-sector',
    })
    battle.places(['Human Warrior b1', 16, 3])
    battle.picks('left')
    expect(battle.refused(placing(['Human Warrior a1', 8.1, 21])).rule).toBe('DD-SETUP-13')
    battle.places(['Human Warrior a1', 8, 21])
    expect(battle.at('Human Warrior b1')).toEqual([16, 3])
  })

  test('DD-SETUP-14 DD-SETUP-16 the players alternate, the other side first, and each places as many as they like', () => {
    const battle = opening().picks('north').picks('north')
    expect(battle.decision.by).toBe('b')
    battle.picks('centre').places(['Human Warrior b1', 10, 3], ['Human Warrior b3', 13, 3])
    expect(battle.state.figures.filter(({ where }) => where === 'standing').map(({ id }) => id)).toEqual([
      'Human Warrior b1',
      'Human Warrior b3',
    ])
    expect(battle.decision).toMatchObject({ what: 'sector', by: 'a' })
    battle.picks('right').places()
    expect(battle.decision).toMatchObject({ what: 'sector', by: 'b' })
    expect(battle.told('deployed')).toMatchObject({ side: 'b', figures: ['Human Warrior b1', 'Human Warrior b3'] })
  })

  test('DD-SETUP-14 some are placed and the rest waits, but nobody twice and nobody who is not of the company', () => {
    const battle = opening().picks('north').picks('north').picks('centre')
    expect(battle.decision).toMatchObject({ kind: 'place', mayWait: true })
    const spot = { figure: 'Human Warrior b1', at: { x: 25400, y: 7620 } }
    expect(battle.refused({ spots: [spot, { ...spot, at: { x: 30480, y: 7620 } }] }).code).toBe('each-once')
    expect(battle.refused({ spots: [{ ...spot, figure: 'Human Warrior a1' }] }).code).toBe('each-once')
    battle.places(['Human Warrior b1', 10, 3])
    expect(battle.of('Human Warrior b2').where).toBe('waiting')
  })

  test('DD-SETUP-14 a situation that begins with deployment asks the other side first, whoever leads', () => {
    const first = (lead: string) =>
      skirmish({
        stage: 'deploy',
        lead,
        sides: [
          { id: 'a', edge: 'south' },
          { id: 'b', edge: 'north' },
        ],
      })
        .a('Ann', { where: 'waiting' })
        .b('Bob', { where: 'waiting' }).decision
    expect(first('a')).toMatchObject({ what: 'sector', by: 'b' })
    expect(first('b')).toMatchObject({ what: 'sector', by: 'a' })
  })

  test('DD-SETUP-15 a sector once picked is not picked again; at the third pick everybody left is placed', () => {
    const battle = opening().picks('north').picks('north')
    battle.picks('centre').places().picks('left').places()
    expect(battle.decision.by).toBe('b')
    expect(battle.options).toEqual(['left', 'right'])
    expect(battle.refused({ pick: ['centre'] }).code).toBe('not-an-option')
    battle.picks('left').places().picks('centre').places()
    expect(battle.decision).toMatchObject({ what: 'deploy', by: 'b' })
    expect(battle.decision.kind === 'place' && battle.decision.pieces.length).toBe(3)
  })

  test('DD-SETUP-17 when everybody stands, the rounds begin', () => {
    const battle = opening().deployed()
    expect(battle.state).toMatchObject({ round: 1, decided: undefined })
    expect(battle.state.sides.map(({ starting }) => starting)).toEqual([3, 3])
    expect(battle.state.figures.every(({ where }) => where === 'standing')).toBe(true)
  })

  test('DD-RUL-97 the whole base is in the zone, its centre in the sector, on no one else and on nothing solid', () => {
    const house = {
      id: 'house',
      kind: 'building',
      height: 7000,
      name: 'the House',
      outline: {
        is: 'area',
        points: [
          [9, 1],
          [11, 1],
          [11, 3],
          [9, 3],
        ].map(([x = 0, y = 0]) => ({ x: inches(x), y: inches(y) })),
      },
    } as const
    const battle = opening({ field: { ...BARE, pieces: [house] } })
      .picks('north')
      .picks('north')
      .picks('centre')
    expect(battle.refused(placing(['Human Warrior b1', 12, 0.4], ['Human Warrior b2', 14, 3])).code).toBe('out-of-zone')
    const hair = 1249 / 2540
    expect(battle.refused(placing(['Human Warrior b1', 12, hair], ['Human Warrior b2', 14, 3])).code).toBe(
      'out-of-zone',
    )
    expect(battle.refused(placing(['Human Warrior b1', 12, 3], ['Human Warrior b2', 12.5, 3])).code).toBe(
      'rests-on-figure',
    )
    expect(battle.refused(placing(['Human Warrior b1', 10, 2], ['Human Warrior b2', 14, 3]))).toMatchObject({
      code: 'rests-on-piece',
      piece: 'house',
    })
    battle.places(['Human Warrior b1', 8, 3], ['Human Warrior b2', 14, 5.5])
    expect(battle.at('Human Warrior b2')).toEqual([14, 5.5])
  })

  test('a character deployed on a hill stands at its height', () => {
    const hill = {
      id: 'hill',
      kind: 'hill',
      height: 1905,
      outline: { is: 'disc', centre: { x: inches(12), y: inches(3) }, radius: inches(2) },
    } as const
    const battle = opening({ field: { ...BARE, pieces: [hill] } })
      .picks('north')
      .picks('north')
      .picks('centre')
    expect(battle.places(['Human Warrior b1', 12, 3]).of('Human Warrior b1').level).toBe(1905)
  })

  test('a character without room stays out of the battle and is not counted', () => {
    const lake = {
      id: 'chasm',
      kind: 'impassable',
      outline: {
        is: 'area',
        points: [
          [0, 0],
          [24, 0],
          [24, 5],
          [0, 5],
        ].map(([x = 0, y = 0]) => ({ x: inches(x), y: inches(y) })),
      },
    } as const
    const battle = opening({ field: { ...BARE, pieces: [lake] } })
      .picks('north')
      .picks('north')
      .deployed()
    const here = battle.state.figures.filter(({ side, where }) => side === 'b' && where === 'standing').length
    expect(here).toBe(3)
    const crowd = opening({
      field: { ...BARE, pieces: [lake] },
      sides: [
        { id: 'a', name: 'Anne', army: TRIO },
        { id: 'b', name: 'Bob', army: army('Crowd', '30 human-warrior') },
      ],
    })
      .picks('north')
      .picks('north')
      .deployed()
    const standing = crowd.state.figures.filter(({ side, where }) => side === 'b' && where === 'standing').length
    expect(standing).toBeLessThan(30)
    expect(crowd.side('b').starting).toBe(standing)
    expect(crowd.told('left-out')).toMatchObject({ side: 'b' })
  })
})

describe('things on the table', () => {
  const spots = (battle: ReturnType<typeof opening>) =>
    battle.state.things.map(({ at }) => [toInches(at.x), toInches(at.y)])

  test('DD-SETUP-10 DD-ENC-13 three treasures on 20 mm bases lie along the line between the edges', () => {
    const across = opening().picks('north').picks('north')
    expect(spots(across)).toEqual([
      [6, 12],
      [12, 12],
      [18, 12],
    ])
    expect(
      across.state.things.every(({ diameter, heavy, kind }) => diameter === 2000 && !heavy && kind === 'treasure'),
    ).toBe(true)
    expect(spots(opening().picks('west').picks('east'))).toEqual([
      [12, 6],
      [12, 12],
      [12, 18],
    ])
  })

  test('DD-ENC-06 DD-ENC-07 six supplies on 25 mm bases: three on the inner edge of each zone', () => {
    const battle = opening({ scenario: 'raid' }).picks('north').picks('north')
    expect(spots(battle)).toEqual([
      [6, 18],
      [12, 18],
      [18, 18],
      [6, 6],
      [12, 6],
      [18, 6],
    ])
    expect(battle.state.things.map(({ side }) => side)).toEqual(['a', 'a', 'a', 'b', 'b', 'b'])
    expect(battle.state.things.every(({ diameter }) => diameter === 2500)).toBe(true)
  })

  test('DD-ENC-07 between a west and an east zone the supplies lie on the edges nearest the middle too', () => {
    const battle = opening({ scenario: 'raid' }).picks('west').picks('west')
    expect(spots(battle)).toEqual([
      [18, 6],
      [18, 12],
      [18, 18],
      [6, 6],
      [6, 12],
      [6, 18],
    ])
  })
})
