/** One sheet with all pictures of a kind, so that everything painted from it is drawn together. */
import { CanvasTexture, LinearMipmapLinearFilter, Vector4 } from 'three'
import type { SidePicture } from '@muster/draw'
import type { Size } from '../../camera/tilt.ts'
import { paintOn, rasterise, type DrawingBox } from './raster.ts'
import { ShelfPacker, type Slot } from './shelf-pack.ts'

/** Tried in turn until all pictures fit: how large the sheet is, and how large they are drawn on it. */
const SHEETS: readonly (readonly [size: Size, scale: number])[] = [
  [{ width: 1024, height: 1024 }, 1],
  [{ width: 2048, height: 1024 }, 1],
  [{ width: 2048, height: 2048 }, 1],
  [{ width: 2048, height: 2048 }, 0.75],
  [{ width: 4096, height: 2048 }, 0.75],
  [{ width: 4096, height: 2048 }, 0.5],
  [{ width: 4096, height: 2048 }, 0.25],
]

export class Atlas {
  readonly texture: CanvasTexture
  private readonly canvas = document.createElement('canvas')
  private packer = new ShelfPacker({ width: 0, height: 0 })
  private slots = new Map<string, Slot>()
  private scale = 1

  constructor(anisotropy: number) {
    this.texture = sharpTexture(this.canvas, anisotropy)
  }

  /** Brings these pictures onto the sheet. Those that are there stay as they are, while there is room. */
  async show(pictures: readonly SidePicture[]): Promise<void> {
    const missing = pictures.filter(({ name }) => !this.slots.has(name))
    if (missing.length === 0) return
    const added = this.pack(missing) ? missing : this.packAnew(pictures)
    await this.paint(added)
    this.texture.needsUpdate = true
  }

  /** The part of the sheet that shows this picture: its left foot, its width and its height, from 0 to 1. */
  box(name: string): Vector4 {
    const { x, y, width, height } = this.slots.get(name) ?? { x: 0, y: 0, width: 0, height: 0 }
    const sheet = this.canvas
    return new Vector4(x / sheet.width, 1 - (y + height) / sheet.height, width / sheet.width, height / sheet.height)
  }

  private pack(pictures: readonly SidePicture[]): boolean {
    const tallestFirst = [...pictures].sort((a, b) => b.box.height * b.density - a.box.height * a.density)
    return tallestFirst.every(({ name, box, density }) => {
      const pixels = density * this.scale
      const slot = this.packer.add({ width: Math.ceil(box.width * pixels), height: Math.ceil(box.height * pixels) })
      if (slot) this.slots.set(name, slot)
      return slot !== undefined
    })
  }

  private packAnew(pictures: readonly SidePicture[]): readonly SidePicture[] {
    for (const [sheet, scale] of SHEETS) {
      this.scale = scale
      this.packer = new ShelfPacker(sheet)
      this.slots = new Map()
      if (!this.pack(pictures)) continue
      // This also clears it; a texture of another size is made anew.
      this.canvas.width = sheet.width
      this.canvas.height = sheet.height
      this.texture.dispose()
      break
    }
    return pictures
  }

  /** All of them as one drawing, because each image that is decoded takes its time. */
  private async paint(pictures: readonly SidePicture[]): Promise<void> {
    const shown = pictures.flatMap(({ name, svg, box }) => {
      const slot = this.slots.get(name)
      return slot ? [{ svg, box, slot }] : []
    })
    const area = areaOf(shown.map(({ slot }) => slot))
    const painted = await rasterise(shown.map(placed).join(''), area, area)
    paintOn(this.canvas).drawImage(painted, area.x, area.y)
  }
}

interface PlacedPicture {
  readonly svg: string
  readonly box: DrawingBox
  readonly slot: Slot
}

/** A group moved and scaled into its slot. Texts are moved with it when they are painted. */
function placed({ svg, box, slot }: PlacedPicture): string {
  const [across, down] = [slot.width / box.width, slot.height / box.height]
  const [x, y] = [slot.x - box.x * across, slot.y - box.y * down]
  const moved = svg.replace(
    /<text ([^>]*)>/g,
    (_, attributes: string) => `<text ${scaledText(attributes, across, x, y)}>`,
  )
  const texts = [...moved.matchAll(/<text [^>]*>[^<]*<\/text>/g)].join('')
  const bare = moved.replace(/<text [^>]*>[^<]*<\/text>/g, '')
  return `<g transform="translate(${x} ${y}) scale(${across} ${down})">${bare}</g>${texts}`
}

function scaledText(attributes: string, scale: number, x: number, y: number): string {
  const value = (name: string): number => Number(new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? 0)
  const rest = attributes.replace(/(?:^| )(?:x|y|font-size)="[^"]*"/g, '')
  return `x="${x + value('x') * scale}" y="${y + value('y') * scale}" font-size="${value('font-size') * scale}" ${rest}`
}

function areaOf(slots: readonly Slot[]): DrawingBox {
  const x = Math.min(...slots.map((slot) => slot.x))
  const y = Math.min(...slots.map((slot) => slot.y))
  return {
    x,
    y,
    width: Math.max(...slots.map((slot) => slot.x + slot.width)) - x,
    height: Math.max(...slots.map((slot) => slot.y + slot.height)) - y,
  }
}

/** A texture that stays sharp when it is seen at a slant. */
export function sharpTexture(canvas: HTMLCanvasElement, anisotropy: number): CanvasTexture {
  const texture = new CanvasTexture(canvas)
  texture.premultiplyAlpha = true
  texture.anisotropy = anisotropy
  texture.generateMipmaps = true
  texture.minFilter = LinearMipmapLinearFilter
  return texture
}
