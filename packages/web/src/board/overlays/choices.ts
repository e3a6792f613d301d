/**
 * Draws a choice between figures: the chosen ones, the one an answer points at, and numbers on models that look alike.
 */
import { overlayText, drawPossibleTarget, drawTarget, type OverlayStyle } from '@muster/draw'
import type { FigureId, FigureView, TableView } from '@muster/engine'
import type { ShownDecision, ShownOption } from '@muster/session'
import { MM } from '@muster/table'
import { figureNamed } from '../../figures/acting-figures.ts'
import { baseRadius } from '../../figures/hit-test.ts'
import { combatantNamed } from '../../figures/combatants.ts'
import { optionChoice } from '../../state/option-choice.ts'
import { canAnswer, type TableState } from '../../state/table-state.ts'

export function drawChoices(state: TableState, style: OverlayStyle): string {
  const { draft, hovered, snapshot } = state
  const { decision, view } = snapshot
  if (!canAnswer(state) || !decision) return ''
  const taken = draft?.is === 'choose' ? decision.options.filter(({ id }) => draft.pick.includes(id)) : []
  const rings = taken.flatMap(({ figure }) => modelsOf(view, figure)).map((model) => drawTarget(model, style))
  const meant =
    isOffered(decision, hovered) && !optionChoice(state)
      ? modelsOf(view, hovered).map((model) => drawPossibleTarget(model, '', style))
      : []
  return [...rings, ...meant, ...decision.options.map((option) => numberOf(option, view, style))].join('')
}

const modelsOf = (view: TableView, id: FigureId | undefined): readonly FigureView[] =>
  combatantNamed(view, id)?.models ?? []

const isOffered = ({ options }: ShownDecision, id: FigureId | undefined): boolean =>
  id !== undefined && options.some(({ figure, at }) => figure === id || at === id)

/** The number of a model, shown beside it while it can be chosen: "Model 3". */
function numberOf({ figure, label }: ShownOption, view: TableView, style: OverlayStyle): string {
  const model = figureNamed(view, figure)
  const number = /\d+$/.exec(label)?.[0]
  if (!model || model.unit === undefined || model.number !== undefined || number === undefined) return ''
  const below = { x: model.at.x, y: model.at.y + baseRadius(model.base) + 5 * MM }
  return overlayText(number, below, style, 6)
}
