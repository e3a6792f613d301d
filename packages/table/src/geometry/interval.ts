/** A part of a segment, as shares of its length: 0 at its start, 1 at its end. */
export interface Interval {
  readonly from: number
  readonly to: number
}
