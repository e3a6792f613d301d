/** One test as it was rolled. */
import type { TestResult } from '@muster/engine'
import type { Luck } from '../state/acts.ts'

export interface TestRoll extends TestResult {
  readonly luck: Luck
  /** What the die showed first, and what it showed when rolled again. */
  readonly first?: number
  readonly second?: number
}
