/** What a move would be: the best legal path towards a goal, what it costs, whom it meets and what may go wrong. */
import type { Battle, FigureId, FigureView, MoveAid, Question, Refusal } from '@muster/engine'
import { distanceSquared, samePoint, type Goal, type MoveVerdict, type Point } from '@muster/table'
import type { UnwordedMoveTrial } from '../messages/replies.ts'
import type { MoveRequest } from '../messages/requests.ts'

/** A path as far as it is allowed. */
interface AllowedPath {
  readonly path: readonly Point[]
  readonly verdict: MoveVerdict
  /** Why it goes no farther. */
  readonly refusal?: Refusal
}

/** Straight if that gets there, else round what is in the way. */
export function tryMove<S>(
  battle: Battle<S>,
  request: MoveRequest,
  figures: readonly FigureView[],
): UnwordedMoveTrial | undefined {
  const { question, decision } = battle
  const aid = question?.moves
  if (question === undefined || aid === undefined || decision?.kind !== 'move') return undefined
  const mover = decision.movers.find(({ figure }) => figure === request.figure)
  const start = figures.find(({ id }) => id === request.figure)?.at
  const best = mover && start && bestPath(question, aid, request, start, figures)
  if (mover === undefined || start === undefined || best === undefined) return undefined
  const { path, verdict, refusal } = best
  return {
    figure: request.figure,
    start,
    path,
    legs: verdict.legs,
    spent: verdict.spent,
    allowance: mover.allowance,
    touches: verdict.contacts,
    ...dangersOf(aid, request.figure, path, verdict),
    ...(refusal && { refusal }),
  }
}

/** Where a game tells no dangers of its own, leaving a zone is one. */
export function dangersOf(
  aid: MoveAid | undefined,
  figure: FigureId,
  path: readonly Point[],
  verdict: MoveVerdict | undefined,
): Pick<UnwordedMoveTrial, 'strikers' | 'dangers'> {
  const told = path.length > 0 ? aid?.dangers(figure, path) : []
  if (!told) {
    const zones = verdict?.zones ?? []
    return {
      strikers: zones.flatMap(({ id, leavesAt }) => (leavesAt ? [{ figure: id, at: leavesAt }] : [])),
      dangers: [],
    }
  }
  return {
    strikers: told.flatMap(({ by, at }) => (by === undefined ? [] : [{ figure: by, at }])),
    dangers: told.filter(({ by }) => by === undefined),
  }
}

function bestPath(
  question: Question,
  aid: MoveAid,
  { figure, via, goal }: MoveRequest,
  start: Point,
  figures: readonly FigureView[],
): AllowedPath | undefined {
  const straight = tryPath(question, aid, figure, [...via, goal])
  if (straight?.refusal === undefined || via.length > 0) return straight
  const plan = aid.plan(figure, goalAt(goal, figure, figures))
  const round = plan && plan.path.length > 0 ? tryPath(question, aid, figure, plan.path) : undefined
  if (!round || !endsNearer(round, straight, goal, start)) return straight
  // A way round that gets there needs no excuse.
  return samePoint(round.path.at(-1) ?? start, goal)
    ? { path: round.path, verdict: round.verdict }
    : { ...round, refusal: straight.refusal }
}

/** The rule that asks judges the path once: a refusal names the longest part of it that is allowed. */
function tryPath(
  question: Question,
  aid: MoveAid,
  figure: FigureId,
  wanted: readonly Point[],
): AllowedPath | undefined {
  const refusal = question.check({ figure, path: wanted })
  const path = refusal ? allowedPart(refusal, figure) : wanted
  const verdict = aid.judge(figure, path)
  return verdict && { path, verdict, ...(refusal && { refusal }) }
}

const allowedPart = ({ nearest }: Refusal, figure: FigureId): readonly Point[] =>
  nearest && 'path' in nearest && nearest.figure === figure ? nearest.path : []

/** Pointing at somebody means going up to him. */
function goalAt(at: Point, mover: FigureId, figures: readonly FigureView[]): Goal {
  const under = figures.find(
    (figure) => figure.id !== mover && distanceSquared(figure.at, at) <= (breadthOf(figure) / 2) ** 2,
  )
  return under ? { contact: under } : { at }
}

const breadthOf = ({ base }: FigureView): number => (base.shape === 'circle' ? base.diameter : base.width)

function endsNearer(a: AllowedPath, b: AllowedPath, goal: Point, start: Point): boolean {
  const left = ({ path }: AllowedPath) => distanceSquared(path.at(-1) ?? start, goal)
  return left(a) < left(b)
}
