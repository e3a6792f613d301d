/** Moves figures of the same name the way their leader went, each as far as it can. */
import {
  pick,
  picked,
  type Answer,
  type Battle,
  type FigureId,
  type FigureView,
  type Option,
  type TableView,
  type Text,
} from '@muster/engine'
import type { Point } from '@muster/table'
import { delegationFor, type Delegation } from './delegation.ts'
import { tryMove } from '../what-if/try-move.ts'
import { STAY_REASONS, type Followed, type StayReason } from '../messages/snapshot.ts'

/** The way the leader went, as the crow flies. */
export interface Leader {
  readonly figure: FigureId
  readonly name: string
  readonly offset: Point
  /** What it was activated for, in a game where figures are activated before they move. */
  readonly action?: Text
  /** Nobody follows a way of an earlier phase. */
  readonly during: Delegation
}

/** A figure that was chosen to move before it is asked where. */
export interface ActivatedFigure {
  readonly figure: FigureId
  readonly action: Text
}

/** The figure that an answer activates for a free move. */
export function activatedBy<S>({ decision }: Battle<S>, answer: Answer): ActivatedFigure | undefined {
  if (decision?.kind !== 'choose') return undefined
  const option = decision.options.find(({ id }) => id === picked(answer))
  return option?.moves === 'freely' && option.figure !== undefined
    ? { figure: option.figure, action: option.label }
    : undefined
}

export function leaderOf(
  answer: Answer,
  { figures, round }: TableView,
  activated?: ActivatedFigure,
): Leader | undefined {
  if (!('path' in answer) || answer.ends !== undefined) return undefined
  const leader = figures.find(({ id }) => id === answer.figure)
  const end = answer.path.at(-1)
  if (leader === undefined || end === undefined) return undefined
  const way = { x: end.x - leader.at.x, y: end.y - leader.at.y }
  return {
    figure: leader.id,
    name: leader.name,
    offset: way,
    during: delegationFor(leader.side, round, 'phase'),
    ...(activated?.figure === leader.id && { action: activated.action }),
  }
}

/** Who could follow now, the foremost first: so that nobody stands in another's way. */
export function followersOf<S>(
  battle: Battle<S>,
  leader: Leader,
  figures: readonly FigureView[],
): readonly FigureView[] {
  const movers = new Set(moversIn(battle, leader))
  const ahead = ({ at }: FigureView): number => at.x * leader.offset.x + at.y * leader.offset.y
  return figures
    .filter(({ id, name }) => id !== leader.figure && name === leader.name && movers.has(id))
    .sort((a, b) => ahead(b) - ahead(a))
}

/** Those who may move now, or be activated for what the leader did. */
function moversIn<S>({ decision }: Battle<S>, { action }: Leader): readonly FigureId[] {
  if (decision?.kind === 'move') return decision.movers.filter(({ unit }) => !unit).map(({ figure }) => figure)
  if (decision?.kind !== 'choose' || action === undefined) return []
  return decision.options.flatMap((option) => (isSame(option, action) ? (option.figure ?? []) : []))
}

const isSame = ({ label, moves }: Option, action: Text): boolean =>
  moves === 'freely' && JSON.stringify(label) === JSON.stringify(action)

/** The answer that activates a follower as its leader was; undefined where figures move without that. */
export function followerActivation<S>({ decision }: Battle<S>, { action }: Leader, id: FigureId): Answer | undefined {
  if (decision?.kind !== 'choose' || action === undefined) return undefined
  const option = decision.options.find((one) => one.figure === id && isSame(one, action))
  return option && pick(option.id)
}

/** Whether a follower moved, and if not, why. */
export type FollowResult = 'moved' | StayReason

/** How many followed, and why the others stayed. */
export function followedBy(name: string, results: readonly FollowResult[]): Followed {
  const count = (result: FollowResult): number => results.filter((one) => one === result).length
  const stayed = STAY_REASONS.map((why) => ({ why, count: count(why) })).filter((one) => one.count > 0)
  return { name, moved: count('moved'), stayed }
}

/** The same way for one of them, or why not: nobody is led into blows that nobody has ordered. */
export function followerMove<S>(
  battle: Battle<S>,
  { offset }: Leader,
  { id, at }: FigureView,
  figures: readonly FigureView[],
): Answer | StayReason {
  const goal = { x: at.x + offset.x, y: at.y + offset.y }
  const trial = tryMove(battle, { figure: id, via: [], goal }, figures)
  if (trial === undefined || trial.path.length === 0) return 'no-way'
  if (trial.touches.length > 0) return 'contact'
  return { figure: id, path: trial.path }
}

/** Where the move was only a part of the follower's turn: the usual end of it. */
export function endOfTurn<S>(battle: Battle<S>, { id }: FigureView): Answer | undefined {
  const { decision } = battle
  return decision?.about === id && 'pick' in decision.default ? decision.default : undefined
}
