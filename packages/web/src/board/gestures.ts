/** What pointers mean on the table. Plain numbers in, deeds of the hands out: no browser in here. */
import type { FigureId } from '@muster/engine'
import type { Point } from '@muster/table'
import type { Hands } from '../play/hands.ts'
import type { Lookouts } from '../play/lookout.ts'
import type { Session } from '../play/session.ts'
import { optionAt } from '../table/bodies.ts'
import { isMine, moveDraftOf } from '../table/state.ts'
import { toTable } from '../table/window.ts'
import type { Camera } from './camera.ts'
import { figureBeneath, figureUnder, gripAt, spotUnder, type Grip } from './grip.ts'
import { Pinch } from './pinch.ts'
import { aboveFinger, gapOf, SLACK, type Press } from './press.ts'

export type { Press } from './press.ts'

interface Pressed {
  readonly from: Press
  last: Press
  readonly grip: Grip
  dragged: boolean
  /** A long press has already been understood: letting go means nothing more. */
  spent: boolean
}

const LONG_PRESS = 480

export class Gestures {
  private pressed: Pressed | undefined
  private pinch: Pinch | undefined
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly session: Session,
    private readonly hands: Hands,
    private readonly lookouts: Lookouts,
    private readonly camera: Camera,
  ) {}

  down(press: Press): void {
    if (this.pressed && this.pressed.from.id !== press.id) return this.secondFinger(press)
    const grip = gripAt(this.session.state, this.spot(press), this.scale)
    this.pressed = { from: press, last: press, grip, dragged: false, spent: false }
    if (grip.is === 'ruler') this.measure(press, press)
    if (grip.is === 'aim') this.hands.laying.aim(this.spot(press))
    this.timer = setTimeout(() => this.longPress(), LONG_PRESS)
  }

  move(press: Press): void {
    if (this.pinch) return this.pinch.move(press)
    const { pressed } = this
    if (!pressed) return this.hover(press)
    if (press.id !== pressed.from.id) return
    if (!pressed.dragged && gapOf(press, pressed.from) < SLACK) return
    clearTimeout(this.timer)
    const first = !pressed.dragged
    pressed.dragged = true
    this.drag(pressed, press, first)
    pressed.last = press
  }

  up(press: Press): void {
    clearTimeout(this.timer)
    if (this.pinch) {
      this.pinch = undefined
      this.pressed = undefined
      return
    }
    const { pressed } = this
    if (!pressed || press.id !== pressed.from.id) return
    this.pressed = undefined
    if (pressed.spent) return
    if (pressed.dragged) this.drop(pressed, press)
    else this.tap(pressed)
  }

  /** The other button, while something is in hand: a corner here. True when it was used. */
  otherButton(): boolean {
    const isHeld = moveDraftOf(this.session.state)?.held === true
    if (isHeld) this.hands.leading.bend()
    return isHeld
  }

  cancel(): void {
    clearTimeout(this.timer)
    if (this.pressed?.dragged && this.pressed.grip.is === 'carry') this.hands.putBack()
    this.untie()
    this.pressed = undefined
    this.pinch = undefined
  }

  leave(): void {
    if (this.pressed) return
    this.hands.leading.rest()
    this.lookouts.point(undefined)
  }

  private get scale(): number {
    return this.camera.view.window.scale
  }

  private spot({ x, y }: Press): Point {
    return toTable(this.camera.view.window, x, y)
  }

  private under(press: Press, except?: readonly FigureId[]): FigureId | undefined {
    return figureUnder(this.session.state, this.spot(press), this.scale, except)
  }

  private hover(press: Press): void {
    if (press.touch) return
    const draft = moveDraftOf(this.session.state)
    this.lookouts.point(this.under(press, draft?.held ? (draft.body?.models ?? [draft.figure]) : []))
    if (draft?.held) this.carry(this.spot(press), press)
  }

  private drag({ grip, last }: Pressed, press: Press, first: boolean): void {
    switch (grip.is) {
      case 'carry':
        return this.dragCarried(grip, press, first)
      case 'piece':
        return void this.hands.laying.place(grip.model, this.spot(aboveFinger(press)), false)
      case 'link':
      case 'onto':
        return this.tie(grip.figure, press)
      case 'aim':
        return this.hands.laying.aim(this.spot(aboveFinger(press)))
      case 'ruler':
        return this.measure(undefined, press)
      case 'tap':
      case 'ground':
        return this.camera.pan(press.x - last.x, press.y - last.y)
    }
  }

  private dragCarried(grip: Grip & { readonly is: 'carry' }, press: Press, first: boolean): void {
    if (first) this.hands.leading.lift(grip.figure)
    const draft = moveDraftOf(this.session.state)
    this.lookouts.point(this.under(press, draft?.body?.models ?? [grip.figure]))
    const { x, y } = this.spot(aboveFinger(press))
    this.carry({ x: x + grip.aside.x, y: y + grip.aside.y }, press)
  }

  private carry(goal: Point, { shift }: Press): void {
    if (shift) this.hands.leading.follow(goal)
    else this.hands.leading.carry(goal)
  }

  /** A line from one to the pointer, and to whoever is under it. */
  private tie(from: FigureId, press: Press): void {
    const pointed = this.under(press)
    this.session.store.set((now) => ({ ...now, picked: from, pointed, tether: { from, to: this.spot(press) } }))
  }

  private untie(): void {
    this.session.store.set((now) => (now.tether === undefined ? now : { ...now, tether: undefined }))
  }

  private drop({ grip }: Pressed, press: Press): void {
    this.untie()
    // Put back in mid-air by a key: letting go means nothing more.
    if (grip.is === 'carry' && !moveDraftOf(this.session.state)) return
    if (grip.is === 'carry' && !this.dropOnto(grip.figure, press)) void this.hands.leading.setDown()
    if (grip.is === 'piece') void this.hands.laying.place(grip.model, this.spot(aboveFinger(press)))
    if (grip.is === 'onto') this.dropOnto(grip.figure, press)
    if (grip.is === 'link') {
      const to = this.under(press)
      if (to !== undefined) this.hands.laying.link(grip.figure, this.hands.actor(to))
    }
  }

  /** Dropped on somebody: the answer that does it to him, if there is one. */
  private dropOnto(figure: FigureId, press: Press): boolean {
    const { decision } = this.session.state.snapshot
    const draft = moveDraftOf(this.session.state)
    const under = this.under(press, draft?.body?.models ?? [figure])
    if (under === undefined || !decision) return false
    const option = optionAt(decision, figure, under) ?? optionAt(decision, figure, this.hands.unitOf(under))
    if (option) void this.session.pick(option.id)
    return option !== undefined
  }

  private tap({ grip, from }: Pressed): void {
    if (grip.is === 'ground') return this.tapGround(from)
    if ('figure' in grip) this.tapFigure(grip.figure, grip.model, from)
  }

  private tapFigure(figure: FigureId, model: FigureId, press: Press): void {
    const held = moveDraftOf(this.session.state)
    // The figure in hand is always under a mouse that carries it: that sets it down. Touched at home it is put back.
    if (held?.held && held.figure === figure) return held.path.length > 0 ? this.tapGround(press) : this.hands.putBack()
    // With a figure in hand, touching an enemy means going up to him.
    if (held?.held && !this.hands.leading.mayMove(figure)) return this.tapGround(press)
    this.hands.touch(model)
    this.lookouts.point(model)
  }

  private tapGround(press: Press): void {
    const { state } = this.session
    const option = isMine(state) ? spotUnder(state, this.spot(press), this.scale) : undefined
    if (option !== undefined) return void this.session.pick(option)
    if (moveDraftOf(state)?.held) {
      this.hands.leading.carry(this.spot(press))
      return void this.hands.leading.setDown(press.touch)
    }
    this.session.store.set((now) => ({ ...now, picked: undefined }))
    this.lookouts.point(undefined)
  }

  /** A long press on the ground with a figure in hand: by way of here. */
  private longPress(): void {
    const { pressed } = this
    if (!pressed || pressed.dragged || !moveDraftOf(this.session.state)?.held) return
    pressed.spent = true
    this.hands.leading.carry(this.spot(pressed.from))
    void this.hands.leading.bendThere()
  }

  private measure(from: Press | undefined, to: Press): void {
    const spot = this.spot(to)
    const { ruler } = this.session.state
    const under = figureBeneath(this.session.state, spot)
    const start = from || !ruler ? { from: spot, ...(under !== undefined && { by: under }) } : ruler
    this.lookouts.measure({
      from: start.from,
      to: spot,
      ...(start.by !== undefined && { by: start.by }),
      ...(under !== undefined && under !== start.by && { at: under }),
    })
  }

  /** While a figure is being dragged a second finger puts a corner into its way; else the two zoom. */
  private secondFinger(second: Press): void {
    const { pressed } = this
    if (!pressed) return
    clearTimeout(this.timer)
    if (pressed.dragged && pressed.grip.is === 'carry') return this.hands.leading.bend()
    this.pinch = new Pinch(this.camera, pressed.last, second)
  }
}
