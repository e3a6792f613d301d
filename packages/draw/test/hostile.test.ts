/** Whatever outline the drawing is handed, it ends, and its picture stays small enough to look at. */
import { INCH, TERRAIN_KINDS, type Outline } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { drawBattlefield, drawFrame, theme, treesOf } from '../src/index.ts'
import { area, disc, line, tableOf } from './table.ts'

const light = theme('light')
const zigzag = (corners: number, reach: number): Outline =>
  line(...Array.from({ length: corners }, (_, i) => [i % 2 === 0 ? -reach : reach, i / 20] as const))

const OUTLINES: { readonly [name: string]: Outline } = {
  'a line of no length': line([5, 5], [5, 5]),
  'a line that leads back to its start': line([5, 5], [9, 5], [5, 5]),
  'a line a thousand inches long': line([-1000, 5], [1000, 5]),
  'a line to the end of the world': line([-1e12, 5], [1e12, 5]),
  'a line from nowhere': line([Number.NaN, 5], [5, 5]),
  'a line without end': line([Number.POSITIVE_INFINITY, 5], [5, 5]),
  'a line of a thousand corners': zigzag(1000, 12),
  'an area of one point': area([1, 1], [1, 1], [1, 1]),
  'an area without width': area([1, 1], [5, 1], [9, 1]),
  'an area a thousand inches wide': area([-1000, -1000], [1000, -1000], [1000, 1000], [0, 1000], [0, 0], [-1000, 0]),
  'an area that crosses itself': area([1, 1], [9, 9], [9, 1], [1, 9]),
  'a disc of no size': disc(5, 5, 0),
  'a disc of unknown size': disc(5, 5, Number.NaN),
  'a disc a thousand inches wide': disc(5, 5, 25_400),
}

describe.each(Object.entries(OUTLINES))('%s', (_, outline) => {
  test.each(['full', 'low'] as const)('is drawn in %s detail as any kind of terrain', (detail) => {
    for (const kind of TERRAIN_KINDS) {
      const field = tableOf(kind, outline)
      const drawing = drawBattlefield(field, light, { detail })
      expect(drawing, kind).not.toMatch(/NaN|Infinity/)
      expect(drawing.length, kind).toBeLessThan(1_500_000)
      expect(treesOf(field, light).length).toBeLessThan(1000)
    }
  })
})

test('the ruler round a table of any size has an end', () => {
  expect(drawFrame({ width: 1e15, depth: 24 * INCH, pieces: [] }, light).length).toBeLessThan(200_000)
})
