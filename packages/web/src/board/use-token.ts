/** A figure as it is drawn: seen from where the table is looked at. */
import { drawTokenBody, drawTokenRings, drawTokenShadow, type Token, type TokenStates } from '@muster/draw'
import type { FigureView } from '@muster/engine'
import type { Point } from '@muster/table'
import { useMemo } from 'react'
import type { SideLook } from '../figures/side-looks.ts'
import { useTheme } from '../settings/theme.tsx'
import { useIsTurned } from '../table/table-context.tsx'
import { asIcon } from '../ui/icons.ts'

export function useToken(figure: FigureView, look: SideLook): Token {
  const isTurned = useIsTurned()
  return useMemo(
    () => ({
      side: look,
      icon: asIcon(figure.icon),
      base: figure.base,
      states: statesOf(figure),
      marks: marksOf(figure),
      ...(figure.health && { health: { left: figure.health.left, full: figure.health.of } }),
      ...(figure.level !== undefined && { level: figure.level }),
      ...(figure.facing && { facing: isTurned ? opposite(figure.facing) : figure.facing }),
      ...(figure.number !== undefined && { number: figure.number }),
    }),
    [figure, look, isTurned],
  )
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

/** Being prone, hidden or concentrating is drawn on the figure itself; those marks need no disc of their own. */
const statesOf = ({ hasActed, marks }: FigureView): TokenStates => ({
  acted: hasActed,
  prone: marks.some(({ shows }) => shows === 'prone'),
  hidden: marks.some(({ shows }) => shows === 'hidden'),
  concentrating: marks.some(({ shows }) => shows === 'concentrating'),
})
const marksOf = ({ marks }: FigureView) =>
  marks.filter(({ shows }) => shows === undefined).map(({ icon }) => asIcon(icon))

const opposite = ({ x, y }: Point): Point => ({ x: -x, y: -y })
