/** Draws the line of sight to the hovered figure, with what it crosses. */
import { drawSight, drawTarget, type OverlayStyle } from '@muster/draw'
import type { ShownForecast } from '@muster/session'
import { combatantNamed } from '../../figures/combatants.ts'
import { optionChoice } from '../../state/option-choice.ts'
import type { TableState } from '../../state/table-state.ts'

export function drawSightLine(state: TableState, style: OverlayStyle): string {
  const {
    pointedForecasts,
    showSight,
    snapshot: { view },
  } = state
  const target = combatantNamed(view, pointedForecasts?.at)
  // The chosen target of a question has a line and a ring of its own.
  if (!pointedForecasts || !target || !showSight || optionChoice(state)?.chosen?.at === target.id) return ''
  const line = pointedForecasts.forecasts.find((forecast) => forecast.line)?.line
  const isPossible = pointedForecasts.forecasts.some(({ allowed }) => allowed)
  const rings = isPossible ? target.models.map((model) => drawTarget(model, style)).join('') : ''
  return (line ? sightLine(line, target.models.length === 1 ? target.radius : 0, style) : '') + rings
}

export function sightLine(
  { from, to, met }: NonNullable<ShownForecast['line']>,
  targetHalf: number,
  style: OverlayStyle,
): string {
  const block = met.find(({ blocks }) => blocks)
  const cover = met.find(({ blocks }) => !blocks)
  const named = block ?? cover
  return drawSight(
    {
      from,
      to,
      targetHalf,
      ...(cover && { coverAt: cover.at }),
      ...(block && { blockedAt: block.at }),
      ...(named && { words: named.name }),
    },
    style,
  )
}
