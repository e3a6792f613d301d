import type { Point } from '@muster/table'
import type { Text } from '../common/text.ts'

/** Whether one figure sees another by the rules: the line of sight, everything on it, and the result. */
export interface Sighting {
  readonly seen: 'clear' | 'cover' | 'blocked'
  readonly from: Point
  readonly to: Point
  readonly met: readonly { readonly name: Text; readonly at: Point; readonly blocks: boolean }[]
}
