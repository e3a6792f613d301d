import type { FigureId } from '../common/ids.ts'
import type { Part } from '../common/sums.ts'

/** The attack, shot or spell an option stands for: its forecast is the `AttackForecast` of the same kind. */
export interface Intent {
  readonly by: FigureId
  readonly at: FigureId
  /** As in `AttackForecast`. */
  readonly kind: string
  /** The weapon and the mastery that are used, where that makes a difference. */
  readonly with?: string
  /** What this attack adds or costs besides what its weapon and its target do: "Cleave −1 Strength". */
  readonly part?: Part
}
