/** Finding a way without a search: straight on, or a little to one side. Good enough for a quick bot. */
import { turnedPoint, TURNS, type Question } from '@muster/engine'
import type { Point } from '@muster/table'
import type { Figure } from '../state/state.ts'

/** Two places to either side of the straight way, as far along. */
export const asides = (from: Point, towards: Point, far: number): readonly Point[] =>
  TURNS.slice(1, 3).map((turn) => turnedPoint(from, towards, far, turn))

/** A straight way into contact with an enemy, on the side that faces us or round it; undefined: none found. */
export function steerInto(question: Question, figure: Figure, target: Figure): readonly Point[] | undefined {
  const touching = (figure.diameter + target.diameter) / 2 + 1
  for (const turn of TURNS) {
    const path = [turnedPoint(target.at, figure.at, touching, turn)]
    if (question.moves?.allows(figure.id, path)) return path
  }
  return undefined
}
