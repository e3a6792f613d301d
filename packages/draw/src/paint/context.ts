/** What every recipe is handed: the colours, a seed of its own, and names for what it defines. */
import { el, path, type Attributes } from '../svg/svg.ts'
import type { LandColours, Theme } from '../themes/theme.ts'
import { random, seedFor, type Random } from './random.ts'
import { scatter, type Scattering } from './scatter.ts'
import { bounds, mirrored, spot, type Ring, type Spot } from '../geometry/points.ts'

export type Detail = 'full' | 'low'

export interface Brush {
  readonly theme: Theme
  readonly land: LandColours
  readonly seed: number
  readonly detail: Detail
  /** An id that no other picture on the page has. */
  id(name: string): string
  /** Fresh chance for one part of the drawing, so that parts do not disturb each other. */
  chance(part: number): Random
  /** Decoration thrown over an area: the same however the table is turned. */
  strew(ring: Ring, part: number, how: Omit<Scattering, 'seed'>): Spot[]
  /** Whether the table is seen from its far side. */
  readonly isTurned: boolean
}

/** Thrown over the area as it lies on the table before it is turned, and turned with it. */
function strewTurned(ring: Ring, how: Scattering): Spot[] {
  const { x, y, width, height } = bounds(ring)
  const middle = spot(x + width / 2, y + height / 2)
  return mirrored(scatter(mirrored(ring, middle), how), middle)
}

export function brushFor(theme: Theme, prefix: string, seed: number, detail: Detail, isTurned = false): Brush {
  return {
    theme,
    land: theme.land,
    seed,
    detail,
    id: (name) => `${prefix}-${name}`,
    chance: (part) => random(seedFor(seed, part)),
    strew: (ring, part, how) => (isTurned ? strewTurned : scatter)(ring, { ...how, seed: seed + part }),
    isTurned,
  }
}

/** An outline that is drawn many times: written once, in the clip that keeps paint inside it. */
export interface Clipped {
  readonly define: string
  /** The value of a `clip-path` attribute. */
  readonly clip: string
  /** The outline again, by reference. */
  again(attributes: Attributes): string
}

export function clipped(d: string, name: string, brush: Brush): Clipped {
  const [clip, line] = [brush.id(`${name}-clip`), brush.id(`${name}-line`)]
  return {
    define: el('clipPath', { id: clip }, path(d, { id: line })),
    clip: `url(#${clip})`,
    again: (attributes) => el('use', { href: `#${line}`, ...attributes }),
  }
}
