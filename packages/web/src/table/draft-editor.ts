/** Edits the draft of an answer: pieces in a zone, a template, links. Each change is checked by the rules. */
import type { Answer, FigureId } from '@muster/engine'
import { distance, INCH, type Point } from '@muster/table'
import { unitFormationOf } from '../figures/units.ts'
import { answerFrom, moveSpot, toggle, type Draft, type PlaceDraft } from '../state/draft.ts'
import { baseRadius } from '../figures/hit-test.ts'
import { offsetPoint } from '../state/move-draft.ts'
import { link, relink } from '../state/pair-draft.ts'
import { canAnswer, type TableState } from '../state/table-state.ts'
import { middleOfZone, moveInsideZone } from '../figures/deployment-zone.ts'
import type { BattlePresenter } from '../play/battle-presenter.ts'

export class DraftEditor {
  constructor(private readonly presenter: BattlePresenter) {}

  private get state(): TableState {
    return this.presenter.state
  }

  /** Puts a piece of a placement here; the rules check it at once. */
  async place(figure: FigureId, at: Point, settle = true): Promise<void> {
    const { draft } = this.state
    if (draft?.is !== 'place' || !canAnswer(this.state)) return
    const models = unitFormationOf(this.state.snapshot.decision, figure)?.models ?? [figure]
    const moved = insideZone(moveSpot(draft, figure, at, models), models, this.state)
    this.presenter.store.set((now) => ({ ...now, draft: moved, selected: figure, refusal: undefined }))
    if (settle) await this.check(models)
  }

  /** Takes a waiting piece out of the tray and puts it here; without a place, on the nearest free one. */
  async takeFromTray(figure: FigureId, at?: Point): Promise<void> {
    const { draft, snapshot } = this.state
    if (draft?.is !== 'place' || snapshot.decision?.kind !== 'place' || !canAnswer(this.state)) return
    const spots = [
      ...draft.spots.filter((spot) => spot.figure !== figure),
      { figure, at: at ?? middleOfZone(snapshot.decision.zone) },
    ]
    const added: PlaceDraft = { ...draft, spots }
    this.presenter.store.set((now) => ({ ...now, draft: added, selected: figure, refusal: undefined }))
    if (at === undefined) await this.settle(figure)
  }

  /** A piece that was put down without a place of its own goes to the nearest free one. */
  private async settle(figure: FigureId): Promise<void> {
    const { draft } = this.state
    const answer = draft && answerFrom(draft)
    if (draft?.is !== 'place' || !answer) return
    const { refusal } = await this.presenter.client.call('tryAnswer', answer)
    const nearest = refusal && (await this.presenter.client.call('nearest', { answer, moved: [figure] }))
    if (this.state.draft !== draft) return
    if (nearest && 'spots' in nearest) this.presenter.answers.setDraft({ ...draft, spots: nearest.spots })
    await this.check([figure])
  }

  /** Puts a piece back into the tray, where some may wait. */
  async putIntoTray(figure: FigureId): Promise<void> {
    const { draft, snapshot } = this.state
    if (draft?.is !== 'place' || snapshot.decision?.kind !== 'place' || !snapshot.decision.mayWait) return
    const spots = draft.spots.filter((spot) => spot.figure !== figure)
    this.presenter.store.set((now) => ({ ...now, draft: { ...draft, spots }, refusal: undefined }))
    await this.check()
  }

  /** Moves the piece a small step by key. */
  nudge(figure: FigureId, dx: number, dy: number): void {
    const { draft } = this.state
    const spot = draft?.is === 'place' ? draft.spots.find((one) => one.figure === figure) : undefined
    if (spot) void this.place(figure, offsetPoint(spot.at, dx, dy))
  }

  aim(at: Point): void {
    if (!canAnswer(this.state) || this.state.snapshot.decision?.kind !== 'aim') return
    this.presenter.answers.setDraft({ is: 'aim', at })
    void this.check()
  }

  /** Lays out the nearest legal placement, to be confirmed. */
  async apply(answer: Answer): Promise<void> {
    const { draft } = this.state
    if (draft?.is === 'place' && 'spots' in answer) this.presenter.answers.setDraft({ ...draft, spots: answer.spots })
    else if (draft?.is === 'aim' && 'at' in answer) this.presenter.answers.setDraft({ is: 'aim', at: answer.at })
    else if (draft?.is === 'pair' && 'links' in answer)
      this.presenter.answers.setDraft({ ...draft, links: answer.links })
    else return this.presenter.answers.give(answer)
    await this.check()
  }

  /** Adds a link, and deselects the figure for the next. */
  link(from: FigureId, to: FigureId): void {
    const { draft, snapshot } = this.state
    const { decision } = snapshot
    if (draft?.is !== 'pair' || decision?.kind !== 'pair' || !canAnswer(this.state)) return
    this.presenter.answers.setDraft(link(draft, decision, from, to))
    void this.check()
  }

  /** Sets the n-th link of a figure to this target, or to none. */
  relink(from: FigureId, place: number, to: FigureId | ''): void {
    const { draft } = this.state
    if (draft?.is !== 'pair' || !canAnswer(this.state)) return
    this.presenter.answers.setDraft(relink(draft, from, place, to))
    void this.check()
  }

  toggle(id: string): void {
    const { draft, snapshot } = this.state
    const { decision } = snapshot
    if (draft?.is === 'choose' && decision?.kind === 'choose')
      this.presenter.answers.setDraft(toggle(draft, id, decision.most))
  }

  /** Requests the rules' verdict on the draft, and what could follow it. */
  async check(moved: readonly FigureId[] = []): Promise<void> {
    const { draft } = this.state
    if (draft?.is !== 'place' && draft?.is !== 'aim' && draft?.is !== 'pair') return
    const answer = answerFrom(draft)
    if (!answer) return
    const { refusal, irreversible } = await this.presenter.client.call('tryAnswer', answer)
    this.presenter.store.set((now) => (now.draft === draft ? { ...now, refusal, irreversible } : now))
    if (refusal && !refusal.nearest && draft.is !== 'pair') await this.offer(draft, answer, moved)
  }

  /** A placement that is nearly legal is corrected; otherwise the nearest legal one is offered. */
  private async offer(draft: Draft, answer: Answer, moved: readonly FigureId[]): Promise<void> {
    const nearest = await this.presenter.client.call('nearest', { answer, moved })
    if (!nearest || this.state.draft !== draft) return
    if (isNear(answer, nearest)) return this.apply(nearest)
    this.presenter.store.set((now) => (now.refusal ? { ...now, refusal: { ...now.refusal, nearest } } : now))
  }
}

/** Corrections up to this distance are made without asking. */
const isNear = (wished: Answer, nearest: Answer): boolean => {
  if ('at' in wished && 'at' in nearest) return distance(wished.at, nearest.at) <= INCH / 2
  if (!('spots' in wished) || !('spots' in nearest)) return false
  return wished.spots.every(({ at }, place) => distance(at, nearest.spots[place]?.at ?? at) <= INCH / 2)
}

/** A piece dragged out of the zone stays inside it; for a unit, the model farthest outside decides. */
function insideZone(draft: PlaceDraft, models: readonly FigureId[], { snapshot }: TableState): PlaceDraft {
  const { decision } = snapshot
  if (decision?.kind !== 'place') return draft
  return models.reduce((now, id) => {
    const at = now.spots.find(({ figure }) => figure === id)?.at
    const base = decision.pieces.find(({ figure }) => figure === id)?.base
    return at && base ? moveSpot(now, id, moveInsideZone(decision.zone, at, baseRadius(base)), models) : now
  }, draft)
}
