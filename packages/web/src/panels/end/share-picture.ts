/** The picture of a battle's end as a PNG of 1200 by 630 pixels, as pages that show links want it. */
import type { Theme } from '@muster/draw'
import type { FigureView } from '@muster/engine'
import type { ShownTable } from '@muster/session'
import { MM } from '@muster/table'
import { drawGround, drawStanding } from './end-picture.ts'

const WIDE = 1200
const HIGH = 630
const BAND = 118

export interface SharedResult {
  readonly title: string
  readonly line: string
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** The emblems that a drawing uses, as the page has them. */
function symbolsIn(drawing: string): string {
  const ids = new Set([...drawing.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? ''))
  return [...ids].map((id) => document.querySelector(`symbol#${CSS.escape(id)}`)?.outerHTML ?? '').join('')
}

/** The table as wide as the picture, around its middle, with the result on a band of paper below. */
export function shareSvg(view: ShownTable, slain: readonly FigureView[], result: SharedResult, theme: Theme): string {
  const [width, depth] = [view.field.width / MM, view.field.depth / MM]
  const high = (width * (HIGH - BAND)) / WIDE
  const middle =
    view.figures.reduce((sum, { at }) => sum + at.y / MM, 0) / Math.max(1, view.figures.length) || depth / 2
  const top = Math.max(0, Math.min(depth - high, middle - high / 2))
  const table = drawGround(view, theme) + drawStanding(view, slain, theme)
  const text = (words: string, y: number, size: number, weight: number, family: string): string =>
    `<text x="44" y="${y}" font-size="${size}" font-weight="${weight}" font-family="${family}" fill="${theme.markInk}">${escape(words)}</text>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}">`,
    `<defs>${symbolsIn(table)}</defs>`,
    `<svg width="${WIDE}" height="${HIGH - BAND}" viewBox="0 ${top} ${width} ${high}">${table}</svg>`,
    `<rect y="${HIGH - BAND}" width="${WIDE}" height="${BAND}" fill="${theme.markPaper}"/>`,
    text(result.title, HIGH - 62, 46, 700, 'Grenze, Georgia, serif'),
    text(result.line, HIGH - 24, 25, 500, "'Alegreya Sans', sans-serif"),
    '</svg>',
  ].join('')
}

export async function sharePng(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image(WIDE, HIGH)
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = WIDE
    canvas.height = HIGH
    canvas.getContext('2d')?.drawImage(image, 0, 0, WIDE, HIGH)
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
