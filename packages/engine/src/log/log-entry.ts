/** Lines of the battle report, and the rules, dice and sums behind each. */
import type { Point } from '@muster/table'
import type { FigureId, RuleId, SideId } from '../common/ids.ts'
import type { Text } from '../common/text.ts'
import type { Sum } from '../common/sums.ts'

/** One line of the battle report. */
export interface LogEntry {
  readonly text: Text
  readonly side?: SideId
  readonly figures: readonly FigureId[]
  /** How much it matters: the log's filter. */
  readonly weight: 'minor' | 'plain' | 'major'
  /** Consecutive lines of one side that say the same of somebody ("move") may be shown as one. */
  readonly alike?: { readonly who: Text; readonly does: string }
  /** The attack, shot or spell that this line tells of: the table then shows who strikes whom. */
  readonly blow?: Blow
  readonly why?: Why
}

/** What a writer says of an entry; the rest follows from the event. */
export interface EntryText {
  readonly text: Text
  readonly side?: SideId | undefined
  readonly figures?: readonly FigureId[]
  readonly weight?: LogEntry['weight']
  readonly alike?: LogEntry['alike'] | undefined
  readonly blow?: LogEntry['blow'] | undefined
  readonly tests?: readonly WhyTest[]
  readonly lines?: Why['lines']
}

/** The entry of an event, with the rules it cites. */
export function logEntry(
  { rules }: { readonly rules: readonly RuleId[] },
  { text, side, figures = [], weight = 'plain', alike, blow, tests = [], lines }: EntryText,
): LogEntry {
  const why: Why = { rules, tests, ...(lines && { lines }) }
  return {
    text,
    figures,
    weight,
    ...(side !== undefined && { side }),
    ...(alike && { alike }),
    ...(blow && { blow }),
    why,
  }
}

/** A die that is only counted. */
export const shownRoll = (what: Text, face: number): WhyTest => ({
  what,
  face,
  succeeds: [],
  success: true,
  sums: [],
})

/** Who strikes whom. Lines that follow and speak of the same figures tell what came of it. */
export interface Blow {
  readonly by: FigureId
  readonly at: readonly FigureId[]
  /** Absent for the blow itself; `aim` announces it, `outcome` tells what came of it. */
  readonly part?: 'aim' | 'outcome'
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

/** Somebody whom an event tells to be gone. */
export interface Casualty {
  /** The figure, or the unit that has lost models. */
  readonly figure: FigureId
  /** How many models; left out, one. */
  readonly count?: number
  /** Who brought it about, where the event says so. */
  readonly by?: FigureId | undefined
}
