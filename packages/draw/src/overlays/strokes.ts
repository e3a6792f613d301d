/** Lines and texts of overlays: a light line on a darker casing shows on any ground, and never gets too thin to see. */
import type { Length, Point } from '@muster/table'
import { polygon } from '../svg/path.ts'
import { toMm, type MmPoint } from '../geometry/points.ts'
import { el, group, num, path, text, LINING, TEXT_FONT, type Attributes } from '../svg/svg.ts'
import type { Theme } from '../themes/theme.ts'

export interface OverlayStyle {
  readonly theme: Theme
  /** Pixels for a millimetre on the screen now. */
  readonly zoom: number
  /** The drawing is turned by half a turn when it is shown: texts and icons stand on their heads here. */
  readonly isTurned?: boolean
  /** Begins the ids of patterns and masks, where a drawing needs them. */
  readonly id?: string
}

/** Turns what must stay upright about its own place; undefined where nothing is turned. */
export const upright = ({ isTurned }: OverlayStyle, { x, y }: MmPoint): string | undefined =>
  isTurned ? `rotate(180 ${num(x)} ${num(y)})` : undefined

/** So far below a place as it is seen. */
export const below = ({ isTurned }: OverlayStyle, { x, y }: Point, far: Length): Point => ({
  x,
  y: isTurned ? y - far : y + far,
})

const LEAST_PIXELS = 1.25

/** A width in millimetres that stays at least 1.25 pixels. */
export const strokeWidth = (style: OverlayStyle, width: number): number => Math.max(width, LEAST_PIXELS / style.zoom)
/** How much wider than asked the strokes are, so that dashes and texts grow with them. */
export const strokeScale = (style: OverlayStyle, width: number): number => strokeWidth(style, width) / width

export const overlayId = (style: OverlayStyle, name: string): string => `${style.id ?? 'over'}-${name}`

export interface Stroke {
  readonly width: number
  /** On and off, in millimetres. */
  readonly dash?: readonly number[]
  readonly colour?: string
  readonly round?: boolean
}

export function casedLine(d: string, style: OverlayStyle, stroke: Stroke): string {
  const { width, dash, colour = style.theme.overlay, round = false } = stroke
  const scale = strokeScale(style, width)
  const common: Attributes = {
    fill: 'none',
    'stroke-linejoin': 'round',
    'stroke-linecap': round ? 'round' : undefined,
    'stroke-dasharray': dash?.map((n) => n * scale).join(' '),
  }
  return (
    path(d, { ...common, stroke: style.theme.casing, 'stroke-width': 2 * width * scale, opacity: 0.55 }) +
    path(d, { ...common, stroke: colour, 'stroke-width': width * scale })
  )
}

/** One path for several rings; with the even-odd rule, inner rings are holes. */
export const ringsPath = (rings: readonly (readonly Point[])[]): string =>
  rings
    .filter((ring) => ring.length > 2)
    .map((ring) => polygon(ring.map(toMm)))
    .join('')

/** Words are marked with the place they belong to: on a tilted table the page shows them upright, over the drawing. */
const wordsAt = ({ x, y }: MmPoint): Attributes => ({ class: 'words', 'data-at': `${num(x)} ${num(y)}` })

/** Text on the table, at least 13 pixels high. */
export function overlayText(words: string, at: Point, style: OverlayStyle, size = 7): string {
  const high = Math.max(size, 13 / style.zoom)
  const { x, y } = toMm(at)
  return text(words, {
    ...wordsAt({ x, y }),
    x,
    y,
    transform: upright(style, { x, y }),
    'font-size': high,
    'font-weight': 700,
    'font-family': TEXT_FONT,
    'font-variant': LINING,
    fill: style.theme.overlay,
    stroke: style.theme.casing,
    'stroke-width': high * 0.24,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  })
}

/** A tag with a short text, centred. Its width is estimated from the number of letters. */
export function overlayTag(words: string, at: MmPoint, style: OverlayStyle, fill = style.theme.tape): string {
  const high = Math.max(6.4, 13 / style.zoom)
  const [wide, tall] = [words.length * high * 0.5 + high, high * 1.55]
  return group(
    { ...wordsAt(at), transform: upright(style, at) },
    el('rect', {
      x: at.x - wide / 2 + high * 0.06,
      y: at.y - tall / 2 + high * 0.12,
      width: wide,
      height: tall,
      rx: high * 0.2,
      fill: style.theme.casing,
      opacity: 0.4,
    }),
    el('rect', {
      x: at.x - wide / 2,
      y: at.y - tall / 2,
      width: wide,
      height: tall,
      rx: high * 0.2,
      fill,
      stroke: style.theme.tapeInk,
      'stroke-width': strokeWidth(style, 0.5),
    }),
    text(words, {
      x: at.x,
      y: at.y + high * 0.34,
      'font-size': high,
      'font-weight': 700,
      'font-family': TEXT_FONT,
      'font-variant': LINING,
      fill: style.theme.tapeInk,
    }),
  )
}

/** A disc with an icon. */
export const overlayDisc = (at: MmPoint, inner: string, style: OverlayStyle, radius = 6.4): string =>
  group(
    { ...wordsAt(at), transform: upright(style, at) },
    el('circle', { cx: at.x + 0.5, cy: at.y + 0.7, r: radius, fill: style.theme.casing, opacity: 0.35 }),
    el('circle', {
      cx: at.x,
      cy: at.y,
      r: radius,
      fill: style.theme.markPaper,
      stroke: style.theme.markInk,
      'stroke-width': 0.8,
    }),
    inner,
  )
