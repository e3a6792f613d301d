/** A pointer on the table, in pixels of its pane. */
export interface Press {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly touch: boolean
  /** With Shift the path follows the pointer. */
  readonly shift?: boolean
}

export const pressDistance = (a: Press, b: Press): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Movements shorter than this are not a drag. */
export const DRAG_THRESHOLD = 6
/** A finger hides the figure it holds, so the figure is shown this far above it. */
const ABOVE_FINGER = 60
export const aboveFinger = (press: Press): Press => (press.touch ? { ...press, y: press.y - ABOVE_FINGER } : press)
