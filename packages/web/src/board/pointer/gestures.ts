/**
 * Pointers become gestures: a tap, a drag, a long press, two fingers. Plain numbers in, no browser in here. What each
 * gesture means stands in taps.ts and drags.ts.
 */
import type { TableActions } from '../../table/table-actions.ts'
import type { Lookups } from '../../table/lookups.ts'
import type { BattlePresenter } from '../../play/battle-presenter.ts'
import type { Camera } from '../../camera/camera.ts'
import type { Place } from '../../camera/viewport.ts'
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
  /** From the pointer to the foot of the card it took: the foot is led over the ground, not the pointer. */
  readonly hold: Place
  dragged: boolean
  /** A long press was handled, so letting go does nothing. */
  spent: boolean
}

const LONG_PRESS = 480
/** How long a pointer rests before the ground under it is explained, in milliseconds. */
const REST = 450
const NO_OFFSET: Place = { x: 0, y: 0 }

const isCarried = (grip: Grip): grip is Extract<Grip, { readonly is: 'carry' | 'activate' | 'reopen' | 'piece' }> =>
  grip.is === 'carry' || grip.is === 'activate' || grip.is === 'reopen' || grip.is === 'piece'

const atFoot = (press: Press, { x, y }: Place): Press =>
  x === 0 && y === 0 ? press : { ...press, x: press.x + x, y: press.y + y }

export class Gestures {
  private readonly at: PointerTarget
  private readonly drags: Drags
  private readonly taps: Taps
  private pressed: PressState | undefined
  private pinch: Pinch | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private resting: ReturnType<typeof setTimeout> | undefined

  constructor(presenter: BattlePresenter, actions: TableActions, lookups: Lookups, camera: Camera) {
    this.at = new PointerTarget(presenter, actions, lookups, camera)
    this.drags = new Drags(this.at)
    this.taps = new Taps(this.at)
  }

  down(press: Press): void {
    this.pointAtGround(undefined)
    if (this.pressed && this.pressed.from.id !== press.id) return this.secondFinger(press)
    const grip = gripAt(this.at.state, this.at.tablePoint(press), this.at.figurePressed(press))
    const hold = isCarried(grip) ? this.at.footFrom(press, grip.model) : NO_OFFSET
    this.pressed = { from: press, last: press, grip, hold, dragged: false, spent: false }
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
    this.drags.move(pressed.grip, atFoot(press, pressed.hold), { last: pressed.last, isFirst })
    pressed.last = press
  }

  up(press: Press): void {
    clearTimeout(this.timer)
    if (this.pinch) return this.release()
    const { pressed } = this
    if (!pressed || press.id !== pressed.from.id) return
    this.pressed = undefined
    if (pressed.spent) return
    if (pressed.dragged) this.drags.drop(pressed.grip, atFoot(press, pressed.hold))
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
    this.pointAtGround(undefined)
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
    const under = this.at.figureUnder(press, moveDraft?.held ? (moveDraft.unit?.models ?? [moveDraft.figure]) : [])
    lookups.hover(under)
    this.pointAtGround(under === undefined && !moveDraft?.held ? press : undefined)
    // Over an enemy the odds are shown from where the figure stands: a click there attacks.
    if (moveDraft?.held && this.at.isEnemy(under)) this.at.actions.moves.returnToStart()
    else if (moveDraft?.held) this.drags.moveTo(this.at.tablePoint(press), press)
  }

  /** A pointer that rests on terrain has it explained; one that goes on, or presses, does not. */
  private pointAtGround(press: Press | undefined): void {
    clearTimeout(this.resting)
    const { pointedGround } = this.at.state
    if (pointedGround) this.at.pointAt(undefined)
    if (press) this.resting = setTimeout(() => this.at.pointAt(this.at.tablePoint(press)), REST)
  }

  private longPress(): void {
    const { pressed } = this
    if (!pressed || pressed.dragged) return
    if (this.taps.long(pressed.from)) pressed.spent = true
    else if (pressed.grip.is === 'ground' && this.at.pointAt(this.at.tablePoint(pressed.from))) pressed.spent = true
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
