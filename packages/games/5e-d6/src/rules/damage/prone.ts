/** Falling prone: a figure that lies already stays as it is. */
import type { FigureId, Play, RuleId } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { figureOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'

export function fallProne(play: Play<State>, id: FigureId, rules: readonly RuleId[]): void {
  const figure = figureOf(play.state, id)
  if (figure.prone) return
  figure.prone = true
  play.state.abilities.changedOn(play.state, id)
  tell(play, { is: 'fell-prone', figure: id, rules })
}
