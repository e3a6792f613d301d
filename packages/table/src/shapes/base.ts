/**
 * Bases, and where they stand. Every base is a convex core grown by a radius: a circle's core is a
 * point, an oval's a segment (it has two half-circle ends), a rectangle's its four corners. So one
 * set of functions serves all three, and rim-to-rim is core-to-core less the radii.
 */
import type { Length } from '../geometry/length.ts'
import type { Point } from '../geometry/point.ts'

export type Base =
  | { readonly shape: 'circle'; readonly diameter: Length }
  | { readonly shape: 'oval'; readonly width: Length; readonly length: Length }
  | { readonly shape: 'rectangle'; readonly width: Length; readonly length: Length }

export const circle = (diameter: Length): Base => ({ shape: 'circle', diameter })

/** A base standing on the table. `facing` is a direction of any length; circles may leave it out. */
export interface Footprint {
  readonly base: Base
  readonly at: Point
  readonly facing?: Point
}
