/** Requests what the enemies on the way of a drafted move would do to the mover, each once for a position. */
import type { FigureId } from '@muster/engine'
import type { Snapshot } from '@muster/session'
import type { BattlePresenter } from '../play/battle-presenter.ts'

export class StrikeLookup {
  private snapshot: Snapshot | undefined
  private asked = new Set<string>()

  constructor(private readonly presenter: BattlePresenter) {}

  start(): void {
    this.presenter.store.subscribe(() => this.refresh())
  }

  private refresh(): void {
    const { snapshot, trial } = this.presenter.state
    if (snapshot !== this.snapshot) {
      this.snapshot = snapshot
      this.asked = new Set()
    }
    for (const { figure } of trial?.strikers ?? []) this.ask(figure, trial?.figure ?? '')
  }

  private ask(striker: FigureId, mover: FigureId): void {
    const key = `${striker} ${mover}`
    if (this.asked.has(key)) return
    this.asked.add(key)
    // Odds are optional: the danger is shown without them if they fail.
    void this.request(striker, mover).catch(() => undefined)
  }

  /** Shots have a line; the blow of somebody who is left behind has none. */
  private async request(striker: FigureId, mover: FigureId): Promise<void> {
    const { snapshot } = this
    const forecasts = await this.presenter.client.call('forecasts', { by: striker, at: mover })
    const blow = forecasts.find(({ line, chances }) => line === undefined && chances.length > 0)
    if (!blow || snapshot !== this.presenter.state.snapshot) return
    this.presenter.store.set((now) => ({ ...now, strikeOdds: { ...now.strikeOdds, [striker]: blow } }))
  }
}
