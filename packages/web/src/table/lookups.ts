/** Looks things up as one points at them: the odds against an enemy, the ground in reach of a friend. */
import type { Answer, FigureId, AttackForecast, Sighting } from '@muster/engine'
import type { Point } from '@muster/table'
import { whoLooks } from '../figures/acting-figures.ts'
import { moveAnswer } from '../state/move-draft.ts'
import { outlookOf } from '../state/move-outlook.ts'
import type { Ruler } from '../figures/ruler.ts'
import { speakerOf, type Someone } from '../figures/combatants.ts'
import { moveDraftOf } from '../state/table-state.ts'
import type { ReachArea } from '../session/messages/replies.ts'
import type { OpeningWish, ProspectWish, SightWish, WatchWish } from '../session/messages/requests.ts'
import { Latest } from '../play/latest-request.ts'
import { Sentries } from './threat-lookup.ts'
import type { Session } from '../play/session.ts'

/** Exact odds are worked out one by one: for this many enemies at a time. */
const FEW = 5

export class Lookouts {
  private readonly prospects: Latest<ProspectWish, readonly AttackForecast[]>
  private readonly sightings: Latest<SightWish, Sighting | undefined>
  private readonly openings: Latest<OpeningWish, readonly AttackForecast[]>
  private readonly watchers: Latest<WatchWish, readonly FigureId[]>
  private readonly reaches: Latest<FigureId, ReachArea | undefined>

  constructor(private readonly session: Session) {
    const { client, store } = session
    new Sentries(session).begin()
    this.prospects = new Latest(
      (wish) => client.call('prospects', wish),
      (prospects, { by, at }) =>
        store.set((now) =>
          speakerOf(now.snapshot.view, now.pointed)?.id === at ? { ...now, lookout: { by, at, prospects } } : now,
        ),
    )
    this.sightings = new Latest(
      (wish) => client.call('sight', wish),
      (sighting, { by, at }) =>
        store.set((now) => (now.ruler?.by === by && now.ruler.at === at ? { ...now, sighting } : now)),
    )
    this.openings = new Latest(
      (wish) => client.call('openings', wish),
      (openings, { by }) => store.set((now) => (moveDraftOf(now)?.figure === by ? { ...now, openings } : now)),
    )
    this.watchers = new Latest(
      (wish) => client.call('watchers', wish),
      (figures, { mover, after }) =>
        store.set((now) =>
          moveDraftOf(now)?.figure === mover ? { ...now, seenBy: { path: pathOf(after), figures } } : now,
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

  /** The ruler runs from here to there; between two figures the rules say whether they see each other. */
  measure(ruler: Ruler): void {
    const { by, at } = ruler
    const isSame = this.session.state.ruler?.by === by && this.session.state.ruler?.at === at
    this.session.store.set((now) => ({ ...now, ruler, ...(!isSame && { sighting: undefined }) }))
    if (!isSame && by !== undefined && at !== undefined && by !== at) this.sightings.ask({ by, at })
  }

  /** Whom the move being drafted lays open: asked once the hand rests, for the nearest few. */
  openUp(): void {
    const { state } = this.session
    const draft = moveDraftOf(state)
    const after = draft && moveAnswer(draft)
    if (!draft || !after) return
    const { marks, shooters } = outlookOf(state)
    const at = idsOf(marks.slice(0, FEW))
    // Whether one is seen is quickly found; odds take longer.
    if (shooters.length > 0) this.watchers.ask({ mover: draft.figure, shooters: idsOf(shooters), after })
    if (at.length > 0) this.openings.ask({ by: draft.figure, at, after })
    else if (state.openings.length > 0) this.session.store.set((now) => ({ ...now, openings: [] }))
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

const pathOf = (answer: Answer): readonly Point[] => ('path' in answer ? answer.path : [])

const idsOf = (people: readonly Someone[]): readonly FigureId[] => people.map(({ id }) => id)
