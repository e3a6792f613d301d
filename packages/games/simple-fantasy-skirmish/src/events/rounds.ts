/** Rounds and turns, and the end of the battle. */
import type { FigureId, Result, SideId } from '@muster/engine'
import type { SideRoll } from './set-up.ts'
import type { EventBase } from './event.ts'

export type RoundBegan = EventBase<'round-began'> & { readonly round: number }
export type InitiativeRolled = EventBase<'initiative-rolled'> & {
  readonly rolls: readonly SideRoll[]
  readonly tied: boolean
}
export type FirstSideChosen = EventBase<'first-side-chosen'> & { readonly winner: SideId; readonly first: SideId }
export type LeewayGiven = EventBase<'leeway-given'> & { readonly side: SideId }
export type Passed = EventBase<'passed'> & { readonly side: SideId }
/** Its turn is over: it has its marker. */
export type Activated = EventBase<'activated'> & { readonly unit: FigureId }
export type BattleEnded = EventBase<'battle-ended'> & Pick<Result, keyof Result>

export type RoundEvent =
  | RoundBegan
  | InitiativeRolled
  | FirstSideChosen
  | LeewayGiven
  | Passed
  | Activated
  | BattleEnded
