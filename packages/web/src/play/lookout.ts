/** Looks things up as one points at them: the odds against an enemy, the ground in reach of a friend. */
import type { FigureId, Prospect } from '@muster/engine'
import { whoLooks } from '../table/acting.ts'
import { moveAnswer } from '../table/draft.ts'
import { speakerOf } from '../table/someone.ts'
import { moveDraftOf } from '../table/state.ts'
import type { ProspectWish, ReachArea } from '../worker/protocol.ts'
import { Latest } from './latest.ts'
import type { Session } from './session.ts'

export class Lookouts {
  private readonly prospects: Latest<ProspectWish, readonly Prospect[]>
  private readonly reaches: Latest<FigureId, ReachArea | undefined>

  constructor(private readonly session: Session) {
    const { client, store } = session
    this.prospects = new Latest(
      (wish) => client.call('prospects', wish),
      (prospects, { by, at }) =>
        store.set((now) =>
          speakerOf(now.snapshot.view, now.pointed)?.id === at ? { ...now, lookout: { by, at, prospects } } : now,
        ),
    )
    this.reaches = new Latest(
      (figure) => client.call('reach', figure),
      (reach) => store.set((now) => (reach === undefined || now.picked === reach.figure ? { ...now, reach } : now)),
    )
  }

  /** At a figure, or away from all. */
  point(at: FigureId | undefined): void {
    const { store, state } = this.session
    if (state.pointed === at) return
    this.prospects.drop()
    store.set((now) => ({ ...now, pointed: at, lookout: undefined }))
    this.look()
  }

  /** Asks again, because something moved. */
  look(): void {
    const { state } = this.session
    const { view, decision } = state.snapshot
    const target = speakerOf(view, state.pointed)
    const by = target && whoLooks(view, target, state.picked, decision)
    if (!target || !by) return
    const draft = moveDraftOf(state)
    const after = draft?.figure === by.id ? moveAnswer(draft) : undefined
    this.prospects.ask({ by: by.id, at: target.id, ...(after && { after }) })
  }

  /** Where the picked figure can go, if it is asked to. */
  reach(figure: FigureId | undefined): void {
    const { decision, asked } = this.session.state.snapshot
    const may =
      asked === 'person' && decision?.kind === 'move' && decision.movers.some((mover) => mover.figure === figure)
    this.session.store.set((now) =>
      now.reach === undefined || now.reach.figure === figure ? now : { ...now, reach: undefined },
    )
    if (may && figure !== undefined) this.reaches.ask(figure)
  }
}
