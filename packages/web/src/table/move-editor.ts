/** A figure or a unit led along a way: taken up, carried, bent round corners, set down. */
import type { FigureId } from '@muster/engine'
import type { Point } from '@muster/table'
import { figureNamed } from '../figures/acting-figures.ts'
import { bodyOf } from '../figures/units.ts'
import type { MoveDraft } from '../state/draft.ts'
import { addWayPoint, atHome, endOf, followed, liftBody, liftFigure, moveAnswer, nudged } from '../state/move-draft.ts'
import { isMine, judged, moveDraftOf, type TableState } from '../state/table-state.ts'
import type { MoveTrial } from '../session/messages/replies.ts'
import type { MoveWish } from '../session/messages/requests.ts'
import { Latest } from '../play/latest-request.ts'
import type { Session } from '../play/session.ts'

const NOT_JUDGED = { trial: undefined, refusal: undefined, binding: false } as const

export class Leading {
  private readonly trials: Latest<MoveWish, MoveTrial | undefined>

  constructor(private readonly session: Session) {
    this.trials = new Latest(
      (wish) => session.client.call('tryMove', wish),
      (trial) => trial && session.store.set((now) => judged(now, trial)),
    )
  }

  private get state(): TableState {
    return this.session.state
  }

  private get draft(): MoveDraft | undefined {
    return moveDraftOf(this.state)
  }

  mayMove(figure: FigureId): boolean {
    const { decision } = this.state.snapshot
    return isMine(this.state) && decision?.kind === 'move' && decision.movers.some((mover) => mover.figure === figure)
  }

  /** Takes a figure or a unit up to move it: into the hand, or by keys where it stands. */
  lift(figure: FigureId, held = true): boolean {
    const draft = this.liftedDraft(figure, held)
    if (!draft || !this.mayMove(figure)) return false
    if (this.draft?.figure === figure) this.hold(held)
    else {
      this.trials.drop()
      this.session.store.set((now) => ({ ...now, ...NOT_JUDGED, picked: figure, draft, lookout: undefined }))
    }
    return true
  }

  private liftedDraft(figure: FigureId, held: boolean): MoveDraft | undefined {
    const { view, decision } = this.state.snapshot
    const body = bodyOf(decision, figure)
    if (body) return liftBody(body, held)
    const standing = figureNamed(view, figure)
    return standing && liftFigure(figure, standing.at, held)
  }

  private hold(held: boolean): void {
    const { draft } = this
    if (draft && draft.held !== held) this.session.store.set((now) => ({ ...now, draft: { ...draft, held } }))
  }

  /** The hand has left the table: the figure waits where it stands. */
  rest(): void {
    const { draft } = this
    if (!draft?.held) return
    this.trials.drop()
    this.session.store.set((now) => ({ ...now, ...NOT_JUDGED, draft: atHome(draft) }))
  }

  /** Over there, please: the judge says how far it gets. */
  carry(goal: Point): void {
    const { draft } = this
    if (draft) this.wish({ ...draft, goal })
  }

  /** The way follows the hand: a corner wherever it has come far enough from the last. */
  follow(goal: Point): void {
    const { draft } = this
    if (draft) this.wish({ ...followed(draft), goal })
  }

  bend(): void {
    const { draft } = this
    if (draft) this.session.draft(addWayPoint(draft))
  }

  /** A corner where it was last sent, as soon as the judge has let it come there. */
  async bendThere(): Promise<void> {
    await this.trials.settled()
    this.bend()
  }

  /** By keys: from where the figure got to; while the judge is still thinking, from where it was sent. */
  nudge(dx: number, dy: number): void {
    const { draft } = this
    if (draft) this.wish({ ...draft, goal: nudged(this.trials.busy ? draft.goal : endOf(draft), dx, dy) })
  }

  /** This is how it should go; what the judge makes of it comes back as a trial. */
  wish(draft: MoveDraft): void {
    this.session.draft(draft)
    const { figure, via, goal, body } = draft
    this.trials.ask({ figure, via, goal, ...(body && { shape: body.shape, turn: body.turn }) })
  }

  /** Sets the figure down. What can be taken back is done at once; what cannot waits for a second word. */
  async setDown(ask = false): Promise<void> {
    await this.trials.settled()
    const { draft } = this
    if (!draft) return
    if (!moveAnswer(draft)) return this.session.putBack()
    this.hold(false)
    // What could be had at a price is offered before the move is done.
    const isOffered = (this.state.refusal?.offers?.length ?? 0) > 0
    if (!this.state.binding && !ask && !isOffered) await this.session.confirm()
  }

  /** Nobody waits for the judge any more. */
  drop(): void {
    this.trials.drop()
  }
}
