/** What the flat board draws on or under its figures lies on the ground here: rings, crosses, the path of a move. */
import { drawToken, drawTokenRings, type Theme } from '@muster/draw'
import { MM } from '@muster/table'
import { useEffect, useMemo, useState } from 'react'
import { sideLookOf } from '../../figures/side-looks.ts'
import { useTheme } from '../../settings/theme.tsx'
import { shownPosition } from '../../state/table-state.ts'
import { useTableState } from '../../table/table-context.tsx'
import { tokenOf } from '../../ui/token-of.ts'
import { WalkedPathOverlay } from '../overlays/path-overlay.tsx'
import type { FigureOnTable } from '../use-shown-figures.ts'

/** Who may act and who is picked: rings on the ground round the foot. */
export function Rings({ figures }: { readonly figures: readonly FigureOnTable[] }) {
  const theme = useTheme()
  // As text, so that the rings are drawn again only when one of these figures is shown elsewhere.
  const places = useTableState((state) =>
    figures
      .filter(({ mayAct, selected }) => mayAct || selected)
      .map(({ figure }) => shownPosition(state, figure))
      .map(({ x, y }) => `${x / MM} ${y / MM}`)
      .join(),
  )
  const html = useMemo(() => {
    const ringed = figures.filter(({ mayAct, selected }) => mayAct || selected)
    return places
      .split(',')
      .map((place, n) => (ringed[n] ? `<g transform="translate(${place})">${ringsOf(ringed[n], theme)}</g>` : ''))
      .join('')
  }, [figures, places, theme])
  return <g dangerouslySetInnerHTML={{ __html: html }} />
}

function ringsOf({ figure, look, mayAct, selected }: FigureOnTable, theme: Theme): string {
  const token = tokenOf(figure, look, false)
  return drawTokenRings({ ...token, states: { mayAct: mayAct && !selected, picked: selected } }, theme)
}

/** A small cross where somebody fell this turn. */
export function FallenMarks() {
  const fallen = useTableState((state) => state.fallen)
  const sides = useTableState((state) => state.snapshot.view.sides)
  const theme = useTheme()
  const html = useMemo(
    () =>
      fallen
        .map((figure) => {
          const token = tokenOf(figure, sideLookOf(sides, figure.side), false)
          const cross = drawToken({ ...token, states: { slain: true } }, theme)
          return `<g transform="translate(${figure.at.x / MM} ${figure.at.y / MM})">${cross}</g>`
        })
        .join(''),
    [fallen, sides, theme],
  )
  return <g dangerouslySetInnerHTML={{ __html: html }} />
}

/** How long the path of somebody else's move lies on the table, in milliseconds. */
const FRESH = 1600

/** A picture does not fade by itself, so the path is taken away. */
export function FreshWalkedPath() {
  const walkedPath = useTableState((state) => state.walkedPath)
  const [past, setPast] = useState<typeof walkedPath>()
  useEffect(() => {
    const timer = setTimeout(() => setPast(walkedPath), FRESH)
    return () => clearTimeout(timer)
  }, [walkedPath])
  return walkedPath === past ? null : <WalkedPathOverlay />
}
