/** Overlays for the end of a move: amber rings around enemies that could charge there, and possible targets with their odds. */
import { drawPossibleTarget, drawThreateningFigure, type OverlayStyle } from '@muster/draw'
import type { ShownForecast } from '@muster/session'
import { isPastKeptLine } from '../../state/kept-line.ts'
import { moveOutlook } from '../../state/move-outlook.ts'
import { combatantNamed } from '../../figures/combatants.ts'
import type { TableState } from '../../state/table-state.ts'
import { chanceText } from '../../state/telling-chance.ts'

export function drawMoveOutlook(state: TableState, style: OverlayStyle): string {
  const { draft, opportunities, pointedForecasts, snapshot } = state
  const { view } = snapshot
  if (draft?.is !== 'move' || (draft.path.length === 0 && !draft.unit?.ends.length)) return ''
  const warned = moveOutlook(state).chargers.flatMap(({ models }) => models)
  const open = (isPastKeptLine(state) ? [] : opportunities)
    .filter(({ at }) => at !== pointedForecasts?.at)
    .map((forecast) => drawOpportunity(forecast, view, style))
  return warned.map((model) => drawThreateningFigure(model, style)).join('') + open.join('')
}

/** A ring round the target, and below it the chance that matters most; for a unit, below its front model. */
function drawOpportunity(
  { at, chances }: ShownForecast,
  view: TableState['snapshot']['view'],
  style: OverlayStyle,
): string {
  const models = combatantNamed(view, at)?.models ?? []
  const lowest = models.reduce<(typeof models)[number] | undefined>(
    (low, one) => (low && low.at.y >= one.at.y ? low : one),
    undefined,
  )
  const told = chanceText(chances) ?? ''
  return models.map((model) => drawPossibleTarget(model, model === lowest ? told : '', style)).join('')
}
