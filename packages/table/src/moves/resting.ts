/** Where a base may come to rest: on no one, and on no piece that forbids it. */
import { isNearBox } from '../geometry/box.ts'
import type { Interval } from '../geometry/interval.ts'
import { clip, clipDisc } from '../shapes/clip.ts'
import type { MoveRefusal } from './move-verdict.ts'
import { contains, type Outline } from '../shapes/outline.ts'
import { distanceSquared, square, type Point } from '../geometry/point.ts'
import { SLIVER } from '../geometry/segment.ts'
import type { TerrainObstacle } from './landscape.ts'
import { gapTo, isOverlappedAt } from './figure-obstacle.ts'
import type { PreparedMove } from './prepared-move.ts'
import type { Shape } from '../shapes/shape.ts'
import { intervalWithin } from '../shapes/span.ts'

export function refuseRest({ figures, terrain }: PreparedMove, at: Point): MoveRefusal | undefined {
  for (const figure of figures)
    if (isNearBox(figure.box, at, at, 0) && isOverlappedAt(figure.grown, at))
      return { code: 'rests-on-figure', figure: figure.id }
  for (const obstacle of terrain)
    if (isNearBox(obstacle.box, at, at, 0) && isRestForbidden(obstacle, at))
      return { code: 'rests-on-piece', piece: obstacle.piece.id }
  return undefined
}

function isRestForbidden({ piece: { outline }, grown, roomInside }: TerrainObstacle, at: Point): boolean {
  if (roomInside && outline.is === 'disc') return isIntoAny(grown, at) && !isWhollyIn(outline, grown, at)
  const isInside = !roomInside && outline.is === 'area' && contains(outline, at)
  return isInside || isIntoAny(grown, at)
}

/** The largest disc of places where the whole base lies in a round piece; the grown piece is as much larger. */
function innerRadius(outline: Outline & { readonly is: 'disc' }, [grown]: readonly Shape[]): number {
  return 2 * outline.radius - (grown?.radius ?? Infinity)
}

function isWhollyIn(outline: Outline & { readonly is: 'disc' }, grown: readonly Shape[], at: Point): boolean {
  const most = innerRadius(outline, grown)
  return most >= 0 && distanceSquared(at, outline.centre) <= square(most)
}

function isIntoAny(shapes: readonly Shape[], at: Point): boolean {
  for (const shape of shapes) if (isOverlappedAt(shape, at)) return true
  return false
}

/** Bystanders in contact with a mover whose centre is at p. */
export function contactsAt({ figures, question: { tolerance } }: PreparedMove, at: Point): readonly string[] {
  const contacts: string[] = []
  for (const figure of figures)
    if (isNearBox(figure.box, at, at, 0) && gapTo(figure.grown, at) <= tolerance) contacts.push(figure.id)
  return contacts
}

/** The share of a leg, at most `share`, before every one of the stretches. */
export function lastShareBefore(spans: readonly Interval[], share: number): number {
  let clear = share
  for (;;) {
    const span = spans.find((s) => s.from < clear && clear < s.to)
    if (!span) return clear
    clear = span.from
  }
}

/** The stretches of a leg on which resting is forbidden. */
export function forbiddenIntervals({ figures, terrain }: PreparedMove, from: Point, to: Point): readonly Interval[] {
  const spans: Interval[] = []
  for (const { grown, box } of figures) if (isNearBox(box, from, to, 0)) addSpan(spans, grown, from, to)
  for (const { piece, grown, box, roomInside } of terrain) {
    if (!isNearBox(box, from, to, 0)) continue
    const { outline } = piece
    if (roomInside && outline.is === 'disc') spans.push(...aroundDisc(outline, grown, from, to))
    else for (const side of grown) addSpan(spans, side, from, to)
    if (outline.is === 'area' && !roomInside) spans.push(...clip(outline, from, to))
  }
  return spans
}

/** The stretches across the rim of a round piece: before and after the one on which the whole base lies in it. */
function aroundDisc(
  outline: Outline & { readonly is: 'disc' },
  grown: readonly Shape[],
  from: Point,
  to: Point,
): readonly Interval[] {
  const spans: Interval[] = []
  for (const side of grown) addSpan(spans, side, from, to)
  const [over] = spans
  const most = innerRadius(outline, grown)
  const [inside] = most >= 0 ? clipDisc(outline.centre, most, from, to) : []
  if (!over || !inside) return spans
  return [
    { from: over.from, to: inside.from },
    { from: inside.to, to: over.to },
  ].filter((span) => span.to > span.from)
}

function addSpan(spans: Interval[], shape: Shape, from: Point, to: Point): void {
  const span = intervalWithin(shape, from, to, -SLIVER)
  if (span) spans.push(span)
}
