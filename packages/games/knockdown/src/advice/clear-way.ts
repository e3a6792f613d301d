/**
 * How far a straight way is open between other models, by plain arithmetic. Bots choose directions by it before they ask
 * the judge of moves, who alone knows about terrain and levels.
 */
import { distance, type Length, type Point } from '@muster/table'
import { gaitOf } from '../rules/terrain/going.ts'
import { areEnemies, HALF_INCH, isStanding, radiusOf, TOLERANCE, TOUCH } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'

/** Room for rounding. */
const SLACK = 2

/** How far a model gets on the way to a point before it meets somebody, or comes too near to an enemy. */
export function clearLength(state: State, figure: Figure, to: Point): Length {
  const { x, y } = figure.at
  const length = distance(figure.at, to)
  if (length === 0 || gaitOf(state, figure) === 'wings') return length
  const ux = (to.x - x) / length
  const uy = (to.y - y) / length
  const own = radiusOf(figure)
  let clear = length
  for (const other of state.figures) {
    const dx = other.at.x - x
    const dy = other.at.y - y
    const along = dx * ux + dy * uy
    const touching = own + radiusOf(other)
    const aside = dx * uy - dy * ux
    if (along <= 0 || along - touching - 2 * HALF_INCH > clear || Math.abs(aside) > touching + 2 * HALF_INCH) continue
    if (!isStanding(other)) continue
    const squared = dx * dx + dy * dy
    const reach = touching + (keepsOff(state, figure, other, to, touching) ? HALF_INCH + TOLERANCE : 0)
    const isBeside = squared <= (reach + SLACK) * (reach + SLACK)
    const grown = isBeside || isEnd(to, other, touching) ? reach - SLACK : reach + SLACK
    const room = grown * grown - aside * aside
    if (room > 0) clear = Math.min(clear, along - Math.sqrt(room))
  }
  return Math.max(0, clear)
}

/** An enemy keeps others off, unless the way ends in contact with it. */
const keepsOff = (state: State, figure: Figure, other: Figure, to: Point, touching: Length): boolean =>
  other.side !== figure.side && areEnemies(state, figure, other) && !isEnd(to, other, touching)

/** Whether the way ends in contact with this model. */
function isEnd(to: Point, { at }: Figure, touching: Length): boolean {
  const [dx, dy, reach] = [to.x - at.x, to.y - at.y, touching + TOUCH]
  return dx * dx + dy * dy <= reach * reach
}
