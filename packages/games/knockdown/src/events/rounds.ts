/** Rounds: priority, turns, Break tests, the end. */
import type { FigureId, Result, SideId, TestResult } from '@muster/engine'
import type { Told } from './told.ts'

export interface PriorityRoll {
  readonly side: SideId
  readonly face: number
  readonly music: number
  readonly total: number
}

export type RoundBegan = Told<'round-began'> & { readonly round: number }
export type PriorityRolled = Told<'priority-rolled'> & {
  readonly rolls: readonly PriorityRoll[]
  readonly tied: boolean
}
export type OrderSettled = Told<'order-settled'> & { readonly order: readonly SideId[] }
export type TurnEnded = Told<'turn-ended'> & { readonly side: SideId }
export type BreakTested = Told<'break-tested'> & { readonly figure: FigureId; readonly test: TestResult }
export type Fled = Told<'fled'> & { readonly figure: FigureId; readonly with: readonly FigureId[] }
export type Regenerated = Told<'regenerated'> & { readonly figure: FigureId; readonly wounds: number }
export type BattleEnded = Told<'battle-ended'> & Pick<Result, keyof Result>

export type RoundEvent =
  | RoundBegan
  | PriorityRolled
  | OrderSettled
  | TurnEnded
  | BreakTested
  | Fled
  | Regenerated
  | BattleEnded
