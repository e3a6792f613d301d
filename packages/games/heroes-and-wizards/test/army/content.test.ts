/** What the game brings along: armies, tables, the generators, and what is shown. */
import { contains, INCH, outlineArea, type Battlefield, type TerrainKind } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { iconNames } from '@muster/draw/icons'
import { readSheet } from '../../src/army/sheet.ts'
import { heroesAndWizards as kit } from '../../src/kit.ts'
import { scenarioFaults, terrainFaults } from '../../src/rules/set-up/terrain.ts'
import { hasRoomForPrison } from '../../src/rules/set-up/prison-place.ts'
import { canBeCaptured } from '../../src/scenarios/standing-on.ts'
import { SCENARIOS, type State } from '../../src/state/state.ts'
import { skirmish } from '../skirmish.ts'

const covered = ({ pieces, width, depth }: Battlefield) =>
  pieces.reduce((sum, { outline }) => sum + outlineArea(outline), 0) / (width * depth)
const icons = new Set<string>(iconNames)

describe('ready armies', () => {
  test('are legal, nearly full, and come in three sizes each', () => {
    const names = new Map<string, number[]>()
    for (const { id, name, points, army, line } of kit.armies) {
      const report = kit.checkArmy(army, points)
      expect(report.complaints, id).toEqual([])
      expect(report.points, id).toBeGreaterThanOrEqual(points * 0.96)
      expect(line.length, id).toBeGreaterThan(20)
      names.set(name, [...(names.get(name) ?? []), points])
    }
    expect(names.size).toBeGreaterThanOrEqual(4)
    for (const sizes of names.values()) expect(sizes).toEqual([100, 250, 500])
    expect(new Set(kit.armies.map(({ id }) => id)).size).toBe(kit.armies.length)
  })

  test('are led where the limit allows it, and every type has an emblem that is drawn', () => {
    for (const { id, points, army } of kit.armies) {
      const { types } = army as unknown as {
        readonly types: readonly { readonly rank: string; readonly icon: string; readonly name: string }[]
      }
      const ranks = (rank: string) => types.filter((type) => type.rank === rank).length
      expect([ranks('hero'), ranks('wizard')], id).toEqual([Math.floor(points / 250), Math.floor(points / 250)])
      expect(
        types.filter(({ icon }) => !icons.has(icon)).map(({ name, icon }) => `${name}: ${icon}`),
        id,
      ).toEqual([])
    }
  })

  test('random armies are legal at any size, and spend most of it', () => {
    for (let seed = 0; seed < 200; seed++)
      for (const limit of [3, 40, 100, 250, 600]) {
        const report = kit.checkArmy(kit.randomArmy(seed, limit), limit)
        expect(report.complaints, `${seed} ${limit}`).toEqual([])
        expect(report.points).toBeGreaterThan(limit / 2)
      }
    expect(kit.randomArmy(7, 250)).toEqual(kit.randomArmy(7, 250))
    expect(kit.randomArmy(7, 250)).not.toEqual(kit.randomArmy(8, 250))
    expect(() => kit.randomArmy(1, 2)).toThrow(/cheapest figure costs 3/)
  })
})

test('a ready plan is a legal battle of two different armies', () => {
  for (let seed = 0; seed < 40; seed++) {
    const plan = kit.readyPlan(seed)
    expect(kit.checkPlan(plan)).toEqual([])
    expect(plan.sides[0]?.name).not.toBe(plan.sides[1]?.name)
  }
  expect(kit.readyPlan(3)).toEqual(kit.readyPlan(3))
})

test('a first plan is a legal battle of no more than fifteen figures a side, a Hero and a Wizard among them', () => {
  for (let seed = 0; seed < 40; seed++) {
    const plan = kit.firstPlan?.(seed)
    expect(plan && kit.checkPlan(plan)).toEqual([])
    for (const { army } of plan?.sides ?? []) {
      expect(kit.checkArmy(army).figures).toBeLessThanOrEqual(15)
      const ranks = readSheet(army).types.map(({ rank }) => rank)
      expect(ranks).toEqual(expect.arrayContaining(['hero', 'wizard']))
    }
  }
})

