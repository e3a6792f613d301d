/** What a game tells in words people read: lines of the battle report with their reasons, odds, and who sees whom. */
import type { Length, MoveQuestion, Point } from '@muster/table'
import type { Sum } from './event.ts'
import type { FigureId, RuleId, SideId } from './ids.ts'

/** One line of the battle report. */
export interface LogEntry {
  readonly text: string
  readonly side?: SideId
  readonly figures: readonly FigureId[]
  /** How much it matters: the log's filter. */
  readonly weight: 'minor' | 'plain' | 'major'
  /** Lines of one side that follow one another and say the same of somebody ("move") may be read as one. */
  readonly alike?: { readonly who: string; readonly does: string }
  readonly why?: Why
}

export interface Why {
  readonly rules: readonly RuleId[]
  readonly tests: readonly WhyTest[]
  /** Geometry to draw on the table. */
  readonly lines?: readonly { readonly from: Point; readonly to: Point; readonly label?: string }[]
}

export interface WhyTest {
  readonly what: string
  readonly face?: number
  readonly succeeds: readonly number[]
  readonly success: boolean
  readonly sums: readonly Sum[]
}

/** What pointing at an enemy tells: may it be attacked, why not, and the exact odds. */
export interface AttackForecast {
  readonly by: FigureId
  readonly at: FigureId
  readonly kind: string
  /** The weapon and the mastery put into it, where there are several ways to do it. */
  readonly with?: string
  readonly allowed: boolean
  readonly reason?: string
  readonly rule?: RuleId
  readonly line?: {
    readonly from: Point
    readonly to: Point
    readonly met: readonly { readonly name: string; readonly at: Point; readonly blocks: boolean }[]
  }
  readonly chances: readonly { readonly label: string; readonly chance: number }[]
  /** How questions on the way are taken to be answered, where there are any: "Who falls? is answered as proposed". */
  readonly assumes?: string
  /** Why there are no chances though it is allowed: there are too many ways for the dice to fall. */
  readonly declined?: string
}

/** The attack, shot or spell an option stands for: its forecast is the prospect of the same name. */
export interface Intent {
  readonly by: FigureId
  readonly at: FigureId
  /** As in `Prospect`. */
  readonly kind: string
  /** The weapon and the mastery put into it, where that makes a difference. */
  readonly with?: string
}

/** A move somebody could make in its next turn, and how far from its centre it strikes at the end of it. */
export interface Threat {
  readonly move: MoveQuestion
  readonly strikes: Length
}

/** Whether one sees another, by the rules: the line, everything it meets, and what comes of it. */
export interface Sighting {
  readonly seen: 'clear' | 'cover' | 'blocked'
  readonly from: Point
  readonly to: Point
  readonly met: readonly { readonly name: string; readonly at: Point; readonly blocks: boolean }[]
}
