/** Where a base may come to rest: on no one, and on no piece that forbids it. */
import { isNearBox } from './box.ts'
import { clip, type Part } from './clip.ts'
import type { MoveRefusal } from './move.ts'
import { contains } from './outline.ts'
import type { Point } from './point.ts'
import { SLIVER } from './segment.ts'
import { gapTo, isInto, type Setting } from './setting.ts'
import { spanWithin } from './span.ts'

export function refuseRest({ obstacles, obstructions }: Setting, at: Point): MoveRefusal | undefined {
  for (const { id, grown, box } of obstacles)
    if (isNearBox(box, at, at, 0) && isInto(grown, at)) return { code: 'rests-on-figure', figure: id }
  for (const { piece, grown, box } of obstructions) {
    if (!isNearBox(box, at, at, 0)) continue
    const isInside = piece.outline.is === 'area' && contains(piece.outline, at)
    if (isInside || grown.some(side => isInto(side, at))) return { code: 'rests-on-piece', piece: piece.id }
  }
  return undefined
}

/** Bystanders in contact with a mover whose centre is at p. */
export const contactsAt = ({ obstacles, question: { hair } }: Setting, at: Point): readonly string[] =>
  obstacles.filter(o => isNearBox(o.box, at, at, 0) && gapTo(o.grown, at) <= hair).map(o => o.id)

/** The share of the leg, at most `share`, before every stretch on which resting is forbidden. */
export function backFromRests(setting: Setting, from: Point, to: Point, share: number): number {
  const spans = forbiddenSpans(setting, from, to)
  let clear = share
  for (;;) {
    const span = spans.find(s => s.from < clear && clear < s.to)
    if (!span) return clear
    clear = span.from
  }
}

function forbiddenSpans({ obstacles, obstructions }: Setting, from: Point, to: Point): readonly Part[] {
  const onFigures = obstacles
    .filter(o => isNearBox(o.box, from, to, 0))
    .map(o => spanWithin(o.grown, from, to, -SLIVER))
  const onPieces = obstructions.filter(o => isNearBox(o.box, from, to, 0)).flatMap(({ piece, grown }) => [
    ...grown.map(side => spanWithin(side, from, to, -SLIVER)),
    ...(piece.outline.is === 'area' ? clip(piece.outline, from, to) : []),
  ])
  return [...onFigures, ...onPieces].filter(span => span !== undefined)
}
