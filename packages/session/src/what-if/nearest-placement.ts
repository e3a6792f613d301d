/** The nearest allowed places to those that were refused: widening rings of places are tried. */
import type { Answer, FigureId, Question } from '@muster/engine'
import { INCH, point, type Point } from '@muster/table'

/** The radius of the first ring, and of the last. */
const STEP = INCH / 8
const FARTHEST = 12 * INCH
const DIRECTIONS_TRIED = 16

export function nearestPlacement(
  question: Question,
  answer: Answer,
  moved: readonly FigureId[],
  isEnough: () => boolean,
): Answer | undefined {
  for (let far = STEP; far <= FARTHEST && !isEnough(); far += Math.max(STEP, far / 8)) {
    for (let candidate = 0; candidate < DIRECTIONS_TRIED; candidate++) {
      const angle = (candidate / DIRECTIONS_TRIED) * 2 * Math.PI
      const tried = shiftedBy(answer, moved, point(Math.cos(angle) * far, Math.sin(angle) * far))
      if (tried && question.check(tried) === undefined) return tried
    }
  }
  return undefined
}

function shiftedBy(answer: Answer, moved: readonly FigureId[], { x, y }: Point): Answer | undefined {
  const shift = (at: Point): Point => point(at.x + x, at.y + y)
  if ('at' in answer) return { at: shift(answer.at) }
  if (!('spots' in answer)) return undefined
  return { spots: answer.spots.map((spot) => (moved.includes(spot.figure) ? { ...spot, at: shift(spot.at) } : spot)) }
}
