/** How the battle is kept: after every change, and once more in hand, whatever becomes of its worker. */
import type { Pace } from '../settings/settings.ts'
import type { BattleClient } from '../session/worker/battle-client.ts'
import type { Snapshot } from '../session/messages/snapshot.ts'
import type { Kept } from '../session/messages/options.ts'

export interface Surroundings {
  /** Called after every change worth keeping. */
  keep(make: () => Promise<Kept>, snapshot: Snapshot): void
  pace(): Pace
  /** How long dice are seen to roll; as the pace where nothing is said. */
  dice?(): Pace
}

export class Keeping {
  /** The battle as it was last kept. */
  last: Kept | undefined

  constructor(
    private readonly client: BattleClient,
    private readonly around: Surroundings,
  ) {}

  keep(snapshot: Snapshot): void {
    this.around.keep(() => this.make(), snapshot)
  }

  /** The battle as it stands, for a file; where it cannot be had any more, as it was last kept. */
  async now(isPlaying: boolean): Promise<Kept> {
    const now = isPlaying ? await this.ask().catch(() => undefined) : undefined
    return now ?? this.last ?? this.ask()
  }

  private async make(): Promise<Kept> {
    const kept = await this.ask()
    this.last = kept
    return kept
  }

  private ask(): Promise<Kept> {
    return this.client.call('keep', undefined)
  }
}
