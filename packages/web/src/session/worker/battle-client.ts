/** The page's end of the line to the battle: a call goes out, its reply comes back as a promise. */
import { turned, type Extent } from '../../figures/rotate-table.ts'
import { words } from '../../words/words.ts'
import type { CallName, Calls, Reply, Trouble } from '../messages/protocol.ts'

/** Something went wrong with the battle. `plain`: its message may be shown to a person as it is. */
export class BattleTrouble extends Error {
  override name = 'BattleTrouble'
  readonly plain: boolean
  constructor({ message, plain }: Trouble) {
    super(message)
    this.plain = plain
  }
}

interface Waiting {
  /** What is kept is the battle as it is, however one looks at it. */
  readonly isKeeping: boolean
  /** How many times somebody looked at the clock since. */
  looks: number
  resolve(reply: never): void
  reject(error: Error): void
}

/**
 * Looks at the clock, not seconds: a machine that slept in between has looked only once. A computer's move takes less
 * than a second; a file of a long battle, checked on a slow machine, some ten.
 */
const MOST_LOOKS = 40
const A_LOOK = 1000

/** What a worker does for us; tests hand in their own. */
export interface Line {
  postMessage(message: unknown): void
  terminate(): void
  onmessage: ((event: MessageEvent<Reply>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

export class BattleClient {
  /** Called when the line is dead or silent: after that only a new one helps. */
  onGone: ((trouble: BattleTrouble) => void) | undefined
  /** Whoever holds this client sees the table from the far side; the battle knows nothing of it. */
  turned: Extent | undefined
  private readonly waiting = new Map<number, Waiting>()
  private next = 1
  private watch: ReturnType<typeof setInterval> | undefined

  constructor(
    private line: Line,
    private readonly reopen: () => Line = () => line,
    private readonly look = A_LOOK,
  ) {
    this.listen()
  }

  static open(): BattleClient {
    const open = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    return new BattleClient(open(), open)
  }

  call<N extends CallName>(name: N, ask: Calls[N]['ask']): Promise<Calls[N]['reply']> {
    const id = this.next++
    this.watch ??= setInterval(() => this.lookAtTheClock(), this.look)
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { looks: 0, isKeeping: name === 'keep', resolve, reject })
      this.line.postMessage({ id, name, ask: this.turned ? turned(ask, this.turned) : ask })
    })
  }

  /** Cuts the line and opens a new one. Whoever holds this client need not know. */
  renew(): void {
    this.line.terminate()
    this.sendAllHome(new BattleTrouble({ message: words.silent, plain: true }))
    this.line = this.reopen()
    this.listen()
  }

  close(): void {
    this.line.terminate()
    this.waiting.clear()
    this.rest()
  }

  private listen(): void {
    this.line.onmessage = ({ data }) => this.receive(data)
    this.line.onerror = ({ message }) => this.fail(message)
  }

  private receive(reply: Reply): void {
    const waiting = this.waiting.get(reply.id)
    this.waiting.delete(reply.id)
    if (this.waiting.size === 0) this.rest()
    if ('trouble' in reply) waiting?.reject(new BattleTrouble(reply.trouble))
    else waiting?.resolve(this.seen(reply.reply, waiting.isKeeping) as never)
  }

  private seen<R>(reply: R, isKeeping: boolean): R {
    return this.turned && !isKeeping ? turned(reply, this.turned) : reply
  }

  private lookAtTheClock(): void {
    for (const waiting of this.waiting.values()) if (++waiting.looks >= MOST_LOOKS) return this.fail(words.silent)
  }

  /** A worker that has died, or runs in circles, answers nobody: all who wait must hear of it. */
  private fail(message: string): void {
    const trouble = new BattleTrouble({ message, plain: false })
    this.sendAllHome(trouble)
    this.onGone?.(trouble)
  }

  private sendAllHome(trouble: BattleTrouble): void {
    const all = [...this.waiting.values()]
    this.waiting.clear()
    this.rest()
    for (const { reject } of all) reject(trouble)
  }

  private rest(): void {
    clearInterval(this.watch)
    this.watch = undefined
  }
}
