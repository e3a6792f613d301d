/** What the scenarios add, and the end of the battle. */
import type { FigureId, Result, SideId } from '@muster/engine'
import type { Point } from '@muster/table'
import type { EventBase } from './event.ts'

export type GemPickedUp = EventBase<'gem-picked-up'> & { readonly figure: FigureId; readonly side: SideId }
export type GemTaken = EventBase<'gem-taken'> & { readonly figure: FigureId; readonly from: FigureId }
export type GemFell = EventBase<'gem-fell'> & { readonly figure: FigureId; readonly at: Point }
export type GemPassed = EventBase<'gem-passed'> & { readonly figure: FigureId; readonly from: FigureId }
export type GoldTaken = EventBase<'gold-taken'> & {
  readonly side: SideId
  readonly figure: FigureId
  readonly by: FigureId
  readonly faces: readonly number[]
  readonly gold: number
  /** What the side has now. */
  readonly has: number
}
export type PrisonerReleased = EventBase<'prisoner-released'> & {
  readonly figure: FigureId
  readonly by: FigureId
  readonly at: Point
}
export type ReleaseFailed = EventBase<'release-failed'> & { readonly figure: FigureId; readonly by: FigureId }
export type PrisonerLeft = EventBase<'prisoner-left'> & { readonly figure: FigureId; readonly at: Point }
export type Conceded = EventBase<'conceded'> & { readonly side: SideId }
export type BattleEnded = EventBase<'battle-ended'> & Pick<Result, keyof Result>

export type ScenarioEvent =
  | GemPickedUp
  | GemTaken
  | GemFell
  | GemPassed
  | GoldTaken
  | PrisonerReleased
  | ReleaseFailed
  | PrisonerLeft
  | Conceded
  | BattleEnded
