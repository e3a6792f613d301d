/** Shows a fight frame by frame. Nobody has to wait: any key goes on to the next blow, and the end is never far. */
import { blowsOf, type ShownBlow } from '../animation/blows.ts'
import { framesOf, nextBlow, type FightFrame } from '../animation/fight-frames.ts'
import { meleesOf, type Melee } from '../animation/melees.ts'
import type { FightPace } from '../settings/settings.ts'
import { showFrame } from '../state/fight.ts'
import type { TableState } from '../state/table-state.ts'
import type { Store } from '../ui/store.ts'
import type { Snapshot } from '@muster/session'

export interface FightSettings {
  /** Left out, only the outcome is shown. */
  fights?(): FightPace
  /** Nothing moves by itself: each blow waits for a key. */
  isStill?(): boolean
}

interface Shown {
  readonly blows: readonly ShownBlow[]
  readonly melees: readonly Melee[]
  readonly frames: readonly FightFrame[]
  readonly final: Snapshot
  readonly done: () => void
}

export class FightPlayback {
  private shown: Shown | undefined
  private place = 0
  private isPaused = false
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly store: Store<TableState>,
    private readonly settings: FightSettings,
  ) {}

  get isUnderWay(): boolean {
    return this.shown !== undefined
  }

  /** Begins to show what is new after a walk of so long, and calls `done` at the end. False where there is no fight. */
  begin(final: Snapshot, walk: number, done: () => void): boolean {
    const pace = this.settings.fights?.() ?? 'at-once'
    const blows = pace === 'at-once' ? [] : blowsOf(this.store.get().snapshot.view, final)
    if (blows.length === 0) return false
    const melees = meleesOf(blows)
    this.shown = { blows, melees, frames: framesOf(blows, melees, pace), final, done }
    this.place = 0
    this.isPaused = false
    this.show(walk)
    return true
  }

  /** Ends the blow that is being shown and begins with the next. */
  next(): void {
    const { shown } = this
    if (!shown) return
    this.goTo(nextBlow(shown.frames, this.place))
    // What shows nothing is passed over.
    while (this.shown === shown && shown.frames[this.place]?.milliseconds === 0) this.goTo(this.place + 1)
  }

  pause(isPaused: boolean): void {
    this.isPaused = isPaused
    this.show()
  }

  /** All of it at once. */
  finish(): void {
    clearTimeout(this.timer)
    const { shown } = this
    this.shown = undefined
    shown?.done()
  }

  stop(): void {
    clearTimeout(this.timer)
    this.shown = undefined
  }

  private goTo(place: number): void {
    const { shown } = this
    if (!shown) return
    // What is passed over happens all the same: each blow is told in its turn.
    for (let passed = this.place + 1; passed < Math.min(place, shown.frames.length); passed++)
      if (shown.frames[passed]?.stage === 'told') this.draw(passed)
    this.place = place
    if (place >= shown.frames.length) this.finish()
    else this.show()
  }

  private show(delay = 0): void {
    clearTimeout(this.timer)
    const frame = this.shown?.frames[this.place]
    if (!frame) return
    this.draw(this.place)
    const isStill = this.settings.isStill?.() ?? false
    if (this.isPaused || (isStill && this.isBlowTold(frame))) return
    this.timer = setTimeout(() => this.goTo(this.place + 1), isStill ? 0 : frame.milliseconds + delay)
  }

  /** Where nothing moves by itself, only attacks wait for a key: other dice lie there at once. */
  private isBlowTold({ blow, stage, milliseconds }: FightFrame): boolean {
    return stage === 'told' && milliseconds > 0 && this.shown?.blows[blow]?.blow !== undefined
  }

  private draw(place: number): void {
    const { shown, isPaused } = this
    const frame = shown?.frames[place]
    if (!shown || !frame) return
    const { blows, melees, final } = shown
    this.store.set((now) => showFrame(now, final, { blows, melees, frame, paused: isPaused }))
  }
}
