/** Keeping a formation together: beside friends who have gone ahead, so that each has its neighbours. */
import { turnedPoint, type Turning } from '@muster/engine'
import { distanceSquared, square, type Length, type Point } from '@muster/table'
import { isFree } from '../rules/movement/contact-places.ts'
import { isStanding, radiusOf } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'

const BESIDE: readonly Turning[] = [
  [0, 1],
  [0, -1],
]
/** Room for rounding: bases this near still touch. */
const GAP = 2

const isInFormation = ({ rules }: Figure): boolean => rules.includes('fight-in-formation')

/** Free places to the left and right of friends who have moved already, the nearest first; none for anybody else. */
export function placesInLine(state: State, figure: Figure, goal: Point, left: Length): readonly Point[] {
  if (!isInFormation(figure)) return []
  const places: Point[] = []
  for (const mate of state.figures) {
    if (mate === figure || mate.side !== figure.side || !mate.activated) continue
    if (!isStanding(mate) || !isInFormation(mate)) continue
    for (const side of BESIDE) places.push(turnedPoint(mate.at, goal, radiusOf(figure) + radiusOf(mate) + GAP, side))
  }
  const far = (at: Point): number => distanceSquared(at, figure.at)
  return places
    .filter((at) => far(at) <= square(left) && isFree(state, figure, at))
    .sort((a, b) => far(a) - far(b))
    .slice(0, 3)
}
