/** A figure goes along its path. */
import type { FigureId, Play, RuleId } from '@muster/engine'
import type { LegCost, MoveVerdict, Point } from '@muster/table'
import { tell, type WalkManner } from '../../events/events.ts'
import { figureOf } from '../../state/figures.ts'
import { scenarioOf } from '../../scenarios/index.ts'
import type { State } from '../../state/state.ts'

/** Keeps the movement spent, with all costs, for shooting, and the length of the path for those limited to 6". */
export function walk(
  play: Play<State>,
  id: FigureId,
  path: readonly Point[],
  verdict: MoveVerdict,
  manner: WalkManner = 'move',
): void {
  const { state } = play
  const figure = figureOf(state, id)
  const from = figure.at
  figure.at = path.at(-1) ?? from
  figure.spent += verdict.spent
  figure.walked += verdict.length
  if (play.events) tellMoved(play, id, from, path, verdict, manner)
  scenarioOf(state).onMoved?.(play, figure, verdict.length, 'walk', from)
}

function tellMoved(
  play: Play<State>,
  figure: FigureId,
  from: Point,
  path: readonly Point[],
  verdict: MoveVerdict,
  manner: WalkManner,
): void {
  const { length, spent } = verdict
  const costs = verdict.legs.flatMap((leg) => leg.costs)
  const contacts = [...new Set(verdict.contacts)]
  tell(play, { is: 'moved', figure, from, path, length, spent, costs, contacts, manner, rules: rulesOf(costs) })
}

function rulesOf(costs: readonly LegCost[]): readonly RuleId[] {
  const rules = new Set(['HW-MOVE-04'])
  for (const { why } of costs) rules.add(why === 'toll' ? 'HW-MOVE-08' : 'HW-MOVE-06')
  return [...rules]
}
