/**
 * The table in perspective, for whoever leans over it. The camera looks at the middle of the pane; straight from above
 * (90°) every place is exactly where the flat board has it. All lengths here are in pixels at that middle: `u` to the
 * right, `v` towards the viewer, `h` up from the table.
 */
export interface Size {
  readonly width: number
  readonly height: number
}

export interface Place {
  readonly x: number
  readonly y: number
}

/** How high the ground is: hills. */
export interface Relief {
  /** The heights at which ground lies, highest first, in millimetres; the table itself is 0. */
  readonly levels: readonly number[]
  /** The height at a place of the table, both in millimetres. */
  heightAt(x: number, y: number): number
}

export interface Tilt {
  /** Degrees over the horizon: 90 looks straight down. */
  readonly pitch: number
  /** Degrees round the table, counter-clockwise as seen from above. */
  readonly yaw: number
  readonly pane: Size
  readonly relief: Relief
}

export interface ViewPoint {
  readonly u: number
  readonly v: number
  readonly h: number
}

export const RADIANS = Math.PI / 180

/** A narrow screen gets a wider lens, to show as much ground. */
const NARROW = 640
export const lensDegrees = ({ width }: Size): number => (width < NARROW ? 34 : 30)

/** How far the eye is from the middle it looks at. */
export const eyeDistance = (pane: Size): number => pane.height / 2 / Math.tan((lensDegrees(pane) / 2) * RADIANS)

/** An offset on the table as it is seen by somebody who has gone round it. */
export function turnedBy(yaw: number, { x, y }: Place): Place {
  const [sin, cos] = [Math.sin(yaw * RADIANS), Math.cos(yaw * RADIANS)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

/** How much larger than in the middle of the pane things are drawn at this place. */
export function nearness({ pitch, pane }: Tilt, { v, h }: ViewPoint): number {
  const far = eyeDistance(pane)
  const depth = far - v * Math.cos(pitch * RADIANS) - h * Math.sin(pitch * RADIANS)
  // What lies behind the eye is never seen: it is put far outside the pane.
  return far / Math.max(depth, far / 1000)
}

export function project(tilt: Tilt, at: ViewPoint): Place {
  const [sin, cos] = [Math.sin(tilt.pitch * RADIANS), Math.cos(tilt.pitch * RADIANS)]
  const near = nearness(tilt, at)
  return {
    x: tilt.pane.width / 2 + at.u * near,
    y: tilt.pane.height / 2 + (at.v * sin - at.h * cos) * near,
  }
}

/** The place at height `h` that is seen at this pixel. */
export function unproject({ pitch, pane }: Tilt, { x, y }: Place, h: number): Place {
  const [sin, cos] = [Math.sin(pitch * RADIANS), Math.cos(pitch * RADIANS)]
  const far = eyeDistance(pane)
  const [right, down] = [(x - pane.width / 2) / far, (y - pane.height / 2) / far]
  // Above the horizon there is no ground: the farthest ground is taken.
  const v = (down * (far - h * sin) + h * cos) / Math.max(sin + down * cos, 0.02)
  return { x: right * (far - v * cos - h * sin), y: v }
}
