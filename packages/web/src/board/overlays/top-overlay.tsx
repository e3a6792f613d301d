/** Everything drawn over the figures: sight, templates, links, choices, contacts, measurements. */
import { drawMeasure, drawTarget, type OverlayStyle } from '@muster/draw'
import type { ShownLogEntry } from '@muster/session'
import { distance, inchesText } from '@muster/table'
import { memo, useMemo } from 'react'
import { useTableState } from '../../table/table-context.tsx'
import { figureNamed } from '../../figures/acting-figures.ts'
import { combatantNamed } from '../../figures/combatants.ts'
import type { TableState } from '../../state/table-state.ts'
import { drawAim } from './aim.ts'
import { drawChoices } from './choices.ts'
import { drawLinks } from './links.ts'
import { drawMoveOutlook } from './move-outlook.ts'
import { drawSightLine } from './sight.ts'
import { drawRefusal } from './refusal.ts'
import { drawRuler } from './ruler.ts'
import { drawSpots } from './spots.ts'
import { drawTargets } from './targets.ts'
import { useOverlayStyle } from './use-overlay-style.ts'

export const TopOverlay = memo(function TopOverlay() {
  const state = useTableState((now) => now)
  const style = useOverlayStyle()
  const html = useMemo(
    () =>
      [
        drawMoveOutlook(state, style),
        drawSightLine(state, style),
        drawAim(state, style),
        drawLinks(state, style),
        drawTargets(state, style),
        drawChoices(state, style),
        drawSpots(state, style),
        drawContacts(state, style),
        drawRefusal(state, style),
        drawLogLines(state.shownEntry, style),
        drawRuler(state, style),
      ].join(''),
    [state, style],
  )
  return <g aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />
})

/** Figures the mover would touch at the end of its move. */
function drawContacts({ trial, draft, snapshot: { view } }: TableState, style: OverlayStyle): string {
  if (!trial || draft?.is !== 'move') return ''
  const side = combatantNamed(view, trial.figure)?.side
  return trial.touches
    .flatMap((id) => {
      const figure = figureNamed(view, id)
      return figure && figure.side !== side ? [drawTarget(figure, style)] : []
    })
    .join('')
}

/** The geometry that a line of the log shows. */
const drawLogLines = (entry: ShownLogEntry | undefined, style: OverlayStyle): string =>
  (entry?.why?.lines ?? [])
    .map(({ from, to, label }) => drawMeasure(from, to, style, label ?? `${inchesText(distance(from, to))}″`))
    .join('')
