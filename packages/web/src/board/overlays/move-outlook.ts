/** Danger and opportunity at the end of a move: amber rings on those who could come, targets with their odds. */
import { drawPossibleTarget, drawThreateningFigure, type OverlayStyle } from '@muster/draw'
import type { AttackForecast } from '@muster/engine'
import { outlookOf } from '../../state/move-outlook.ts'
import { someoneNamed } from '../../figures/combatants.ts'
import type { TableState } from '../../state/table-state.ts'
import { words } from '../../words/words.ts'

export function outlookChalk(state: TableState, pen: OverlayStyle): string {
  const { draft, openings, lookout, snapshot } = state
  const { view } = snapshot
  if (draft?.is !== 'move' || (draft.path.length === 0 && !draft.body?.ends.length)) return ''
  const warned = outlookOf(state).chargers.flatMap(({ models }) => models)
  const open = openings.filter(({ at }) => at !== lookout?.at).map((prospect) => opening(prospect, view, pen))
  return warned.map((model) => drawThreateningFigure(model, pen)).join('') + open.join('')
}

/** A ring on the target, and the chance that matters most below it; of a unit below the model in front. */
function opening({ at, chances }: AttackForecast, view: TableState['snapshot']['view'], pen: OverlayStyle): string {
  const models = someoneNamed(view, at)?.models ?? []
  const lowest = models.reduce<(typeof models)[number] | undefined>(
    (low, one) => (low && low.at.y >= one.at.y ? low : one),
    undefined,
  )
  const chance = chances.at(-1)?.chance
  const told = chance === undefined ? '' : words.percent(chance)
  return models.map((model) => drawPossibleTarget(model, model === lowest ? told : '', pen)).join('')
}
