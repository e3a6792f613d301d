/** What the store has not taken of the battle, in the page's memory: the worker may fail before it can write it. */
import type { KeepingReport, UnsavedBattle } from '../worker/protocol.ts'

export class UnsavedRows {
  private unsaved: UnsavedBattle | undefined

  take({ unsaved }: KeepingReport): void {
    const rows = unsaved && [...(this.unsaved?.rows.slice(0, unsaved.rows.from) ?? []), ...unsaved.rows.new]
    this.unsaved = unsaved && rows && { start: unsaved.start, rows }
  }

  /** Undefined where the store has everything. */
  get battle(): UnsavedBattle | undefined {
    return this.unsaved
  }
}
