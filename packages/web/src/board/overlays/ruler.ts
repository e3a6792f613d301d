/** Draws the ruler: the distance from rim to rim, and whether one figure sees the other. */
import { drawMeasure, drawSight, type OverlayStyle } from '@muster/draw'
import type { ShownSighting } from '@muster/session'
import { distance } from '@muster/table'
import { measuredLine } from '../../figures/ruler.ts'
import { combatantNamed } from '../../figures/combatants.ts'
import type { TableState } from '../../state/table-state.ts'
import { words } from '../../words/words.ts'

export function drawRuler({ ruler, sighting, snapshot: { view } }: TableState, style: OverlayStyle): string {
  if (!ruler) return ''
  const { from, to } = measuredLine(ruler, view)
  const told = words.board.measured(distance(from, to), sighting?.seen, sighting && deciderName(sighting))
  const half = combatantNamed(view, ruler.at)?.radius ?? 0
  return (sighting ? sightLine(sighting, half, style) : '') + drawMeasure(from, to, style, told, !sighting)
}

/** The piece of terrain that decides it: one that blocks sight before one that gives cover. */
const deciderName = ({ met }: ShownSighting): string | undefined => (met.find(({ blocks }) => blocks) ?? met[0])?.name

function sightLine({ seen, from, to, met }: ShownSighting, targetHalf: number, style: OverlayStyle): string {
  const block = met.find(({ blocks }) => blocks)
  const cover = met.find(({ blocks }) => !blocks)
  return drawSight(
    {
      from,
      to,
      targetHalf,
      ...(cover && seen === 'cover' && { coverAt: cover.at }),
      ...(block && seen === 'blocked' && { blockedAt: block.at }),
    },
    style,
  )
}
