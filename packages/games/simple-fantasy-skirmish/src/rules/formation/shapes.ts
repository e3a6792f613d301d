/** The shapes a unit may take, so that nobody has to place ten models one by one. */
import type { Length, Point } from '@muster/table'

export const SHAPES = ['line', 'ranks', 'file', 'bunch', 'spread'] as const
export type ShapeId = (typeof SHAPES)[number]

/** Room between bunched bases: rounding never makes them overlap. */
const ROOM = 20

/** A place in units of pitch: `across` to the right hand, `back` behind the front. */
interface Place {
  readonly across: number
  readonly back: number
}

/** How wide the gaps of a shape are, in base widths, and where its models stand. */
const LAYOUTS: { readonly [shape in ShapeId]: { readonly gap: number; readonly places: (count: number) => Place[] } } =
  {
    line: { gap: 0.25, places: (count) => inRanks(count, count) },
    ranks: { gap: 0.25, places: (count) => inRanks(count, Math.ceil(count / 2)) },
    file: { gap: 0.25, places: (count) => inRanks(count, 1) },
    bunch: { gap: 0, places: staggered },
    spread: { gap: 0.9, places: staggered },
  }

function inRanks(count: number, files: number): Place[] {
  return Array.from({ length: count }, (_, index) => {
    const rank = Math.floor(index / files)
    const inRank = Math.min(files, count - rank * files)
    return { across: (index % files) - (inRank - 1) / 2, back: rank }
  })
}

/** The distance between ranks whose models stand in the gaps of the rank before, with equal distances all round. */
const RANK = 0.8661
function staggered(count: number): Place[] {
  const files = Math.max(1, Math.round(Math.sqrt(count)))
  return Array.from({ length: count }, (_, index) => {
    const rank = Math.floor(index / files)
    return { across: (index % files) + (rank % 2) / 2, back: rank * RANK }
  })
}

/** Where each of `count` models stands, the mean of all at the centre. `facing` is a direction of any length. */
export function shapeSpots(shape: ShapeId, count: number, diameter: Length, centre: Point, facing: Point): Point[] {
  const { gap, places } = LAYOUTS[shape]
  const laid = places(count)
  const pitch = diameter + Math.max(ROOM, gap * diameter)
  const { x, y } = towards(facing)
  const across = mean(laid, (place) => place.across)
  const back = mean(laid, (place) => place.back)
  return laid.map((place) => {
    const aside = (place.across - across) * pitch
    const behind = (place.back - back) * pitch
    return { x: Math.round(centre.x - y * aside - x * behind), y: Math.round(centre.y + x * aside - y * behind) }
  })
}

function towards({ x, y }: Point): Point {
  const length = Math.sqrt(x * x + y * y)
  return length === 0 ? { x: 0, y: 1 } : { x: x / length, y: y / length }
}

function mean(places: readonly Place[], of: (place: Place) => number): number {
  let sum = 0
  for (const place of places) sum += of(place)
  return sum / (places.length || 1)
}
