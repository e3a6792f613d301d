/** One die as it was tested, with what was compared and what was rolled again. */
import type { Luck, Sum } from '@muster/engine'

export interface TestRoll {
  readonly kind: string
  readonly success: boolean
  /** What the die shows in the end. */
  readonly face: number
  /** What it showed first, where it was rolled again. */
  readonly first?: number
  readonly succeeds: readonly number[]
  readonly luck: Luck
  /** The number that counts for it and the number that is taken from it. */
  readonly sums: readonly Sum[]
}
