/** Draws the line of sight to the hovered figure, with what it crosses. */
import { drawSight, drawTarget, type OverlayStyle } from '@muster/draw'
import type { ShownForecast } from '@muster/session'
import { combatantNamed } from '../../figures/combatants.ts'
import type { TableState } from '../../state/table-state.ts'

export function drawSightLine(
  { pointedForecasts, showSight, snapshot: { view } }: TableState,
  style: OverlayStyle,
): string {
  const target = combatantNamed(view, pointedForecasts?.at)
  if (!pointedForecasts || !target || !showSight) return ''
  const line = pointedForecasts.forecasts.find((forecast) => forecast.line)?.line
  const rings = target.models.map((model) => drawTarget(model, style)).join('')
  return (line ? sightLine(line, target.models.length === 1 ? target.radius : 0, style) : '') + rings
}

function sightLine(
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