describe('tables', () => {
  test('ready ones are legal for every scenario, and about a third covered', () => {
    expect(kit.fields.length).toBeGreaterThanOrEqual(6)
    const kinds = new Set<TerrainKind>()
    for (const { id, field } of kit.fields) {
      expect(terrainFaults(field), id).toEqual([])
      for (const scenario of SCENARIOS) expect(scenarioFaults(field, scenario), id).toEqual([])
      expect(hasRoomForPrison(field), id).toBe(true)
      expect(Math.abs(covered(field) - 1 / 3), id).toBeLessThan(0.06)
      for (const { kind } of field.pieces) kinds.add(kind)
    }
    expect([...kinds].sort()).toEqual(['building', 'hedge', 'hill', 'open', 'rough', 'tree', 'wall', 'wood'])
  })

  test('woods and rough ground have outlines of 10 to 16 points, and hills round ones of up to 28', () => {
    for (const { pieces } of [
      ...kit.fields.map(({ field }) => field),
      ...[1, 2, 3, 4].map((seed) => kit.generateField(seed)),
    ]) {
      for (const { kind, outline } of pieces)
        if (outline.is === 'area' && ['wood', 'hill', 'rough'].includes(kind)) {
          expect(outline.points.length).toBeGreaterThanOrEqual(10)
          expect(outline.points.length).toBeLessThanOrEqual(kind === 'hill' ? 28 : 16)
        }
    }
  })

  const seeds = Array.from({ length: 150 }, (_, seed) => seed)

  test('generated ones are legal, fit their scenario, and are about a third covered', () => {
    for (const seed of seeds) {
      const scenario = SCENARIOS[seed % 6] ?? 'loot'
      const field = kit.generateField(seed, scenario)
      expect(terrainFaults(field), `seed ${seed}`).toEqual([])
      expect(scenarioFaults(field, scenario), `seed ${seed}`).toEqual([])
      expect(Math.abs(covered(field) - 1 / 3), `seed ${seed}`).toBeLessThan(0.06)
      expect(field.pieces.some(canBeCaptured), `seed ${seed}`).toBe(true)
      expect(field.pieces.some(({ id }) => id === 'the-hill')).toBe(scenario === 'king-of-the-hill')
      expect(hasRoomForPrison(field), `seed ${seed}`).toBe(true)
    }
    expect(kit.generateField(3)).toEqual(kit.generateField(3))
  })

  test('generated ones are fair: kind by kind, either half holds as much as the one across', () => {
    for (const seed of seeds) {
      const field = kit.generateField(seed)
      const halves = {
        north: new Map<string, number>(),
        south: new Map<string, number>(),
        west: new Map<string, number>(),
        east: new Map<string, number>(),
      }
      const count = (half: Map<string, number>, kind: string) => half.set(kind, (half.get(kind) ?? 0) + 1)
      for (let x = INCH / 2; x < field.width; x += INCH)
        for (let y = INCH / 2; y < field.depth; y += INCH) {
          const kind = field.pieces.find(({ outline }) => outline.is !== 'line' && contains(outline, { x, y }))?.kind
          if (kind === undefined) continue
          count(y < field.depth / 2 ? halves.north : halves.south, kind)
          count(x < field.width / 2 ? halves.west : halves.east, kind)
        }
      expect(Object.fromEntries(halves.north), `seed ${seed}`).toEqual(Object.fromEntries(halves.south))
      expect(Object.fromEntries(halves.west), `seed ${seed}`).toEqual(Object.fromEntries(halves.east))
    }
  })
})

