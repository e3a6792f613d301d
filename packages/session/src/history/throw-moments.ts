/**
 * The battle as it stood at each throw of the last change. One answer may lead to many blows; with these moments they
 * can be shown one after the other.
 */
import type { Battle } from '@muster/engine'

interface KeptMoment<S> {
  /** The number of the throw since the battle was opened. */
  readonly throw: number
  /** How many events had been told before it. */
  readonly events: number
  readonly state: S
}

export class ThrowMoments<S> {
  private kept: KeptMoment<S>[] = []
  private isKeeping = false

  constructor(private readonly battle: () => Battle<S>) {}

  /** A change begins that somebody will look at: what was kept of the one before is dropped. */
  start(): void {
    this.isKeeping = true
    this.kept = []
  }

  /** Called right before a throw is read. */
  keep(count: number): void {
    if (!this.isKeeping) return
    const { game, state, events } = this.battle()
    this.kept.push({ throw: count, events: events.length, state: game.copy(state) })
  }

  from(count: number): readonly KeptMoment<S>[] {
    return this.kept.filter((moment) => moment.throw >= count)
  }
}
