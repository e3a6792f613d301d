/** An answer laid out on the table: pieces in a zone, a template, lines between figures. The rules look at each change. */
import type { FigureId } from '@muster/engine'
import type { Point } from '@muster/table'
import { bodyOf } from '../table/bodies.ts'
import { answerOf, moveSpot, toggle } from '../table/draft.ts'
import { nudged } from '../table/move-draft.ts'
import { link, relink } from '../table/pair-draft.ts'
import { isMine, type TableState } from '../table/state.ts'
import type { Session } from './session.ts'

export class Laying {
  constructor(private readonly session: Session) {}

  private get state(): TableState {
    return this.session.state
  }

  /** A piece of a placing goes here; the rules say at once what is wrong with it. */
  async place(figure: FigureId, at: Point, settle = true): Promise<void> {
    const { draft } = this.state
    if (draft?.is !== 'place' || !isMine(this.state)) return
    const moved = moveSpot(draft, figure, at, bodyOf(this.state.snapshot.decision, figure)?.models)
    this.session.store.set((now) => ({ ...now, draft: moved, picked: figure, refusal: undefined }))
    if (settle) await this.check()
  }

  /** By keys: a small step of the piece. */
  nudge(figure: FigureId, dx: number, dy: number): void {
    const { draft } = this.state
    const spot = draft?.is === 'place' ? draft.spots.find((one) => one.figure === figure) : undefined
    if (spot) void this.place(figure, nudged(spot.at, dx, dy))
  }

  aim(at: Point): void {
    if (!isMine(this.state) || this.state.snapshot.decision?.kind !== 'aim') return
    this.session.draft({ is: 'aim', at })
    void this.check()
  }

  /** Links, and frees the hand for the next. */
  link(from: FigureId, to: FigureId): void {
    const { draft, snapshot } = this.state
    const { decision } = snapshot
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
    const { draft, snapshot } = this.state
    const { decision } = snapshot
    if (draft?.is === 'choose' && decision?.kind === 'choose') this.session.draft(toggle(draft, id, decision.most))
  }

  /** The rules' word on what lies on the table as an answer in the making. */
  async check(): Promise<void> {
    const { draft } = this.state
    if (draft?.is !== 'place' && draft?.is !== 'aim' && draft?.is !== 'pair') return
    const answer = answerOf(draft)
    if (!answer) return
    const { refusal, binding } = await this.session.client.call('try', answer)
    this.session.store.set((now) => (now.draft === draft ? { ...now, refusal, binding } : now))
  }
}
