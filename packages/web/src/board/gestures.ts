/** What pointers mean on the table. Plain numbers in, deeds of the hands out: no browser in here. */
import type { FigureId } from '@muster/engine'
import type { Point } from '@muster/table'
import type { Hands } from '../play/hands.ts'
import type { Lookouts } from '../play/lookout.ts'
import type { Session } from '../play/session.ts'
import { whoMayAct } from '../table/acting.ts'
import { figureAt } from '../table/hit.ts'
import { isMine, moveDraftOf, placeShown } from '../table/state.ts'
import { toTable } from '../table/window.ts'
import type { Camera } from './camera.ts'
import { shownFigures } from './shown.ts'

export interface Press {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly touch: boolean
}

type Doing =
  | { readonly is: 'carry' | 'piece' | 'link' | 'tap'; readonly figure: FigureId }
  | { readonly is: 'ground' | 'aim' | 'ruler' }

interface Pressed {
  readonly from: Press
  last: Press
  readonly doing: Doing
  dragged: boolean
}

const SLACK = 6
/** A finger hides what it holds: the figure floats this much above it. */
const ABOVE_FINGER = 60

export class Gestures {
  private pressed: Pressed | undefined
  private pinch: { first: Press; second: Press } | undefined

  constructor(
    private readonly session: Session,
    private readonly hands: Hands,
    private readonly lookouts: Lookouts,
    private readonly camera: Camera,
  ) {}

  down(press: Press): void {
    if (this.pressed && this.pressed.from.id !== press.id) return this.beginPinch(press)
    const doing = this.doingAt(press)
    this.pressed = { from: press, last: press, doing, dragged: false }
    if (doing.is === 'ruler') this.measure(press, press)
    if (doing.is === 'aim') this.hands.aim(this.spot(press))
  }

  move(press: Press): void {
    if (this.pinch) return this.doPinch(press)
    const { pressed } = this
    if (!pressed) return this.hover(press)
    if (press.id !== pressed.from.id) return
    const moved = Math.hypot(press.x - pressed.from.x, press.y - pressed.from.y)
    if (!pressed.dragged && moved < SLACK) return
    const first = !pressed.dragged
    pressed.dragged = true
    this.drag(pressed, press, first)
    pressed.last = press
  }

  up(press: Press): void {
    if (this.pinch) {
      this.pinch = undefined
      this.pressed = undefined
      return
    }
    const { pressed } = this
    this.pressed = undefined
    if (!pressed || press.id !== pressed.from.id) return
    if (pressed.dragged) this.drop(pressed, press)
    else this.tap(pressed)
  }

  cancel(): void {
    if (this.pressed?.dragged && this.pressed.doing.is === 'carry') this.hands.putBack()
    this.pressed = undefined
    this.pinch = undefined
  }

  leave(): void {
    if (this.pressed) return
    this.hands.rest()
    this.lookouts.point(undefined)
  }

  private spot({ x, y }: Press): Point {
    return toTable(this.camera.view.window, x, y)
  }

  private spotCarried(press: Press): Point {
    return this.spot(press.touch ? { ...press, y: press.y - ABOVE_FINGER } : press)
  }

  private figureUnder(press: Press, except?: FigureId): FigureId | undefined {
    const { state } = this.session
    const standing = shownFigures(state.snapshot)
      .filter(({ id }) => id !== except)
      .map((figure) => ({ id: figure.id, base: figure.base, at: placeShown(state, figure) }))
    return figureAt(standing, this.spot(press), this.camera.view.window.scale)?.id
  }

  private doingAt(press: Press): Doing {
    const { state } = this.session
    const { decision } = state.snapshot
    if (state.tool === 'measure') return { is: 'ruler' }
    const figure = this.figureUnder(press)
    if (!isMine(state) || !decision) return figure === undefined ? { is: 'ground' } : { is: 'tap', figure }
    if (decision.kind === 'aim') return { is: 'aim' }
    if (figure === undefined) return { is: 'ground' }
    if (this.hands.mayMove(figure)) return { is: 'carry', figure }
    if (decision.kind === 'place' && whoMayAct(decision).has(figure)) return { is: 'piece', figure }
    if (decision.kind === 'pair' && whoMayAct(decision).has(figure)) return { is: 'link', figure }
    return { is: 'tap', figure }
  }

