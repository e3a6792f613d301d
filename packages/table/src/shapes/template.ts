/** Templates laid on the table: a disc, a cone, a line. Directions are vectors of any length. */
import type { Footprint } from './base.ts'
import { coreDistanceSquared } from './convex-core.ts'
import type { Length } from '../geometry/length.ts'
import { square, type Point } from '../geometry/point.ts'
import { SLIVER } from '../geometry/segment.ts'
import { rimTowards } from './rim.ts'
import { shapeOf, type Shape } from './shape.ts'

export type Template =
  | { readonly is: 'disc'; readonly radius: Length }
  /** A triangle from its tip: `length` high, `width` wide at its far end. */
  | { readonly is: 'cone'; readonly length: Length; readonly width: Length }
  /** A strip from its start; width 0 is a bare line. */
  | { readonly is: 'line'; readonly length: Length; readonly width: Length }

/** A template on the table: a disc lies around `at`, cones and lines start there and point towards `facing`. */
export interface PlacedTemplate {
  readonly template: Template
  readonly at: Point
  readonly shape: Shape
}

export function placeTemplate(template: Template, at: Point, facing: Point = { x: 0, y: -1 }): PlacedTemplate {
  return { template, at, shape: templateShape(template, at, facing) }
}

function templateShape(template: Template, at: Point, facing: Point): Shape {
  if (template.is === 'disc') return { core: [at], radius: template.radius }
  const size = Math.sqrt(facing.x * facing.x + facing.y * facing.y)
  const ahead = size === 0 ? { x: 0, y: -1 } : { x: facing.x / size, y: facing.y / size }
  const half = template.width / 2
  const corner = (along: number, across: number): Point => ({
    x: at.x + ahead.x * along - ahead.y * across,
    y: at.y + ahead.y * along + ahead.x * across,
  })
  const far = template.length
  if (half === 0) return { core: [at, corner(far, 0)], radius: 0 }
  if (template.is === 'cone') return { core: [at, corner(far, -half), corner(far, half)], radius: 0 }
  return { core: [corner(0, -half), corner(far, -half), corner(far, half), corner(0, half)], radius: 0 }
}

/** A cone or a line laid from the rim of its user's base towards a point. */
export const templateFrom = (user: Footprint, spray: Template, towards: Point): PlacedTemplate =>
  placeTemplate(spray, rimTowards(user, towards), { x: towards.x - user.at.x, y: towards.y - user.at.y })

/** Whether a base is caught: touched by the template at all. */
export function isCaughtBy(placed: PlacedTemplate, foot: Footprint): boolean {
  const { core, radius } = shapeOf(foot)
  const reach = radius + placed.shape.radius
  const squared = coreDistanceSquared(core, placed.shape.core)
  const isExact = core.length === 1 && placed.shape.core.length === 1
  return isExact ? squared <= square(reach) : Math.sqrt(squared) <= reach + SLIVER
}
