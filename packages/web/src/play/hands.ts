/** What a hand does on the table: lift, drag, set down, nudge, link, place, aim. The same for mouse, touch and keys. */
import type { FigureId } from '@muster/engine'
import type { Point } from '@muster/table'
import { figureNamed, isCrowded, optionsFor } from '../table/acting.ts'
import { actorOf, bodyOf, optionAt, unitOf } from '../table/bodies.ts'
import {
  addWayPoint,
  endOf,
  followed,
  liftBody,
  liftFigure,
  link,
  moveAnswer,
  moveSpot,
  nudged,
  relink,
  toggle,
  type MoveDraft,
} from '../table/draft.ts'
import { isMine, judged, moveDraftOf, type TableState } from '../table/state.ts'
import type { MoveTrial } from '../worker/replies.ts'
import type { MoveWish } from '../worker/wishes.ts'
import { Latest } from './latest.ts'
import type { Session } from './session.ts'

export class Hands {
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

  mayMove(figure: FigureId): boolean {
    const { decision } = this.state.snapshot
    return isMine(this.state) && decision?.kind === 'move' && decision.movers.some((mover) => mover.figure === figure)
  }

  /** Whom a touched model stands for: itself, or the unit it acts with. */
  actor(figure: FigureId): FigureId {
    const { view, decision } = this.state.snapshot
    return actorOf(view, decision, figure)
  }

  /** The unit a model stands in, or the model itself. */
  unitOf(figure: FigureId): FigureId {
    return unitOf(this.state.snapshot.view, figure) ?? figure
  }

