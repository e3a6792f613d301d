/** How high a figure stands: a longer shadow, and a tag with the height. */
import { inchesText, type Length } from '@muster/table'
import { smallerHalf, type BaseShape } from './base-shape.ts'
import { el, group, text, LINING, TITLE_FONT } from '../svg/svg.ts'
import type { Theme } from '../themes/theme.ts'

/** Above three inches the shadow would lie too far from its figure. */
const MOST = 3
const INCHES = 2540

/** How much farther than usual the shadow falls. */
export const shadowScale = (level: Length | undefined): number => 1 + Math.min(MOST, (level ?? 0) / INCHES) * 1.1

const HIGH = 5.8

/** An arrow up and the inches, below the base, where it covers no neighbour in a line. */
export function drawHeightTag(level: Length, shape: BaseShape, theme: Theme): string {
  const words = `${inchesText(level)}″`
  const wide = 4.2 + words.length * 2.1
  return group(
    { class: 'level', transform: `translate(0 ${smallerHalf(shape) - 0.4})` },
    el('rect', {
      x: -wide / 2,
      y: -HIGH / 2,
      width: wide,
      height: HIGH,
      rx: 1.2,
      fill: theme.tape,
      stroke: theme.markInk,
      'stroke-width': 0.6,
    }),
    el('path', { d: 'M0 1.4L1.5 -1.6L3 1.4Z', transform: `translate(${0.9 - wide / 2} 0)`, fill: theme.markInk }),
    text(words, {
      x: 1.8,
      y: 1.7,
      'font-size': 5,
      'font-weight': 700,
      'font-family': TITLE_FONT,
      'font-variant': LINING,
      fill: theme.markInk,
    }),
  )
}
