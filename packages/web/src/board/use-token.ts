/** A figure as it is drawn: seen from where the table is looked at. */
import { drawTokenBody, drawTokenRings, drawTokenShadow, type Token } from '@muster/draw'
import type { FigureView } from '@muster/engine'
import { useMemo } from 'react'
import type { SideLook } from '../figures/side-looks.ts'
import { tokenOf } from '../ui/token-of.ts'
import { useTheme } from '../settings/theme.tsx'
import { useIsTurned } from '../table/table-context.tsx'

export function useToken(figure: FigureView, look: SideLook): Token {
  const isTurned = useIsTurned()
  return useMemo(() => tokenOf(figure, look, isTurned), [figure, look, isTurned])
}

/** What the question and the hand make of a figure. */
export interface ShownState {
  readonly mayAct: boolean
  readonly selected: boolean
  readonly lifted: boolean
}

/** The parts of the drawing, each made again only when what it shows has changed. */
export function useTokenDrawing(token: Token, { mayAct, selected, lifted }: ShownState) {
  const theme = useTheme()
  const shadow = useMemo(
    () => drawTokenShadow({ ...token, states: { ...token.states, lifted } }, theme),
    [token, lifted, theme],
  )
  const rings = useMemo(
    () =>
      drawTokenRings({ ...token, states: { ...token.states, mayAct: mayAct && !selected, picked: selected } }, theme),
    [token, mayAct, selected, theme],
  )
  const body = useMemo(() => drawTokenBody(token, theme), [token, theme])
  return { shadow, rings, body }
}
