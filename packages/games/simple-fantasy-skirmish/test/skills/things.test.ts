/** Flags, chests and parcels lie where models can get at them, on every table. */
import {
  baseOverlapsOutline,
  circle,
  distance,
  INCH,
  planMove,
  prepareGround,
  prepareLandscape,
  prepareMove,
  type Battlefield,
  type Point,
} from '@muster/table'
import { describe, expect, test } from 'vitest'
import { FIELDS } from '../../src/content/fields/index.ts'
import { generateField } from '../../src/content/generate-field.ts'
import { game } from '../../src/game.ts'
import { spotsAround, effectOf, isImpassable } from '../../src/terrain.ts'
import { SCENARIO_BY_ID } from '../../src/scenarios/index.ts'
import { SCENARIOS, type Thing } from '../../src/state/state.ts'
import { armyOf, box, field, planOf, spot } from '../opening.ts'

const MODEL = circle(2500)
const armies = [armyOf('North', 'Guards'), armyOf('South', 'Orcs')]

/** What a scenario lays on a table once the edges are taken. */
function thingsOn(table: Battlefield, scenario: keyof typeof SCENARIO_BY_ID): Thing[] {
  const state = game.setUp(planOf(armies, { scenario, field: table, options: { mode: 'advanced' } }))
  state.sides[0].edge = 'north'
  state.sides[1].edge = 'south'
  return SCENARIO_BY_ID[scenario].things?.(state) ?? []
}

const canStand = ({ width, depth, pieces }: Battlefield, at: Point): boolean =>
  at.x >= 1250 &&
  at.y >= 1250 &&
  at.x <= width - 1250 &&
  at.y <= depth - 1250 &&
  pieces.every(
    (piece) =>
      !['solid', 'obstacle'].includes(effectOf(piece)) || !baseOverlapsOutline({ base: MODEL, at }, piece.outline),
  )

/** Whether a model can walk there from a side's edge, over low walls and through houses, however long it takes. */
function isReached(table: Battlefield, at: Point, y: number): boolean {
  const starts = Array.from({ length: 23 }, (_, index) => ({ x: (2 * index + 2) * INCH, y }))
  const start =
    starts.filter((from) => canStand(table, from)).sort((a, b) => distance(a, at) - distance(b, at))[0] ??
    expect.fail('nobody can set up')
  const walk = planMove(
    prepareMove({
      landscape: prepareLandscape(prepareGround(table), { base: MODEL }, ({ piece }) =>
        isImpassable(piece) ? { bars: true } : {},
      ),
      mover: { base: MODEL, at: start },
      allowance: 400 * INCH,
      others: [],
      tolerance: 2.54,
    }),
    { at },
  )
  return walk?.arrives === true
}

const tables = [
  ...FIELDS.map(({ id, field: table }) => ({ id, table })),
  ...Array.from({ length: 60 }, (_, seed) => ({ id: `seed ${seed}`, table: generateField(seed) })),
]

describe('what is fought for', () => {
  test('SF-SKILL-01 lies in the middle of an open table, or in the middle of its edge, a little way in', () => {
    const open = field()
    const at = (scenario: keyof typeof SCENARIO_BY_ID) =>
      thingsOn(open, scenario).map(({ at: { x, y } }) => [x / open.width, y / INCH])
    const [north, middle, south] = [3, open.depth / 2 / INCH, open.depth / INCH - 3]
    expect(at('steal-the-flag')).toEqual([
      [0.5, north],
      [0.5, south],
    ])
    expect(at('pick-the-lock')).toEqual([
      [0.25, middle],
      [0.5, middle],
      [0.75, middle],
    ])
    expect(at('deliver')).toEqual([
      [0.5, middle],
      [0.5, south],
      [0.5, north],
    ])
  })

  test('stands free on every ready and every generated table: a model fits in on each side of it', () => {
    for (const { id, table } of tables) {
      for (const scenario of SCENARIOS) {
        for (const { id: thing, at } of thingsOn(table, scenario)) {
          const blocked = spotsAround(at, INCH / 2).filter((place) => !canStand(table, place))
          expect(blocked, `${thing} of ${scenario} on ${id}`).toEqual([])
          expect(
            table.pieces.some(
              ({ kind, outline }) => kind === 'building' && baseOverlapsOutline({ base: MODEL, at }, outline),
            ),
            `${thing} on ${id}`,
          ).toBe(false)
        }
      }
    }
  })

  test('can be reached from either edge', () => {
    for (const { id, table } of tables) {
      for (const scenario of SCENARIOS) {
        for (const { id: thing, at } of thingsOn(table, scenario)) {
          for (const y of [3 * INCH, table.depth - 3 * INCH]) {
            expect(isReached(table, at, y), `${thing} of ${scenario} on ${id}`).toBe(true)
          }
        }
      }
    }
  })

  test('lies as fair as the table: turned half round, a generated one has its things in the same places', () => {
    for (const { id, table } of tables.slice(FIELDS.length)) {
      const [first, middle, last] = thingsOn(table, 'pick-the-lock').map(({ at }) => at)
      expect({ x: table.width - (last?.x ?? 0), y: table.depth - (last?.y ?? 0) }, id).toEqual(first)
      expect(Math.abs((middle?.y ?? 0) - table.depth / 2), id).toBeLessThan(6 * INCH)
    }
  })

  test('the chests of the Town Wall stand in its gates and between its gatehouses, none on the wall', () => {
    const wall = FIELDS.find(({ id }) => id === 'town-wall') ?? expect.fail('no such table')
    expect(thingsOn(wall.field, 'pick-the-lock').map(({ at }) => at)).toEqual([
      spot(8.5, 18),
      spot(24, 18),
      spot(39.5, 18),
    ])
  })

  test('a chest is moved along the line between the armies, and off it only where there is no room on it', () => {
    const cliff = (x0: number, x1: number) => box('cliff', 'impassable', [x0, 16], [x1, 20])
    expect(thingsOn(field(cliff(22, 25)), 'pick-the-lock')[1]?.at).toEqual(spot(26, 18))
    const [, middle] = thingsOn(field(cliff(14, 34)), 'pick-the-lock')
    expect(Math.abs((middle?.at.y ?? 0) - 18 * INCH)).toBeGreaterThanOrEqual(3 * INCH)
    expect(Math.abs((middle?.at.x ?? 0) - 24 * INCH)).toBeLessThan(2 * INCH)
  })
})
