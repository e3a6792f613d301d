/** The page's client of the worker: a call is sent, its reply comes back as a promise. */
import {
  apply,
  type ChangeName,
  type Changes,
  type LookupName,
  type Lookups,
  type Snapshot,
  type SnapshotState,
  type Update,
} from '@muster/session'
import { words } from '../words/words.ts'
import type {
  WorkerCallName,
  WorkerCalls,
  Reply,
  CallError,
  KeepingReport,
  OpenRequest,
  WorkerMessage,
} from './protocol.ts'

/** What came of a change: how the battle stands now, or why nothing was changed. */
export interface ChangeResult<N extends ChangeName> {
  readonly refused?: Exclude<Changes[N]['reply'], undefined>
  readonly snapshot?: Snapshot
}

/** Something went wrong with the battle. `userFacing`: its message was written for a person. */
export class BattleError extends Error {
  override name = 'BattleError'
  readonly userFacing: boolean
  constructor({ message, userFacing }: CallError) {
    super(message)
    this.userFacing = userFacing
  }
}

type Answered = Extract<Reply, { readonly reply: unknown }>

interface PendingCall {
  resolve(answered: Answered): void
  reject(error: Error): void
}

/**
 * A worker that says nothing for so many milliseconds has failed. A computer's move takes less than a second; a file of
 * a long battle, checked on a slow machine, some ten.
 */
const PATIENCE = 40_000
/** A machine that slept finds its time over when it wakes: the worker may then still answer. */
const GRACE = 2000

/** What a worker does for us; tests hand in their own. */
export interface WorkerPort {
  postMessage(message: unknown): void
  terminate(): void
  onmessage: ((event: MessageEvent<WorkerMessage>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

export class BattleClient {
  /** Called when the worker has failed or no longer answers; it must then be restarted. */
  onFailure: ((error: BattleError) => void) | undefined
  private onPreview: ((update: Update) => void) | undefined
  /** How the battle stands, as the updates so far tell it. */
  private known: SnapshotState | undefined
  private listener: ((report: KeepingReport) => void) | undefined
  /** What was reported before anybody listened. */
  private unheard: KeepingReport[] = []
  private readonly pending = new Map<number, PendingCall>()
  private next = 1
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private port: WorkerPort,
    private readonly openPort: () => WorkerPort = () => port,
    private readonly patience = PATIENCE,
    private readonly grace = GRACE,
  ) {
    this.listen()
  }

  /**
   * `keepAs`: the id under which the worker keeps it from now on. `onPreview` is called with the table as it stood, if
   * that is known before the battle has been played again.
   */
  async open(
    source: OpenRequest['source'],
    keepAs?: string,
    onPreview?: (snapshot: Snapshot) => void,
  ): Promise<Snapshot> {
    let isPreviewed = false
    this.onPreview = (update) => {
      isPreviewed = true
      this.known = undefined
      onPreview?.(this.updated(update))
    }
    const request = { source, preview: onPreview !== undefined, ...(keepAs !== undefined && { keepAs }) }
    const { update } = await this.send('open', request)
    if (!isPreviewed) this.known = undefined
    return this.updated(update as Update)
  }

  async change<N extends ChangeName>(name: N, ask: Changes[N]['ask']): Promise<ChangeResult<N>> {
    const { reply, update } = await this.send(name, ask as never)
    return update ? { snapshot: this.updated(update) } : { refused: reply as never }
  }

  async call<N extends LookupName>(name: N, ask: Lookups[N]['ask']): Promise<Lookups[N]['reply']> {
    return (await this.send(name, ask as never)).reply as Lookups[N]['reply']
  }

  /** `listener` is called after each attempt of the worker to keep the battle. */
  onKeeping(listener: (report: KeepingReport) => void): void {
    this.listener = listener
    for (const report of this.unheard.splice(0)) listener(report)
  }

  /** Resolves when all that has happened is written, or cannot be. */
  async settled(): Promise<void> {
    await this.send('settle', undefined)
  }

  /** What has not changed stays the same object, so that nothing is drawn again. */
  private updated({ changed, ...news }: Update): Snapshot {
    this.known = apply(this.known ?? {}, changed) as SnapshotState
    return { ...this.known, ...news }
  }

  private send<N extends WorkerCallName>(name: N, ask: WorkerCalls[N]['ask']): Promise<Answered> {
    const id = this.next++
    if (this.pending.size === 0) this.watch()
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject })
      this.port.postMessage({ id, name, ask })
    })
  }

  /** Ends the worker and starts a new one behind the same client. */
  restart(): void {
    this.port.terminate()
    this.rejectAll(new BattleError({ message: words.errors.silent, userFacing: true }))
    this.port = this.openPort()
    this.listen()
  }

  close(): void {
    this.port.terminate()
    this.pending.clear()
    this.stopTimer()
  }

  private listen(): void {
    this.port.onmessage = ({ data }) => {
      if ('keeping' in data) this.hear(data.keeping)
      else if ('preview' in data) this.onPreview?.(data.preview)
      else this.receive(data)
    }
    this.port.onerror = ({ message }) => this.fail(message)
  }

  private hear(report: KeepingReport): void {
    if (this.listener) this.listener(report)
    else this.unheard.push(report)
  }

  private receive(reply: Reply): void {
    const waiting = this.pending.get(reply.id)
    this.pending.delete(reply.id)
    if (this.pending.size === 0) this.stopTimer()
    else this.watch()
    if ('error' in reply) waiting?.reject(new BattleError(reply.error))
    else waiting?.resolve(reply)
  }

  /** Calls are answered in their order: any reply shows that the worker lives. */
  private watch(): void {
    this.stopTimer()
    const fail = () => this.fail(words.errors.silent)
    this.timer = setTimeout(() => (this.timer = setTimeout(fail, this.grace)), this.patience)
  }

  /** A worker that has died, or runs in circles, answers nobody: all who wait must hear of it. */
  private fail(message: string): void {
    const error = new BattleError({ message, userFacing: false })
    this.rejectAll(error)
    this.onFailure?.(error)
  }

  private rejectAll(error: BattleError): void {
    const all = [...this.pending.values()]
    this.pending.clear()
    this.stopTimer()
    for (const { reject } of all) reject(error)
  }

  private stopTimer(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }
}
