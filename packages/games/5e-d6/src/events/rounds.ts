/** Rounds and their phases, and the end. */
import type { Result, SideId } from '@muster/engine'
import type { Told } from './told.ts'

export type RoundBegan = Told<'round-began'> & { readonly round: number; readonly lead: SideId }
export type CombatBegan = Told<'combat-began'> & { readonly round: number }
export type BattleEnded = Told<'battle-ended'> & Pick<Result, keyof Result>

export type RoundEvent = RoundBegan | CombatBegan | BattleEnded
