/** What comes of a question that failed: no reply, and the next one is asked. Who holds the line hears of it otherwise. */
const NOTHING = Symbol('nothing')

/** One question under way at a time; of those that come meanwhile only the last is asked. */
export class Latest<A, R> {
  private waiting: { readonly ask: A } | undefined
  private running = false
  private dropped = 0

  constructor(
    private readonly run: (ask: A) => Promise<R>,
    private readonly take: (reply: R, ask: A) => void,
  ) {}

  ask(ask: A): void {
    this.waiting = { ask }
    if (!this.running) void this.go()
  }

  /** Whoever waits is sent home; a reply still under way is not taken. */
  drop(): void {
    this.waiting = undefined
    this.dropped++
  }

  get busy(): boolean {
    return this.running
  }

  /** Resolves when nothing is under way any more. */
  async settled(): Promise<void> {
    while (this.running) await new Promise((resolve) => setTimeout(resolve, 4))
  }

  private async go(): Promise<void> {
    this.running = true
    try {
      while (this.waiting !== undefined) {
        const { ask } = this.waiting
        const { dropped } = this
        this.waiting = undefined
        const reply = await this.run(ask).catch((): typeof NOTHING => NOTHING)
        if (reply !== NOTHING && dropped === this.dropped) this.take(reply, ask)
      }
    } finally {
      this.running = false
    }
  }
}
