/** Draws a question that is answered on the table: rings on all targets, and the line to the chosen one. */
import { drawHarmed, drawPossibleTarget, drawTarget, type OverlayStyle } from '@muster/draw'
import type { FigureId, FigureView, TableView } from '@muster/engine'
import { combatantNamed } from '../../figures/combatants.ts'
import { harmedByOption } from '../../state/harm.ts'
import { optionChoice } from '../../state/option-choice.ts'
import type { TableState } from '../../state/table-state.ts'
import { sightLine } from './sight.ts'

export function drawTargets(state: TableState, style: OverlayStyle): string {
  const choice = optionChoice(state)
  if (!choice) return ''
  const { view } = state.snapshot
  const { chosen, targets } = choice
  const others = targets.filter(({ at }) => at !== chosen?.at).flatMap(({ at }) => modelsOf(view, at))
  const harmed = chosen ? harmedByOption(state, chosen.id).flatMap(({ models }) => models) : []
  return [
    ...others.map((model) => drawPossibleTarget(model, '', style)),
    chosen?.at === undefined ? '' : lineTo(state, chosen.id, chosen.at, style),
    ...modelsOf(view, chosen?.at).map((model) => drawTarget(model, style)),
    ...harmed.map((model) => drawHarmed(model, style)),
  ].join('')
}

const modelsOf = (view: TableView, id: FigureId | undefined): readonly FigureView[] =>
  combatantNamed(view, id)?.models ?? []

function lineTo({ targetOdds, showSight, snapshot }: TableState, option: string, at: FigureId, style: OverlayStyle) {
  const line = targetOdds[option]?.line
  const target = combatantNamed(snapshot.view, at)
  if (!line || !target || !showSight) return ''
  return sightLine(line, target.models.length === 1 ? target.radius : 0, style)
}