  /** Takes a figure or a unit up to move it: into the hand, or by keys where it stands. */
  lift(figure: FigureId, held = true): boolean {
    const draft = this.liftedDraft(figure, held)
    if (!draft || !this.mayMove(figure)) return false
    if (moveDraftOf(this.state)?.figure === figure) this.hold(held)
    else {
      this.trials.drop()
      this.session.store.set((now) => ({
        ...now,
        picked: figure,
        draft,
        trial: undefined,
        refusal: undefined,
        binding: false,
        lookout: undefined,
      }))
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
    const draft = moveDraftOf(this.state)
    if (draft && draft.held !== held) this.session.store.set((now) => ({ ...now, draft: { ...draft, held } }))
  }

  /** The hand has left the table: the figure waits where it stands. */
  rest(): void {
    const draft = moveDraftOf(this.state)
    if (!draft?.held) return
    this.trials.drop()
    this.session.store.set((now) => ({
      ...now,
      draft: { ...draft, goal: draft.start, via: [], path: [], ...(draft.body && { body: { ...draft.body, ends: [] } }) },
      trial: undefined,
      refusal: undefined,
      binding: false,
    }))
  }

  /** Over there, please: the judge says how far it gets. */
  carry(goal: Point): void {
    const draft = moveDraftOf(this.state)
    if (draft) this.wish({ ...draft, goal })
  }

  bend(): void {
    const draft = moveDraftOf(this.state)
    if (draft) this.session.draft(addWayPoint(draft))
  }

  /** A corner where it was last sent, as soon as the judge has let it come there. */
  async bendThere(): Promise<void> {
    await this.trials.settled()
    this.bend()
  }

  /** The way follows the hand: a corner wherever it has come far enough from the last. */
  follow(goal: Point): void {
    const draft = moveDraftOf(this.state)
    if (draft) this.wish({ ...followed(draft), goal })
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
    const draft = moveDraftOf(this.state)
    if (!draft) return
    if (!moveAnswer(draft)) return this.session.putBack()
    this.hold(false)
    // What could be had at a price is offered before the move is done.
    const isOffered = (this.state.refusal?.offers?.length ?? 0) > 0
    if (!this.state.binding && !ask && !isOffered) await this.session.confirm()
  }

  putBack(): void {
    this.trials.drop()
    this.session.putBack()
  }

  /** By keys: a small step of whatever is in hand. */
  nudge(dx: number, dy: number): void {
    const { draft, picked } = this.state
    if (draft?.is === 'aim') this.aim(nudged(draft.at, dx, dy))
    else if (draft?.is === 'place' && picked !== undefined) this.nudgePiece(picked, dx, dy)
    else if (picked !== undefined && this.lift(this.actor(picked), false)) this.nudgeMove(dx, dy)
  }

  /** From where the figure got to; while the judge is still thinking, from where it was sent. */
  private nudgeMove(dx: number, dy: number): void {
    const draft = moveDraftOf(this.state)
    if (draft) this.wish({ ...draft, goal: nudged(this.trials.busy ? draft.goal : endOf(draft), dx, dy) })
  }

  private nudgePiece(figure: FigureId, dx: number, dy: number): void {
    const { draft } = this.state
    const spot = draft?.is === 'place' ? draft.spots.find((one) => one.figure === figure) : undefined
    if (spot) void this.place(figure, nudged(spot.at, dx, dy))
  }

  /** A piece of a placing goes here; the rules say at once what is wrong with it. */
  async place(figure: FigureId, at: Point, settle = true): Promise<void> {
    const { draft } = this.state
    if (draft?.is !== 'place' || !isMine(this.state)) return
    const moved = moveSpot(draft, figure, at, bodyOf(this.state.snapshot.decision, figure)?.models)
    this.session.store.set((now) => ({ ...now, draft: moved, picked: figure, refusal: undefined }))
    if (settle) await this.check()
  }

  aim(at: Point): void {
    if (!isMine(this.state) || this.state.snapshot.decision?.kind !== 'aim') return
    this.session.draft({ is: 'aim', at })
    void this.check()
  }

  /** Links, and frees the hand for the next. */
  link(from: FigureId, to: FigureId): void {
    const {
      draft,
      snapshot: { decision },
    } = this.state
    if (draft?.is !== 'pair' || decision?.kind !== 'pair' || !isMine(this.state)) return
    this.session.draft(link(draft, decision, from, to))
    void this.check()
  }

  /** The n-th link of a linker goes to this one, or to nobody. */
  relink(from: FigureId, place: number, to: FigureId | ''): void {
    const { draft } = this.state
    if (draft?.is !== 'pair' || !isMine(this.state)) return
    this.session.draft(relink(draft, from, place, to))
    void this.check()
  }

  toggle(id: string): void {
    const {
      draft,
      snapshot: { decision },
    } = this.state
    if (draft?.is === 'choose' && decision?.kind === 'choose') this.session.draft(toggle(draft, id, decision.most))
  }

  /** A figure is touched: what that means depends on what is asked. */
  touch(model: FigureId): void {
    const {
      draft,
      snapshot: { decision },
      picked,
    } = this.state
    const figure = this.actor(model)
    if (!decision || !isMine(this.state)) return this.session.store.set((now) => ({ ...now, picked: figure }))
    const meant = draft?.is === 'point' ? optionAt(decision, draft.figure, figure) : undefined
    if (meant) return void this.session.pick(meant.id)
    const [option, ...others] = optionsFor(decision, figure)
    if (option && decision.kind === 'choose') {
      if (draft?.is === 'choose') return this.toggle(option.id)
      // What is done to somebody is confirmed, or drawn to him.
      if (others.length === 0 && option.at === undefined && !isCrowded(decision)) return void this.session.pick(option.id)
      return this.session.store.set((now) => ({
        ...now,
        picked: figure,
        draft: { is: 'point', figure, options: [option, ...others].map(({ id }) => id) },
      }))
    }
    if (decision.kind === 'pair' && picked !== undefined && isTarget(decision, picked, figure))
      return this.link(picked, figure)
    if (this.lift(figure)) return
    this.session.store.set((now) => ({ ...now, picked: decision.kind === 'place' ? model : figure }))
  }

  /** The rules' word on what lies on the table as an answer in the making. */
  async check(): Promise<void> {
    const { draft } = this.state
    if (draft?.is !== 'place' && draft?.is !== 'aim' && draft?.is !== 'pair') return
    const answer =
      draft.is === 'place' ? { spots: draft.spots } : draft.is === 'aim' ? { at: draft.at } : { links: draft.links }
    const { refusal, binding } = await this.session.client.call('try', answer)
    this.session.store.set((now) => (now.draft === draft ? { ...now, refusal, binding } : now))
  }
}

type Pairs = Extract<TableState['snapshot']['decision'], { kind: 'pair' }>
const isTarget = (decision: Pairs, from: FigureId, to: FigureId): boolean =>
  decision.linkers.some((linker) => linker.figure === from && linker.targets.includes(to))
