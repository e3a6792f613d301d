/** Keeps the battle that is played: appends what is new to the store after each change, one write at a time. */
import { keptStart, nextRow, type BattleSave, type KeptRow } from '@muster/session'
import type { BattleStore, BattleSummary } from '../store/battle-store.ts'
import { StoreError } from '../store/database.ts'
import type { KeepingReport } from './protocol.ts'

/** What the store has of the battle, and the rows it has not taken yet. */
export interface KeptSoFar {
  readonly save: BattleSave
  readonly written: number
  readonly unsaved: readonly KeptRow[]
}

/** What the list of battles shows of it. */
type SummaryToKeep = Omit<BattleSummary, 'id' | 'touched'>

export class BattleKeeper {
  private last: BattleSave | undefined
  private written: number
  private waiting: KeptRow[]
  /** How many of those the page has, in case the worker fails. */
  private reported: number
  private summary: SummaryToKeep | undefined
  private writtenSummary: SummaryToKeep | undefined
  private writing: Promise<void> | undefined

  constructor(
    private readonly store: Pick<BattleStore, 'append'>,
    private readonly id: string,
    private readonly report: (report: KeepingReport) => void,
    kept?: KeptSoFar,
  ) {
    this.last = kept?.save
    this.written = kept?.written ?? 0
    this.waiting = [...(kept?.unsaved ?? [])]
    this.reported = this.waiting.length
  }

  /** The battle as it stands now. */
  keep(save: BattleSave, summary: SummaryToKeep): void {
    const row = nextRow(this.last, save)
    if (row) this.waiting.push(row)
    this.last = save
    this.summary = summary
    if (this.waiting.length > 0) this.writing ??= this.write()
  }

  /** Resolves when everything is written, or cannot be. The list then shows the battle as it stands. */
  async settled(): Promise<void> {
    while (this.writing) await this.writing
    if (this.summary !== this.writtenSummary && this.waiting.length === 0) await this.append([]).catch(() => undefined)
  }

  /** What cannot be written is tried again with the next change. */
  private async write(): Promise<void> {
    try {
      while (this.waiting.length > 0) {
        const rows = [...this.waiting]
        await this.append(rows)
        this.written += rows.length
        this.waiting = this.waiting.slice(rows.length)
        this.reported = 0
        this.report({})
      }
    } catch (error) {
      const problem = error instanceof StoreError ? error.why : 'blocked'
      if (problem === 'deleted') this.startOver()
      else this.reportUnsaved(problem)
    } finally {
      this.writing = undefined
    }
    if (this.waiting.length > this.reported) this.writing ??= this.write()
  }

  private async append(rows: readonly KeptRow[]): Promise<void> {
    const { last, summary } = this
    if (!last || !summary) return
    const isNew = this.written === 0 || progressOf(summary) !== progressOf(this.writtenSummary) || rows.length === 0
    await this.store.append(this.id, {
      start: keptStart(last.record),
      first: this.written,
      rows,
      ...(isNew && { summary: { ...summary, id: this.id, touched: Date.now() } }),
    })
    if (isNew) this.writtenSummary = summary
  }

  /** The battle was deleted while it was being played: it is kept anew, from its beginning. */
  private startOver(): void {
    const row = this.last && nextRow(undefined, this.last)
    this.waiting = row ? [row] : []
    this.written = this.reported = 0
  }

  private reportUnsaved(problem: NonNullable<KeepingReport['problem']>): void {
    if (!this.last) return
    const rows = { from: this.reported, new: this.waiting.slice(this.reported) }
    this.reported = this.waiting.length
    this.report({ problem, unsaved: { start: keptStart(this.last.record), rows } })
  }
}

/** The list of battles is written again when one of these changes, not with every step of a figure. */
const progressOf = (summary: SummaryToKeep | undefined): string =>
  JSON.stringify([summary?.title, summary?.progress, summary?.over])
