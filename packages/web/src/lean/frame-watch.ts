/** Watches how long frames take while the picture is moving, and says when a machine cannot keep up. */
const FRAMES = 20
const MOST = 50
/** So many frames of less than this, and there is time to spare. */
const ENOUGH = 8
const QUICK = 25
/** A longer time is no slow frame: the page was hidden. */
const PAUSE = 3000

export class FrameWatch {
  private readonly times: number[] = []

  /** A frame took this many milliseconds, until the browser was ready for the next. */
  add(milliseconds: number): void {
    if (milliseconds > PAUSE) return
    this.times.push(milliseconds)
    if (this.times.length > FRAMES) this.times.shift()
  }

  /** Whether the median of the last frames is too long. */
  get isTooSlow(): boolean {
    return this.times.length >= FRAMES && this.median > MOST
  }

  /** Whether there is time to spare. */
  get isQuick(): boolean {
    return this.times.length >= ENOUGH && this.median < QUICK
  }

  private get median(): number {
    const sorted = [...this.times].sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? 0
  }
}
