/** Lines of the battle report, and the rules, dice and sums behind each. */
import type { Point } from '@muster/table'
import type { FigureId, RuleId, SideId } from '../common/ids.ts'
import type { Text } from '../common/text.ts'
import type { Sum } from '../play/event.ts'

/** One line of the battle report. */
export interface LogEntry {
  readonly text: Text
  readonly side?: SideId
  readonly figures: readonly FigureId[]
  /** How much it matters: the log's filter. */
  readonly weight: 'minor' | 'plain' | 'major'
  /** Consecutive lines of one side that say the same of somebody ("move") may be shown as one. */
  readonly alike?: { readonly who: Text; readonly does: string }
  readonly why?: Why
}

export interface Why {
  readonly rules: readonly RuleId[]
  readonly tests: readonly WhyTest[]
  /** Geometry to draw on the table. */
  readonly lines?: readonly { readonly from: Point; readonly to: Point; readonly label?: Text }[]
}

export interface WhyTest {
  readonly what: Text
  readonly face?: number
  readonly succeeds: readonly number[]
  readonly success: boolean
  readonly sums: readonly Sum[]
}
