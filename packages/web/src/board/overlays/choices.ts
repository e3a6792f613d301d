/** A choice between figures: those taken so far, the one an answer points at, and numbers on models that look alike. */
import { overlayText, drawPossibleTarget, drawTarget, type OverlayStyle } from '@muster/draw'
import type { Decision, FigureId, FigureView, Option, TableView } from '@muster/engine'
import { MM } from '@muster/table'
import { figureNamed } from '../../figures/acting-figures.ts'
import { radiusOf } from '../../figures/hit-test.ts'
import { someoneNamed } from '../../figures/combatants.ts'
import { isMine, type TableState } from '../../state/table-state.ts'

export function choiceChalk(state: TableState, pen: OverlayStyle): string {
  const { draft, pointed, snapshot } = state
  const { decision, view } = snapshot
  if (!isMine(state) || !decision) return ''
  const taken = draft?.is === 'choose' ? decision.options.filter(({ id }) => draft.pick.includes(id)) : []
  const rings = taken.flatMap(({ figure }) => modelsOf(view, figure)).map((model) => drawTarget(model, pen))
  const meant = isMeant(decision, pointed)
    ? modelsOf(view, pointed).map((model) => drawPossibleTarget(model, '', pen))
    : []
  return [...rings, ...meant, ...decision.options.map((option) => numberOf(option, view, pen))].join('')
}

const modelsOf = (view: TableView, id: FigureId | undefined): readonly FigureView[] =>
  someoneNamed(view, id)?.models ?? []

const isMeant = ({ options }: Decision, id: FigureId | undefined): boolean =>
  id !== undefined && options.some(({ figure, at }) => figure === id || at === id)

/** "Model 3": its number stands beside it while it may be chosen. */
function numberOf({ figure, label }: Option, view: TableView, pen: OverlayStyle): string {
  const model = figureNamed(view, figure)
  const number = /\d+$/.exec(label)?.[0]
  if (!model || model.unit === undefined || model.number !== undefined || number === undefined) return ''
  const below = { x: model.at.x, y: model.at.y + radiusOf(model.base) + 5 * MM }
  return overlayText(number, below, pen, 6)
}
