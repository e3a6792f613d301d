/** Requests how far each enemy could really come, one after the other, as soon as a figure is being moved. */
import type { FigureId } from '@muster/engine'
import { nearEnemies } from '../state/move-outlook.ts'
import { combatantNamed } from '../figures/combatants.ts'
import { moveDraftOf, type TableState } from '../state/table-state.ts'
import type { Snapshot } from '@muster/session'
import type { BattlePresenter } from '../play/battle-presenter.ts'

/** One mover in one position. */
interface ThreatQuery {
  readonly mover: FigureId
  readonly snapshot: Snapshot
}

export class ThreatLookup {
  private query: ThreatQuery | undefined

  constructor(private readonly presenter: BattlePresenter) {}

  start(): void {
    this.presenter.store.subscribe(() => this.refresh())
  }

  private refresh(): void {
    const next = queryOf(this.presenter.state)
    if (!next || isSame(this.query, next)) return
    this.query = next
    this.presenter.store.set((now) => ({ ...now, threatAreas: {} }))
    // If the request fails, straight distances are used.
    void this.ask(next).catch(() => undefined)
  }

  /** One request at a time, so that requests of the pointer are answered in between. */
  private async ask(watch: ThreatQuery): Promise<void> {
    const { mover, snapshot } = watch
    const combatant = combatantNamed(snapshot.view, mover)
    if (!combatant) return
    const models = combatant.models.map(({ id }) => id)
    for (const { id } of nearEnemies(snapshot.view, combatant, allowanceOf(snapshot, mover))) {
      const area = await this.presenter.client.call('threat', { figure: id, mover, models })
      if (!isSame(this.query, watch)) return
      this.presenter.store.set((now) => ({ ...now, threatAreas: { ...now.threatAreas, [id]: area } }))
    }
  }
}

function queryOf(state: TableState): ThreatQuery | undefined {
  const draft = moveDraftOf(state)
  return draft && { mover: draft.figure, snapshot: state.snapshot }
}

const isSame = (a: ThreatQuery | undefined, b: ThreatQuery): boolean =>
  a?.mover === b.mover && a.snapshot === b.snapshot

const allowanceOf = ({ decision }: Snapshot, mover: FigureId): number =>
  decision?.kind === 'move' ? (decision.movers.find(({ figure }) => figure === mover)?.allowance ?? 0) : 0
