/** How the keeping of the battle goes: which rows the store has not taken, and what the player is told about it. */
import type { StoreProblem } from '../store/database.ts'
import { words } from '../words/words.ts'
import type { KeepingReport, StoredSource, UnsavedBattle } from '../worker/protocol.ts'

export class Keeping {
  /** Called after each attempt of the worker to keep the battle. */
  onAttempt: ((problem: StoreProblem | undefined) => void) | undefined
  /** In the page's memory, because the worker may fail before it can write them. */
  private unsaved: UnsavedBattle | undefined
  private notice: string | undefined

  /** `tell` puts a notice in place of the one before. */
  constructor(
    private readonly id: string,
    private readonly tell: (notice: string | undefined, before: string | undefined) => void,
  ) {}

  hear(report: KeepingReport): void {
    this.unsaved = this.withUnsaved(report)
    this.tellOnce(noticeOf(report.problem))
    this.onAttempt?.(report.problem)
  }

  /** Where the battle can be had again: from the store, and from this page what the store has not taken. */
  get source(): StoredSource {
    return { stored: this.id, ...(this.unsaved && { unsaved: this.unsaved }) }
  }

  private withUnsaved({ unsaved }: KeepingReport): UnsavedBattle | undefined {
    if (!unsaved) return undefined
    const before = this.unsaved?.rows.slice(0, unsaved.rows.from) ?? []
    return { start: unsaved.start, rows: [...before, ...unsaved.rows.new] }
  }

  /** Told once when keeping fails, and taken back when it works again. */
  private tellOnce(notice: string | undefined): void {
    if (notice === this.notice) return
    this.tell(notice, this.notice)
    this.notice = notice
  }
}

function noticeOf(problem: StoreProblem | undefined): string | undefined {
  if (problem === 'full') return words.errors.storageFull
  return problem === 'blocked' ? words.errors.storageBlocked : undefined
}
