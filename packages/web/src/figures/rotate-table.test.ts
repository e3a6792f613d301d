import { describe, expect, test } from 'vitest'
import { rotateTable } from './rotate-table.ts'

const TABLE = { width: 1000, depth: 600 }

describe('a rotated table', () => {
  test('has every point mirrored through its middle, however deeply nested', () => {
    const view = { figures: [{ id: 'Ann', at: { x: 100, y: 50 } }], lines: [[{ x: 0, y: 0 }]] }
    expect(rotateTable(view, TABLE)).toEqual({
      figures: [{ id: 'Ann', at: { x: 900, y: 550 } }],
      lines: [[{ x: 1000, y: 600 }]],
    })
  })

  test('has directions reversed, not moved', () => {
    expect(rotateTable({ at: { x: 1, y: 2 }, facing: { x: 0, y: 7 } }, TABLE).facing).toEqual({ x: -0, y: -7 })
  })

  test('is as before when rotated again', () => {
    const spot = {
      figure: 'Ann',
      at: { x: 123, y: 456 },
      facing: { x: 3, y: -4 },
      base: { shape: 'circle', diameter: 25 },
    }
    expect(rotateTable(rotateTable(spot, TABLE), TABLE)).toEqual(spot)
  })

  test('leaves records and plans unchanged', () => {
    const kept = { record: { tape: [{ answer: { at: { x: 1, y: 1 } } }] }, plan: { field: { p: { x: 1, y: 1 } } } }
    expect(rotateTable(kept, TABLE)).toEqual(kept)
  })

  test('leaves other objects with x and y unchanged', () => {
    expect(rotateTable({ window: { x: 1, y: 2, scale: 3 }, none: undefined, text: 'x' }, TABLE)).toEqual({
      window: { x: 1, y: 2, scale: 3 },
      none: undefined,
      text: 'x',
    })
  })
})
