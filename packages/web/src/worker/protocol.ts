/** The messages between the page and its worker: the calls of a session, and the one that opens it. Plain data. */
import type { BattleSource, Changes, Lookups, Update } from '@muster/session'

export interface WorkerCalls extends Changes, Lookups {
  readonly open: { readonly ask: BattleSource; readonly reply: undefined }
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
