/** The picture of a battle's end as a PNG of 1200 by 630 pixels, as pages that show links want it. */
import type { Theme } from '@muster/draw'
import type { FigureId, FigureView } from '@muster/engine'
import type { ShownTable } from '@muster/session'
import { MM } from '@muster/table'
import { drawGround, drawStanding } from './end-picture.ts'

const WIDE = 1200
const HIGH = 630
const BAND = 118
const MARGIN = 44

export interface SharedResult {
  readonly title: string
  readonly line: string
}

/** The emblems that a drawing uses, as the page has them. */
function symbolsIn(drawing: string): string {
  const ids = new Set([...drawing.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? ''))
  return [...ids].map((id) => document.querySelector(`symbol#${CSS.escape(id)}`)?.outerHTML ?? '').join('')
}

/** The table as wide as the picture, around its middle, with a band of paper below. */
export function shareSvg(view: ShownTable, slain: readonly FigureView[], theme: Theme, ringed?: FigureId): string {
  const [width, depth] = [view.field.width / MM, view.field.depth / MM]
  const high = (width * (HIGH - BAND)) / WIDE
  const middle =
    view.figures.reduce((sum, { at }) => sum + at.y / MM, 0) / Math.max(1, view.figures.length) || depth / 2
  const top = Math.max(0, Math.min(depth - high, middle - high / 2))
  const table = drawGround(view, theme) + drawStanding(view, slain, theme, ringed)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}">`,
    `<defs>${symbolsIn(table)}</defs>`,
    `<svg width="${WIDE}" height="${HIGH - BAND}" viewBox="0 ${top} ${width} ${high}">${table}</svg>`,
    `<rect y="${HIGH - BAND}" width="${WIDE}" height="${BAND}" fill="${theme.markPaper}"/>`,
    '</svg>',
  ].join('')
}

/** Baseline from the bottom, font, and the page's font families. */
const TITLE = [62, '700 46px Grenze, Georgia, serif'] as const
const LINE = [24, "500 25px 'Alegreya Sans', sans-serif"] as const

/** Written onto the canvas: an image cannot use the fonts of the page. */
async function writeResult(canvas: CanvasRenderingContext2D, { title, line }: SharedResult, colour: string) {
  canvas.fillStyle = colour
  for (const [text, [up, font]] of [
    [title, TITLE],
    [line, LINE],
  ] as const) {
    await document.fonts.load(font, text)
    canvas.font = font
    canvas.fillText(text, MARGIN, HIGH - up, WIDE - 2 * MARGIN)
  }
}

export async function sharePng(svg: string, result: SharedResult, theme: Theme): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image(WIDE, HIGH)
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = WIDE
    canvas.height = HIGH
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0, WIDE, HIGH)
    if (context) await writeResult(context, result, theme.markInk)
    return await new Promise((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be drawn'))),
        'image/png',
      ),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}
