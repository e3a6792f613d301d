/** Finds the dice that the tray showed when a battle was saved. A file holds only the tape, so its replay is watched. */
import type { Battle, WatchReplay } from '@muster/engine'
import { keptThrow, type KeptThrow } from '../messages/snapshot.ts'

/** A battle replayed to the end of its record, and the dice that the tray showed there. */
export interface VerifiedBattle<S> {
  readonly battle: Battle<S>
  readonly tray: readonly KeptThrow[]
}

export class LastThrow {
  /** All dice rolled since the last answer. */
  tray: KeptThrow[] = []
  private isTogether = false

  readonly watch: WatchReplay = (entry, awaited) => {
    const isRoll = 'roll' in entry
    if (isRoll && !this.isTogether) this.tray = []
    if (isRoll && awaited) this.tray.push(keptThrow(awaited, entry.faces))
    this.isTogether = isRoll
  }
}
