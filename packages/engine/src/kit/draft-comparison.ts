/** Two drafts of one game, compared rule by rule. The later draft names the earlier one and keeps the comparison. */
import type { RuleId } from '../common/ids.ts'

/** The same in both drafts, different, or in one of them only. */
export type DraftVerdict = 'same' | 'differs' | 'only-earlier' | 'only-later'

/** Rules of both drafts that answer the same question. */
export interface ComparedRules {
  readonly verdict: DraftVerdict
  readonly earlier: readonly RuleId[]
  readonly later: readonly RuleId[]
  /** In one sentence; absent where both say the same. */
  readonly difference?: string
}

export interface ComparedChapter {
  readonly name: string
  readonly rows: readonly ComparedRules[]
}

/** Every rule of both drafts stands in exactly one row. */
export type DraftComparison = readonly ComparedChapter[]

/** "A-1 A-3..5" stands for; numbers keep their leading zeros. */
function rulesNamed(written: string): readonly RuleId[] {
  return written.split(' ').flatMap((one) => {
    const range = /^(.*-)(\d+)\.\.(\d+)$/.exec(one)
    if (!range) return [one]
    const [, prefix = '', first = '', last = ''] = range
    return Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, place) => `${prefix}${String(Number(first) + place).padStart(first.length, '0')}`,
    )
  })
}

export const sameRules = (earlier: string, later: string): ComparedRules => ({
  verdict: 'same',
  earlier: rulesNamed(earlier),
  later: rulesNamed(later),
})

export const changedRules = (earlier: string, later: string, difference: string): ComparedRules => ({
  verdict: 'differs',
  earlier: rulesNamed(earlier),
  later: rulesNamed(later),
  difference,
})

/** Rules that the later draft does not have any more. */
export const droppedRules = (earlier: string, difference: string): ComparedRules => ({
  verdict: 'only-earlier',
  earlier: rulesNamed(earlier),
  later: [],
  difference,
})

/** Rules that the earlier draft does not have yet. */
export const newRules = (later: string, difference: string): ComparedRules => ({
  verdict: 'only-later',
  earlier: [],
  later: rulesNamed(later),
  difference,
})
