/** Finds out how far enemies can really come, one after the other, as soon as somebody is taken in hand. */
import type { FigureId } from '@muster/engine'
import { nearEnemies } from '../state/move-outlook.ts'
import { someoneNamed } from '../figures/combatants.ts'
import { moveDraftOf, type TableState } from '../state/table-state.ts'
import type { Snapshot } from '../session/messages/snapshot.ts'
import type { Session } from '../play/session.ts'

/** What holds only for one mover in one position. */
interface Watch {
  readonly mover: FigureId
  readonly snapshot: Snapshot
}

export class Sentries {
  private watch: Watch | undefined

  constructor(private readonly session: Session) {}

  begin(): void {
    this.session.store.subscribe(() => this.look())
  }

  private look(): void {
    const next = watchOf(this.session.state)
    if (!next || isSame(this.watch, next)) return
    this.watch = next
    this.session.store.set((now) => ({ ...now, comings: {} }))
    // The list stands as the crow flies where it cannot be had otherwise.
    void this.ask(next).catch(() => undefined)
  }

  /** One question at a time, so that the hand on the table is answered in between. */
  private async ask(watch: Watch): Promise<void> {
    const { mover, snapshot } = watch
    const someone = someoneNamed(snapshot.view, mover)
    if (!someone) return
    const models = someone.models.map(({ id }) => id)
    for (const { id } of nearEnemies(snapshot.view, someone, allowanceOf(snapshot, mover))) {
      const area = await this.session.client.call('coming', { figure: id, mover, models })
      if (!isSame(this.watch, watch)) return
      this.session.store.set((now) => ({ ...now, comings: { ...now.comings, [id]: area } }))
    }
  }
}

function watchOf(state: TableState): Watch | undefined {
  const draft = moveDraftOf(state)
  return draft && { mover: draft.figure, snapshot: state.snapshot }
}

const isSame = (a: Watch | undefined, b: Watch): boolean => a?.mover === b.mover && a.snapshot === b.snapshot

const allowanceOf = ({ decision }: Snapshot, mover: FigureId): number =>
  decision?.kind === 'move' ? (decision.movers.find(({ figure }) => figure === mover)?.allowance ?? 0) : 0
