/** Terrain from a file that no rule and no drawing could handle is refused, with its place and what would be right. */
import { inches, type Battlefield, type Outline, type Piece } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { InputError, readField, readRecord, RECORD_FORMAT, terrainFaults } from '../src/index.ts'

type Pairs = readonly (readonly [number, number])[]
const points = (pairs: Pairs) => pairs.map(([x, y]) => ({ x: inches(x), y: inches(y) }))
const area = (...pairs: Pairs): Outline => ({ is: 'area', points: points(pairs) })
const line = (...pairs: Pairs): Outline => ({ is: 'line', points: points(pairs) })
const disc = (x: number, y: number, radius: number): Outline => ({
  is: 'disc',
  centre: { x: inches(x), y: inches(y) },
  radius: inches(radius),
})

const tableOf = (...pieces: readonly Piece[]): Battlefield => ({ width: inches(24), depth: inches(24), pieces })
const fence = (outline: Outline, more: Partial<Piece> = {}): Piece => ({
  id: 'f',
  kind: 'fence',
  name: 'The fence',
  outline,
  ...more,
})
const wood = (outline: Outline): Piece => ({ id: 'w', kind: 'wood', outline })

/** What the reader says of a table, and where. */
function refusalOf(field: unknown): string {
  try {
    readField(field)
  } catch (error) {
    if (error instanceof InputError) return `${error.where}: ${error.message}`
    throw error
  }
  return 'accepted'
}

describe('a table is refused', () => {
  test.each<[string, Piece, string]>([
    [
      'with a fence of no length',
      fence(line([5, 5], [5, 5])),
      'pieces.0.outline: The fence has no length: it should be at least 0.05" long.',
    ],
    [
      'with a corner given twice',
      fence(line([5, 5], [9, 5], [9, 5])),
      'pieces.0.outline: The fence has a corner twice in a row (corner 3): leave one of them out.',
    ],
    [
      'with an area that covers no ground',
      wood(area([1, 1], [5, 1], [9, 1])),
      'pieces.0.outline: wood "w" covers no ground: its corners lie on one line or in one place.',
    ],
    [
      'with an outline that crosses itself',
      wood(area([1, 1], [9, 9], [9, 1], [1, 7])),
      'pieces.0.outline: wood "w" has an outline that crosses itself at its side from corner 1: give its corners in their order round it.',
    ],
    [
      'with a spike that runs back along itself',
      wood(area([1, 1], [9, 1], [9, 9], [9, 5], [1, 5])),
      'pieces.0.outline: wood "w" has an outline that crosses itself at its side from corner 2: give its corners in their order round it.',
    ],
    [
      'with a disc of no size',
      wood(disc(5, 5, 0)),
      'pieces.0.outline: wood "w" is too small: its radius should be at least 0.05".',
    ],
    [
      'with a piece that reaches off it',
      wood(disc(23, 5, 2)),
      'pieces.0.outline: wood "w" does not lie wholly on the table: it should lie from 0,0 to 24,24.',
    ],
    [
      'with a wall of two corners too few',
      wood(area([1, 1], [5, 1])),
      'pieces.0.outline: wood "w" has no outline: an area has at least 3 corners.',
    ],
    [
      'with a piece of too many corners',
      fence(line(...Array.from({ length: 300 }, (_, i) => [1 + i / 50, 1 + (i % 2)] as const))),
      'pieces.0.outline: The fence has 300 corners: there should be at most 200.',
    ],
  ])('%s', (_, piece, refusal) => expect(refusalOf(tableOf(piece))).toBe(refusal))

  test('with two pieces of one id', () => {
    expect(refusalOf(tableOf(fence(line([5, 5], [9, 5])), fence(line([5, 9], [9, 9]))))).toBe(
      'pieces.1.id: Two pieces are called "f": give each an id of its own.',
    )
  })

  test('with a tower higher than any table is wide, a table of a thousand inches, a thousand pieces', () => {
    expect(refusalOf(tableOf(fence(line([5, 5], [9, 5]), { height: inches(100) })))).toMatch(/^pieces\.0\.height: /)
    expect(refusalOf({ ...tableOf(), width: inches(1000) })).toMatch(/^width: /)
    const many = Array.from({ length: 1000 }, (_, i) => fence(line([5, 5], [9, 5]), { id: `f${i}` }))
    expect(refusalOf(tableOf(...many))).toMatch(/^pieces: .*at most 200/)
  })

  test('wherever it is read: in a record, too', () => {
    const plan = {
      game: 'g',
      field: tableOf(fence(line([5, 5], [5, 5]))),
      sides: ['a', 'b'].map((id) => ({ id, name: id, army: {} })),
    }
    const record = {
      muster: 'record',
      format: RECORD_FORMAT,
      game: 'g',
      version: '1',
      start: { plan },
      tape: [],
      marks: [],
      events: [],
      checksums: '',
    }
    expect(() => readRecord(record)).toThrow(expect.objectContaining({ where: 'start.plan.field.pieces.0.outline' }))
  })
})

test('a wall that closes a yard, a path that crosses itself, and ground of any simple shape are accepted', () => {
  expect(
    terrainFaults(
      tableOf(
        fence(line([1, 1], [5, 1], [5, 5], [1, 5], [1, 1])),
        { ...fence(line([6, 1], [9, 4], [9, 1], [6, 4])), id: 'path' },
        wood(area([10, 1], [20, 1], [20, 9], [15, 4], [10, 9])),
      ),
    ),
  ).toEqual([])
})
