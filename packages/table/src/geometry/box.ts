/** Upright boxes, for turning away quickly what is nowhere near. */
import type { Point } from './point.ts'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function boxOf(points: readonly Point[], margin = 0): Box {
  let left = Infinity,
    top = Infinity,
    right = -Infinity,
    bottom = -Infinity
  for (const { x, y } of points) {
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  return { left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin }
}

/** The box around a place and a way that leads on from there. */
export function boxAround({ x, y }: Point, way: readonly Point[]): Box {
  let [left, right, top, bottom] = [x, x, y, y]
  for (const to of way) {
    if (to.x < left) left = to.x
    if (to.x > right) right = to.x
    if (to.y < top) top = to.y
    if (to.y > bottom) bottom = to.y
  }
  return { left, top, right, bottom }
}

export const boxesMeet = (a: Box, b: Box): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom

/** Whether one box lies wholly in another. */
export const holdsBox = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left && outer.right >= inner.right && outer.top <= inner.top && outer.bottom >= inner.bottom

/** Whether the box around segment ab comes within `margin` of the box. */
export const isNearBox = (box: Box, a: Point, b: Point, margin: number): boolean =>
  (a.x < b.x ? a.x : b.x) - margin <= box.right &&
  (a.x > b.x ? a.x : b.x) + margin >= box.left &&
  (a.y < b.y ? a.y : b.y) - margin <= box.bottom &&
  (a.y > b.y ? a.y : b.y) + margin >= box.top

export const expandBox = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

/** Whether a box lies wholly to one side of the strip `reach` wide around the line between the centres. */
export function isBoxBeside(box: Box, a: Point, b: Point, reach: number): boolean {
  const nx = b.y - a.y,
    ny = a.x - b.x
  const middle = (nx * (box.left + box.right) + ny * (box.top + box.bottom)) / 2 - nx * a.x - ny * a.y
  const half = (Math.abs(nx) * (box.right - box.left) + Math.abs(ny) * (box.bottom - box.top)) / 2
  const beyond = Math.abs(middle) - half
  return beyond > 0 && beyond * beyond > reach * reach * (nx * nx + ny * ny)
}
