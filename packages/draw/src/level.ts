/** How high a figure stands: a long shadow below it, and the height on a small flag at its foot. */
import { inchesText, type Length } from '@muster/table'
import { leastHalf, type Shape } from './shape.ts'
import { el, group, text, LINING, TITLE_FONT } from './svg.ts'
import type { Theme } from './theme.ts'

/** Past three inches a shadow would lose its figure. */
const MOST = 3
const INCHES = 2540

/** How much farther than usual the shadow falls. */
export const shadowFall = (level: Length | undefined): number => 1 + Math.min(MOST, (level ?? 0) / INCHES) * 1.1

/** An arrow up and the inches, south-east on the rim, where neither marks nor number come. */
export function drawLevel(level: Length, shape: Shape, theme: Theme): string {
  const words = `${inchesText(level)}″`
  const wide = 5.6 + words.length * 2.5
  const away = leastHalf(shape) * 0.72
  return group({ class: 'level', transform: `translate(${away} ${away})` },
    el('rect', {
      x: -2.6, y: -3.4, width: wide, height: 6.8, rx: 1.2, fill: theme.tape, stroke: theme.markInk, 'stroke-width': 0.6,
    }),
    el('path', { d: 'M-1 1.7L0.9 -1.9L2.8 1.7Z', fill: theme.markInk }),
    text(words, {
      x: wide / 2 + 0.6, y: 2, 'font-size': 5.8, 'font-weight': 700, 'font-family': TITLE_FONT, style: LINING,
      fill: theme.markInk,
    }))
}
