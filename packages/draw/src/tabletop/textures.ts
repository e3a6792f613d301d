/** The textures of felt and wood: one small seamless tile each, made from a seed. */
import { pngDataUrl, type Colour } from '../svg/png.ts'
import { makeRandom } from '../decoration/random.ts'
import type { Theme } from '../themes/theme.ts'

export const FELT_TILE = 128
export const WOOD_TILE = { width: 256, height: 96 } as const

type Noise = (x: number, y: number) => number
interface Cells {
  readonly width: number
  readonly height: number
  readonly across: number
  readonly down: number
  readonly seed: number
}

const ease = (t: number): number => t * t * (3 - 2 * t)

/** Value noise: random values on a lattice, interpolated smoothly, that wraps round at the tile's edges. */
function noise({ width, height, across, down, seed }: Cells): Noise {
  const columns = Math.max(1, Math.round(width / across))
  const rows = Math.max(1, Math.round(height / down))
  const r = makeRandom(seed)
  const values = Array.from({ length: columns * rows }, () => r())
  const at = (column: number, row: number): number => values[(row % rows) * columns + (column % columns)] ?? 0
  return (x, y) => {
    const [u, v] = [(x / width) * columns, (y / height) * rows]
    const [column, row] = [Math.floor(u), Math.floor(v)]
    const [s, t] = [ease(u - column), ease(v - row)]
    const top = at(column, row) * (1 - s) + at(column + 1, row) * s
    const foot = at(column, row + 1) * (1 - s) + at(column + 1, row + 1) * s
    return top * (1 - t) + foot * t
  }
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
  const parts = layers.map(([cell, weight]) => {
    const part = noise({ width: FELT_TILE, height: FELT_TILE, across: cell, down: cell, seed: cell * 31 })
    return (x: number, y: number): number => part(x, y) * weight
  })
  return (x, y) => parts.reduce((sum, part) => sum + part(x, y), 0)
}

function tileOf(width: number, height: number, palette: readonly Colour[], shade: Noise): string {
  const indices: number[] = []
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) indices.push(clamp(shade(x, y), 15))
  return pngDataUrl({ width, height, indices, palette })
}

/** The felt's tile as a `data:` URL, for a pattern's image or a CSS background. */
export function feltTile(colours: Theme): string {
  const [low, high] = colours.name === 'dark' ? [0.16, 0.05] : [0.11, 0.12]
  const value = feltNoise()
  return tileOf(FELT_TILE, FELT_TILE, feltPalette(low, high), (x, y) => 7.5 + (value(x, y) - 0.5) * 30)
}

/** The wood's tile as a `data:` URL: dark streaks that run with the grain. */
export function woodTile(colours: Theme): string {
  const { width, height } = WOOD_TILE
  const fine = noise({ width, height, across: 64, down: 2.6, seed: 5 })
  const broad = noise({ width, height, across: 128, down: 9, seed: 11 })
  const strength = colours.name === 'dark' ? 0.5 : 0.34
  const palette = Array.from({ length: 16 }, (_, i): Colour => [18, 10, 4, Math.round((i / 15) * strength * 255)])
  return tileOf(width, height, palette, (x, y) => (fine(x, y) * 0.6 + broad(x, y) * 0.4 - 0.34) * 30)
}
