/** One test as it was rolled. */
import type { Luck, TestResult } from '@muster/engine'

export interface TestRoll extends TestResult {
  readonly luck: Luck
  /** What the die showed first, and what it showed when rolled again. */
  readonly first?: number
  readonly second?: number
}
