/** The page's end of the line to the battle: a call goes out, its reply comes back as a promise. */
import type { CallName, Calls, Reply, Trouble } from './protocol.ts'

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
  resolve(reply: never): void
  reject(error: Error): void
}

/** What a worker does for us; tests hand in their own. */
export interface Line {
  postMessage(message: unknown): void
  terminate(): void
  onmessage: ((event: MessageEvent<Reply>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

export class BattleClient {
  private readonly waiting = new Map<number, Waiting>()
  private next = 1

  constructor(private readonly line: Line) {
    line.onmessage = ({ data }) => this.receive(data)
    line.onerror = ({ message }) => this.fail(message)
  }

  static open(): BattleClient {
    return new BattleClient(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))
  }

  call<N extends CallName>(name: N, ask: Calls[N]['ask']): Promise<Calls[N]['reply']> {
    const id = this.next++
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.line.postMessage({ id, name, ask })
    })
  }

  close(): void {
    this.line.terminate()
    this.waiting.clear()
  }

  private receive(reply: Reply): void {
    const waiting = this.waiting.get(reply.id)
    this.waiting.delete(reply.id)
    if ('trouble' in reply) waiting?.reject(new BattleTrouble(reply.trouble))
    else waiting?.resolve(reply.reply as never)
  }

  /** A worker that cannot even start answers nobody: all who wait must hear of it. */
  private fail(message: string): void {
    for (const { reject } of this.waiting.values()) reject(new BattleTrouble({ message, plain: false }))
    this.waiting.clear()
  }
}
