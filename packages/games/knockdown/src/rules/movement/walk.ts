/** A model goes along its path. */
import type { FigureId, Play, RuleId } from '@muster/engine'
import type { LegCost, MoveVerdict, Point } from '@muster/table'
import { tell, type MoveReason } from '../../events/index.ts'
import { figureOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { contactsAt } from './move-question.ts'

/** A crew is carried along by its chariot. */
export function walk(
  play: Play<State>,
  id: FigureId,
  path: readonly Point[],
  verdict: Pick<MoveVerdict, 'length' | 'spent' | 'legs'>,
  reason: MoveReason,
): void {
  const { state } = play
  const figure = figureOf(state, id)
  const from = figure.at
  figure.at = path.at(-1) ?? from
  state.abilities.moved(state, id)
  if (figure.profile.kind === 'chariot') {
    for (const rider of figure.crew) {
      figureOf(state, rider).at = figure.at
      state.abilities.moved(state, rider)
    }
  }
  if (!play.events) return
  const { length, spent } = verdict
  const costs = verdict.legs.flatMap((leg) => leg.costs)
  const contacts = contactsAt(state, figure, figure.at)
  tell(play, { is: 'moved', figure: id, reason, from, path, length, spent, costs, contacts, rules: rulesOf(costs) })
}

function rulesOf(costs: readonly LegCost[]): readonly RuleId[] {
  const rules = new Set(['KD-MOVE-17'])
  for (const { why } of costs) rules.add(why === 'toll' ? 'KD-TERR-02' : 'KD-TERR-06')
  return [...rules]
}
