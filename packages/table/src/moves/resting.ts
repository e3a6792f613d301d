/** Where a base may come to rest: on no one, and on no piece that forbids it. */
import { isNearBox } from '../geometry/box.ts'
import type { Interval } from '../geometry/interval.ts'
import { clip } from '../shapes/clip.ts'
import type { MoveRefusal } from './move-verdict.ts'
import { contains } from '../shapes/outline.ts'
import type { Point } from '../geometry/point.ts'
import { SLIVER } from '../geometry/segment.ts'
import { gapTo, isOverlappedAt, type PreparedMove } from './prepared-move.ts'
import type { Shape } from '../shapes/shape.ts'
import { intervalWithin } from '../shapes/span.ts'

export function refuseRest({ figures, terrain }: PreparedMove, at: Point): MoveRefusal | undefined {
  for (const { id, grown, box } of figures)
    if (isNearBox(box, at, at, 0) && isOverlappedAt(grown, at)) return { code: 'rests-on-figure', figure: id }
  for (const { piece, grown, box } of terrain) {
    if (!isNearBox(box, at, at, 0)) continue
    const isInside = piece.outline.is === 'area' && contains(piece.outline, at)
    if (isInside || isIntoAny(grown, at)) return { code: 'rests-on-piece', piece: piece.id }
  }
  return undefined
}

function isIntoAny(shapes: readonly Shape[], at: Point): boolean {
  for (const shape of shapes) if (isOverlappedAt(shape, at)) return true
  return false
}

/** Bystanders in contact with a mover whose centre is at p. */
export function contactsAt({ figures, question: { tolerance } }: PreparedMove, at: Point): readonly string[] {
  const contacts: string[] = []
  for (const { id, grown, box } of figures)
    if (isNearBox(box, at, at, 0) && gapTo(grown, at) <= tolerance) contacts.push(id)
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
  for (const { piece, grown, box } of terrain) {
    if (!isNearBox(box, from, to, 0)) continue
    for (const side of grown) addSpan(spans, side, from, to)
    if (piece.outline.is === 'area') spans.push(...clip(piece.outline, from, to))
  }
  return spans
}

function addSpan(spans: Interval[], shape: Shape, from: Point, to: Point): void {
  const span = intervalWithin(shape, from, to, -SLIVER)
  if (span) spans.push(span)
}
