import { inches, MM, point, type Outline, type Point } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { drawBattlefield, theme, treesInTheWay, treesOf, THEME_NAMES } from '../src/index.ts'
import { polygon } from '../src/svg/path.ts'
import { toMm } from '../src/geometry/points.ts'
import { area, disc, everyKind, line, richTable, tableOf } from './table.ts'
import { idsOf, readTags, referencesIn } from './xml.ts'

const light = theme('light')

describe('the background', () => {
  test.each(THEME_NAMES)('is well formed by %s, its ids are its own, and every reference is kept', (name) => {
    const drawing = drawBattlefield(richTable, theme(name))
    const ids = idsOf(readTags(drawing))
    expect(new Set(ids).size).toBe(ids.length)
    expect(referencesIn(drawing).filter((id) => !ids.includes(id))).toEqual([])
  })

  test('is the same text for the same seed, and another wood for another', () => {
    expect(drawBattlefield(structuredClone(richTable), light)).toBe(drawBattlefield(richTable, light))
    expect(drawBattlefield({ ...richTable, seed: 8 }, light)).not.toBe(drawBattlefield(richTable, light))
  })

  test('stays within 2500 elements and 400 kB on a rich table of four feet', () => {
    const drawing = drawBattlefield(richTable, light)
    expect(readTags(drawing).length).toBeLessThan(2500)
    expect(drawing.length).toBeLessThan(400_000)
    expect(drawing.length).toBeGreaterThan(100_000)
  })

  test('is a quarter as long for a thumbnail', () => {
    const small = drawBattlefield(richTable, light, { detail: 'low' })
    readTags(small)
    expect(small.length * 4).toBeLessThan(drawBattlefield(richTable, light).length)
  })

  test('keeps two pictures on one page apart', () => {
    const [one, two] = ['one', 'two'].map((id) => idsOf(readTags(drawBattlefield(richTable, light, { id }))))
    expect(one?.filter((id) => two?.includes(id))).toEqual([])
  })

  test('has no number that is not a number', () => {
    for (const kind of everyKind)
      expect(drawBattlefield(tableOf(kind), light), kind).not.toMatch(/NaN|Infinity|undefined/)
  })
})