  private hover(press: Press): void {
    if (press.touch) return
    this.lookouts.point(this.figureUnder(press))
    if (moveDraftOf(this.session.state)?.held) this.hands.carry(this.spot(press))
  }

  private drag({ doing, last }: Pressed, press: Press, first: boolean): void {
    switch (doing.is) {
      case 'carry':
        if (first) this.hands.lift(doing.figure)
        this.lookouts.point(this.figureUnder(press, doing.figure))
        return this.hands.carry(this.spotCarried(press))
      case 'piece':
        return void this.hands.place(doing.figure, this.spotCarried(press), false)
      case 'link':
        return this.drawLink(doing.figure, press)
      case 'aim':
        return this.hands.aim(this.spotCarried(press))
      case 'ruler':
        return this.measure(undefined, press)
      case 'tap':
      case 'ground':
        return this.camera.pan(press.x - last.x, press.y - last.y)
    }
  }

  private drawLink(from: FigureId, press: Press): void {
    const to = this.figureUnder(press)
    this.session.store.set((now) => ({ ...now, picked: from, pointed: to, ruler: undefined }))
  }

  private drop({ doing }: Pressed, press: Press): void {
    if (doing.is === 'carry') void this.hands.setDown()
    if (doing.is === 'piece') void this.hands.place(doing.figure, this.spotCarried(press))
    if (doing.is === 'link') {
      const to = this.figureUnder(press)
      if (to !== undefined) this.hands.link(doing.figure, to)
    }
  }

  private tap({ doing, from }: Pressed): void {
    switch (doing.is) {
      case 'carry':
      case 'piece':
      case 'link':
      case 'tap':
        return this.tapFigure(doing.figure, from)
      case 'ground':
        return this.tapGround(from)
      case 'aim':
      case 'ruler':
        return undefined
    }
  }

  private tapFigure(figure: FigureId, press: Press): void {
    const held = moveDraftOf(this.session.state)
    // The figure in hand is always under a mouse that carries it: that sets it down. Touched at home it is put back.
    if (held?.held && held.figure === figure) return held.path.length > 0 ? this.tapGround(press) : this.hands.putBack()
    // With a figure in hand, touching an enemy means going up to him.
    if (held?.held && !this.hands.mayMove(figure)) return this.tapGround(press)
    this.hands.touch(figure)
    this.lookouts.point(figure)
  }

  private tapGround(press: Press): void {
    const draft = moveDraftOf(this.session.state)
    if (draft?.held) {
      this.hands.carry(this.spot(press))
      return void this.hands.setDown(press.touch)
    }
    this.session.store.set((now) => ({ ...now, picked: undefined }))
    this.lookouts.point(undefined)
  }

  private measure(from: Press | undefined, to: Press): void {
    const spot = this.spot(to)
    this.session.store.set((now) => ({ ...now, ruler: { from: from ? spot : (now.ruler?.from ?? spot), to: spot } }))
  }

  private beginPinch(second: Press): void {
    const first = this.pressed?.last
    if (!first) return
    if (this.pressed?.doing.is === 'carry') this.hands.putBack()
    this.pinch = { first, second }
  }

  private doPinch(press: Press): void {
    const { pinch } = this
    if (!pinch) return
    const before = gapOf(pinch.first, pinch.second)
    if (press.id === pinch.first.id) pinch.first = press
    else pinch.second = press
    const middle = { x: (pinch.first.x + pinch.second.x) / 2, y: (pinch.first.y + pinch.second.y) / 2 }
    if (before > 0) this.camera.zoom(gapOf(pinch.first, pinch.second) / before, middle)
  }
}

const gapOf = (a: Press, b: Press): number => Math.hypot(a.x - b.x, a.y - b.y)
