/** Rounds and turns, and the end of the battle. */
import type { FigureId, Result, SideId } from '@muster/engine'
import type { SideRoll } from './set-up.ts'
import type { Told } from './event.ts'

export type RoundBegan = Told<'round-began'> & { readonly round: number }
export type InitiativeRolled = Told<'initiative-rolled'> & {
  readonly rolls: readonly SideRoll[]
  readonly tied: boolean
}
export type FirstNamed = Told<'first-named'> & { readonly winner: SideId; readonly first: SideId }
export type LeewayGiven = Told<'leeway-given'> & { readonly side: SideId }
export type Passed = Told<'passed'> & { readonly side: SideId }
/** Its turn is over: it has its marker. */
export type Activated = Told<'activated'> & { readonly unit: FigureId }
export type BattleOver = Told<'battle-over'> & Pick<Result, keyof Result>

export type RoundEvent = RoundBegan | InitiativeRolled | FirstNamed | LeewayGiven | Passed | Activated | BattleOver
