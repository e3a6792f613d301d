/** The line to whoever is pointed at, with what it meets. */
import { drawSight, drawTarget, type OverlayStyle } from '@muster/draw'
import type { AttackForecast } from '@muster/engine'
import { someoneNamed } from '../../figures/combatants.ts'
import type { TableState } from '../../state/table-state.ts'

export function sightChalk({ lookout, sight, snapshot: { view } }: TableState, pen: OverlayStyle): string {
  const target = someoneNamed(view, lookout?.at)
  if (!lookout || !target || !sight) return ''
  const line = lookout.prospects.find((prospect) => prospect.line)?.line
  const rings = target.models.map((model) => drawTarget(model, pen)).join('')
  return (line ? sightLine(line, target.models.length === 1 ? target.radius : 0, pen) : '') + rings
}

function sightLine(
  { from, to, met }: NonNullable<AttackForecast['line']>,
  targetHalf: number,
  pen: OverlayStyle,
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
    pen,
  )
}
