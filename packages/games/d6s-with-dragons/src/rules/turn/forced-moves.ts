/** Forced moves of a character that does not decide its own turn: away from somebody, or towards somebody. */
import type { FigureId, Play, Step } from '@muster/engine'
import { gap, judgeMove, planMove, reachMap, type Point, measurePath, pathUpTo } from '@muster/table'
import { figureOf, footprint, isStanding, ONE_INCH } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { walkAlong } from './take-turn.ts'
import { ringAround } from '../measuring/directions.ts'
import { isFreeToMove } from '../conditions/conditions.ts'
import { prepareMoveOf } from '../movement/move-question.ts'
import { canStandUp, standUp } from './foot-actions.ts'
import { turnOf } from './turn.ts'

/** A prone character stands up first if it can, and pays for it. */
function* getUp(play: Play<State>, id: FigureId): Step {
  const { state } = play
  if (state.turn && canStandUp(state, figureOf(state, id), state.turn)) yield* standUp(play, id)
}

const canGo = ({ state }: Play<State>, id: FigureId): boolean => {
  const figure = figureOf(state, id)
  return isStanding(figure) && isFreeToMove(state, figure) && turnOf(state, figure).left > 0
}

/** As far from it as its movement takes it. */
export function* flee(play: Play<State>, id: FigureId, from: FigureId): Step {
  yield* getUp(play, id)
  if (!canGo(play, id)) return
  const path = pathAwayFrom(play.state, figureOf(play.state, id), figureOf(play.state, from))
  if (path.length > 0) yield* walkAlong(play, id, path)
}

/** Shares of the movement that are tried in every direction. */
const SHARES = [1, 0.9, 0.75, 0.5, 0.25]

function pathAwayFrom(state: State, figure: Figure, from: Figure): readonly Point[] {
  const prepared = prepareMoveOf(state, figure, turnOf(state, figure).left)
  const reach = reachMap(prepared)
  const foot = footprint(state, figure)
  const fear = footprint(state, from)
  let best: readonly Point[] = []
  let most = gap(foot, fear)
  for (const at of SHARES.flatMap((share) => ringAround(foot.at, prepared.question.allowance * share))) {
    const far = gap({ ...foot, at }, fear)
    const path = far > most ? reach.pathTo(at) : undefined
    if (path) [best, most] = [path, far]
  }
  return best
}

/** By the shortest path, until it is within 1". */
export function* approach(play: Play<State>, id: FigureId, goal: FigureId): Step {
  const { state } = play
  yield* getUp(play, id)
  if (!canGo(play, id)) return
  const figure = figureOf(state, id)
  const target = footprint(state, figureOf(state, goal))
  const prepared = prepareMoveOf(state, figure, turnOf(state, figure).left)
  const plan = planMove(prepared, { contact: target })
  if (!plan) return
  const isNear = (path: readonly Point[], at: Point) =>
    gap({ ...footprint(state, figure), at }, target) <= ONE_INCH &&
    (path.length === 0 || judgeMove(prepared, path).refusal === undefined)
  const path = untilNear(figure, plan.path, isNear)
  if (path.length > 0) yield* walkAlong(play, id, path)
}

/** A tenth of an inch at a time is exact enough for a forced move. */
const STRIDE = 254

function untilNear(
  { at }: Figure,
  path: readonly Point[],
  isNear: (path: readonly Point[], at: Point) => boolean,
): readonly Point[] {
  if (isNear([], at)) return []
  const way = measurePath(at, path)
  for (let far = STRIDE; far < way.length; far += STRIDE) {
    const part = pathUpTo(way, far)
    const end = part.at(-1)
    if (end && isNear(part, end)) return part
  }
  return path
}
