/**
 * Pointers become gestures: a tap, a drag, a long press, two fingers. Plain numbers in, no browser in here. What each
 * gesture means stands in taps.ts and drags.ts.
 */
import type { TableActions } from '../../table/table-actions.ts'
import type { Lookups } from '../../table/lookups.ts'
import type { BattlePresenter } from '../../play/battle-presenter.ts'
import type { Camera } from '../../camera/camera.ts'
import { Drags } from './drags.ts'
import { gripAt, type Grip } from './grip.ts'
import { Pinch } from './pinch.ts'
import { PointerTarget } from './pointer-target.ts'
import { pressDistance, DRAG_THRESHOLD, type Press } from './press.ts'
import { Taps } from './taps.ts'

export type { Press } from './press.ts'

interface PressState {
  readonly from: Press
  last: Press
  readonly grip: Grip
  dragged: boolean
  /** A long press was handled, so letting go does nothing. */
  spent: boolean
}

const LONG_PRESS = 480

export class Gestures {
  private readonly at: PointerTarget
  private readonly drags: Drags
  private readonly taps: Taps
  private pressed: PressState | undefined
  private pinch: Pinch | undefined
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(presenter: BattlePresenter, actions: TableActions, lookups: Lookups, camera: Camera) {
    this.at = new PointerTarget(presenter, actions, lookups, camera)
    this.drags = new Drags(this.at)
    this.taps = new Taps(this.at)
  }

  down(press: Press): void {
    if (this.pressed && this.pressed.from.id !== press.id) return this.secondFinger(press)
    const grip = gripAt(this.at.state, this.at.tablePoint(press), this.at.scale)
    this.pressed = { from: press, last: press, grip, dragged: false, spent: false }
    this.drags.begin(grip, press)
    this.timer = setTimeout(() => this.longPress(), LONG_PRESS)
  }

  move(press: Press): void {
    if (this.pinch) return this.pinch.move(press)
    const { pressed } = this
    if (!pressed) return this.hover(press)
    if (press.id !== pressed.from.id) return
    if (!pressed.dragged && pressDistance(press, pressed.from) < DRAG_THRESHOLD) return
    clearTimeout(this.timer)
    const isFirst = !pressed.dragged
    pressed.dragged = true
    this.drags.move(pressed.grip, press, { last: pressed.last, isFirst })
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

  /** The right button adds a corner while a figure is dragged; returns true when it was used. */
  rightButton(): boolean {
    const isHeld = this.at.moveDraft?.held === true
    if (isHeld) this.at.actions.moves.addCorner()
    return isHeld
  }

  cancel(): void {
    clearTimeout(this.timer)
    if (this.pressed?.dragged && this.pressed.grip.is === 'carry') this.at.actions.resetDraft()
    this.drags.hideDragLine()
    this.release()
  }

  leave(): void {
    if (this.pressed) return
    this.at.actions.moves.returnToStart()
    this.at.lookups.hover(undefined)
  }

  private release(): void {
    this.pressed = undefined
    this.pinch = undefined
  }

  private hover(press: Press): void {
    if (press.touch) return
    const { moveDraft, lookups } = this.at
    lookups.hover(this.at.figureUnder(press, moveDraft?.held ? (moveDraft.unit?.models ?? [moveDraft.figure]) : []))
    if (moveDraft?.held) this.drags.moveTo(this.at.tablePoint(press), press)
  }

  private longPress(): void {
    const { pressed } = this
    if (pressed && !pressed.dragged && this.taps.long(pressed.from)) pressed.spent = true
  }

  /** During a drag a second finger adds a corner; otherwise two fingers zoom. */
  private secondFinger(second: Press): void {
    const { pressed } = this
    if (!pressed) return
    clearTimeout(this.timer)
    if (pressed.dragged && pressed.grip.is === 'carry') return this.at.actions.moves.addCorner()
    this.pinch = new Pinch(this.at.camera, pressed.last, second)
  }
}
