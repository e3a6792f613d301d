/** What every recipe is handed: the colours, a seed of its own, and names for what it defines. */
import { el, path, type Attributes } from './svg.ts'
import type { LandColours, Theme } from './theme.ts'
import { random, seedFor, type Random } from './random.ts'

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
}

export function brushFor(theme: Theme, prefix: string, seed: number, detail: Detail): Brush {
  return {
    theme,
    land: theme.land,
    seed,
    detail,
    id: name => `${prefix}-${name}`,
    chance: part => random(seedFor(seed, part)),
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
    again: attributes => el('use', { href: `#${line}`, ...attributes }),
  }
}
