/** What happened, as plain data in the past tense, for the log, the replay and "why?". */
import type { Json, RuleId } from '../common/ids.ts'

/** Each game has its own events; all of them say what they are and which rules decided it. */
export interface Event {
  readonly is: string
  readonly rules?: readonly RuleId[]
  readonly [detail: string]: Json | undefined | object
}
