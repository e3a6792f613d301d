/** Shortens a move that the movement rules allow but the game forbids, such as one that ends half on a roof. */
import type { FigureId, MoveAid, Question } from '@muster/engine'
import { pointAlong, distance, type MoveVerdict, type Point } from '@muster/table'

export interface CandidatePath {
  readonly wanted: readonly Point[]
  readonly path: readonly Point[]
  readonly verdict: MoveVerdict
}

/** How finely a way is shortened: a drag of 12 inches by a quarter of an inch. */
const STEPS = 48

/** The way itself if it is allowed, else the longest part of it that is; if no part is, the way as it was. */
export function shortenToAllowed(
  question: Question,
  aid: MoveAid,
  figure: FigureId,
  start: Point,
  candidate: CandidatePath,
): CandidatePath {
  const isAllowed = (path: readonly Point[]) => question.check({ figure, path }) === undefined
  if (candidate.path.length === 0 || isAllowed(candidate.path)) return candidate
  for (let step = STEPS - 1; step > 0; step--) {
    const path = pathPart(start, candidate.path, step / STEPS)
    const verdict = isAllowed(path) ? aid.judge(figure, path) : undefined
    if (verdict) return { wanted: candidate.wanted, path, verdict }
  }
  return candidate
}

/** From the start, a share of the whole length along. */
function pathPart(start: Point, path: readonly Point[], share: number): readonly Point[] {
  const legs = path.map((to, i) => distance(path[i - 1] ?? start, to))
  let left = share * legs.reduce((sum, leg) => sum + leg, 0)
  const part: Point[] = []
  for (const [i, to] of path.entries()) {
    const leg = legs[i] ?? 0
    if (left <= leg) return [...part, pointAlong(path[i - 1] ?? start, to, leg === 0 ? 0 : left / leg)]
    part.push(to)
    left -= leg
  }
  return part
}
