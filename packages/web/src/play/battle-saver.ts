/** Saves the battle after every change, and keeps the last save in memory in case the worker fails. */
import type { Pace } from '../settings/settings.ts'
import type { BattleClient } from '../worker/battle-client.ts'
import type { Snapshot, BattleSave } from '@muster/session'

export interface PresenterHooks {
  /** Called after every change worth keeping. */
  save(make: () => Promise<BattleSave>, snapshot: Snapshot): void
  pace(): Pace
  /** How long dice are seen to roll; as the pace where nothing is said. */
  dice?(): Pace
}

export class BattleSaver {
  /** The battle as it was last kept. */
  last: BattleSave | undefined

  constructor(
    private readonly client: BattleClient,
    private readonly hooks: PresenterHooks,
  ) {}

  save(snapshot: Snapshot): void {
    this.hooks.save(() => this.saveNow(), snapshot)
  }

  /** The battle as it stands, for a file; where it cannot be had any more, as it was last kept. */
  async current(isPlaying: boolean): Promise<BattleSave> {
    const now = isPlaying ? await this.requestSave().catch(() => undefined) : undefined
    return now ?? this.last ?? this.requestSave()
  }

  private async saveNow(): Promise<BattleSave> {
    const save = await this.requestSave()
    this.last = save
    return save
  }

  private requestSave(): Promise<BattleSave> {
    return this.client.call('save', undefined)
  }
}