describe('every kind of terrain', () => {
  test('draws something, and nothing looks like another', () => {
    const bare = drawBattlefield({ ...tableOf('open'), pieces: [] }, light)
    const drawings = everyKind.map((kind) =>
      drawBattlefield(tableOf(kind, area([3, 3], [9, 4], [8, 9], [3, 8])), light),
    )
    expect(drawings.filter((drawing) => drawing.length < bare.length + 300)).toEqual([])
    expect(new Set(drawings).size).toBe(everyKind.length)
  })

  const shapes = {
    area: area([3, 3], [9, 4], [8, 9], [3, 8]),
    line: line([3, 3], [6, 4], [9, 9]),
    disc: disc(6, 6, 30),
  }
  test.each(everyKind.flatMap((kind) => Object.entries(shapes).map(([name, outline]) => ({ kind, name, outline }))))(
    '$kind can be laid out as a $name',
    ({ kind, outline }) => {
      expect(() => readTags(drawBattlefield(tableOf(kind, outline), light))).not.toThrow()
      expect(() => readTags(drawBattlefield(tableOf(kind, outline), light, { detail: 'low' }))).not.toThrow()
    },
  )

  test.each(everyKind.filter((kind) => kind !== 'open' && kind !== 'fence' && kind !== 'barrier'))(
    '%s shows its exact polygon, because it has a rule',
    (kind) => {
      // Corners to the hundredth of a millimetre, in the way the clock goes.
      const corners = [
        [30.01, 30.02],
        [90.03, 40.04],
        [80.05, 90.06],
        [33.07, 81.08],
      ].map(([x = 0, y = 0]) => point(x * MM, y * MM))
      const drawing = drawBattlefield(tableOf(kind, { is: 'area', points: corners }), light)
      expect(drawing).toContain(polygon(corners.map(toMm)))
    },
  )

  test('an outline with too few corners draws nothing', () => {
    const nothing = drawBattlefield({ ...tableOf('wood'), pieces: [] }, light)
    expect(drawBattlefield(tableOf('wood', { is: 'area', points: [point(0, 0), point(9, 9)] }), light)).toBe(nothing)
  })

  test('a hill has an outline for each inch of its height', () => {
    const levels = (height: number): number =>
      (
        drawBattlefield(
          { ...tableOf('hill'), pieces: tableOf('hill').pieces.map((piece) => ({ ...piece, height })) },
          light,
        ).match(/<clipPath id="field-p0-level/g) ?? []
      ).length
    expect([1, 2, 3].map((n) => levels(inches(n)))).toEqual([1, 2, 3])
  })
})

describe('trees', () => {
  const woods = treesOf(richTable, light)

  test('are listed with the ids of their elements', () => {
    const ids = idsOf(readTags(drawBattlefield(richTable, light)))
    expect(woods.length).toBeGreaterThan(200)
    expect(woods.filter((tree) => !ids.includes(tree.element))).toEqual([])
  })

  test('near a base are hidden, and no others', () => {
    const here = { at: { x: 8 * 25.4, y: 8 * 25.4 }, radius: 12.5 }
    const hidden = treesInTheWay(woods, [here])
    expect(hidden.length).toBeGreaterThan(0)
    expect(hidden.length).toBeLessThan(15)
    const ids = idsOf(readTags(drawBattlefield(richTable, light, { clearings: [here] })))
    expect(hidden.filter((id) => ids.includes(id))).toEqual([])
    expect(woods.filter((tree) => !hidden.includes(tree.element) && !ids.includes(tree.element))).toEqual([])
  })
})

describe('a table seen from its far side', () => {
  const across = ({ x, y }: Point): Point => point(richTable.width - x, richTable.depth - y)
  const turnedOutline = (outline: Outline): Outline =>
    outline.is === 'disc'
      ? { ...outline, centre: across(outline.centre) }
      : { ...outline, points: outline.points.map(across) }
  const turned = {
    ...richTable,
    pieces: richTable.pieces.map((piece) => ({ ...piece, outline: turnedOutline(piece.outline) })),
  }
  const [width, height] = [richTable.width / MM, richTable.depth / MM]

  test('keeps every tree where it stood', () => {
    const places = (spots: readonly (readonly [number, number])[]): string[] =>
      spots.map((spot) => spot.map((n) => n.toFixed(1)).join(' ')).sort()
    const across = places(treesOf(richTable, light).map(({ at }) => [width - at.x, height - at.y]))
    const standing = (isTurned: boolean): string[] =>
      places(treesOf(turned, light, 'field', isTurned).map(({ at }) => [at.x, at.y]))
    expect(standing(true)).toEqual(across)
    expect(standing(false)).not.toEqual(across)
  })
})

test('one roof can be left off alone', () => {
  const whole = drawBattlefield(richTable, light)
  const open = drawBattlefield(richTable, light, { roofsOff: ['mill'] })
  expect(whole.match(/class="roof"/g)?.length).toBe(2)
  expect(open).toContain('data-piece="chapel"')
  expect(open).not.toContain('data-piece="mill"')
})

test('a track goes round hills, and a table on which it cannot has none', () => {
  const belt = (x: number, y: number, w: number, h: number): Outline => ({
    is: 'area',
    points: [point(x, y), point(x + w, y), point(x + w, y + h), point(x, y + h)],
  })
  const { width, depth } = richTable
  const table = (kind: 'hill' | 'rough') => ({
    ...richTable,
    pieces: [
      { id: 'across', kind, outline: belt(0, depth / 3, width, depth / 3) },
      { id: 'along', kind, outline: belt(width / 3, 0, width / 3, depth) },
    ],
  })
  const hasTrack = (field: Parameters<typeof drawBattlefield>[0]) =>
    drawBattlefield(field, light).includes(`fill="${light.land.track}"`)
  expect(hasTrack(table('rough'))).toBe(true)
  expect(hasTrack(table('hill'))).toBe(false)
})
