/** The scale of the tape that shows how the points of a list are spent. */
export interface PointsScale {
  /** What the whole length of the tape stands for. */
  readonly length: number
  readonly ticks: readonly { readonly at: number; readonly label?: string }[]
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]
const MOST_TICKS = 16
const LABEL_EACH = 5
/** The tape goes on a little beyond the limit, or beyond what a list costs that is over it. */
const BEYOND = 16 / 15

export function pointsScale(points: number, limit: number): PointsScale {
  const length = Math.max(points, limit, 1) * BEYOND
  const step = STEPS.find((one) => length / one <= MOST_TICKS + 1) ?? length
  const count = Math.floor(length / step)
  return {
    length,
    ticks: Array.from({ length: count }, (_, index) => {
      const at = (index + 1) * step
      return (index + 1) % LABEL_EACH === 0 ? { at, label: String(at) } : { at }
    }),
  }
}
