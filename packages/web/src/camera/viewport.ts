/** The part of the table in view: its corner in millimetres, as it is seen, and its scale. */
import { MM, point, type Battlefield, type Point } from '@muster/table'
import { nearness, project, turnedBy, unproject, type Place, type Size, type Tilt, type ViewPoint } from './tilt.ts'

export type { Place, Size } from './tilt.ts'

export interface Viewport {
  readonly left: number
  readonly top: number
  /** Pixels per millimetre; on a tilted table, in the middle of the pane. */
  readonly scale: number
  /** The table, while it is seen from its far side. */
  readonly turned?: TableSize
  /** How one leans over the table; from above it is left out. */
  readonly tilt?: Tilt
}

export type TableSize = Pick<Battlefield, 'width' | 'depth'>

/** The table's size and the margin for its frame. */
export interface TableExtent extends Size {
  readonly margin: number
}

/** A place as it is seen from the far side, and back: half a turn twice is none. */
export const turnedPoint = (at: Point, turned: TableSize | undefined): Point =>
  turned ? { x: turned.width - at.x, y: turned.depth - at.y } : at

/** What turns a drawing of the table, in millimetres, to be seen from the far side. */
export const turnTransform = ({ turned }: Viewport): string | undefined =>
  turned && `rotate(180 ${turned.width / MM / 2} ${turned.depth / MM / 2})`

/** The place of the table at this pixel: on a hill, where the hill is seen. */
export function toTable(viewport: Viewport, x: number, y: number): Point {
  const spot = (height: number) => tablePoint(viewport, { x, y }, height)
  const { relief } = viewport.tilt ?? {}
  const level = relief?.levels.find((height) => {
    const at = spot(height)
    return relief.heightAt(at.x / MM, at.y / MM) >= height
  })
  return spot(level ?? 0)
}

function tablePoint(viewport: Viewport, at: Place, height: number): Point {
  const { x, y } = seenAt(viewport, at, height)
  return turnedPoint(point(x * MM, y * MM), viewport.turned)
}

/** The place at this height that is seen at this pixel, in millimetres as it is seen. */
export function seenAt({ left, top, scale, tilt }: Viewport, at: Place, height = 0): Place {
  if (!tilt) return { x: left + at.x / scale, y: top + at.y / scale }
  const { x, y } = turnedBy(-tilt.yaw, unproject(tilt, at, height * scale))
  return { x: left + (tilt.pane.width / 2 + x) / scale, y: top + (tilt.pane.height / 2 + y) / scale }
}

/** Where a place of the table is seen; `above` is how far over the ground there, in millimetres. */
export function toScreen(viewport: Viewport, at: Point, above = 0): Place {
  const seen = turnedPoint(at, viewport.turned)
  return seenToScreen(viewport, seen, heightOf(viewport, seen) + above)
}

export function seenToScreen(viewport: Viewport, seen: Point, height: number): Place {
  const { left, top, scale, tilt } = viewport
  if (tilt) return project(tilt, viewPoint(viewport, tilt, seen, height))
  return { x: (seen.x / MM - left) * scale, y: (seen.y / MM - top) * scale }
}

/** Pixels per millimetre at a place of the table: on a tilted one what is near is drawn larger. */
export function scaleAt(viewport: Viewport, at: Point): number {
  const { scale, tilt } = viewport
  if (!tilt) return scale
  const seen = turnedPoint(at, viewport.turned)
  return scale * nearness(tilt, viewPoint(viewport, tilt, seen, heightOf(viewport, seen)))
}

/** A place as it is seen, relative to the middle that a leaning viewer looks at. */
export function viewPoint({ left, top, scale }: Viewport, tilt: Tilt, seen: Point, height: number): ViewPoint {
  const { x, y } = turnedBy(tilt.yaw, {
    x: (seen.x / MM - left) * scale - tilt.pane.width / 2,
    y: (seen.y / MM - top) * scale - tilt.pane.height / 2,
  })
  return { u: x, v: y, h: height * scale }
}

/** The height of the ground at a place as it is seen. */
export function heightOf({ tilt, turned }: Viewport, seen: Point): number {
  if (!tilt) return 0
  const { x, y } = turnedPoint(seen, turned)
  return tilt.relief.heightAt(x / MM, y / MM)
}

/** The corners of the ground in view, in millimetres as it is seen. */
export const groundInView = (viewport: Viewport, { width, height }: Size): readonly Place[] =>
  [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ].map(([x = 0, y = 0]) => seenAt(viewport, { x, y }))

export const viewBox = ({ left, top, scale }: Viewport, screen: Size): string =>
  [left, top, screen.width / scale, screen.height / scale].map((n) => n.toFixed(3)).join(' ')
