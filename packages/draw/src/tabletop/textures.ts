/** The textures of felt and wood: one small seamless tile each, made from a seed. */
import { pngDataUrl, type Colour } from '../svg/png.ts'
import { makeRandom } from '../decoration/random.ts'
import type { Theme } from '../themes/theme.ts'

export const FELT_TILE = 128
export const WOOD_TILE = { width: 256, height: 96 } as const

/** The value of every pixel of a tile, row by row. */
type Noise = Float64Array
/** Which colour of the palette a value has, before rounding. */
type Shade = (value: number) => number
interface Cells {
  readonly width: number
  readonly height: number
  readonly across: number
  readonly down: number
  readonly seed: number
}

const ease = (t: number): number => t * t * (3 - 2 * t)

/** Where pixels lie between the points of a lattice: the nearest before and after, and how far from the one before. */
function lattice(size: number, points: number) {
  const before = new Int32Array(size)
  const after = new Int32Array(size)
  const share = new Float64Array(size)
  for (let at = 0; at < size; at++) {
    const place = (at / size) * points
    const point = Math.floor(place)
    before[at] = point % points
    after[at] = (point + 1) % points
    share[at] = ease(place - point)
  }
  return { before, after, share }
}

/** Value noise: random values on a lattice, interpolated smoothly, that wraps round at the tile's edges. */
function noise({ width, height, across, down, seed }: Cells): Noise {
  const columns = Math.max(1, Math.round(width / across))
  const rows = Math.max(1, Math.round(height / down))
  const r = makeRandom(seed)
  const values = Float64Array.from({ length: columns * rows }, r)
  const [along, downwards] = [lattice(width, columns), lattice(height, rows)]
  const at = (column: number, row: number): number => values[row * columns + column] ?? 0
  const pixels = new Float64Array(width * height)
  for (let y = 0; y < height; y++) {
    const [top, foot, t] = [downwards.before[y] ?? 0, downwards.after[y] ?? 0, downwards.share[y] ?? 0]
    for (let x = 0; x < width; x++) {
      const left = along.before[x] ?? 0
      const right = along.after[x] ?? 0
      const s = along.share[x] ?? 0
      const above = at(left, top) * (1 - s) + at(right, top) * s
      const below = at(left, foot) * (1 - s) + at(right, foot) * s
      pixels[y * width + x] = above * (1 - t) + below * t
    }
  }
  return pixels
}

/** The sum of several noises, each with its weight. */
function weighted(parts: readonly (readonly [noise: Noise, weight: number])[]): Noise {
  const [first] = parts
  const sum = new Float64Array(first?.[0].length ?? 0)
  for (const [part, weight] of parts) for (let at = 0; at < sum.length; at++) sum[at]! += (part[at] ?? 0) * weight
  return sum
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value)))

/** Black where the noise is low, white where it is high, transparent between. */
const feltPalette = (low: number, high: number): Colour[] =>
  Array.from({ length: 16 }, (_, i): Colour => {
    const lift = (i - 7.5) / 7.5
    return lift < 0 ? [20, 24, 8, Math.round(-lift * low * 255)] : [255, 255, 232, Math.round(lift * high * 255)]
  })

const feltNoise = (): Noise => {
  const layers = [
    [2, 0.42],
    [4, 0.4],
    [8, 0.18],
  ] as const
  return weighted(
    layers.map(([cell, weight]) => [
      noise({ width: FELT_TILE, height: FELT_TILE, across: cell, down: cell, seed: cell * 31 }),
      weight,
    ]),
  )
}

function tileOf(width: number, height: number, palette: readonly Colour[], value: Noise, shade: Shade): string {
  const indices = Uint8Array.from(value, (one) => clamp(shade(one), 15))
  return pngDataUrl({ width, height, indices, palette })
}

/** The felt's tile as a `data:` URL, for a pattern's image or a CSS background. */
export function feltTile(colours: Theme): string {
  const [low, high] = colours.name === 'dark' ? [0.16, 0.05] : [0.11, 0.12]
  return tileOf(FELT_TILE, FELT_TILE, feltPalette(low, high), feltNoise(), (value) => 7.5 + (value - 0.5) * 30)
}

/** The wood's tile as a `data:` URL: dark streaks that run with the grain. */
export function woodTile(colours: Theme): string {
  const { width, height } = WOOD_TILE
  const value = weighted([
    [noise({ width, height, across: 64, down: 2.6, seed: 5 }), 0.6],
    [noise({ width, height, across: 128, down: 9, seed: 11 }), 0.4],
  ])
  const strength = colours.name === 'dark' ? 0.5 : 0.34
  const palette = Array.from({ length: 16 }, (_, i): Colour => [18, 10, 4, Math.round((i / 15) * strength * 255)])
  return tileOf(width, height, palette, value, (one) => (one - 0.34) * 30)
}
