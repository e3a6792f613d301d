/** How a figure could attack another from where it stands: the answers that lead there, and the one that does it. */
import { typedDice, type Answer, type Battle, type FigureId } from '@muster/engine'
import type { Point } from '@muster/table'
import type { AttackPlan } from '../messages/replies.ts'
import type { SightRequest } from '../messages/requests.ts'

/**
 * Undefined where nothing that it may do now ends at this target without a move. `place` is where the target stands: an
 * attack on a place is aimed there if no other reaches the target.
 */
export function attackPlan<S>(battle: Battle<S>, { by, at }: SightRequest, place?: Point): AttackPlan | undefined {
  const direct = planHere(battle, by, at)
  return (
    direct ??
    planAfter(battle, by, (after) => planHere(after, by, at) ?? planStanding(after, by, at)) ??
    (place && planAfter(battle, by, (after) => planAim(after, place)))
  )
}

/** What an action of the figure leads to, the first that does. */
function planAfter<S>(
  battle: Battle<S>,
  by: FigureId,
  planIn: (after: Battle<S>) => AttackPlan | undefined,
): AttackPlan | undefined {
  for (const answer of actionsOf(battle, by)) {
    const after = stepOn(battle, answer, by)
    const plan = after && planIn(after)
    if (plan) return { ...plan, before: [answer, ...plan.before] }
  }
  return undefined
}

/** A template laid on the place of the target. */
function planAim<S>({ decision, question }: Battle<S>, place: Point): AttackPlan | undefined {
  const isAllowed = decision?.kind === 'aim' && question?.check({ at: place }) === undefined
  return isAllowed ? { before: [], place } : undefined
}

/** The option of the question that is asked now, where one option is its whole answer. */
function planHere<S>({ decision }: Battle<S>, by: FigureId, at: FigureId): AttackPlan | undefined {
  if (decision?.kind === 'choose' && decision.most > 1) return undefined
  const attack = decision?.options.find((option) => (option.figure ?? decision.about) === by && option.at === at)
  return attack && { before: [], option: attack.id }
}

/** Some may move before they shoot: it stays where it is. */
function planStanding<S>(battle: Battle<S>, by: FigureId, at: FigureId): AttackPlan | undefined {
  const { decision } = battle
  if (decision?.kind !== 'move' || !('pick' in decision.default)) return undefined
  const after = stepOn(battle, decision.default, by)
  const plan = after && planHere(after, by, at)
  return plan && { ...plan, before: [decision.default, ...plan.before] }
}

/** What it may do that is not yet aimed at somebody. */
const actionsOf = <S>({ decision }: Battle<S>, by: FigureId): readonly Answer[] =>
  (decision?.options ?? [])
    .filter(({ figure, at, concedes }) => figure === by && at === undefined && !concedes)
    .map(({ id }) => ({ pick: [id] }))

/** The battle after an answer, as long as the same figure is asked and no dice have been rolled. */
function stepOn<S>(battle: Battle<S>, answer: Answer, by: FigureId): Battle<S> | undefined {
  const after = battle.forkAfter(answer, typedDice)
  const isSame = after.awaited === undefined && after.question?.by === battle.question?.by
  return isSame && after.decision?.about === by ? after : undefined
}
