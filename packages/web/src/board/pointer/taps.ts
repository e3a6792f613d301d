/** What a tap means: on a figure, on the ground, and held long with something in hand. */
import type { FigureId } from '@muster/engine'
import { isMine } from '../../state/table-state.ts'
import { spotUnder, type Grip } from './grip.ts'
import type { Pointing } from './pointer-target.ts'
import type { Press } from './press.ts'

export class Taps {
  constructor(private readonly at: Pointing) {}

  tap(grip: Grip, press: Press): void {
    if (grip.is === 'ground') return this.ground(press)
    if ('figure' in grip) this.figure(grip.figure, grip.model, press)
  }

  /** A long press on the ground with a figure in hand: by way of here. True when it was used. */
  long(press: Press): boolean {
    const { inHand, hands } = this.at
    if (!inHand?.held) return false
    hands.leading.carry(this.at.spot(press))
    void hands.leading.bendThere()
    return true
  }

  private figure(figure: FigureId, model: FigureId, press: Press): void {
    const { inHand, hands, lookouts } = this.at
    const isHeld = inHand?.held === true
    // The figure in hand is always under a mouse that carries it: that sets it down. Touched at home it is put back.
    if (isHeld && inHand.figure === figure) return inHand.path.length > 0 ? this.ground(press) : hands.putBack()
    // With a figure in hand, touching an enemy means going up to him.
    if (isHeld && !hands.leading.mayMove(figure)) return this.ground(press)
    hands.touch(model)
    lookouts.point(model)
  }

  private ground(press: Press): void {
    const { session, state, hands, lookouts, inHand } = this.at
    const spot = this.at.spot(press)
    const option = isMine(state) ? spotUnder(state, spot, this.at.scale) : undefined
    if (option !== undefined) return void session.pick(option)
    if (inHand?.held) {
      hands.leading.carry(spot)
      return void hands.leading.setDown(press.touch)
    }
    session.store.set((now) => ({ ...now, picked: undefined }))
    lookouts.point(undefined)
  }
}
