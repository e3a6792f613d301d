/** The part of the table in view: its corner in millimetres, as it is seen, and its scale. */
import { MM, point, type Battlefield, type Point } from '@muster/table'

export interface Viewport {
  readonly left: number
  readonly top: number
  /** Pixels per millimetre. */
  readonly scale: number
  /** The table, while it is seen from its far side. */
  readonly turned?: TableSize
}

export type TableSize = Pick<Battlefield, 'width' | 'depth'>

export interface Size {
  readonly width: number
  readonly height: number
}

/** The table's size and the margin for its frame. */
export interface TableExtent extends Size {
  readonly margin: number
}

const NEAREST = 6
/** Four inches of ground around the figures shown. */
const ROOM = 101.6

export const extentOf = (field: Battlefield, margin: number): TableExtent => ({
  width: field.width / MM,
  height: field.depth / MM,
  margin,
})

const wholeScale = ({ width, height, margin }: TableExtent, screen: Size): number =>
  Math.min(screen.width / (width + 2 * margin), screen.height / (height + 2 * margin))

const centred = (x: number, y: number, scale: number, screen: Size): Viewport => ({
  left: x - screen.width / scale / 2,
  top: y - screen.height / scale / 2,
  scale,
})

/** The whole table, as large as it goes. */
export const fit = (table: TableExtent, screen: Size): Viewport =>
  centred(table.width / 2, table.height / 2, wholeScale(table, screen), screen)

/** Fills the screen from edge to edge with at least this many pixels per millimetre: for small screens. */
export function fill(table: TableExtent, screen: Size, least: number): Viewport {
  const scale = Math.max(least, screen.width / table.width, screen.height / table.height)
  return clamp(centred(table.width / 2, table.height / 2, scale, screen), table, screen)
}

/** Keeps the table in view: only its frame and a little of the desk may show beside it. */
export function clamp({ left, top, scale }: Viewport, { width, height, margin }: TableExtent, screen: Size): Viewport {
  const axis = (from: number, length: number, shown: number) =>
    shown >= length + 2 * margin ? (length - shown) / 2 : Math.max(-margin, Math.min(length + margin - shown, from))
  return { left: axis(left, width, screen.width / scale), top: axis(top, height, screen.height / scale), scale }
}

interface Place {
  readonly x: number
  readonly y: number
}

/** Zooms about a point that stays where it is. */
export function zoom(viewport: Viewport, factor: number, at: Place, table: TableExtent, screen: Size): Viewport {
  const scale = Math.max(wholeScale(table, screen), Math.min(NEAREST, viewport.scale * factor))
  const x = viewport.left + at.x / viewport.scale
  const y = viewport.top + at.y / viewport.scale
  return clamp({ left: x - at.x / scale, top: y - at.y / scale, scale }, table, screen)
}

export const pan = (viewport: Viewport, dx: number, dy: number, table: TableExtent, screen: Size): Viewport =>
  clamp(
    { ...viewport, left: viewport.left - dx / viewport.scale, top: viewport.top - dy / viewport.scale },
    table,
    screen,
  )

/** Zooms in as far as all these places stay in view with some ground around them. */
export function near(places: readonly Point[], table: TableExtent, screen: Size): Viewport {
  const xs = places.map(({ x }) => x / MM)
  const ys = places.map(({ y }) => y / MM)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(
    screen.width / (right - left + 2 * ROOM),
    screen.height / (bottom - top + 2 * ROOM),
    NEAREST / 2,
  )
  return clamp(
    centred((left + right) / 2, (top + bottom) / 2, Math.max(scale, wholeScale(table, screen)), screen),
    table,
    screen,
  )
}

/** How far from the middle of the pane the place may lie, as a share of the pane. */
const AHEAD = 0.22

/** Shows the midmost of these places, with more ground in front of them than behind. */
export function faceMiddle(places: readonly Point[], scale: number, table: TableExtent, screen: Size): Viewport {
  const middle = { x: mean(places.map(({ x }) => x)), y: mean(places.map(({ y }) => y)) }
  const gap = ({ x, y }: Point) => (x - middle.x) ** 2 + (y - middle.y) ** 2
  const at = places.reduce((best, one) => (gap(one) < gap(best) ? one : best))
  const ahead = (from: number, to: number, shown: number) =>
    from + Math.max(-AHEAD * shown, Math.min(AHEAD * shown, to - from))
  const x = ahead(at.x / MM, table.width / 2, screen.width / scale)
  const y = ahead(at.y / MM, table.height / 2, screen.height / scale)
  return clamp(centred(x, y, scale, screen), table, screen)
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

export const isInside = ({ left, top, scale }: Viewport, { x, y }: Point, screen: Size): boolean =>
  x / MM > left && x / MM < left + screen.width / scale && y / MM > top && y / MM < top + screen.height / scale

/** Centres this place, but only along the axes on which it is out of view or close to the edge. */
export function reveal(viewport: Viewport, at: Point, table: TableExtent, screen: Size): Viewport {
  const axis = (from: number, shown: number, place: number) =>
    place < from + shown * 0.08 || place > from + shown * 0.92 ? place - shown / 2 : from
  const left = axis(viewport.left, screen.width / viewport.scale, at.x / MM)
  const top = axis(viewport.top, screen.height / viewport.scale, at.y / MM)
  return left === viewport.left && top === viewport.top ? viewport : clamp({ ...viewport, left, top }, table, screen)
}

/** A place as it is seen from the far side, and back: half a turn twice is none. */
export const turnedPoint = (at: Point, turned: TableSize | undefined): Point =>
  turned ? { x: turned.width - at.x, y: turned.depth - at.y } : at

/** What turns a drawing of the table, in millimetres, to be seen from the far side. */
export const turnTransform = ({ turned }: Viewport): string | undefined =>
  turned && `rotate(180 ${turned.width / MM / 2} ${turned.depth / MM / 2})`

export const toTable = ({ left, top, scale, turned }: Viewport, x: number, y: number): Point =>
  turnedPoint(point((left + x / scale) * MM, (top + y / scale) * MM), turned)

export function toScreen({ left, top, scale, turned }: Viewport, at: Point): Place {
  const { x, y } = turnedPoint(at, turned)
  return { x: (x / MM - left) * scale, y: (y / MM - top) * scale }
}

export const viewBox = ({ left, top, scale }: Viewport, screen: Size): string =>
  [left, top, screen.width / scale, screen.height / scale].map((n) => n.toFixed(3)).join(' ')
