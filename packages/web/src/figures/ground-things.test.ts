import type { ObjectiveView } from '@muster/engine'
import { circle, INCH, millimetres, TERRAIN_KINDS, type Battlefield, type Piece, type TerrainKind } from '@muster/table'
import { expect, test } from 'vitest'
import { GAMES, loadKit } from '../games/games.ts'
import type { Combatant } from './combatants.ts'
import { gapTo, nameOf, thingAt } from './ground-things.ts'

const area = (x: number, y: number, size: number): Piece['outline'] => ({
  is: 'area',
  points: [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ].map(([px = 0, py = 0]) => ({ x: px * INCH, y: py * INCH })),
})
const marsh: Piece = { id: 'marsh', kind: 'rough', outline: area(2, 2, 10) }
const rock: Piece = { id: 'rock', kind: 'rock', outline: area(4, 4, 2), name: 'The Old Stone' }
const wall: Piece = {
  id: 'wall',
  kind: 'wall',
  outline: {
    is: 'line',
    points: [
      { x: 0, y: 20 * INCH },
      { x: 9 * INCH, y: 20 * INCH },
    ],
  },
}
const field: Battlefield = { width: 24 * INCH, depth: 24 * INCH, pieces: [marsh, rock, wall], seed: 1, name: '' }
const chest: ObjectiveView = { id: 'chest', name: 'Treasure', icon: 'locked-chest', at: { x: 3 * INCH, y: 3 * INCH } }
const at = (x: number, y: number) => thingAt({ field, objectives: [chest] }, { x: x * INCH, y: y * INCH })

test('an objective comes before the ground it lies on, and a small piece before the one around it', () => {
  expect(at(3, 3.2)).toMatchObject({ is: 'objective' })
  expect(at(5, 5)).toMatchObject({ piece: { id: 'rock' } })
  expect(at(10, 10)).toMatchObject({ piece: { id: 'marsh' } })
  expect(at(20, 4)).toBeUndefined()
})

test('a wall is pointed at from close beside it', () => {
  expect(at(4, 20.2)).toMatchObject({ piece: { id: 'wall' } })
  expect(at(4, 21)).toBeUndefined()
})

test('a piece has its own name or that of its kind, and a distance from rim to edge', () => {
  const thing = at(10, 10)
  const stone = at(5, 5)
  if (!thing || !stone) throw new Error('nothing is there')
  expect([nameOf(thing), nameOf(stone)]).toEqual(['Rough ground', 'The Old Stone (rock)'])
  const base = circle(millimetres(25.4))
  const from = (x: number): Combatant => {
    const place = { x: x * INCH, y: 6 * INCH }
    return { id: 'a', name: 'A', side: 'a', at: place, radius: INCH / 2, models: [{ base, at: place }] } as never
  }
  expect(gapTo(from(15), thing) / INCH).toBeCloseTo(2.5)
  expect(gapTo(from(8), thing)).toBe(0)
})

/** Nowhere mere scenery. */
const RULED: readonly TerrainKind[] = ['rough', 'wood', 'wall', 'building']

test.each(GAMES.map(({ id }) => id))(
  'every kind of terrain on the ready tables of %s has rules of its book, or is mere scenery',
  async (id) => {
    const kit = await loadKit(id)
    const known = new Set(kit?.rulebook.map((rule) => rule.id))
    const laid = new Set(kit?.fields.flatMap(({ field }) => field.pieces.map(({ kind }) => kind)))
    for (const kind of TERRAIN_KINDS) {
      const rules = kit?.terrainRules({ id: kind, kind, outline: marsh.outline, height: INCH }) ?? []
      expect(
        rules.filter((rule) => !known.has(rule)),
        kind,
      ).toEqual([])
      if (laid.has(kind) && RULED.includes(kind)) expect(rules.length, kind).toBeGreaterThan(0)
    }
  },
)
