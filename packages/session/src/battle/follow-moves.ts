/** Moves figures of the same name the way their leader went, each as far as it can. */
import type { Answer, Battle, FigureId, FigureView, TableView } from '@muster/engine'
import type { Point } from '@muster/table'
import { delegationFor, type Delegation } from './delegation.ts'
import { tryMove } from '../what-if/try-move.ts'

/** The way the leader went, as the crow flies. */
export interface Leader {
  readonly figure: FigureId
  readonly name: string
  readonly offset: Point
  /** Nobody follows a way of an earlier phase. */
  readonly during: Delegation
}

export function leaderOf(answer: Answer, { figures, round }: TableView): Leader | undefined {
  if (!('path' in answer) || answer.ends !== undefined) return undefined
  const leader = figures.find(({ id }) => id === answer.figure)
  const end = answer.path.at(-1)
  if (leader === undefined || end === undefined) return undefined
  const way = { x: end.x - leader.at.x, y: end.y - leader.at.y }
  return { figure: leader.id, name: leader.name, offset: way, during: delegationFor(leader.side, round, 'phase') }
}

/** Who could follow now, the foremost first: so that nobody stands in another's way. */
export function followersOf<S>(
  battle: Battle<S>,
  leader: Leader,
  figures: readonly FigureView[],
): readonly FigureView[] {
  const { decision } = battle
  if (decision?.kind !== 'move') return []
  const movers = new Set(decision.movers.filter(({ unit }) => !unit).map(({ figure }) => figure))
  const ahead = ({ at }: FigureView): number => at.x * leader.offset.x + at.y * leader.offset.y
  return figures
    .filter(({ id, name }) => id !== leader.figure && name === leader.name && movers.has(id))
    .sort((a, b) => ahead(b) - ahead(a))
}

/** The same way for one of them; none where it would bring it to blows that nobody has ordered. */
export function followerMove<S>(
  battle: Battle<S>,
  { offset }: Leader,
  { id, at }: FigureView,
  figures: readonly FigureView[],
): Answer | undefined {
  const goal = { x: at.x + offset.x, y: at.y + offset.y }
  const trial = tryMove(battle, { figure: id, via: [], goal }, figures)
  if (trial === undefined || trial.path.length === 0 || trial.touches.length > 0) return undefined
  return { figure: id, path: trial.path }
}

/** Where the move was only a part of the follower's turn: the usual end of it. */
export function endOfTurn<S>(battle: Battle<S>, { id }: FigureView): Answer | undefined {
  const { decision } = battle
  return decision?.about === id && 'pick' in decision.default ? decision.default : undefined
}
