/** Forced moves of a character that does not decide its own turn: away from somebody, or towards somebody. */
import type { FigureId, Play, Step } from '@muster/engine'
import { gap, judgeMove, planMove, reachMap, type Point, measurePath, pathUpTo } from '@muster/table'
import { figureOf, footprint, isStanding, ONE_INCH } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { walkAlong } from './walk-along.ts'
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

/** Where a reaction interrupts the move, it goes on by a new path with the movement that is left. */
function* forcedMove(play: Play<State>, id: FigureId, plan: (figure: Figure) => readonly Point[]): Step {
  yield* getUp(play, id)
  while (canGo(play, id)) {
    const path = plan(figureOf(play.state, id))
    if (path.length === 0 || (yield* walkAlong(play, id, path)) === 'over') return
  }
}

/** As far from it as its movement takes it. */
export const flee = (play: Play<State>, id: FigureId, from: FigureId): Step =>
  forcedMove(play, id, (figure) => pathAwayFrom(play.state, figure, figureOf(play.state, from)))

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
export const approach = (play: Play<State>, id: FigureId, goal: FigureId): Step =>
  forcedMove(play, id, (figure) => pathTowards(play.state, figure, figureOf(play.state, goal)))

function pathTowards(state: State, figure: Figure, goal: Figure): readonly Point[] {
  const target = footprint(state, goal)
  const prepared = prepareMoveOf(state, figure, turnOf(state, figure).left)
  const plan = planMove(prepared, { contact: target })
  if (!plan) return []
  const isNear = (path: readonly Point[], at: Point) =>
    gap({ ...footprint(state, figure), at }, target) <= ONE_INCH &&
    (path.length === 0 || judgeMove(prepared, path).refusal === undefined)
  return untilNear(figure, plan.path, isNear)
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
