/** What is drawn of a figure. */
import type { Token, TokenStates } from '@muster/draw'
import type { FigureView } from '@muster/engine'
import type { Point } from '@muster/table'
import type { SideLook } from '../figures/side-looks.ts'
import { asIcon } from './icons.ts'

export const tokenOf = (figure: FigureView, look: SideLook, isTurned: boolean): Token => ({
  side: look,
  icon: asIcon(figure.icon),
  base: figure.base,
  states: statesOf(figure),
  marks: marksOf(figure),
  ...(figure.health && { health: { left: figure.health.left, full: figure.health.of } }),
  ...(figure.level !== undefined && { level: figure.level }),
  ...(figure.facing && { facing: isTurned ? opposite(figure.facing) : figure.facing }),
  ...(figure.number !== undefined && { number: figure.number }),
})

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
