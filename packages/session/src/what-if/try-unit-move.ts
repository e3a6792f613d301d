/** A unit's move tried on a copy: its models keep their formation, and the rules say how far it gets. */
import type {
  Battle,
  FigureId,
  FigureView,
  FormationAid,
  FormationMove,
  MoveAnswer,
  Mover,
  Question,
  Spot,
} from '@muster/engine'
import { distance, distanceSquared, samePoint, isGapWithin, type Leg, type Point } from '@muster/table'
import { rotateSpots } from './rotate-spots.ts'
import type { UnwordedMoveTrial } from '../messages/replies.ts'
import type { MoveRequest } from '../messages/requests.ts'
import { dangersOf } from './try-move.ts'

/** A thousandth of an inch is contact. */
const HAIR = 3

/** Undefined when the wish is about nobody who moves as one. */
export function tryUnitMove<S>(
  battle: Battle<S>,
  request: MoveRequest,
  figures: readonly FigureView[],
): UnwordedMoveTrial | undefined {
  const { question, decision } = battle
  const forms = question?.forms
  const mover = decision?.kind === 'move' ? decision.movers.find(({ figure }) => figure === request.figure) : undefined
  if (!question || !forms || !mover?.unit) return undefined
  const formed = bestFormation(question, forms, request, mover.unit.centre)
  if (!formed) return undefined
  const { centre } = mover.unit
  const ends = moved(rotateSpots(formed.spots, formed.path.at(-1) ?? centre, request.turn ?? 0), formed.path, figures)
  const answer: MoveAnswer = { figure: request.figure, path: formed.path, ends }
  const wrong = ends.length > 0 ? question.check(answer) : undefined
  const refusal = wrong ?? formed.refusal
  return {
    ...trialOf(mover, centre, formed, figures, ends),
    ...dangersOf(question.moves, request.figure, formed.path, question.moves?.judge(request.figure, formed.path)),
    ends,
    ...(refusal && { refusal }),
  }
}

/** Where they stand already is no move. */
function moved(ends: readonly Spot[], path: readonly Point[], figures: readonly FigureView[]): readonly Spot[] {
  const stays = ({ figure, at }: Spot) => figures.some((one) => one.id === figure && samePoint(one.at, at))
  return path.length === 0 && ends.every(stays) ? [] : ends
}

/** Straight if that gets there, else round what is in the way where the rules can plan for units. */
function bestFormation(
  question: Question,
  forms: FormationAid,
  request: MoveRequest,
  centre: Point,
): FormationMove | undefined {
  const { figure, via, goal, shape = '' } = request
  if (via.length === 0 && samePoint(goal, centre)) return forms.form(figure, [], shape)
  const straight = forms.form(figure, [...via, goal], shape)
  if (!straight?.refusal || via.length > 0) return straight
  const plan = question.moves?.plan(figure, { at: goal })
  const round = plan && plan.path.length > 0 ? forms.form(figure, plan.path, shape) : undefined
  const left = ({ path }: FormationMove) => distanceSquared(path.at(-1) ?? centre, goal)
  return round && left(round) < left(straight) ? round : straight
}

function trialOf(
  mover: Mover,
  start: Point,
  formed: FormationMove,
  figures: readonly FigureView[],
  ends: readonly Spot[],
) {
  const { path, spent } = formed
  return {
    figure: mover.figure,
    start,
    path,
    legs: legsOf(start, path, spent),
    spent,
    allowance: mover.allowance,
    touches: touchedBy(ends, figures),
  }
}

/** What the whole way cost is shared out by length: a unit's judge does not tell it leg by leg. */
function legsOf(start: Point, path: readonly Point[], spent: number): readonly Leg[] {
  const legs = path.map((to, i) => ({ from: path[i - 1] ?? start, to }))
  const total = legs.reduce((sum, { from, to }) => sum + distance(from, to), 0) || 1
  return legs.map(({ from, to }) => {
    const length = distance(from, to)
    return { from, to, length, cost: (spent * length) / total, costs: [] }
  })
}

/** Others whose bases the models would touch. */
function touchedBy(ends: readonly Spot[], figures: readonly FigureView[]): readonly FigureId[] {
  const moving = new Set(ends.map(({ figure }) => figure))
  const bases = new Map(figures.map((figure) => [figure.id, figure.base]))
  return figures
    .filter((other) => !moving.has(other.id) && ends.some((end) => isTouching(end, bases.get(end.figure), other)))
    .map(({ id }) => id)
}

const isTouching = ({ at }: Spot, base: FigureView['base'] | undefined, other: FigureView): boolean =>
  base !== undefined && isGapWithin({ base, at }, { base: other.base, at: other.at }, HAIR)
