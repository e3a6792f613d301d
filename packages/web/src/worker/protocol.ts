/** The messages between the page and its worker: the calls of a session, and those that open and keep it. Plain data. */
import type { BattleSource, Changes, KeptPart, KeptRow, KeptStart, Lookups, Update } from '@muster/session'
import type { StoreProblem } from '../store/database.ts'

/** A battle of the store, with the rows that the store has not taken. */
export interface StoredSource {
  readonly stored: string
  readonly unsaved?: UnsavedBattle
  /** After a breakdown: without the last answer. */
  readonly withoutLastAnswer?: boolean
}

export interface UnsavedBattle {
  readonly start: KeptStart
  readonly rows: readonly KeptRow[]
}

export interface OpenRequest {
  readonly source: BattleSource | StoredSource
  /** Under which id the battle is kept; left out where another tab plays it. */
  readonly keepAs?: string
  /** The table is wanted as soon as it is known how it stood, before the battle is played again. */
  readonly preview?: boolean
}

export interface WorkerCalls extends Changes, Lookups {
  readonly open: { readonly ask: OpenRequest; readonly reply: undefined }
  /** Replies when all that has happened is written, or cannot be. */
  readonly settle: { readonly ask: undefined; readonly reply: undefined }
}
export type WorkerCallName = keyof WorkerCalls

export interface Call<N extends WorkerCallName = WorkerCallName> {
  readonly id: number
  readonly name: N
  readonly ask: WorkerCalls[N]['ask']
}

/** `userFacing` tells that the message was written for a person. */
export interface CallError {
  readonly message: string
  readonly userFacing: boolean
}

/** After a call that changed the battle, the reply has an update. */
export type Reply =
  | { readonly id: number; readonly reply: WorkerCalls[WorkerCallName]['reply']; readonly update?: Update }
  | { readonly id: number; readonly error: CallError }

/** Sent after each attempt to write. What could not be written goes to the page's memory, in case the worker fails. */
export interface KeepingReport {
  readonly problem?: StoreProblem
  readonly unsaved?: { readonly start: KeptStart; readonly rows: KeptPart<KeptRow> }
}

/** What the worker tells unasked: how keeping goes, and how a battle stood that is being opened. */
export type WorkerNotice = { readonly keeping: KeepingReport } | { readonly preview: Update }

export type WorkerMessage = Reply | WorkerNotice
