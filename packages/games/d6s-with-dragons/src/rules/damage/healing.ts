/** Healing takes away wounds already suffered, never below none. */
import type { FigureId, Play, RuleId } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { figureOf, isInPlay } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'

export const isHurt = (figure: Figure): boolean => isInPlay(figure) && figure.wounds > 0

export function heal(play: Play<State>, id: FigureId, by: FigureId, rule: RuleId): void {
  const figure = figureOf(play.state, id)
  if (!isHurt(figure)) return
  figure.wounds -= 1
  tell(play, {
    is: 'healed',
    figure: id,
    by,
    wounds: figure.wounds,
    health: figure.profile.health,
    rules: [rule, 'DD-RUL-77'],
  })
}
