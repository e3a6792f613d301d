/** The table at the end as a drawing: everybody who is left, and a cross where somebody fell. */
import { drawBattlefield, drawFrame, drawObjective, drawToken, framedViewBox, type Theme } from '@muster/draw'
import type { FigureId, FigureView } from '@muster/engine'
import type { ShownTable } from '@muster/session'
import { MM } from '@muster/table'
import { sideLookOf } from '../../figures/side-looks.ts'
import { asIcon } from '../../ui/icons.ts'

/** The ground can be used again by its id, for crops of the same table. */
export const GROUND = 'end-ground'

export const drawGround = ({ field }: ShownTable, theme: Theme): string =>
  `<g id="${GROUND}">${drawBattlefield(field, theme, { id: 'end', detail: 'full' })}${drawFrame(field, theme, { id: 'end-frame' })}</g>`

export const groundBox = ({ field }: ShownTable): string => framedViewBox(field)

const at = ({ x, y }: FigureView['at'], drawing: string): string =>
  `<g transform="translate(${x / MM} ${y / MM})">${drawing}</g>`

/** Figures and what is fought for; `slain` leaves crosses, and `ringed` is who decided it. */
export function drawStanding(
  { figures, objectives, sides }: ShownTable,
  slain: readonly FigureView[],
  theme: Theme,
  ringed?: FigureId,
): string {
  const token = ({ id, side, icon, base, number }: FigureView, isSlain: boolean): string =>
    drawToken(
      {
        side: sideLookOf(sides, side),
        icon: asIcon(icon),
        base,
        marks: [],
        states: isSlain ? { slain: true } : { picked: id === ringed },
        ...(number !== undefined && { number }),
      },
      theme,
    )
  return [
    ...slain.map((figure) => at(figure.at, token(figure, true))),
    ...objectives.map((one) =>
      at(
        one.at,
        drawObjective(
          { icon: asIcon(one.icon), ...(one.heldBy !== undefined && { heldBy: sideLookOf(sides, one.heldBy) }) },
          theme,
        ),
      ),
    ),
    ...figures.map((figure) => at(figure.at, token(figure, false))),
  ].join('')
}
