/**
 * Campaigns: battles of the same players that follow one another. What is kept between battles, and what a battle
 * changes, is for the game to say; the apps call, fight and settle the battles of every game in the same way.
 */
import type { FigureId, Json, RuleId, SideId } from '../common/ids.ts'
import type { Dice } from '../play/dice.ts'
import type { CampaignRecord } from './campaign-record.ts'

export interface CampaignEntrant {
  readonly id: string
  readonly name: string
  /** The company that is kept from battle to battle, where the game has companies. */
  readonly army?: Json
}

export interface CampaignStart {
  readonly name: string
  /** How many battles are agreed. */
  readonly battles?: number
  readonly players: readonly CampaignEntrant[]
  /** What becomes of those who are lost, where players agree on a table of their own: one for each face. */
  readonly fates?: readonly CampaignFate[]
  /** What else the players agree on, by the names that the game knows. */
  readonly options?: { readonly [name: string]: Json }
}

/** What becomes of somebody who was lost. */
export interface CampaignFate {
  readonly text: string
  /** Battles that it cannot take part in; absent: it is gone for good. */
  readonly misses?: number | undefined
  /** Its numbers that are lower from now on, and by how much. */
  readonly lowers?: { readonly [id: string]: number | undefined } | undefined
}

/** How a battle ended, as far as a campaign asks. */
export interface CampaignOutcome {
  /** Absent in a draw. */
  readonly winner?: SideId
  /** Figures of which the campaign has to settle what became of them. */
  readonly lost: readonly FigureId[]
}

/** What the campaign says about the coming battle; the rest of its plan is for the players to choose. */
export interface BattleTerms {
  /** Without an army, the side has a fresh one for this battle. */
  readonly sides: readonly {
    readonly id: SideId
    readonly player: string
    readonly name: string
    readonly army?: Json
  }[]
  readonly options: { readonly [name: string]: Json }
  /** The outcome if a side has nobody to fight with: then there is no battle. */
  readonly walkover?: CampaignOutcome
}

export interface SettleOptions {
  /** For whatever is rolled after a battle. */
  readonly dice: Dice
  /** What the winner takes; left out, everything the rules allow. */
  readonly spoils?: unknown
}

/** Every act gives a new record, or throws an InputError that says why not. `S` is the state of the game's battles. */
export interface CampaignKit<S> {
  /** Whether each player brings an army that is kept from battle to battle. */
  readonly hasCompanies: boolean
  /** The names that the options of a campaign may have. */
  readonly options: readonly string[]
  /** The table of what becomes of those who are lost; absent: the players have no say in it. */
  readonly fates?: {
    /** One for each face of the die. */
    readonly usual: readonly CampaignFate[]
    /** Numbers that players may agree to lower, by id, and what they are called. */
    readonly lowers: { readonly [id: string]: string }
    readonly rule: RuleId
  }
  begin(start: CampaignStart): CampaignRecord
  /** Reads and verifies a file. */
  read(data: unknown): CampaignRecord
  join(kept: CampaignRecord, player: CampaignEntrant): CampaignRecord
  leave(kept: CampaignRecord, player: string): CampaignRecord
  callBattle(kept: CampaignRecord, players: readonly string[]): CampaignRecord
  callOff(kept: CampaignRecord): CampaignRecord
  state(kept: CampaignRecord, player: string, objective: string): CampaignRecord
  /** For the battle that has been called; throws an InputError where none is. */
  terms(kept: CampaignRecord): BattleTerms
  /** What a battle that is over leaves to be settled. */
  lost(state: S): readonly FigureId[]
  /** What the winner may take, the usual first; empty where there is nothing to choose. */
  spoils(kept: CampaignRecord, outcome: CampaignOutcome): readonly { readonly text: string; readonly spoils: Json }[]
  settle(kept: CampaignRecord, outcome: CampaignOutcome, options: SettleOptions): CampaignRecord
  view(kept: CampaignRecord): CampaignView
}

/** What people see of a campaign. */
export interface CampaignView {
  readonly name: string
  readonly over: boolean
  /** Null while it goes on, and where nobody has won. */
  readonly winner: string | null
  /** How it ended; empty while it goes on. */
  readonly ending: string
  readonly fought: number
  /** How many battles were agreed. */
  readonly agreed: number | null
  /** What belongs to nobody: "18 territories unclaimed"; empty where there is nothing to say. */
  readonly standing: string
  readonly players: readonly CampaignPlayer[]
  /** Who fights the coming battle; objectives are shown when all have been stated. */
  readonly coming: readonly ComingSide[]
  /** Whether everything is said that must be said before the coming battle. */
  readonly ready: boolean
  /** What may be stated before a battle; empty where nothing is. */
  readonly objectives: readonly CampaignObjective[]
  readonly history: readonly CampaignBattle[]
}

export interface ComingSide {
  readonly player: string
  /** False while an objective is still to be stated. */
  readonly stated: boolean
  readonly objective: string | null
}

export interface CampaignPlayer {
  readonly id: string
  readonly name: string
  readonly left: boolean
  readonly score: number
  /** "2 territories", "1 encounter won". */
  readonly scoreText: string
  /** The name of the company and its characters; absent where no company is kept. */
  readonly company?: { readonly name: string; readonly members: readonly CampaignMember[] }
}

export interface CampaignMember {
  readonly name: string
  /** What it is, in a few words. */
  readonly line: string
  readonly icon: string
  readonly points: number
  readonly status: 'ready' | 'recovering' | 'gone'
  /** Why it is not ready; empty if it is. */
  readonly text: string
  readonly rule?: RuleId
  /** Its id in the coming battle, if it takes part. */
  readonly figure?: FigureId
}

export interface CampaignObjective {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly rule: RuleId
}

export interface CampaignBattle {
  /** Null after a draw. */
  readonly winner: string | null
  /** Who won, and what changed. */
  readonly text: string
  readonly rolls: readonly CampaignRoll[]
}

/** A die that was rolled after a battle, and what came of it. */
export interface CampaignRoll {
  readonly player: string
  readonly name: string
  readonly face: number
  readonly text: string
  readonly rule: RuleId
}
