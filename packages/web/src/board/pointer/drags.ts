/** What dragging means, by what was taken hold of: and what letting go of it means. */
import type { FigureId } from '@muster/engine'
import type { Point } from '@muster/table'
import { optionAt } from '../../figures/units.ts'
import { figureBeneath, type Grip } from './grip.ts'
import type { Pointing } from './pointer-target.ts'
import { aboveFinger, type Press } from './press.ts'

export class Drags {
  constructor(private readonly at: Pointing) {}

  /** Pressed, not yet dragged: a ruler and a template are there at once. */
  begin(grip: Grip, press: Press): void {
    if (grip.is === 'ruler') this.measure(press, press)
    if (grip.is === 'aim') this.at.hands.laying.aim(this.at.spot(press))
  }

  go(grip: Grip, press: Press, { last, isFirst }: { readonly last: Press; readonly isFirst: boolean }): void {
    const { hands, camera } = this.at
    switch (grip.is) {
      case 'carry':
        return this.carryOff(grip, press, isFirst)
      case 'piece':
        return void hands.laying.place(grip.model, this.at.spot(aboveFinger(press)), false)
      case 'link':
      case 'onto':
        return this.tie(grip.figure, press)
      case 'aim':
        return hands.laying.aim(this.at.spot(aboveFinger(press)))
      case 'ruler':
        return this.measure(undefined, press)
      case 'tap':
      case 'ground':
        return camera.pan(press.x - last.x, press.y - last.y)
    }
  }

  drop(grip: Grip, press: Press): void {
    const { hands, inHand } = this.at
    this.untie()
    // Put back in mid-air by a key: letting go means nothing more.
    if (grip.is === 'carry' && inHand && !this.dropOnto(grip.figure, press)) void hands.leading.setDown()
    if (grip.is === 'piece') void hands.laying.place(grip.model, this.at.spot(aboveFinger(press)))
    if (grip.is === 'onto') this.dropOnto(grip.figure, press)
    if (grip.is === 'link') {
      const to = this.at.under(press)
      if (to !== undefined) hands.laying.link(grip.figure, hands.actor(to))
    }
  }

  /** Straight there, or with Shift the way the hand goes. */
  carry(goal: Point, { shift }: Press): void {
    const { leading } = this.at.hands
    if (shift) leading.follow(goal)
    else leading.carry(goal)
  }

  untie(): void {
    this.at.session.store.set((now) => (now.tether === undefined ? now : { ...now, tether: undefined }))
  }

  private carryOff(grip: Grip & { readonly is: 'carry' }, press: Press, isFirst: boolean): void {
    const { hands, lookouts } = this.at
    if (isFirst) hands.leading.lift(grip.figure)
    lookouts.point(this.at.under(press, this.at.inHand?.body?.models ?? [grip.figure]))
    const { x, y } = this.at.spot(aboveFinger(press))
    this.carry({ x: x + grip.aside.x, y: y + grip.aside.y }, press)
  }

  /** A line from one to the pointer, and to whoever is under it. */
  private tie(from: FigureId, press: Press): void {
    const pointed = this.at.under(press)
    const tether = { from, to: this.at.spot(press) }
    this.at.session.store.set((now) => ({ ...now, picked: from, pointed, tether }))
  }

  /** Dropped on somebody: the answer that does it to him, if there is one. */
  private dropOnto(figure: FigureId, press: Press): boolean {
    const { session, hands, inHand, state } = this.at
    const { decision } = state.snapshot
    const under = this.at.under(press, inHand?.body?.models ?? [figure])
    if (under === undefined || !decision) return false
    const option = optionAt(decision, figure, under) ?? optionAt(decision, figure, hands.unitOf(under))
    if (option) void session.pick(option.id)
    return option !== undefined
  }

  private measure(from: Press | undefined, to: Press): void {
    const { state, lookouts } = this.at
    const spot = this.at.spot(to)
    const under = figureBeneath(state, spot)
    const start = from || !state.ruler ? { from: spot, ...(under !== undefined && { by: under }) } : state.ruler
    lookouts.measure({
      from: start.from,
      to: spot,
      ...(start.by !== undefined && { by: start.by }),
      ...(under !== undefined && under !== start.by && { at: under }),
    })
  }
}
