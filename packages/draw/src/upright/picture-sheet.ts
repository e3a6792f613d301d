/** Pictures of what stands on the table, seen from the side. Each is drawn once and cut out of paper many times. */
import type { Box } from '../geometry/points.ts'

export interface SidePicture {
  readonly name: string
  /** The part of the drawing that the picture shows, in millimetres. */
  readonly box: Box
  readonly svg: string
  /** Pixels per millimetre at which it is worth drawing. */
  readonly density: number
}
