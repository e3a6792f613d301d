/** What a tap does: on a figure, on the ground, and a long press while moving a figure. */
import type { FigureId } from '@muster/engine'
import { canAnswer } from '../../state/table-state.ts'
import { spotUnder, type Grip } from './grip.ts'
import type { PointerTarget } from './pointer-target.ts'
import type { Press } from './press.ts'

export class Taps {
  constructor(private readonly at: PointerTarget) {}

  tap(grip: Grip, press: Press): void {
    if (grip.is === 'ground') return this.ground(press)
    if ('figure' in grip) this.figure(grip.figure, grip.model, press)
  }

  /** A long press on the ground adds a corner while a figure is lifted; returns true when it was used. */
  long(press: Press): boolean {
    const { moveDraft, actions } = this.at
    if (!moveDraft?.held) return false
    actions.moves.moveTo(this.at.tablePoint(press))
    void actions.moves.addCornerAtGoal()
    return true
  }

  private figure(figure: FigureId, model: FigureId, press: Press): void {
    const { moveDraft, actions, lookups } = this.at
    const isHeld = moveDraft?.held === true
    // The lifted figure is always under the mouse that moves it, so a click sets it down. Clicked where it started, it is put back.
    if (isHeld && moveDraft.figure === figure)
      return moveDraft.path.length > 0 ? this.ground(press) : actions.resetDraft()
    actions.touch(model)
    lookups.hover(model)
  }

  private ground(press: Press): void {
    const { presenter, state, actions, lookups, moveDraft } = this.at
    const spot = this.at.tablePoint(press)
    const option = canAnswer(state) ? spotUnder(state, spot, this.at.scaleAt(spot)) : undefined
    if (option !== undefined) return void presenter.answers.pick(option)
    if (moveDraft?.held) {
      actions.moves.moveTo(spot)
      return void actions.moves.setDown(press.touch)
    }
    presenter.store.set((now) => ({ ...now, selected: undefined }))
    lookups.hover(undefined)
  }
}
