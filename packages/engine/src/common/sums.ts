/** Sums whose parts say where they come from. */
import type { RuleId } from './ids.ts'
import type { Text } from './text.ts'

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

/** Gives the same part whenever it is asked. */
export function always(value: number, source: Text, rule: RuleId): () => Part {
  const given = part(value, source, rule)
  return () => given
}

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
