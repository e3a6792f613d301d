/** Edits the draft of a move: picks up a figure or a unit, moves it, adds corners to its path, sets it down. */
import type { Answer, FigureId } from '@muster/engine'
import { samePoint, type Point } from '@muster/table'
import { figureNamed, moveOption } from '../figures/acting-figures.ts'
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
import type { MoveTrial, MoveRequest, Snapshot } from '@muster/session'
import { LatestRequest } from '../play/latest-request.ts'
import { words } from '../words/words.ts'
import type { BattlePresenter } from '../play/battle-presenter.ts'

/** An arrow key passes over so many steps on which nobody can stop. */
const MOST_STEPS = 10

const NO_TRIAL = { trial: undefined, refusal: undefined, irreversible: false } as const

export class MoveEditor {
  private readonly trials: LatestRequest<MoveRequest, MoveTrial | undefined>

  constructor(private readonly presenter: BattlePresenter) {
    this.trials = new LatestRequest(
      (request) => presenter.client.call('tryMove', request),
      (trial) => {
        if (trial) presenter.store.set((now) => withTrial(now, trial))
        // Whoever moves by keys sees at each step what Enter would do.
        const { draft } = this
        const answer = draft && !draft.held && moveAnswer(draft)
        if (answer) void this.checkReversible(draft.path, answer)
      },
    )
  }

  private get state(): TableState {
    return this.presenter.state
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

  /** Lifts a figure or a unit to move it, by pointer or by keys. */
  lift(figure: FigureId, held = true): boolean {
    const draft = this.liftedDraft(figure, held)
    if (!draft || !this.canMove(figure)) return false
    if (this.draft?.figure === figure) this.setHeld(held)
    else {
      this.trials.cancel()
      this.presenter.store.set((now) => ({ ...now, ...NO_TRIAL, selected: figure, draft, pointedForecasts: undefined }))
    }
    return true
  }

  /** Chooses the action by which a figure moves, and lifts it. Resolves to whether it may move now. */
  async activate(figure: FigureId, held = true, contact = false): Promise<boolean> {
    const { decision } = this.state.snapshot
    const option = decision && canAnswer(this.state) ? moveOption(decision, figure, contact) : undefined
    if (!option) return false
    await this.presenter.answers.pick(option.id)
    return this.lift(figure, held)
  }

  /** Opens the move of a figure again, and lifts it from where it stood before. Resolves to whether it may move now. */
  async reopen(figure: FigureId): Promise<boolean> {
    const isOpen = ({ reopenable = [] }: Snapshot): boolean => reopenable.includes(figure)
    await this.presenter.change('reopen', figure, isOpen)
    if (this.lift(figure)) return true
    this.presenter.setNotice(words.battle.cannotReopen)
    return false
  }

  /** Takes the action back for the one that may end in contact. */
  async activateInContact(figure: FigureId): Promise<void> {
    await this.presenter.undo()
    await this.activate(figure, true, true)
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
    if (draft && draft.held !== held) this.presenter.store.set((now) => ({ ...now, draft: { ...draft, held } }))
  }

  /** The pointer has left the table: the figure stays where it is. */
  returnToStart(): void {
    const { draft } = this
    if (!draft?.held) return
    this.trials.cancel()
    this.presenter.store.set((now) => ({ ...now, ...NO_TRIAL, draft: resetMove(draft) }))
  }

  /** Sends the figure there; the rules say how far it gets. */
  moveTo(goal: Point): void {
    const { draft } = this
    if (draft) this.tryDraft({ ...draft, goal })
  }

  /** The path follows the pointer, with a corner wherever that is far enough from the last. */
  traceTo(goal: Point): void {
    const { draft } = this
    if (draft) this.tryDraft({ ...withTracedCorner(draft), goal })
  }

  addCorner(): void {
    const { draft } = this
    if (draft) this.presenter.answers.setDraft(addCorner(draft))
  }

  /** Adds a corner where the figure was last sent, once the rules let it come there. */
  async addCornerAtGoal(): Promise<void> {
    await this.trials.idle()
    this.addCorner()
  }

  /** By keys: from where the figure is; while a reply is pending, from where it was sent. */
  async nudge(dx: number, dy: number): Promise<void> {
    const { draft } = this
    if (!draft) return
    const from = this.trials.busy ? draft.goal : moveEnd(draft)
    this.tryDraft({ ...draft, goal: offsetPoint(from, dx, dy) })
    await this.stepOver(from, dx, dy)
  }

  /** Where it cannot stop, it goes on in the same direction to the next place where it can. */
  private async stepOver(from: Point, dx: number, dy: number): Promise<void> {
    for (let steps = 1; steps <= MOST_STEPS; steps++) {
      await this.trials.idle()
      const { draft } = this
      const goal = offsetPoint(from, steps * dx, steps * dy)
      // Another key or the pointer has sent it elsewhere meanwhile.
      if (!draft || draft.held || !samePoint(draft.goal, goal)) return
      const end = moveEnd(draft)
      if ((end.x - from.x) * dx + (end.y - from.y) * dy > 0) return
      if (steps === MOST_STEPS) return this.tryDraft({ ...draft, goal: from })
      this.tryDraft({ ...draft, goal: offsetPoint(from, (steps + 1) * dx, (steps + 1) * dy) })
    }
  }

  /** Drafts this path; the rules' reply comes as a trial. */
  tryDraft(draft: MoveDraft): void {
    this.presenter.answers.setDraft(draft)
    const { figure, via, goal, unit } = draft
    this.trials.ask({ figure, via, goal, ...(unit && { shape: unit.shape, turn: unit.turn }) })
  }

  /** Asks what a move that was laid on the table costs and provokes. The models of a unit stay where they were laid. */
  judgeDraft(): void {
    const { draft } = this
    if (draft && !draft.unit) this.trials.ask({ figure: draft.figure, via: draft.via, goal: draft.goal })
  }

  /** Sets the figure down. A move that can be undone is made at once; another must be confirmed. */
  async setDown(ask = false): Promise<void> {
    await this.trials.idle()
    const { draft } = this
    if (!draft) return
    const answer = moveAnswer(draft)
    if (!answer) return this.presenter.answers.resetDraft()
    this.setHeld(false)
    // If the rules offer something at a price, the offer is shown first.
    const isOffered = (this.state.refusal?.offers?.length ?? 0) > 0
    if (ask || isOffered) return this.checkReversible(draft.path, answer)
    if (await this.presenter.answers.giveUnless('irreversible', answer)) this.setIrreversible(draft.path, true)
  }

  /** Asks the rules whether a drafted move that is not made yet could be taken back. */
  private async checkReversible(path: MoveDraft['path'], answer: Answer): Promise<void> {
    await this.presenter.attempt(async () => {
      const { irreversible } = await this.presenter.client.call('tryAnswer', answer)
      this.setIrreversible(path, irreversible)
    })
  }

  /** What the rules said about this path, unless it has been drawn otherwise meanwhile. */
  private setIrreversible(path: MoveDraft['path'], irreversible: boolean): void {
    this.presenter.store.set((now) => (moveDraftOf(now)?.path === path ? { ...now, irreversible } : now))
  }

  /** Ignores the pending reply. */
  cancel(): void {
    this.trials.cancel()
  }
}
