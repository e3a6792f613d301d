/** The ruler: how far it is, rim to rim between figures, and whether the one sees the other. */
import { drawMeasure, drawSight, type OverlayStyle } from '@muster/draw'
import type { Sighting } from '@muster/engine'
import { distance } from '@muster/table'
import { stretchOf } from '../../figures/ruler.ts'
import { someoneNamed } from '../../figures/combatants.ts'
import type { TableState } from '../../state/table-state.ts'
import { words } from '../../words/words.ts'

export function rulerChalk({ ruler, sighting, snapshot: { view } }: TableState, pen: OverlayStyle): string {
  if (!ruler) return ''
  const { from, to } = stretchOf(ruler, view)
  const told = words.board.measured(distance(from, to), sighting?.seen, sighting && named(sighting))
  const half = someoneNamed(view, ruler.at)?.radius ?? 0
  return (sighting ? sightLine(sighting, half, pen) : '') + drawMeasure(from, to, pen, told, !sighting)
}

/** What decides it: what hides before what covers. */
const named = ({ met }: Sighting): string | undefined => (met.find(({ blocks }) => blocks) ?? met[0])?.name

function sightLine({ seen, from, to, met }: Sighting, targetHalf: number, pen: OverlayStyle): string {
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
    pen,
  )
}
