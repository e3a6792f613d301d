/** SVG drawings become pixels. A picture inside an image sees neither the page's symbols nor its fonts. */
import { symbolsFor } from '../../ui/icons.ts'
import type { Place, Size } from '../../camera/tilt.ts'

/** A part of a drawing, in its own units. */
export interface DrawingBox extends Place, Size {}

export async function rasterise(svg: string, box: DrawingBox, { width, height }: Size): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = paintOn(canvas)
  const { bare, texts } = splitTexts(svg)
  context.drawImage(await imageOf(bare, box, { width, height }), 0, 0, width, height)
  context.setTransform(
    width / box.width,
    0,
    0,
    height / box.height,
    (-box.x * width) / box.width,
    (-box.y * height) / box.height,
  )
  for (const text of texts) paintText(context, text)
  return canvas
}

/** What is painted here is handed to WebGL at once, so it must not lie with the graphics chip. */
export function paintOn(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser has no two-dimensional canvas.')
  return context
}

/** A drawing as an image of this size. */
async function imageOf(svg: string, box: DrawingBox, { width, height }: Size): Promise<HTMLImageElement> {
  const viewBox = [box.x, box.y, box.width, box.height].join(' ')
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}" preserveAspectRatio="none"><defs>${await symbolsFor(svg)}</defs>${svg}</svg>`
  const address = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }))
  const image = new Image()
  image.src = address
  try {
    await image.decode()
  } finally {
    URL.revokeObjectURL(address)
  }
  return image
}

export interface DrawnText extends Place {
  readonly words: string
  readonly size: number
  readonly weight: string
  readonly family: string
  readonly colour: string
}

/** Takes the texts out of a drawing: they are painted with the page's fonts, which an image does not have. */
export function splitTexts(svg: string): { readonly bare: string; readonly texts: readonly DrawnText[] } {
  const texts: DrawnText[] = []
  const bare = svg.replace(/<text ([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, words: string) => {
    texts.push(drawnText(attributes, words))
    return ''
  })
  return { bare, texts }
}

function drawnText(attributes: string, words: string): DrawnText {
  const found = new Map([...attributes.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
  return {
    words,
    x: Number(found.get('x') ?? 0),
    y: Number(found.get('y') ?? 0),
    size: Number(found.get('font-size') ?? 10),
    weight: found.get('font-weight') ?? '400',
    family: found.get('font-family') ?? 'sans-serif',
    colour: found.get('fill') ?? '#000',
  }
}

/** Painted at a hundred units and scaled, because browsers round small font sizes. */
function paintText(context: CanvasRenderingContext2D, { words, x, y, size, weight, family, colour }: DrawnText): void {
  context.save()
  context.translate(x, y)
  context.scale(size / 100, size / 100)
  context.font = `${weight} 100px ${family}`
  context.textAlign = 'center'
  context.fillStyle = colour
  context.fillText(words, 0, 0)
  context.restore()
}
