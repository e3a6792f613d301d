/** What every drawing function gets: the theme, a seed of its own, and unique ids. */
import { el, path, type Attributes } from '../svg/svg.ts'
import type { LandColours, Theme } from '../themes/theme.ts'
import { makeRandom, seedFor, type Random } from './random.ts'
import { scatter, type ScatterOptions } from './scatter.ts'
import { bounds, mirroredThrough, mmPoint, type Ring, type MmPoint } from '../geometry/points.ts'

export type Detail = 'full' | 'low'

export interface DrawContext {
  readonly theme: Theme
  readonly land: LandColours
  readonly seed: number
  readonly detail: Detail
  /** An id that no other picture on the page has. */
  id(name: string): string
  /** A random generator for one part of the drawing, so that a change in one part changes no other. */
  random(part: number): Random
  /** Random points in an area, the same whichever way the table is turned. */
  scatter(ring: Ring, part: number, how: Omit<ScatterOptions, 'seed'>): MmPoint[]
  /** Whether the table is seen from its far side. */
  readonly isTurned: boolean
}

/** The points of the unturned area, turned with it. */
function scatterTurned(ring: Ring, how: ScatterOptions): MmPoint[] {
  const { x, y, width, height } = bounds(ring)
  const middle = mmPoint(x + width / 2, y + height / 2)
  return mirroredThrough(scatter(mirroredThrough(ring, middle), how), middle)
}

export function makeContext(theme: Theme, prefix: string, seed: number, detail: Detail, isTurned = false): DrawContext {
  return {
    theme,
    land: theme.land,
    seed,
    detail,
    id: (name) => `${prefix}-${name}`,
    random: (part) => makeRandom(seedFor(seed, part)),
    scatter: (ring, part, how) => (isTurned ? scatterTurned : scatter)(ring, { ...how, seed: seed + part }),
    isTurned,
  }
}

/** An outline that is drawn several times: defined once, as a clip path, and then referred to. */
export interface ClippedOutline {
  readonly define: string
  /** The value of a `clip-path` attribute. */
  readonly clip: string
  /** The outline again, by reference. */
  reuse(attributes: Attributes): string
}

export function clippedOutline(d: string, name: string, context: DrawContext): ClippedOutline {
  const [clip, line] = [context.id(`${name}-clip`), context.id(`${name}-line`)]
  return {
    define: el('clipPath', { id: clip }, path(d, { id: line })),
    clip: `url(#${clip})`,
    reuse: (attributes) => el('use', { href: `#${line}`, ...attributes }),
  }
}
