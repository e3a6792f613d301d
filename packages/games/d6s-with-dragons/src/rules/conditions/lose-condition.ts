/** How a condition ends. */
import type { FigureId, Play, RuleId, Step } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { figureOf, has } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import type { ConditionName } from '../../state/vocabulary.ts'

/** Takes a condition away; nothing happens to a character without it. */
export function* lose(play: Play<State>, id: FigureId, is: ConditionName, rule: RuleId = 'DD-COND-01'): Step {
  const figure = figureOf(play.state, id)
  if (!has(figure, is)) return
  figure.conditions = figure.conditions.filter((condition) => condition.is !== is)
  play.state.abilities.changedOn(play.state, id)
  tell(play, { is: 'condition-lost', figure: id, condition: is, rules: [rule] })
  yield* play.state.abilities.open(play, 'condition-lost', { figure: id, is })
}
