/** Keeping a formation together: beside friends who have gone ahead, so that each has its neighbours. */
import { turnedPoint, type Turning } from '@muster/engine'
import { distanceSquared, square, type Length, type Point } from '@muster/table'
import { isFree } from '../rules/movement/contact-places.ts'
import { isStanding, radiusOf } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import { isOpen, modelsAround } from './clear-way.ts'

const BESIDE: readonly Turning[] = [
  [0, 1],
  [0, -1],
]
/** Room for rounding: bases this near still touch. */
const GAP = 2

const isInFormation = ({ rules }: Figure): boolean => rules.includes('fight-in-formation')

/** How many places in line are asked about. */
const TRIES = 2

/** A place to the left or right of friends who have moved already: the nearest that is free and allowed. */
export function placeInLine(
  state: State,
  figure: Figure,
  goal: Point,
  left: Length,
  isAllowed: (place: Point) => boolean,
): Point | undefined {
  if (!isInFormation(figure)) return undefined
  const places: Point[] = []
  for (const mate of state.figures) {
    if (mate === figure || mate.side !== figure.side || !mate.activated) continue
    if (!isStanding(mate) || !isInFormation(mate)) continue
    for (const side of BESIDE) {
      const at = turnedPoint(mate.at, goal, radiusOf(figure) + radiusOf(mate) + GAP, side)
      if (distanceSquared(at, figure.at) <= square(left)) places.push(at)
    }
  }
  const around = modelsAround(state, figure, left)
  let tried = 0
  for (const at of places.sort((a, b) => distanceSquared(a, figure.at) - distanceSquared(b, figure.at))) {
    if (!isFree(figure, at, around) || !isOpen(state, figure, at, around)) continue
    if (isAllowed(at)) return at
    if (++tried === TRIES) return undefined
  }
  return undefined
}
