/**
 * What a game with a campaign offers beside its kit. A campaign is a file of acts that only the game
 * understands; the command line names the acts and shows the campaign.
 */
import type { RuleId } from '@muster/engine'

export interface CampaignStart {
  readonly name: string
  readonly battles?: number
  readonly players: readonly { readonly id: string; readonly name: string }[]
}

/** R is the game's own campaign file. Every act gives a new one, or throws an InputError that says why not. */
export interface CampaignKit<R extends object> {
  begin(beginning: CampaignStart): R
  /** Reads and verifies a file; throws an InputError that says what is wrong. */
  read(data: unknown): R
  join(kept: R, player: string, name: string): R
  leave(kept: R, player: string): R
  callBattle(kept: R, players: readonly string[]): R
  callOff(kept: R): R
  state(kept: R, player: string, objective: string): R
  /** Without a winner it was a draw; without spoils the winner takes everything the rules allow. */
  fought(kept: R, winner?: string, spoils?: unknown): R
  view(kept: R): CampaignView
}

export interface CampaignPlayer {
  readonly id: string
  readonly name: string
  readonly territories: number
  readonly left: boolean
}

export interface CampaignObjective {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly rule: RuleId
}

export interface CampaignView {
  readonly name: string
  readonly over: boolean
  readonly winner: string | null
  readonly fought: number
  /** How many battles were agreed. */
  readonly agreed: number | null
  readonly unclaimed: number
  readonly players: readonly CampaignPlayer[]
  /** Who fights the coming battle; objectives are shown when all have been stated. */
  readonly coming: readonly { readonly player: string; readonly stated: boolean; readonly objective: string | null }[]
  readonly objectives: readonly CampaignObjective[]
  /** The result of the last battle. */
  readonly last: CampaignBattle | null
}

export interface CampaignBattle {
  /** Null after a draw. */
  readonly winner: string | null
  /** Who won, what had been stated, and what changed hands. */
  readonly text: string
}
