/** What touching a figure does now, the same for mouse, touch and keyboard. */
import type { FigureId } from '@muster/engine'
import { isCrowded, optionsFor } from '../figures/acting-figures.ts'
import { actorOf, isTarget, optionBetween, unitOf } from '../figures/units.ts'
import { offsetPoint } from '../state/move-draft.ts'
import { canAnswer, type TableState } from '../state/table-state.ts'
import { DraftEditor } from './draft-editor.ts'
import { MoveEditor } from './move-editor.ts'
import type { BattlePresenter } from '../play/battle-presenter.ts'

export class TableActions {
  readonly moves: MoveEditor
  readonly drafts: DraftEditor

  constructor(private readonly presenter: BattlePresenter) {
    this.moves = new MoveEditor(presenter)
    this.drafts = new DraftEditor(presenter)
  }

  private get state(): TableState {
    return this.presenter.state
  }

  /** What a touched model stands for: itself, or the unit it acts with. */
  actor(figure: FigureId): FigureId {
    const { view, decision } = this.state.snapshot
    return actorOf(view, decision, figure)
  }

  /** The unit of a model, or the model itself. */
  unitOf(figure: FigureId): FigureId {
    return unitOf(this.state.snapshot.view, figure) ?? figure
  }

  resetDraft(): void {
    this.moves.cancel()
    this.presenter.answers.resetDraft()
  }

  /** Moves the lifted figure or the aim a small step by key. */
  nudge(dx: number, dy: number): void {
    const { draft, selected } = this.state
    if (draft?.is === 'aim') this.drafts.aim(offsetPoint(draft.at, dx, dy))
    else if (selected === undefined) return
    else if (draft?.is === 'place') this.drafts.nudge(selected, dx, dy)
    else if (this.moves.lift(this.actor(selected), false)) this.moves.nudge(dx, dy)
    else void this.activateAndNudge(this.actor(selected), dx, dy)
  }

  /** An arrow key chooses the action by which the figure moves, as a drag does. */
  private async activateAndNudge(figure: FigureId, dx: number, dy: number): Promise<void> {
    if (await this.moves.activate(figure, false)) this.moves.nudge(dx, dy)
  }

  /** A figure is touched: the question decides what that means. */
  touch(model: FigureId): void {
    const { draft, selected, snapshot } = this.state
    const { decision } = snapshot
    const figure = this.actor(model)
    if (!decision || !canAnswer(this.state)) return this.select(figure)
    const meant = draft?.is === 'point' ? optionBetween(decision, draft.figure, figure) : undefined
    if (meant) return void this.presenter.answers.pick(meant.id)
    if (decision.kind === 'choose' && optionsFor(decision, figure).length > 0) return this.choose(figure)
    if (decision.kind === 'pair' && selected !== undefined && isTarget(decision, figure, selected))
      return this.drafts.link(selected, figure)
    if (!this.moves.lift(figure)) this.select(decision.kind === 'place' ? model : figure)
  }

  /** Focusing a figure that may act selects it, unless it is a target of the selected figure. */
  focus(model: FigureId): void {
    const { selected, snapshot } = this.state
    const figure = this.actor(model)
    const isMeant = selected !== undefined && selected !== figure && snapshot.decision?.kind === 'pair'
    if (!isMeant || !isTarget(snapshot.decision, figure, selected)) this.select(figure)
  }

  select(figure: FigureId): void {
    this.presenter.store.set((now) => ({ ...now, selected: figure }))
  }

  /** A single option of a figure is given at once; with several, or one with a target, the bar asks which. */
  private choose(figure: FigureId): void {
    const { draft, snapshot } = this.state
    const { decision } = snapshot
    if (!decision) return
    const [option, ...others] = optionsFor(decision, figure)
    if (!option) return
    if (draft?.is === 'choose') return this.drafts.toggle(option.id)
    if (others.length === 0 && option.at === undefined && !isCrowded(decision))
      return void this.presenter.answers.pick(option.id)
    const options = [option, ...others].map(({ id }) => id)
    this.presenter.store.set((now) => ({ ...now, selected: figure, draft: { is: 'point', figure, options } }))
  }
}
