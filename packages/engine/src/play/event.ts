/** What happened, as plain data in the past tense, for the log, the replay and "why?". */
import type { Json, RuleId } from '../common/ids.ts'
import type { Text } from '../common/text.ts'

/** One number of a sum, where it comes from, and the rule that brings it in. */
export interface Part {
  readonly value: number
  readonly source: Text
  readonly rule: RuleId
}

export interface Sum {
  readonly total: number
  readonly parts: readonly Part[]
}

export const part = (value: number, source: Text, rule: RuleId): Part => ({ value, source, rule })

/** The sum shown to the player is the sum that was used. Absent parts are left out. */
export function sumOf(...parts: readonly (Part | undefined)[]): Sum {
  const present: Part[] = []
  let total = 0
  for (const one of parts) {
    if (one === undefined) continue
    present.push(one)
    total += one.value
  }
  return { total, parts: present }
}

/** Each game has its own events; all of them say what they are and which rules decided it. */
export interface Event {
  readonly is: string
  readonly rules?: readonly RuleId[]
  readonly [detail: string]: Json | undefined | object
}
