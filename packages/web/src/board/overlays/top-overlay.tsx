/** Chalk over the figures, with what one is doing: sight, templates, links, places to choose, contacts, measures. */
import { drawMeasure, drawTarget, type OverlayStyle } from '@muster/draw'
import type { LogEntry } from '@muster/engine'
import { distance, inchesText } from '@muster/table'
import { memo, useMemo } from 'react'
import { useTable } from '../../table/table-context.tsx'
import { figureNamed } from '../../figures/acting-figures.ts'
import { someoneNamed } from '../../figures/combatants.ts'
import type { TableState } from '../../state/table-state.ts'
import { aimChalk } from './aim.ts'
import { choiceChalk } from './choices.ts'
import { linkChalk } from './links.ts'
import { outlookChalk } from './move-outlook.ts'
import { sightChalk } from './sight.ts'
import { refusedChalk } from './refusal.ts'
import { rulerChalk } from './ruler.ts'
import { spotChalk } from './spots.ts'
import { usePen } from './use-pen.ts'

export const OverChalk = memo(function OverChalk() {
  const state = useTable((now) => now)
  const pen = usePen()
  const html = useMemo(
    () =>
      [
        outlookChalk(state, pen),
        sightChalk(state, pen),
        aimChalk(state, pen),
        linkChalk(state, pen),
        choiceChalk(state, pen),
        spotChalk(state, pen),
        contactChalk(state, pen),
        refusedChalk(state, pen),
        momentChalk(state.shown, pen),
        rulerChalk(state, pen),
      ].join(''),
    [state, pen],
  )
  return <g aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />
})

/** Who would be touched at the end of the move. */
function contactChalk({ trial, draft, snapshot: { view } }: TableState, pen: OverlayStyle): string {
  if (!trial || draft?.is !== 'move') return ''
  const side = someoneNamed(view, trial.figure)?.side
  return trial.touches
    .flatMap((id) => {
      const figure = figureNamed(view, id)
      return figure && figure.side !== side ? [drawTarget(figure, pen)] : []
    })
    .join('')
}

/** The geometry behind a line of the log. */
const momentChalk = (telling: LogEntry | undefined, pen: OverlayStyle): string =>
  (telling?.why?.lines ?? [])
    .map(({ from, to, label }) => drawMeasure(from, to, pen, label ?? `${inchesText(distance(from, to))}″`))
    .join('')
