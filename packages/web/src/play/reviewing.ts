/** Asks the worker, bit by bit, how the battle went. Nothing else waits for it. */
import { createStore, type Store } from '../ui/store.ts'
import type { BattleClient } from '../worker/battle-client.ts'
import type { Review } from '@muster/session'

/** The pause between two requests, in milliseconds: whatever else is asked comes first. */
const PAUSE = 20

export class Reviewing {
  readonly store: Store<Review | undefined> = createStore<Review | undefined>(undefined)
  private isRunning = false
  private isStopped = false

  constructor(private readonly client: Pick<BattleClient, 'call'>) {}

  /** Begins to look back, or goes on if more has happened since. */
  start(): void {
    if (this.isRunning || this.isStopped) return
    this.isRunning = true
    void this.next()
  }

  stop(): void {
    this.isStopped = true
  }

  private async next(): Promise<void> {
    try {
      const review = await this.client.call('review', undefined)
      if (review) this.store.set(() => review)
      this.isRunning = review !== undefined && !review.isDone && !this.isStopped
    } catch {
      // Without it the battle is told without its curve.
      this.isRunning = false
    }
    if (this.isRunning) setTimeout(() => void this.next(), PAUSE)
  }
}
