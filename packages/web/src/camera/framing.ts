/** Which part of the table to show: all of it, some figures, more or less of it; always within sensible limits. */
import { MM, type Battlefield, type Point } from '@muster/table'
import { fitTilted } from './fit-tilted.ts'
import type { Tilt } from './tilt.ts'
import { heightOf, seenAt, seenToScreen, type Place, type Size, type TableExtent, type Viewport } from './viewport.ts'

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

/** The scale at which the whole table is in view. */
const leastScale = ({ tilt }: Viewport, table: TableExtent, screen: Size): number =>
  tilt ? fitTilted(tilt, table).scale : wholeScale(table, screen)

const centred = (x: number, y: number, scale: number, screen: Size): Viewport => ({
  left: x - screen.width / scale / 2,
  top: y - screen.height / scale / 2,
  scale,
})

/** The whole table, as large as it goes. */
export const fit = (table: TableExtent, screen: Size, tilt?: Tilt): Viewport =>
  tilt ? fitTilted(tilt, table) : centred(table.width / 2, table.height / 2, wholeScale(table, screen), screen)

/** Fills the screen from edge to edge with at least this many pixels per millimetre: for small screens. */
export function fill(table: TableExtent, screen: Size, least: number): Viewport {
  const scale = Math.max(least, screen.width / table.width, screen.height / table.height)
  return clamp(centred(table.width / 2, table.height / 2, scale, screen), table, screen)
}

/** The same middle, drawn larger or smaller. */
export const withScale = ({ left, top, scale }: Viewport, next: number, table: TableExtent, screen: Size): Viewport =>
  clamp(centred(left + screen.width / scale / 2, top + screen.height / scale / 2, next, screen), table, screen)

/** Keeps the table in view: only its frame and a little of the desk may show beside it. */
export function clamp(viewport: Viewport, table: TableExtent, screen: Size): Viewport {
  if (viewport.tilt) return clampMiddle(viewport, viewport.tilt, table)
  const { left, top, scale } = viewport
  const { width, height, margin } = table
  const axis = (from: number, length: number, shown: number) =>
    shown >= length + 2 * margin ? (length - shown) / 2 : Math.max(-margin, Math.min(length + margin - shown, from))
  return { left: axis(left, width, screen.width / scale), top: axis(top, height, screen.height / scale), scale }
}

/** Whoever leans over the table always looks at a place on it. */
function clampMiddle(viewport: Viewport, { pane }: Tilt, { width, height }: TableExtent): Viewport {
  const { scale } = viewport
  const axis = (from: number, length: number, shown: number) =>
    Math.max(0, Math.min(length, from + shown / 2)) - shown / 2
  const left = axis(viewport.left, width, pane.width / scale)
  return { ...viewport, left, top: axis(viewport.top, height, pane.height / scale) }
}

/** Zooms about a point that stays where it is. */
export function zoom(viewport: Viewport, factor: number, at: Place, table: TableExtent, screen: Size): Viewport {
  const scale = Math.max(leastScale(viewport, table, screen), Math.min(NEAREST, viewport.scale * factor))
  return clamp(moved({ ...viewport, scale }, seenAt(viewport, at), at), table, screen)
}

/** Moves the view so that this place, in millimetres as it is seen, comes to lie at this pixel. */
function moved(viewport: Viewport, seen: Place, at: Place): Viewport {
  const now = seenAt(viewport, at)
  return { ...viewport, left: viewport.left + seen.x - now.x, top: viewport.top + seen.y - now.y }
}

/** Moves the ground with the pointer that drags it. */
export function pan(viewport: Viewport, dx: number, dy: number, table: TableExtent, screen: Size): Viewport {
  const middle = { x: screen.width / 2, y: screen.height / 2 }
  const to = { x: middle.x + dx, y: middle.y + dy }
  return clamp(moved(viewport, seenAt(viewport, middle), to), table, screen)
}

/** Zooms in as far as all these places stay in view with some ground around them, and no nearer than `nearest`. */
export function near(
  places: readonly Point[],
  table: TableExtent,
  screen: Size,
  nearest = NEAREST / 2,
  room = ROOM,
): Viewport {
  const xs = places.map(({ x }) => x / MM)
  const ys = places.map(({ y }) => y / MM)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(screen.width / (right - left + 2 * room), screen.height / (bottom - top + 2 * room), nearest)
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

/** Whether a place, as it is seen, is in view, and so many pixels from the edge. */
export const isInside = (viewport: Viewport, at: Point, screen: Size, margin = 0): boolean => {
  const { x, y } = seenToScreen(viewport, at, heightOf(viewport, at))
  return x > margin && x < screen.width - margin && y > margin && y < screen.height - margin
}

/** Centres this place, but only along the axes on which it is out of view or close to the edge. */
export function reveal(viewport: Viewport, at: Point, table: TableExtent, screen: Size): Viewport {
  if (viewport.tilt) return revealTilted(viewport, at, table, screen)
  const axis = (from: number, shown: number, place: number) =>
    place < from + shown * 0.08 || place > from + shown * 0.92 ? place - shown / 2 : from
  const left = axis(viewport.left, screen.width / viewport.scale, at.x / MM)
  const top = axis(viewport.top, screen.height / viewport.scale, at.y / MM)
  return left === viewport.left && top === viewport.top ? viewport : clamp({ ...viewport, left, top }, table, screen)
}

function revealTilted(viewport: Viewport, at: Point, table: TableExtent, screen: Size): Viewport {
  const { x, y } = seenToScreen(viewport, at, 0)
  const isWell = (place: number, shown: number) => place > shown * 0.08 && place < shown * 0.92
  if (isWell(x, screen.width) && isWell(y, screen.height)) return viewport
  const middle = { x: screen.width / 2, y: screen.height / 2 }
  return clamp(moved(viewport, { x: at.x / MM, y: at.y / MM }, middle), table, screen)
}
