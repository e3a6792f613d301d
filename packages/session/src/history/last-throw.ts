/** Finds the dice that lay in the tray when a battle was laid down, while its tape is played: a file holds only the tape. */
import type { Battle, WatchReplay } from '@muster/engine'
import { keptThrow, type KeptThrow } from '../messages/snapshot.ts'

/** A battle that was played to its record's end, and the dice that lay in the tray there. */
export interface VerifiedBattle<S> {
  readonly battle: Battle<S>
  readonly tray: readonly KeptThrow[]
}

export class LastThrow {
  /** All that fell after the same answer. */
  tray: KeptThrow[] = []
  private isTogether = false

  readonly watch: WatchReplay = (entry, awaited) => {
    const isRoll = 'roll' in entry
    if (isRoll && !this.isTogether) this.tray = []
    if (isRoll && awaited) this.tray.push(keptThrow(awaited, entry.faces))
    this.isTogether = isRoll
  }
}
