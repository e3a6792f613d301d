/** Keeps the battle at hand: one write at a time, and after it the newest state, never a heap of old ones. */
import type { Shelf, KeptBattle } from './battle-store.ts'

export class Keeper {
  private writing = false
  private wanted: (() => Promise<KeptBattle>) | undefined
  private done: Promise<void> = Promise.resolve()

  constructor(
    private readonly shelf: Pick<Shelf, 'save'>,
    private readonly tell: (trouble: unknown) => void,
  ) {}

  /** `make` is called when its turn comes; asked twice while busy, only the last is written. */
  keep(make: () => Promise<KeptBattle>): void {
    this.wanted = make
    if (!this.writing) this.done = this.write()
  }

  /** Resolves when all that was to be kept lies on the shelf, or could not be laid there. */
  settled(): Promise<void> {
    return this.done
  }

  private async write(): Promise<void> {
    this.writing = true
    while (this.wanted !== undefined) {
      const make = this.wanted
      this.wanted = undefined
      try {
        await this.shelf.save(await make())
        this.tell(undefined)
      } catch (error) {
        this.tell(error)
      }
    }
    this.writing = false
  }
}