describe('what is shown', () => {
  const shown = (state: State) => kit.view(state)

  test('a figure has its card, its gear and its marks', () => {
    const { state } = skirmish({ scenario: 'cursed-gem', gem: { bearer: 'Lord' } })
      .a('Lord', {
        at: [24, 24],
        movement: 'fly',
        melee: 4,
        armour: 3,
        twoWeapons: true,
        rank: 'hero',
        item: 'quick-sword',
        cursed: true,
      })
      .b('Bob', { at: [24, 25] })
      .a('Merla', { at: [10, 10], rank: 'wizard', spells: ['fireball', 'fireball'] })
    const [lord, , merla] = shown(state).figures
    expect(lord?.stats.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Movement Fly 6"',
      'Melee 3',
      'Attacks 3',
      'Shooting –',
      'Armour 3',
    ])
    expect(lord?.gear.map(({ name }) => name)).toEqual(['Two weapons', 'Quick Sword'])
    expect(lord?.marks.map(({ icon }) => icon)).toEqual(['crown', 'locked-chest', 'cursed-star', 'sword-clash'])
    expect(merla?.gear).toMatchObject([{ name: 'Fireball (twice a turn)' }])
    for (const figure of shown(state).figures)
      for (const { icon } of [...figure.gear, ...figure.marks]) expect(icons.has(icon), icon).toBe(true)
  })

  test('the objectives of each scenario lie on the table, held by whoever holds them', () => {
    const capture = skirmish({ scenario: 'capture-terrain' })
      .box('wood', 'wood', [10, 10], [20, 20])
      .box('house', 'building', [30, 30], [34, 34])
      .b('Bob', { at: [15, 15] })
    expect(shown(capture.state).objectives).toMatchObject([
      { id: 'wood', heldBy: 'b', at: { x: 15 * INCH, y: 15 * INCH } },
    ])
    const gem = skirmish({ scenario: 'cursed-gem', gem: {} }).a('Ann', { at: [10, 10] })
    expect(shown(gem.state).objectives).toEqual([
      { id: 'gem', name: 'The Cursed Gem', icon: 'locked-chest', at: { x: 24 * INCH, y: 24 * INCH } },
    ])
    const prison = skirmish({ scenario: 'rescue', prison: 'prison' })
      .box('prison', 'building', [22, 22], [26, 26])
      .b('Captive', { prisoner: true, where: 'prison', rank: 'hero' })
      .a('Ann', { at: [10, 10] })
    expect(shown(prison.state).objectives).toMatchObject([{ id: 'prison', at: { x: 24 * INCH, y: 24 * INCH } }])
    expect(shown(prison.state).figures.map(({ id }) => id)).toEqual(['Ann'])
    const pitched = skirmish({
      sides: [
        { id: 'a', name: 'North', edge: 'north', slain: 12 },
        { id: 'b', name: 'South', edge: 'south' },
      ],
    }).a('Ann', { at: [10, 10] })
    expect(shown(pitched.state)).toMatchObject({
      objectives: [],
      sides: [
        { score: '12 points', figures: 1 },
        { score: '0 points', figures: 0 },
      ],
      scenario: { standing: 'North 12, South 0' },
    })
  })

  test('faults are found where there are any', () => {
    const sound = skirmish({ scenario: 'cursed-gem', gem: { bearer: 'Ann' } })
      .a('Ann', { at: [10, 10] })
      .b('Bob', { at: [20, 20] }).state
    expect(kit.invariantErrors(sound)).toEqual([])
    const broken: readonly [(state: State) => void, RegExp][] = [
      [
        (state) => {
          state.figures[0]!.at = state.figures[1]!.at
        },
        /would stand on/,
      ],
      [
        (state) => {
          state.figures[0]!.at = { x: 0, y: 0 }
        },
        /wholly on the table/,
      ],
      [
        (state) => {
          state.figures[0]!.at = { x: 25400.5, y: 25400 }
        },
        /between the points/,
      ],
      [
        (state) => {
          state.figures[0]!.where = 'slain'
        },
        /gem is carried by Ann/,
      ],
      [
        (state) => {
          state.figures[0]!.spent = 99999
        },
        /has spent/,
      ],
      [
        (state) => {
          state.figures[0]!.casts = 1
        },
        /has cast 1/,
      ],
      [
        (state) => {
          state.figures[0]!.item = 'quick-sword'
        },
        /no Hero/,
      ],
      [
        (state) => {
          state.figures[0]!.where = 'waiting'
        },
        /still waits/,
      ],
      [
        (state) => {
          state.turn = 7
        },
        /turn 7 of 6/,
      ],
      [
        (state) => {
          state.order = ['z']
        },
        /somebody unknown/,
      ],
    ]
    for (const [breakIt, words] of broken) {
      const state = kit.game.copy(sound)
      breakIt(state)
      expect(kit.invariantErrors(state).join('; ')).toMatch(words)
    }
  })
})
