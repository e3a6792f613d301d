/**
 * What is between an attacker and a target: everything that reaches into the triangle from the attacker's centre to the
 * two tangent points of the target's base.
 */
import {
  boxOf,
  clip,
  contains,
  distance,
  radiusOf,
  type Box,
  type Length,
  type Outline,
  type Point,
} from '@muster/table'
import { bearerOf, footprint, TOLERANCE, heightOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { Viewpoint } from './sight.ts'
import { tangentPoints } from './tangent-lines.ts'

export interface SightTriangle {
  /** Made smaller by the tolerance on every side; undefined when nothing is left. */
  readonly outline: (Outline & { readonly is: 'area' }) | undefined
  /** Around the outline. */
  readonly box: Box
  readonly from: Viewpoint
  /** The middle of the target's body: its centre at half its Height. */
  readonly to: Viewpoint
  /** The greatest distance of any of its points from the line between them. */
  readonly aside: Length
}

export function sightTriangle(state: State, from: Viewpoint, target: Figure): SightTriangle {
  const base = footprint(state, target)
  const to = { at: base.at, eye: bearerOf(state, target).level + heightOf(state, target) / 2 }
  const outline = drawnIn(from.at, ...tangentPoints(from.at, base))
  return { outline, box: boxOf(outline?.points ?? []), from, to, aside: radiusOf(base.base) }
}

/** The same triangle, every side moved inward by the tolerance: shrunk towards the centre of its incircle. */
function drawnIn(a: Point, b: Point, c: Point): SightTriangle['outline'] {
  const sides = [distance(b, c), distance(a, c), distance(a, b)] as const
  const around = sides[0] + sides[1] + sides[2]
  const area = Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / 2
  const radius = around === 0 ? 0 : (2 * area) / around
  if (radius <= TOLERANCE) return undefined
  const middle = {
    x: (sides[0] * a.x + sides[1] * b.x + sides[2] * c.x) / around,
    y: (sides[0] * a.y + sides[1] * b.y + sides[2] * c.y) / around,
  }
  const share = (radius - TOLERANCE) / radius
  const toward = (p: Point): Point => ({
    x: middle.x + (p.x - middle.x) * share,
    y: middle.y + (p.y - middle.y) * share,
  })
  return { is: 'area', points: [toward(a), toward(b), toward(c)] }
}

/**
 * Whether something with this outline and top is, somewhere in the triangle, as high as the line to the middle of the
 * body. That line is lowest at a corner of the area they share, so only corners are checked.
 */
export function isAsHighAsLine(look: SightTriangle, outline: Outline, top: Length): boolean {
  const { outline: triangle } = look
  if (!triangle) return false
  const { points } = triangle
  for (const p of ownCorners(outline, triangle)) if (contains(triangle, p) && lineAt(look, p) <= top) return true
  for (let i = 0; i < points.length; i++) {
    const a = points[i] as Point,
      b = points[(i + 1) % points.length] as Point
    for (const { from, to } of clip(outline, a, b)) {
      if (lineAt(look, shareOf(a, b, from)) <= top || lineAt(look, shareOf(a, b, to)) <= top) return true
    }
  }
  return false
}

const lineAt = ({ from, to }: SightTriangle, p: Point): Length =>
  from.eye + (to.eye - from.eye) * shareAlong(from.at, to.at, p)

function shareAlong(from: Point, to: Point, p: Point): number {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const squared = dx * dx + dy * dy
  return squared === 0 ? 0 : Math.max(0, Math.min(1, ((p.x - from.x) * dx + (p.y - from.y) * dy) / squared))
}

const shareOf = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

/** For a disc: its nearest and farthest points along the line. */
function ownCorners(outline: Outline, { points }: { readonly points: readonly Point[] }): readonly Point[] {
  if (outline.is !== 'disc') return outline.points
  const [a, b, c] = points as readonly [Point, Point, Point]
  const dx = (b.x + c.x) / 2 - a.x
  const dy = (b.y + c.y) / 2 - a.y
  const length = Math.sqrt(dx * dx + dy * dy)
  const { centre, radius } = outline
  if (length === 0) return [centre]
  const x = (dx / length) * radius
  const y = (dy / length) * radius
  return [centre, { x: centre.x - x, y: centre.y - y }, { x: centre.x + x, y: centre.y + y }]
}
