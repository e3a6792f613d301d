import type { Point } from '@muster/table'

/** Whether one sees another, by the rules: the line, everything it meets, and what comes of it. */
export interface Sighting {
  readonly seen: 'clear' | 'cover' | 'blocked'
  readonly from: Point
  readonly to: Point
  readonly met: readonly { readonly name: string; readonly at: Point; readonly blocks: boolean }[]
}
