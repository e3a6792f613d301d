/** The outline of the ground in reach, made of cells. */
import { expect, test } from 'vitest'
import { contours } from '../../src/planning/contours.ts'
import type { ReachField } from '../../src/planning/reach-field.ts'

const COLUMNS = 5
const MOST = 1000

/** Cells of 100; all that are not listed are out of reach. */
function fieldOf(reached: Readonly<Record<number, number>>): ReachField {
  const cost = Array.from({ length: COLUMNS * COLUMNS }, (_, cell) => reached[cell] ?? Infinity)
  const grid = { left: 0, top: 0, cell: 100, columns: COLUMNS, rows: COLUMNS }
  return { grid, cost, clearShare: () => 1 } as unknown as ReachField
}

test('a cell with movement left is drawn as a ring', () => {
  const [ring, ...more] = contours(fieldOf({ 12: 950 }), MOST)
  expect(ring).toHaveLength(4)
  expect(more).toEqual([])
})

test('a cell that takes the last of the movement has no ring: it would be a single spot', () => {
  expect(contours(fieldOf({ 12: MOST }), MOST)).toEqual([])
})
