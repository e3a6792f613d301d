/** What touching a figure does now, the same for mouse, touch and keyboard. */
import type { FigureId } from '@muster/engine'
import { actingFigures, isCrowded, optionsFor } from '../figures/acting-figures.ts'
import { combatantOf } from '../figures/combatants.ts'
import { actorOf, isTarget, unitOf } from '../figures/units.ts'
import { actorOf as actorOfOption, isAimedByHand, optionChoice, targetOption } from '../state/option-choice.ts'
import { rankOptions } from '../state/option-ranking.ts'
import { offsetPoint } from '../state/move-draft.ts'
import { canAnswer, type TableState } from '../state/table-state.ts'
import { AttackActions } from './attack-actions.ts'
import { DraftEditor } from './draft-editor.ts'
import { MoveEditor } from './move-editor.ts'
import type { ShownOption } from '@muster/session'
import type { BattlePresenter } from '../play/battle-presenter.ts'

export class TableActions {
  readonly moves: MoveEditor
  readonly drafts: DraftEditor
  readonly attacks: AttackActions

  constructor(private readonly presenter: BattlePresenter) {
    this.moves = new MoveEditor(presenter)
    this.drafts = new DraftEditor(presenter)
    this.attacks = new AttackActions(presenter, this)
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

  /** The computer's advice lies on the table as a draft; a move is judged as if it had been dragged. */
  async advise(): Promise<void> {
    await this.presenter.answers.advise()
    this.moves.judgeDraft()
  }

  async suggest(): Promise<void> {
    await this.presenter.answers.suggest()
    this.moves.judgeDraft()
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
    else if (this.moves.lift(this.actor(selected), false)) void this.moves.nudge(dx, dy)
    else void this.activateAndNudge(this.actor(selected), dx, dy)
  }

  /** An arrow key chooses the action by which the figure moves, as a drag does. */
  private async activateAndNudge(figure: FigureId, dx: number, dy: number): Promise<void> {
    if (await this.moves.activate(figure, false)) await this.moves.nudge(dx, dy)
  }

  /** A figure is touched: the question decides what that means. */
  touch(model: FigureId): void {
    const { selected, snapshot } = this.state
    const { decision } = snapshot
    const figure = this.actor(model)
    if (!decision || !canAnswer(this.state)) return this.select(figure)
    const option = targetOption(this.state, figure)
    if (option) return this.aimAt(option, model)
    if (isAimedByHand(this.state.draft) && this.isNoTarget(model)) return void this.attacks.tellNoTarget(model)
    if (decision.kind === 'choose' && optionsFor(decision, figure).length > 0) return this.choose(figure)
    const attacker = this.attackerOf(model)
    if (attacker !== undefined) return void this.attacks.attack(attacker, model)
    if (decision.kind === 'pair' && selected !== undefined && isTarget(decision, figure, selected))
      return this.drafts.link(selected, figure)
    if (!this.moves.lift(figure)) this.select(decision.kind === 'place' ? model : figure)
  }

  /** Whether what is being aimed has targets, and neither this figure nor its own caster is among them. */
  private isNoTarget(model: FigureId): boolean {
    const choice = optionChoice(this.state)
    return choice?.chosen?.at !== undefined && this.actor(model) !== choice.by
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

  /** The figure in hand, the one that was picked, or the only one that is asked, if the touched figure is its enemy. */
  private attackerOf(model: FigureId): FigureId | undefined {
    const { draft, selected, snapshot } = this.state
    const { decision, view } = snapshot
    if (!decision || (decision.kind !== 'move' && decision.kind !== 'choose')) return undefined
    if (combatantOf(view, model)?.side === decision.by) return undefined
    const picked = draft?.is === 'move' || draft?.is === 'option' ? draft.figure : selected
    const acting = actingFigures(decision)
    if (picked !== undefined && acting.has(picked)) return picked
    const [only, ...others] = decision.kind === 'choose' ? acting : []
    return others.length === 0 && combatantOf(view, only)?.side === decision.by ? only : undefined
  }

  /** A target that is pointed at already is taken; another is chosen first, so that its odds are seen. */
  private aimAt({ id }: ShownOption, model: FigureId): void {
    const { draft, hovered, snapshot } = this.state
    const isPointed = hovered === model && (snapshot.decision?.kind === 'choose' || draft?.is === 'option')
    if (isPointed) return void this.presenter.answers.pick(id)
    this.chooseOption(id, draft?.is === 'option' && draft.byHand === true)
  }

  /** Chooses an option of a figure without giving it: the table shows its targets. */
  chooseOption(id: string, byHand: boolean): void {
    const { decision } = this.state.snapshot
    const option = decision?.options.find((one) => one.id === id)
    const figure = decision && option && actorOfOption(decision, option)
    if (figure === undefined) return
    this.presenter.store.set((now) => ({
      ...now,
      selected: figure,
      openGroup: undefined,
      draft: { is: 'option', figure, option: id, byHand },
    }))
  }

  /** A single option of a figure is given at once; with several, or one with a target, the bar asks which. */
  private choose(figure: FigureId): void {
    const { draft, snapshot } = this.state
    const { decision } = snapshot
    if (!decision) return
    const [option, ...others] = rankOptions(this.state, optionsFor(decision, figure))
    if (!option) return
    if (draft?.is === 'choose') return this.drafts.toggle(option.id)
    if (others.length === 0 && option.at === undefined && !isCrowded(decision))
      return void this.presenter.answers.pick(option.id)
    this.chooseOption(option.id, false)
  }
}
