/** How a condition ends, and who has to know that conditions have changed. */
import type { FigureId, Play, RuleId, Step } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { figureOf, has } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { ConditionName } from '../../state/vocabulary.ts'

/** Takes a condition away; nothing happens to a character without it. */
export function* lose(play: Play<State>, id: FigureId, is: ConditionName, rule: RuleId = 'DD-COND-01'): Step {
  const figure = figureOf(play.state, id)
  if (!has(figure, is)) return
  figure.conditions = figure.conditions.filter((condition) => condition.is !== is)
  conditionsChanged(play.state, figure)
  tell(play, { is: 'condition-lost', figure: id, condition: is, rules: [rule] })
  yield* play.state.abilities.open(play, 'condition-lost', { figure: id, is })
}

/** The Speed of a mount hangs on the conditions of its rider. */
export function conditionsChanged(state: State, { id, mount }: Figure): void {
  state.abilities.changedOn(state, id)
  if (mount !== undefined) state.abilities.changedOn(state, mount)
}
