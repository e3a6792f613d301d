import { contains, INCH, outlineArea } from '@muster/table'
import { expect, test } from 'vitest'
import { randomFrom } from '../src/index.ts'
import { draftGround, maybeLayRiver, naturalOutline, RandomTable, turned } from '../src/scenery/index.ts'
import { tableName } from '../src/scenery/table-name.ts'

const SIZE = 48 * INCH
const ROOM = { width: SIZE, depth: SIZE, edge: INCH }
const TERMS = { ...ROOM, covered: 0.25, mostCovered: 0.3, lane: INCH, tries: 10 }

function tableWith(seed: number) {
  const random = randomFrom(seed)
  const table = new RandomTable(random, TERMS)
  const hasStream = maybeLayRiver(table, seed, ROOM)
  table.fill({ from: 6 * INCH, to: 3 * INCH, step: INCH, tries: 3 }, (radius) =>
    draftGround(random, ROOM, radius, ['wood', 'hill'], 0.7, () => undefined),
  )
  return { field: table.field(seed), hasStream }
}

test('a good part of the tables has a stream, the same from both ends, and nothing lies in it', () => {
  const streams = Array.from({ length: 90 }, (_, seed) => tableWith(seed)).filter(({ hasStream }) => hasStream)
  expect(streams.length).toBeGreaterThan(18)
  expect(streams.length).toBeLessThan(45)
  for (const { field } of streams) {
    const [stream, ...others] = field.pieces
    if (stream?.outline.is !== 'area') throw new Error('the stream is no area')
    const back = turned(stream.outline, SIZE, SIZE)
    expect(outlineArea(back)).toBe(outlineArea(stream.outline))
    for (const point of stream.outline.points)
      expect(others.filter(({ outline }) => contains(outline, point)).map(({ id }) => id)).toEqual([])
    expect(others.length).toBeGreaterThan(3)
    expect(contains(back, { x: SIZE / 2, y: SIZE / 2 })).toBe(true)
  }
})

test('no two of five hundred tables have one name', () => {
  expect(new Set(Array.from({ length: 500 }, (_, seed) => tableName(seed + 1))).size).toBe(500)
  expect(tableName(-3)).toMatch(/^[A-Z][a-z]+$/)
})

test('a hill has twice the corners of a wood, and is as round as it looks', () => {
  const corners = (kind: 'hill' | 'wood') => {
    const outline = naturalOutline(kind, { x: SIZE / 2, y: SIZE / 2 }, 6 * INCH, 6 * INCH, 0)
    return outline.is === 'area' ? outline.points : []
  }
  expect(corners('hill').length).toBe(2 * corners('wood').length)
  // The new corners bulge out of the straight lines between the old ones.
  expect(outlineArea({ is: 'area', points: corners('hill') })).toBeGreaterThan(
    outlineArea({ is: 'area', points: corners('wood') }),
  )
})
