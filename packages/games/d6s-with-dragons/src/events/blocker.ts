/** One thing a shot may hit instead of its target. */
import type { FigureId } from '@muster/engine'

export type Blocker =
  | { readonly is: 'cover' | 'concealment'; readonly id: string; readonly distance: number }
  | { readonly is: 'character'; readonly id: FigureId; readonly distance: number }
  /** The characters within 1" of the target, nearest to the shooter first. */
  | { readonly is: 'crowd'; readonly ids: readonly FigureId[] }
  | { readonly is: 'shield' }
  | { readonly is: 'mount'; readonly id: FigureId }
