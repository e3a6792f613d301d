/** Looks at some places in perspective from as near as shows them all. */
import { MM } from '@muster/table'
import type { Place, Size, Tilt } from './tilt.ts'
import { seenAt, seenToScreen, type TableExtent, type Viewport } from './viewport.ts'

/** A part of the pane. */
export interface PanePart extends Place, Size {}

const HALVINGS = 24

/** The whole table with its frame. */
export function fitTilted(tilt: Tilt, { width, height, margin }: TableExtent): Viewport {
  const corners = [-margin, width + margin].flatMap((x) => [-margin, height + margin].map((y) => ({ x, y })))
  return fitPlaces(tilt, corners, { x: 0, y: 0, ...tilt.pane })
}

/** All these places, in millimetres as they are seen, within a part of the pane. */
export function fitPlaces(tilt: Tilt, places: readonly Place[], part: PanePart): Viewport {
  const middle = middleOf(places)
  let [low, high] = [0.01, 20]
  for (let n = 0; n < HALVINGS; n++) {
    const scale = (low + high) / 2
    const { width, height } = spanOf(lookAt(tilt, middle, scale), places)
    if (width <= part.width && height <= part.height) low = scale
    else high = scale
  }
  return moveTo(lookAt(tilt, middle, low), places, part)
}

const lookAt = (tilt: Tilt, middle: Place, scale: number): Viewport => ({
  left: middle.x - tilt.pane.width / 2 / scale,
  top: middle.y - tilt.pane.height / 2 / scale,
  scale,
  tilt,
})

/** How often the view is moved until the places lie in their part: in perspective they change their shape on the way. */
const MOVES = 4

function moveTo(viewport: Viewport, places: readonly Place[], part: PanePart): Viewport {
  let moved = viewport
  for (let n = 0; n < MOVES; n++) {
    const span = spanOf(moved, places)
    const from = seenAt(moved, { x: span.x + span.width / 2, y: span.y + span.height / 2 })
    const to = seenAt(moved, { x: part.x + part.width / 2, y: part.y + part.height / 2 })
    moved = { ...moved, left: moved.left + from.x - to.x, top: moved.top + from.y - to.y }
  }
  return moved
}

const middleOf = (places: readonly Place[]): Place => {
  const { x, y, width, height } = boxOf(places)
  return { x: x + width / 2, y: y + height / 2 }
}

/** The part of the pane that the places take up. */
const spanOf = (viewport: Viewport, places: readonly Place[]): PanePart =>
  boxOf(places.map(({ x, y }) => seenToScreen(viewport, { x: x * MM, y: y * MM }, 0)))

function boxOf(places: readonly Place[]): PanePart {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
