/** Draws the stage when something has changed, once a frame, and keeps count. */
import type { Camera } from '../camera/camera.ts'
import { FrameWatch } from './frame-watch.ts'
import type { LeanStage } from './lean-stage.ts'

/** Nothing has moved for so many milliseconds. */
const REST = 900
/** Pixels. */
const LARGE = 640

export class StageFrames {
  private frame: number | undefined
  private drawn = 0
  private rest: ReturnType<typeof setTimeout> | undefined
  private isSharp = false
  private readonly watch = new FrameWatch()
  private readonly before = new Set<() => void>()

  constructor(
    private readonly stage: LeanStage,
    private readonly canvas: HTMLCanvasElement,
    private readonly camera: Camera,
    private readonly onSlow: () => void,
  ) {}

  /** Something has changed: a frame is drawn, if somebody leans over the table. */
  readonly invalidate = (): void => {
    if (!this.camera.isLeaning) return
    this.frame ??= requestAnimationFrame((now) => this.draw(now))
  }

  /** Called before each frame, to bring up to date what it shows. */
  onFrame(work: () => void): () => void {
    this.before.add(work)
    return () => this.before.delete(work)
  }

  stop(): void {
    clearTimeout(this.rest)
    if (this.frame !== undefined) cancelAnimationFrame(this.frame)
  }

  private draw(now: number): void {
    this.frame = undefined
    const began = performance.now()
    for (const work of this.before) work()
    this.stage.draw(this.camera.view.viewport)
    this.count(performance.now() - began)
    clearTimeout(this.rest)
    this.rest = setTimeout(() => this.sharpen(), REST)
    // The next frame comes when this one is on the screen: that is how long it took.
    requestAnimationFrame((next) => {
      this.watch.add(next - now)
      if (this.watch.isTooSlow) this.onSlow()
    })
  }

  /** Once nothing moves, a quick machine with a large screen gets a sharper ground. */
  private sharpen(): void {
    if (this.isSharp || !this.watch.isQuick || this.camera.view.screen.width < LARGE) return
    this.isSharp = true
    this.stage.sharpen().then(this.invalidate, () => undefined)
  }

  /** What the script that measures frames reads. */
  private count(script: number): void {
    this.drawn++
    const { dataset } = this.canvas
    dataset['frames'] = String(this.drawn)
    dataset['drawCalls'] = String(this.stage.drawCalls)
    dataset['made'] = String(this.stage.made)
    dataset['script'] = script.toFixed(2)
  }
}
