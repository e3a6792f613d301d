/** What comes of a question that failed: no reply, and the next one is asked. Who holds the line hears of it otherwise. */
const NOTHING = Symbol('nothing')

/** One question under way at a time; of those that come meanwhile only the last is asked. */
export class LatestRequest<A, R> {
  private waiting: { readonly ask: A } | undefined
  private running = false
  private settled: Promise<void> = Promise.resolve()
  private cancelled = 0

  constructor(
    private readonly send: (ask: A) => Promise<R>,
    private readonly take: (reply: R, ask: A) => void,
  ) {}

  ask(ask: A): void {
    this.waiting = { ask }
    if (!this.running) this.settled = this.sendNext()
  }

  /** Whoever waits is sent home; a reply still under way is not taken. */
  cancel(): void {
    this.waiting = undefined
    this.cancelled++
  }

  get busy(): boolean {
    return this.running
  }

  /** Resolves when nothing is under way any more. */
  idle(): Promise<void> {
    return this.settled
  }

  private async sendNext(): Promise<void> {
    this.running = true
    try {
      while (this.waiting !== undefined) {
        const { ask } = this.waiting
        const { cancelled } = this
        this.waiting = undefined
        const reply = await this.send(ask).catch((): typeof NOTHING => NOTHING)
        if (reply !== NOTHING && cancelled === this.cancelled) this.take(reply, ask)
      }
    } finally {
      this.running = false
    }
  }
}
