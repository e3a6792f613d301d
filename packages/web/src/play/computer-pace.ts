/** Lets the computer play at a pace one can follow: after what was shown has been seen, its turn comes. */
import { displayTime } from '../animation/timing.ts'
import { combatantNamed } from '../figures/combatants.ts'
import type { Pace } from '../settings/settings.ts'
import type { TableState } from '../state/table-state.ts'
import type { Snapshot } from '@muster/session'
import type { FightSettings } from './fight-playback.ts'

export interface PaceSettings extends FightSettings {
  pace(): Pace
  /** How long dice are seen to roll; as the pace where nothing is said. */
  dice?(): Pace
}

export class ComputerPace {
  private timer: ReturnType<typeof setTimeout> | undefined
  private skipping = false

  constructor(
    private readonly settings: PaceSettings,
    private readonly think: () => void,
  ) {}

  /** Shows at once what is being shown, and lets the computer go on. */
  hurry(): void {
    if (this.timer !== undefined) this.schedule(0)
  }

  /** What the computer does is shown only when it is a person's turn again. */
  skipAhead(): void {
    this.skipping = true
  }

  /** Whether nothing is shown until it is a person's turn. */
  isSkipping(snapshot: Snapshot): boolean {
    this.skipping &&= snapshot.answeredBy === 'computer'
    return this.skipping
  }

  /** How many milliseconds it takes to see what is new. */
  timeToShow(before: TableState, snapshot: Snapshot): number {
    const { pace, dice } = this.settings
    return this.isSkipping(snapshot) ? 0 : displayTime(snapshot, startOf(before, snapshot), pace(), dice?.())
  }

  schedule(milliseconds: number): void {
    this.stop()
    this.timer = setTimeout(() => {
      this.timer = undefined
      this.think()
    }, milliseconds)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }
}

/** Where the figure that just moved came from. */
function startOf({ snapshot: { view } }: TableState, { played }: Snapshot) {
  return played && 'figure' in played.answer ? combatantNamed(view, played.answer.figure)?.at : undefined
}
