/** Who is near. Asked thousands of times in a battle, so centres are compared before rims. */
import { distanceSquared, INCH, radiusOf, type Point } from '@muster/table'
import { areEnemies, isStanding, ONE_INCH, threatens } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'

/** Centres farther apart than this are never within 1" from rim to rim. */
export const BESIDE = 5 * INCH

export const standingFoes = (state: State, figure: Figure): Figure[] =>
  state.figures.filter((other) => isStanding(other) && other.side !== figure.side && areEnemies(state, figure, other))

/** Enemies in whose threatened space it stands. */
export function foesAround(state: State, figure: Figure): Figure[] {
  const found: Figure[] = []
  for (const other of state.figures) if (isBeside(state, figure, other)) found.push(other)
  return found
}

/** Whether it stands in an enemy's threatened space. */
export function isInEnemySpace(state: State, figure: Figure): boolean {
  for (const other of state.figures) if (isBeside(state, figure, other)) return true
  return false
}

const isBeside = (state: State, figure: Figure, other: Figure): boolean =>
  isStanding(other) &&
  isNear(figure.at, other.at, BESIDE) &&
  areEnemies(state, figure, other) &&
  threatens(state, figure, other)

export const isNear = (a: Point, b: Point, far: number): boolean => distanceSquared(a, b) <= far * far

/** Measured from centre to centre, which is exact enough to choose among many. */
export function nearestFoe(state: State, figure: Figure): Figure | undefined {
  let best: Figure | undefined
  let nearest = Infinity
  for (const other of state.figures) {
    if (other.side === figure.side || !isStanding(other)) continue
    const far = distanceSquared(figure.at, other.at)
    if (far < nearest && areEnemies(state, figure, other)) [best, nearest] = [other, far]
  }
  return best
}

/** Friends of a character that are already in contact with an enemy. */
export const friendsBeside = ({ figures }: State, figure: Figure, foe: Figure): Figure[] =>
  figures.filter(
    (other) =>
      other !== figure &&
      other.side === figure.side &&
      isStanding(other) &&
      isNear(other.at, foe.at, threatDistance(other, foe)),
  )

/** Centres this near are within 1" from rim to rim. */
export const threatDistance = (a: Figure, b: Figure): number =>
  radiusOf(a.profile.base) + radiusOf(b.profile.base) + ONE_INCH

/** Whether an enemy has more than one opponent in its threatened space: then it makes no opportunity attack. */
export const hasTwoOpponents = (state: State, foe: Figure): boolean => foesAround(state, foe).length > 1

/** How far away an enemy can be and still be attacked this round. */
export const chargeReach = ({ profile: { speed } }: Figure): number => (speed + 1) * INCH
