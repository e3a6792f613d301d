/** What an answer would do, tried on a copy of the battle: nothing here changes the battle itself. */
import {
  RulesError,
  typedDice,
  type Answer,
  type Battle,
  type FigureId,
  type FigureView,
  type GameKit,
  type Intent,
  type MoveAid,
  type PlaceDecision,
  type AttackForecast,
} from '@muster/engine'
import { distanceSquared, samePoint, type Goal, type MoveVerdict, type Point } from '@muster/table'
import { shortenToAllowed, type CandidatePath } from './shorten-move.ts'
import type { UnwordedMoveTrial, UnwordedAnswerTrial } from '../messages/replies.ts'
import type { MoveRequest, OpportunitiesRequest, ForecastRequest, WatchersRequest } from '../messages/requests.ts'

export function tryAnswer<S>(battle: Battle<S>, answer: Answer): UnwordedAnswerTrial {
  const refusal = battle.question?.check(answer)
  if (refusal) return { refusal, irreversible: false, endsBattle: false }
  const fork = battle.fork(typedDice)
  fork.answer(answer)
  return { irreversible: isIrreversible(fork, battle), endsBattle: fork.over }
}

/** Once dice fall or the other side is asked, there is no way back: such an answer wants a second look. */
function isIrreversible<S>(after: Battle<S>, before: Battle<S>): boolean {
  return after.awaited !== undefined || after.question?.by !== before.question?.by
}

/** The best legal way towards a wish: straight if it can be, else round what is in the way. */
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
  if (mover === undefined || start === undefined) return undefined
  const best = bestPath(aid, request, start, figures)
  const candidate = best && shortenToAllowed(question, aid, request.figure, start, best)
  if (candidate === undefined) return undefined
  const { path, verdict } = candidate
  const answer: Answer = { figure: request.figure, path }
  const wrong = question.check(answer)
  // A way round that gets there needs no excuse.
  const arrives = samePoint(path.at(-1) ?? start, request.goal)
  const refusal = wrong ?? (arrives ? undefined : question.check({ figure: request.figure, path: candidate.wanted }))
  const allowed = path.length > 0 && wrong === undefined
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
    irreversible: allowed && tryAnswer(battle, answer).irreversible,
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
  aid: MoveAid,
  { figure, via, goal }: MoveRequest,
  start: Point,
  figures: readonly FigureView[],
): CandidatePath | undefined {
  const straight = judgedPath(aid, figure, [...via, goal])
  if (straight === undefined || straight.path === straight.wanted || via.length > 0) return straight
  const plan = aid.plan(figure, goalAt(goal, figure, figures))
  const round = plan && plan.path.length > 0 ? judgedPath(aid, figure, plan.path) : undefined
  return round && endsNearer(round, straight, goal, start) ? { ...round, wanted: straight.wanted } : straight
}

/** Pointing at somebody means going up to him. */
function goalAt(at: Point, mover: FigureId, figures: readonly FigureView[]): Goal {
  const under = figures.find(
    (figure) => figure.id !== mover && distanceSquared(figure.at, at) <= (breadthOf(figure) / 2) ** 2,
  )
  return under ? { contact: under } : { at }
}

const breadthOf = ({ base }: FigureView): number => (base.shape === 'circle' ? base.diameter : base.width)

function judgedPath(aid: MoveAid, figure: FigureId, wanted: readonly Point[]): CandidatePath | undefined {
  const judged = aid.judge(figure, wanted)
  if (judged === undefined) return undefined
  if (judged.refusal === undefined) return { wanted, path: wanted, verdict: judged }
  const verdict = aid.judge(figure, judged.legal)
  return verdict && { wanted, path: judged.legal, verdict }
}

function endsNearer(a: CandidatePath, b: CandidatePath, goal: Point, start: Point): boolean {
  const left = ({ path }: CandidatePath) => distanceSquared(path.at(-1) ?? start, goal)
  return left(a) < left(b)
}

/** What one could do to another, also after an answer that has not been given yet. */
export function forecastsFor<S>(
  kit: GameKit<S>,
  battle: Battle<S>,
  { by, at, after }: ForecastRequest,
): readonly AttackForecast[] {
  return forecastsIn(kit, after === undefined ? battle.state : stateAfter(battle, after), by, at)
}

/** The likeliest thing that could be done to each of these after a move. */
export function opportunitiesFor<S>(
  kit: GameKit<S>,
  battle: Battle<S>,
  { by, at, after }: OpportunitiesRequest,
): readonly AttackForecast[] {
  const state = stateAfter(battle, after)
  const best = ({ chances }: AttackForecast) => chances.at(-1)?.chance ?? 0
  return at.flatMap((id) => {
    const allowed = forecastsIn(kit, state, by, id).filter((forecast) => forecast.allowed)
    return allowed.sort((a, b) => best(b) - best(a)).slice(0, 1)
  })
}

/** Who of these would see the mover there. Where a game has no sight, everybody is seen. */
export function watchersFor<S>(
  kit: GameKit<S>,
  battle: Battle<S>,
  { mover, shooters, after }: WatchersRequest,
): readonly FigureId[] {
  const state = stateAfter(battle, after)
  return shooters.filter((shooter) => kit.sight?.(state, shooter, mover)?.seen !== 'blocked')
}

export const forecastOf = <S>(kit: GameKit<S>, battle: Battle<S>, intent: Intent): AttackForecast | undefined =>
  unlessGone(() => kit.forecast(battle.state, intent))

const forecastsIn = <S>(kit: GameKit<S>, state: S, by: FigureId, at: FigureId): readonly AttackForecast[] =>
  unlessGone(() => kit.attackForecasts(state, by, at)) ?? []

/** A figure may be gone by the time the page asks about it. */
function unlessGone<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch (error) {
    if (error instanceof RulesError) return undefined
    throw error
  }
}

function stateAfter<S>(battle: Battle<S>, answer: Answer): S {
  const fork = battle.fork(typedDice)
  return fork.answer(answer) === undefined ? fork.state : battle.state
}

/** The figures of a placing as they will stand: what the view would show if the proposal were taken. */
export function piecesToPlace<S>(kit: GameKit<S>, battle: Battle<S>): readonly FigureView[] {
  const { decision } = battle
  if (decision?.kind !== 'place') return []
  const placed = kit.view(stateAfter(battle, decision.default)).figures
  return decision.pieces.map((piece) => placed.find(({ id }) => id === piece.figure) ?? pieceAsFigure(piece, decision))
}

/** What is no figure is dragged about like one until it has its place. */
function pieceAsFigure(piece: PlaceDecision['pieces'][number], decision: PlaceDecision): FigureView {
  const { figure: id, base, name = id, icon = 'flag-objective' } = piece
  const spot = 'spots' in decision.default ? decision.default.spots.find(({ figure }) => figure === id) : undefined
  return {
    id,
    name,
    icon,
    base,
    side: decision.by,
    kind: '',
    at: spot?.at ?? { x: 0, y: 0 },
    ...(spot?.facing && { facing: spot.facing }),
    points: 0,
    stats: [],
    gear: [],
    marks: [],
    hasActed: false,
  }
}
