/** Where a tag goes: where it covers least of what it speaks of. It moves only when its place has become bad. */
import type { Size } from '../../camera/viewport.ts'

export interface ScreenPoint {
  readonly x: number
  readonly y: number
}

/** Something the tag should not cover, and how bad it is. All in pixels. */
export interface Obstacle extends ScreenPoint {
  readonly radius: number
  readonly cost: number
}

/** The tag's left upper corner. */
export type TagPlace = ScreenPoint

const FARTHEST = 120
const DISTANCES = [24, 56, 88, FARTHEST] as const
const EDGE = 6
/** The farthest place is still near, however its numbers are rounded. */
const ROUNDING = 1
/** A new place must be better by this much. */
const WORTH_MOVING = 6

export function placeTag(
  anchor: Obstacle,
  size: Size,
  screen: Size,
  obstacles: readonly Obstacle[],
  before: TagPlace | undefined,
): TagPlace {
  const cost = (place: TagPlace): number => costOf(place, size, screen, [...obstacles, anchor], anchor)
  const best = placesAround(anchor, size)
    .map((place) => ({ place, cost: cost(place) }))
    .reduce((least, one) => (one.cost < least.cost ? one : least))
  const mayStay = before && gap(before, size, anchor) <= anchor.radius + FARTHEST + ROUNDING
  return mayStay && cost(before) <= best.cost + WORTH_MOVING ? before : best.place
}

/** Right, left, below and above, each at several distances and shifts. */
function placesAround({ x, y, radius }: Obstacle, { width, height }: Size): TagPlace[] {
  return DISTANCES.flatMap((far) =>
    [0.5, 0.15, 0.85].flatMap((share) => [
      { x: x + radius + far, y: y - height * share },
      { x: x - radius - far - width, y: y - height * share },
      { x: x - width * share, y: y + radius + far },
      { x: x - width * share, y: y - radius - far - height },
    ]),
  )
}

function costOf(place: TagPlace, size: Size, screen: Size, obstacles: readonly Obstacle[], anchor: Obstacle): number {
  const outside =
    Math.max(0, EDGE - place.x) +
    Math.max(0, EDGE - place.y) +
    Math.max(0, place.x + size.width + EDGE - screen.width) +
    Math.max(0, place.y + size.height + EDGE - screen.height)
  const covered = obstacles.filter((one) => covers(place, size, one)).reduce((sum, one) => sum + one.cost, 0)
  const middle = { x: place.x + size.width / 2, y: place.y + size.height / 2 }
  return outside * 10 + covered + Math.hypot(middle.x - anchor.x, middle.y - anchor.y) / 100
}

const covers = (place: TagPlace, size: Size, one: Obstacle): boolean => gap(place, size, one) < one.radius

/** From the tag to the middle of something. */
const gap = ({ x, y }: TagPlace, { width, height }: Size, one: ScreenPoint): number =>
  Math.hypot(one.x - clampTo(one.x, x, x + width), one.y - clampTo(one.y, y, y + height))

const clampTo = (n: number, least: number, most: number): number => Math.min(Math.max(n, least), most)
