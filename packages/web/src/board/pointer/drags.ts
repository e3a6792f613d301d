/** What a drag does, depending on what was pressed, and what dropping it does. */
import type { FigureId } from '@muster/engine'
import type { Point } from '@muster/table'
import { optionBetween } from '../../figures/units.ts'
import { figureBeneath, type Grip } from './grip.ts'
import type { PointerTarget } from './pointer-target.ts'
import { aboveFinger, type Press } from './press.ts'

type ActivatingGrip = Extract<Grip, { readonly is: 'activate' | 'reopen' }>

/** Degrees that a pixel turns and tilts the table. */
const TURN = 0.3

export class Drags {
  /** Resolves to whether the dragged figure may move, once its action is chosen. */
  private activated: Promise<boolean> | undefined

  constructor(private readonly at: PointerTarget) {}

  /** Called on press, before any movement: a ruler and a template show at once. */
  begin(grip: Grip, press: Press): void {
    if (grip.is === 'ruler') this.measure(press, press)
    if (grip.is === 'aim') this.at.actions.drafts.aim(this.at.tablePoint(press))
  }

  move(grip: Grip, press: Press, { last, isFirst }: { readonly last: Press; readonly isFirst: boolean }): void {
    const { actions, camera } = this.at
    switch (grip.is) {
      case 'carry':
        return this.carry(grip, press, isFirst)
      case 'activate':
      case 'reopen':
        return this.activate(grip, press, isFirst)
      case 'piece':
        return void actions.drafts.place(grip.model, this.at.tablePoint(aboveFinger(press)), false)
      case 'link':
      case 'onto':
        return this.showDragLine(grip.figure, press)
      case 'aim':
        return actions.drafts.aim(this.at.tablePoint(aboveFinger(press)))
      case 'ruler':
        return this.measure(undefined, press)
      case 'tap':
      case 'ground':
        return press.shift && camera.isLeaning
          ? camera.turnBy((last.x - press.x) * TURN, (press.y - last.y) * TURN)
          : camera.pan(press.x - last.x, press.y - last.y)
    }
  }

  drop(grip: Grip, press: Press): void {
    const { actions, moveDraft } = this.at
    this.hideDragLine()
    // The draft was put back by a key during the drag, so letting go does nothing.
    if (grip.is === 'carry' && moveDraft && !this.dropOnto(grip.figure, press)) void actions.moves.setDown()
    if (grip.is === 'activate') void this.dropActivated(grip.figure, press)
    if (grip.is === 'reopen') void this.dropReopened(grip.figure, press)
    if (grip.is === 'piece') void actions.drafts.place(grip.model, this.at.tablePoint(aboveFinger(press)))
    if (grip.is === 'onto') this.dropOnto(grip.figure, press)
    if (grip.is === 'link') {
      const to = this.at.figureUnder(press)
      if (to !== undefined) actions.drafts.link(grip.figure, actions.actor(to))
    }
  }

  /** Goes straight there; with Shift the path follows the pointer. */
  moveTo(goal: Point, { shift }: Press): void {
    const { moves } = this.at.actions
    if (shift) moves.traceTo(goal)
    else moves.moveTo(goal)
  }

  hideDragLine(): void {
    this.at.presenter.store.set((now) => (now.dragLine === undefined ? now : { ...now, dragLine: undefined }))
  }

  private carry(grip: Grip & { readonly is: 'carry' }, press: Press, isFirst: boolean): void {
    if (isFirst) this.at.actions.moves.lift(grip.figure)
    this.carryTo(grip.figure, press, grip.aside)
  }

  private carryTo(figure: FigureId, press: Press, aside: Point = { x: 0, y: 0 }): void {
    this.at.lookups.hover(this.at.figureUnder(press, this.at.moveDraft?.unit?.models ?? [figure]))
    const { x, y } = this.at.tablePoint(aboveFinger(press))
    this.moveTo({ x: x + aside.x, y: y + aside.y }, press)
  }

  /** Chooses the action by which a figure moves that has to be activated first; reopens the move of one that has moved. */
  private activate({ is, figure }: ActivatingGrip, press: Press, isFirst: boolean): void {
    const { moves } = this.at.actions
    if (isFirst) this.activated = is === 'reopen' ? moves.reopen(figure) : moves.activate(figure)
    this.carryTo(figure, press)
  }

  /** Dropped on an enemy, it takes the action that may end in contact. */
  private async dropActivated(figure: FigureId, press: Press): Promise<void> {
    const { moves } = this.at.actions
    const onto = this.at.figureUnder(press, [figure])
    if (!(await this.activated)) return
    if (this.at.isEnemy(onto)) await moves.activateInContact(figure)
    this.carryTo(figure, press)
    await moves.setDown()
  }

  private async dropReopened(figure: FigureId, press: Press): Promise<void> {
    if (!(await this.activated)) return
    this.carryTo(figure, press)
    await this.at.actions.moves.setDown()
  }

  /** A line from the figure to the pointer, or to the figure under it. */
  private showDragLine(from: FigureId, press: Press): void {
    const pointed = this.at.figureUnder(press)
    const dragLine = { from, to: this.at.tablePoint(press) }
    this.at.presenter.store.set((now) => ({ ...now, selected: from, hovered: pointed, dragLine }))
  }

  /** Dropping a figure on another gives the answer that acts on it, if there is one. */
  private dropOnto(figure: FigureId, press: Press): boolean {
    const { presenter, actions, moveDraft, state } = this.at
    const { decision } = state.snapshot
    const under = this.at.figureUnder(press, moveDraft?.unit?.models ?? [figure])
    if (under === undefined || !decision) return false
    const option = optionBetween(decision, figure, under) ?? optionBetween(decision, figure, actions.unitOf(under))
    if (option) void presenter.answers.pick(option.id)
    return option !== undefined
  }

  private measure(from: Press | undefined, to: Press): void {
    const { state, lookups } = this.at
    const spot = this.at.tablePoint(to)
    const under = figureBeneath(state, spot)
    const start = from || !state.ruler ? { from: spot, ...(under !== undefined && { by: under }) } : state.ruler
    lookups.measure({
      from: start.from,
      to: spot,
      ...(start.by !== undefined && { by: start.by }),
      ...(under !== undefined && under !== start.by && { at: under }),
    })
  }
}
