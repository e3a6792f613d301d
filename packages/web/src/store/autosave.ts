/** Saves the open battle: one write at a time, then the newest state, skipping those in between. */
import type { BattleStore, SavedBattle } from './battle-store.ts'

export class Autosave {
  private writing = false
  private wanted: (() => Promise<SavedBattle>) | undefined
  private done: Promise<void> = Promise.resolve()

  constructor(
    private readonly store: Pick<BattleStore, 'save'>,
    private readonly report: (error: unknown) => void,
  ) {}

  /** `make` is called when its turn comes; asked twice while busy, only the last is written. */
  save(make: () => Promise<SavedBattle>): void {
    this.wanted = make
    if (!this.writing) this.done = this.write()
  }

  /** Resolves when every requested save is written or has failed. */
  settled(): Promise<void> {
    return this.done
  }

  private async write(): Promise<void> {
    this.writing = true
    while (this.wanted !== undefined) {
      const make = this.wanted
      this.wanted = undefined
      try {
        await this.store.save(await make())
        this.report(undefined)
      } catch (error) {
        this.report(error)
      }
    }
    this.writing = false
  }
}
