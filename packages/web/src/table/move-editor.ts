/** A figure or a unit led along a way: taken up, carried, bent round corners, set down. */
import type { FigureId } from '@muster/engine'
import type { Point } from '@muster/table'
import { figureNamed } from '../figures/acting-figures.ts'
import { unitFormationOf } from '../figures/units.ts'
import type { MoveDraft } from '../state/draft.ts'
import {
  addCorner,
  resetMove,
  moveEnd,
  withTracedCorner,
  startUnitMove,
  startFigureMove,
  moveAnswer,
  offsetPoint,
} from '../state/move-draft.ts'
import { canAnswer, withTrial, moveDraftOf, type TableState } from '../state/table-state.ts'
import type { MoveTrial } from '../session/messages/replies.ts'
import type { MoveRequest } from '../session/messages/requests.ts'
import { LatestRequest } from '../play/latest-request.ts'
import type { Session } from '../play/session.ts'

const NO_TRIAL = { trial: undefined, refusal: undefined, binding: false } as const

export class MoveEditor {
  private readonly trials: LatestRequest<MoveRequest, MoveTrial | undefined>

  constructor(private readonly session: Session) {
    this.trials = new LatestRequest(
      (request) => session.client.call('tryMove', request),
      (trial) => trial && session.store.set((now) => withTrial(now, trial)),
    )
  }

  private get state(): TableState {
    return this.session.state
  }

  private get draft(): MoveDraft | undefined {
    return moveDraftOf(this.state)
  }

  canMove(figure: FigureId): boolean {
    const { decision } = this.state.snapshot
    return (
      canAnswer(this.state) && decision?.kind === 'move' && decision.movers.some((mover) => mover.figure === figure)
    )
  }

  /** Takes a figure or a unit up to move it: into the hand, or by keys where it stands. */
  lift(figure: FigureId, held = true): boolean {
    const draft = this.liftedDraft(figure, held)
    if (!draft || !this.canMove(figure)) return false
    if (this.draft?.figure === figure) this.setHeld(held)
    else {
      this.trials.cancel()
      this.session.store.set((now) => ({ ...now, ...NO_TRIAL, selected: figure, draft, pointedForecasts: undefined }))
    }
    return true
  }

  private liftedDraft(figure: FigureId, held: boolean): MoveDraft | undefined {
    const { view, decision } = this.state.snapshot
    const unit = unitFormationOf(decision, figure)
    if (unit) return startUnitMove(unit, held)
    const standing = figureNamed(view, figure)
    return standing && startFigureMove(figure, standing.at, held)
  }

  private setHeld(held: boolean): void {
    const { draft } = this
    if (draft && draft.held !== held) this.session.store.set((now) => ({ ...now, draft: { ...draft, held } }))
  }

  /** The hand has left the table: the figure waits where it stands. */
  returnToStart(): void {
    const { draft } = this
    if (!draft?.held) return
    this.trials.cancel()
    this.session.store.set((now) => ({ ...now, ...NO_TRIAL, draft: resetMove(draft) }))
  }

  /** Over there, please: the judge says how far it gets. */
  moveTo(goal: Point): void {
    const { draft } = this
    if (draft) this.tryDraft({ ...draft, goal })
  }

  /** The way follows the hand: a corner wherever it has come far enough from the last. */
  traceTo(goal: Point): void {
    const { draft } = this
    if (draft) this.tryDraft({ ...withTracedCorner(draft), goal })
  }

  addCorner(): void {
    const { draft } = this
    if (draft) this.session.setDraft(addCorner(draft))
  }

  /** A corner where it was last sent, as soon as the judge has let it come there. */
  async addCornerAtGoal(): Promise<void> {
    await this.trials.idle()
    this.addCorner()
  }

  /** By keys: from where the figure got to; while the judge is still thinking, from where it was sent. */
  nudge(dx: number, dy: number): void {
    const { draft } = this
    if (draft) this.tryDraft({ ...draft, goal: offsetPoint(this.trials.busy ? draft.goal : moveEnd(draft), dx, dy) })
  }

  /** This is how it should go; what the judge makes of it comes back as a trial. */
  tryDraft(draft: MoveDraft): void {
    this.session.setDraft(draft)
    const { figure, via, goal, unit } = draft
    this.trials.ask({ figure, via, goal, ...(unit && { shape: unit.shape, turn: unit.turn }) })
  }

  /** Sets the figure down. What can be taken back is done at once; what cannot waits for a second word. */
  async setDown(ask = false): Promise<void> {
    await this.trials.idle()
    const { draft } = this
    if (!draft) return
    if (!moveAnswer(draft)) return this.session.resetDraft()
    this.setHeld(false)
    // What could be had at a price is offered before the move is done.
    const isOffered = (this.state.refusal?.offers?.length ?? 0) > 0
    if (!this.state.irreversible && !ask && !isOffered) await this.session.confirm()
  }

  /** Nobody waits for the judge any more. */
  cancel(): void {
    this.trials.cancel()
  }
}
