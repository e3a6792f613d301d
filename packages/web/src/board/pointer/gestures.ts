/**
 * Pointers become gestures: a tap, a drag, a long press, two fingers. Plain numbers in, no browser in here. What each
 * gesture means stands in taps.ts and drags.ts.
 */
import type { Hands } from '../../table/table-actions.ts'
import type { Lookouts } from '../../table/lookups.ts'
import type { Session } from '../../play/session.ts'
import type { Camera } from '../../camera/camera.ts'
import { Drags } from './drags.ts'
import { gripAt, type Grip } from './grip.ts'
import { Pinch } from './pinch.ts'
import { Pointing } from './pointer-target.ts'
import { gapOf, SLACK, type Press } from './press.ts'
import { Taps } from './taps.ts'

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
  private readonly at: Pointing
  private readonly drags: Drags
  private readonly taps: Taps
  private pressed: Pressed | undefined
  private pinch: Pinch | undefined
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(session: Session, hands: Hands, lookouts: Lookouts, camera: Camera) {
    this.at = new Pointing(session, hands, lookouts, camera)
    this.drags = new Drags(this.at)
    this.taps = new Taps(this.at)
  }

  down(press: Press): void {
    if (this.pressed && this.pressed.from.id !== press.id) return this.secondFinger(press)
    const grip = gripAt(this.at.state, this.at.spot(press), this.at.scale)
    this.pressed = { from: press, last: press, grip, dragged: false, spent: false }
    this.drags.begin(grip, press)
    this.timer = setTimeout(() => this.longPress(), LONG_PRESS)
  }

  move(press: Press): void {
    if (this.pinch) return this.pinch.move(press)
    const { pressed } = this
    if (!pressed) return this.hover(press)
    if (press.id !== pressed.from.id) return
    if (!pressed.dragged && gapOf(press, pressed.from) < SLACK) return
    clearTimeout(this.timer)
    const isFirst = !pressed.dragged
    pressed.dragged = true
    this.drags.go(pressed.grip, press, { last: pressed.last, isFirst })
    pressed.last = press
  }

  up(press: Press): void {
    clearTimeout(this.timer)
    if (this.pinch) return this.release()
    const { pressed } = this
    if (!pressed || press.id !== pressed.from.id) return
    this.pressed = undefined
    if (pressed.spent) return
    if (pressed.dragged) this.drags.drop(pressed.grip, press)
    else this.taps.tap(pressed.grip, pressed.from)
  }

  /** The other button, while something is in hand: a corner here. True when it was used. */
  otherButton(): boolean {
    const isHeld = this.at.inHand?.held === true
    if (isHeld) this.at.hands.leading.bend()
    return isHeld
  }

  cancel(): void {
    clearTimeout(this.timer)
    if (this.pressed?.dragged && this.pressed.grip.is === 'carry') this.at.hands.putBack()
    this.drags.untie()
    this.release()
  }

  leave(): void {
    if (this.pressed) return
    this.at.hands.leading.rest()
    this.at.lookouts.point(undefined)
  }

  private release(): void {
    this.pressed = undefined
    this.pinch = undefined
  }

  private hover(press: Press): void {
    if (press.touch) return
    const { inHand, lookouts } = this.at
    lookouts.point(this.at.under(press, inHand?.held ? (inHand.body?.models ?? [inHand.figure]) : []))
    if (inHand?.held) this.drags.carry(this.at.spot(press), press)
  }

  private longPress(): void {
    const { pressed } = this
    if (pressed && !pressed.dragged && this.taps.long(pressed.from)) pressed.spent = true
  }

  /** While a figure is being dragged a second finger puts a corner into its way; else the two zoom. */
  private secondFinger(second: Press): void {
    const { pressed } = this
    if (!pressed) return
    clearTimeout(this.timer)
    if (pressed.dragged && pressed.grip.is === 'carry') return this.at.hands.leading.bend()
    this.pinch = new Pinch(this.at.camera, pressed.last, second)
  }
}
