/** What could block sight between two bases, and whether it stands in a given line. */
import type { Footprint } from '../shapes/base.ts'
import { boxesMeet, isBoxBeside, type Box } from '../geometry/box.ts'
import { clip, clipDisc, type Part } from '../shapes/clip.ts'
import { pointToCoreSquared } from '../shapes/convex-core.ts'
import { elevationAt, type Ground } from '../terrain/ground.ts'
import type { Length } from '../geometry/length.ts'
import { contains } from '../shapes/outline.ts'
import { distance, type Point } from '../geometry/point.ts'
import { pointToSegmentSquared } from '../geometry/segment.ts'
import { radiusOf, shapeOf, type Shape } from '../shapes/shape.ts'
import { spanWithin } from '../shapes/span.ts'
import type { Piece } from '../terrain/battlefield.ts'
import type { Outline } from '../shapes/outline.ts'

/** 'all' hides what is behind it, 'cover' lets it be seen with cover, 'none' counts for nothing. */
export type Blocks = 'all' | 'cover' | 'none'

/** A figure that may stand in the way. Left out, `as` is 'all'. */
export interface Body {
  readonly id: string
  readonly footprint: Footprint
  readonly height: Length
  readonly as?: Blocks
}

export interface SightOptions {
  /** What a piece does to a line through it. A piece without a height has no top to look over. */
  readonly blocks: (piece: Piece) => Blocks
  /** What a piece does when one of the two stands in it. Left out: nothing. */
  readonly inside?: (piece: Piece) => Blocks
  readonly bodies?: readonly Body[]
}

export interface Blocker {
  readonly id: string
  readonly blocks: Blocks
  readonly top: number
  readonly isConvex: boolean
  readonly outline?: Outline
  readonly shape?: Shape
}

/** A line of sight, with the heights of its ends. */
export interface SightLine {
  readonly from: Point
  readonly to: Point
}
export interface Tops {
  readonly from: number
  readonly to: number
}

/** A line that cuts a corner by less than this (a hundredth of a millimetre) passes it. */
const GRAZE = 1

export function blockersBetween(
  ground: Ground,
  eye: Footprint,
  target: Footprint,
  options: SightOptions,
  lowest: number,
): Blocker[] {
  const reach = Math.max(radiusOf(eye.base), radiusOf(target.base))
  const found: Blocker[] = []
  addPieces(found, ground, eye.at, target.at, options, lowest, reach)
  for (const body of options.bodies ?? []) addBody(found, ground, body, eye.at, target.at, reach, lowest)
  return found
}

function addPieces(
  found: Blocker[],
  ground: Ground,
  eye: Point,
  target: Point,
  options: SightOptions,
  lowest: number,
  reach: number,
): void {
  const corridor: Box = {
    left: Math.min(eye.x, target.x) - reach,
    right: Math.max(eye.x, target.x) + reach,
    top: Math.min(eye.y, target.y) - reach,
    bottom: Math.max(eye.y, target.y) + reach,
  }
  for (const { piece, box, top, isConvex } of ground.pieces) {
    if (!boxesMeet(box, corridor) || top < lowest || isBoxBeside(box, eye, target, reach)) continue
    const isInside = piece.outline.is !== 'line' && (contains(piece.outline, eye) || contains(piece.outline, target))
    const blocks = isInside ? (options.inside?.(piece) ?? 'none') : options.blocks(piece)
    if (blocks !== 'none') found.push({ id: piece.id, blocks, top, isConvex, outline: piece.outline })
  }
}

function addBody(
  found: Blocker[],
  ground: Ground,
  body: Body,
  eye: Point,
  target: Point,
  reach: number,
  lowest: number,
): void {
  const { at, base } = body.footprint
  const far = radiusOf(base) + reach
  if (pointToSegmentSquared(at.x, at.y, eye.x, eye.y, target.x, target.y) >= far * far) return
  if ((at.x === eye.x && at.y === eye.y) || (at.x === target.x && at.y === target.y)) return
  const top = body.height + elevationAt(ground, at),
    blocks = body.as ?? 'all'
  if (top >= lowest && blocks !== 'none')
    found.push({ id: body.id, blocks, top, isConvex: true, shape: shapeOf(body.footprint) })
}

/** Whether a blocker stands in the line, at a place where the line is not above its top. */
export function isInLine(blocker: Blocker, line: SightLine, tops: Tops): boolean {
  const { top, outline, shape } = blocker
  if (top >= tops.from && top >= tops.to) {
    if (shape && shape.core.length === 1) return isBodyHit(shape, line)
    const cut = outline && outline.is !== 'disc' ? cutThrough(outline, line.from, line.to) : UNSURE
    if (cut !== UNSURE) return cut === YES || (outline?.is === 'area' && contains(outline, line.from))
  }
  return partsInLine(blocker, line).some((part) => isBelow(part, tops, top))
}

function isBodyHit({ core, radius }: Shape, { from, to }: SightLine): boolean {
  const { x, y } = core[0] as Point
  return pointToSegmentSquared(x, y, from.x, from.y, to.x, to.y) < radius * radius
}

const NO = 0,
  YES = 1,
  UNSURE = 2

/** Whether the line cuts clean through a side. Where it only meets corners or ends on a side, its parts must decide. */
function cutThrough(outline: Outline & { readonly is: 'area' | 'line' }, a: Point, b: Point): number {
  const { points } = outline
  const dx = b.x - a.x,
    dy = b.y - a.y
  let p = (outline.is === 'area' ? points.at(-1) : points[0]) as Point
  let side = dx * (p.y - a.y) - dy * (p.x - a.x),
    answer = NO
  for (const q of points) {
    const next = dx * (q.y - a.y) - dy * (q.x - a.x)
    if ((side >= 0 && next <= 0) || (side <= 0 && next >= 0)) {
      const ex = q.x - p.x,
        ey = q.y - p.y
      const one = ex * (a.y - p.y) - ey * (a.x - p.x),
        other = ex * (b.y - p.y) - ey * (b.x - p.x)
      const isBetween = (one > 0 && other < 0) || (one < 0 && other > 0)
      if (side === 0 || next === 0 || one === 0 || other === 0) answer = UNSURE
      else if (isBetween) return YES
    }
    p = q
    side = next
  }
  return answer
}

const isBelow = ({ from, to }: Part, tops: Tops, top: number): boolean => {
  const rise = tops.to - tops.from
  return Math.min(tops.from + rise * from, tops.from + rise * to) <= top
}

/** The parts of the line in the blocker: a line at any touch, ground and bodies where they are cut, not grazed. */
export function partsInLine({ outline, shape }: Blocker, { from, to }: SightLine): readonly Part[] {
  if (outline?.is === 'line') return clip(outline, from, to)
  const length = distance(from, to)
  const parts = outline ? clip(outline, from, to) : shape ? bodyParts(shape, from, to) : []
  return parts.filter((part) => (part.to - part.from) * length > GRAZE)
}

function bodyParts(shape: Shape, from: Point, to: Point): readonly Part[] {
  if (shape.core.length === 1) return clipDisc(shape.core[0] as Point, shape.radius, from, to)
  const span = spanWithin(shape, from, to, 0)
  return span ? [span] : []
}

/** Whether a place lies in a base, its rim included. */
export const isInShape = ({ core, radius }: Shape, { x, y }: Point): boolean =>
  pointToCoreSquared(core, x, y) <= radius * radius
