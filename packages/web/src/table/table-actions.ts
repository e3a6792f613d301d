/** What a hand does on the table, the same for mouse, touch and keys: whom it touches, and what that means now. */
import type { FigureId } from '@muster/engine'
import { isCrowded, optionsFor } from '../figures/acting-figures.ts'
import { actorOf, isTarget, optionAt, unitOf } from '../figures/units.ts'
import { nudged } from '../state/move-draft.ts'
import { isMine, type TableState } from '../state/table-state.ts'
import { Laying } from './placement-editor.ts'
import { Leading } from './move-editor.ts'
import type { Session } from '../play/session.ts'

export class Hands {
  readonly leading: Leading
  readonly laying: Laying

  constructor(private readonly session: Session) {
    this.leading = new Leading(session)
    this.laying = new Laying(session)
  }

  private get state(): TableState {
    return this.session.state
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

  putBack(): void {
    this.leading.drop()
    this.session.putBack()
  }

  /** By keys: a small step of whatever is in hand. */
  nudge(dx: number, dy: number): void {
    const { draft, picked } = this.state
    if (draft?.is === 'aim') this.laying.aim(nudged(draft.at, dx, dy))
    else if (picked === undefined) return
    else if (draft?.is === 'place') this.laying.nudge(picked, dx, dy)
    else if (this.leading.lift(this.actor(picked), false)) this.leading.nudge(dx, dy)
  }

  /** A figure is touched: what that means depends on what is asked. */
  touch(model: FigureId): void {
    const { draft, picked, snapshot } = this.state
    const { decision } = snapshot
    const figure = this.actor(model)
    if (!decision || !isMine(this.state)) return this.pick(figure)
    const meant = draft?.is === 'point' ? optionAt(decision, draft.figure, figure) : undefined
    if (meant) return void this.session.pick(meant.id)
    if (decision.kind === 'choose' && optionsFor(decision, figure).length > 0) return this.choose(figure)
    if (decision.kind === 'pair' && picked !== undefined && isTarget(decision, figure, picked))
      return this.laying.link(picked, figure)
    if (!this.leading.lift(figure)) this.pick(decision.kind === 'place' ? model : figure)
  }

  /** The focus comes to somebody who may act: he is picked, unless he is whom the one picked may be linked to. */
  focus(model: FigureId): void {
    const { picked, snapshot } = this.state
    const figure = this.actor(model)
    const isMeant = picked !== undefined && picked !== figure && snapshot.decision?.kind === 'pair'
    if (!isMeant || !isTarget(snapshot.decision, figure, picked)) this.pick(figure)
  }

  pick(figure: FigureId): void {
    this.session.store.set((now) => ({ ...now, picked: figure }))
  }

  /** The one answer about a figure is given at once; of several, or of one done to somebody, the bar asks which. */
  private choose(figure: FigureId): void {
    const { draft, snapshot } = this.state
    const { decision } = snapshot
    if (!decision) return
    const [option, ...others] = optionsFor(decision, figure)
    if (!option) return
    if (draft?.is === 'choose') return this.laying.toggle(option.id)
    if (others.length === 0 && option.at === undefined && !isCrowded(decision)) return void this.session.pick(option.id)
    const options = [option, ...others].map(({ id }) => id)
    this.session.store.set((now) => ({ ...now, picked: figure, draft: { is: 'point', figure, options } }))
  }
}
