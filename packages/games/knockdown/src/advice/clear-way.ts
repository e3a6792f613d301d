/**
 * How far a straight way is open between other models, by plain arithmetic. Bots choose directions by it before they ask
 * the judge of moves, who alone knows about terrain and levels.
 */
import { distance, distanceSquared, type Length, type Point } from '@muster/table'
import { edgesOf, type Direction } from '../rules/sight/rays.ts'
import { gaitOf } from '../rules/terrain/going.ts'
import { areEnemies, HALF_INCH, isStanding, radiusOf, TOLERANCE, TOUCH } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'

/** Room for rounding. */
const SLACK = 2

/** Everybody whom a model could meet that goes no farther than this. */
export function modelsAround({ figures }: State, figure: Figure, way: Length): readonly Figure[] {
  const found: Figure[] = []
  for (const other of figures) {
    const reach = way + radiusOf(figure) + radiusOf(other) + 2 * HALF_INCH
    if (isStanding(other) && other !== figure && distanceSquared(figure.at, other.at) <= reach * reach)
      found.push(other)
  }
  return found
}

/** How far a model gets on the way to a point before it meets somebody, or comes too near to an enemy. */
export function clearLength(state: State, figure: Figure, to: Point, around: readonly Figure[]): Length {
  const { x, y } = figure.at
  const length = distance(figure.at, to)
  let clear = length
  if (length === 0 || gaitOf(state, figure) === 'wings') return clear
  const ux = (to.x - x) / length
  const uy = (to.y - y) / length
  const own = radiusOf(figure)
  for (const other of around) {
    const dx = other.at.x - x
    const dy = other.at.y - y
    const along = dx * ux + dy * uy
    const touching = own + radiusOf(other)
    const aside = dx * uy - dy * ux
    if (along <= 0 || along - touching - 2 * HALF_INCH > clear || Math.abs(aside) > touching + 2 * HALF_INCH) continue
    const reach = touching + (keepsOff(figure, other, to, touching) ? HALF_INCH + TOLERANCE : 0)
    const isBeside = dx * dx + dy * dy <= (reach + SLACK) * (reach + SLACK)
    const grown = isBeside || isEnd(to, other, touching) ? reach - SLACK : reach + SLACK
    const room = grown * grown - aside * aside
    const enters = room > 0 ? along - Math.sqrt(room) : clear
    if (enters < clear) clear = enters
  }
  return Math.max(0, clear)
}

export const isOpen = (state: State, figure: Figure, to: Point, around: readonly Figure[]): boolean =>
  clearLength(state, figure, to, around) >= distance(figure.at, to) - TOUCH

/** Whether one model alone stands in every straight way into contact with another: then no place beside it is looked for. */
export function isWalledOff(state: State, figure: Figure, target: Figure, around: readonly Figure[]): boolean {
  const own = radiusOf(figure)
  const reach = own + radiusOf(target)
  const edges = edgesOf(figure.at, target.at, reach)
  if (!edges || gaitOf(state, figure) === 'wings') return false
  const { left, middle, right } = edges
  const nearest = distance(figure.at, target.at) - reach
  for (const other of around) {
    if (other === target) continue
    const x = other.at.x - figure.at.x
    const y = other.at.y - figure.at.y
    const along = x * middle.dx + y * middle.dy
    const room = own + radiusOf(other) - SLACK
    if (along > 0 && along < nearest && isMet(x, y, left, room) && isMet(x, y, right, room)) return true
  }
  return false
}

/** Whether a ray from the origin meets a disc around a point. */
const isMet = (x: number, y: number, { dx, dy }: Direction, radius: Length): boolean =>
  x * dx + y * dy > 0 && Math.abs(x * dy - y * dx) < radius

/** An enemy keeps others off, unless the way ends in contact with it. */
const keepsOff = (figure: Figure, other: Figure, to: Point, touching: Length): boolean =>
  areEnemies(figure, other) && !isEnd(to, other, touching)

/** Whether the way ends in contact with this model. */
function isEnd(to: Point, { at }: Figure, touching: Length): boolean {
  const reach = touching + TOUCH
  return distanceSquared(to, at) <= reach * reach
}
