/** The messages between the page and its worker: the calls of a session, and the one that opens it. Plain data. */
import type { BattleSource, Calls, Snapshot } from '@muster/session'

export interface WorkerCalls extends Calls {
  readonly open: { readonly ask: BattleSource; readonly reply: Snapshot }
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

export type Reply =
  | { readonly id: number; readonly reply: WorkerCalls[WorkerCallName]['reply'] }
  | { readonly id: number; readonly error: CallError }
