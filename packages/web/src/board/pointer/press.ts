/** A pointer on the table, in pixels of its pane. */
export interface Press {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly touch: boolean
  /** Held with Shift the way follows the hand. */
  readonly shift?: boolean
}

export const pressDistance = (a: Press, b: Press): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Less than this is a tremble. */
export const DRAG_THRESHOLD = 6
/** A finger hides what it holds: the figure floats this much above it. */
const ABOVE_FINGER = 60
export const aboveFinger = (press: Press): Press => (press.touch ? { ...press, y: press.y - ABOVE_FINGER } : press)
