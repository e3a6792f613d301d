/** Leaning over the table and standing up again: by a button, a key or a gesture, and by itself when it must. */
import type { FigureAnimator } from '../animation/figure-animator.ts'
import { PITCHES, type Camera } from '../camera/camera.ts'
import type { BattlePresenter } from '../play/battle-presenter.ts'
import { prefersReducedMotion } from '../settings/theme.tsx'
import { createStore } from '../ui/store.ts'
import { words } from '../words/words.ts'

/** Nothing has been made; the picture is being made; it can be shown. */
export type LeanState = 'above' | 'making' | 'ready'
/** Why the tilted table cannot be shown. */
export type LeanFailure = 'missing' | 'lost' | 'slow'

const REST = 42
const GLIDE = 320

export class LeanSwitch {
  readonly store = createStore<LeanState>('above')
  private frame: number | undefined

  constructor(
    private readonly camera: Camera,
    private readonly animator: FigureAnimator,
    private readonly presenter: Pick<BattlePresenter, 'setNotice'>,
  ) {}

  toggle(): void {
    if (this.camera.isLeaning) return this.standUp()
    if (this.store.get() === 'ready') return this.leanOver()
    this.store.set((now) => (now === 'making' ? 'above' : 'making'))
  }

  /** The first picture is there. */
  made(): void {
    this.store.set(() => 'ready')
    if (!this.camera.isLeaning) this.leanOver()
  }

  /** What was made is gone; the table is seen from above and a sentence says why. */
  fail(reason: LeanFailure): void {
    this.stop()
    this.toNearSide()
    this.camera.standUp()
    this.store.set(() => 'above')
    this.presenter.setNotice(words.errors.lean[reason])
  }

  /** Round the table by this many degrees, smoothly. */
  turnBy(yaw: number): void {
    const { tilt } = this.camera
    this.glide(tilt.pitch, tilt.yaw + yaw)
  }

  /** After a gesture that went nearly to the view from above, one stands up. */
  settle(): void {
    if (this.camera.isLeaning && this.camera.tilt.pitch > PITCHES.most) this.standUp()
  }

  private leanOver(): void {
    this.camera.lean(PITCHES.above, 0)
    this.glide(REST, 0)
  }

  private standUp(): void {
    this.toNearSide()
    this.glide(PITCHES.above, 0, () => this.camera.standUp())
  }

  /** From above the table is seen from one of its sides: from the one that one has come nearer to. */
  private toNearSide(): void {
    const { pitch, yaw } = this.camera.tilt
    if (Math.abs(yaw) <= 90) return
    this.camera.turn()
    this.camera.lean(pitch, yaw - 180)
    this.animator.turn(this.camera.isTurned)
  }

  private glide(pitch: number, yaw: number, then = () => {}): void {
    this.stop()
    const from = this.camera.tilt
    if (prefersReducedMotion()) {
      this.camera.lean(pitch, yaw)
      return then()
    }
    let began: number | undefined
    const step = (now: number) => {
      began ??= now
      const share = Math.min(1, (now - began) / GLIDE)
      const eased = share * share * (3 - 2 * share)
      this.camera.lean(from.pitch + (pitch - from.pitch) * eased, from.yaw + (yaw - from.yaw) * eased)
      this.frame = share < 1 ? requestAnimationFrame(step) : undefined
      if (share === 1) then()
    }
    this.frame = requestAnimationFrame(step)
  }

  private stop(): void {
    if (this.frame !== undefined) cancelAnimationFrame(this.frame)
    this.frame = undefined
  }
}
