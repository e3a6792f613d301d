/** Scatters points over an area so that no two lie too close together. */
import { makeRandom } from './random.ts'
import {
  areaOf,
  bounds,
  distanceToRing,
  isInside,
  mmPoint,
  type Ring,
  type Box,
  type MmPoint,
} from '../geometry/points.ts'

export interface ScatterOptions {
  /** The least distance between two. */
  readonly apart: number
  readonly seed: number
  /** How far to keep from the edge. */
  readonly margin?: number
  /** At most about this many; a large area is filled more loosely instead. */
  readonly most?: number
}

/** The points so far, in a grid whose cells are as wide as the least distance. */
class OccupiedGrid {
  readonly points: MmPoint[] = []
  readonly #cells: number[][] = []
  readonly #columns: number
  readonly #apart: number
  readonly #box: Box

  constructor(box: Box, apart: number) {
    this.#box = box
    this.#apart = apart
    this.#columns = Math.floor(box.width / apart) + 3
  }

  /** Counted from 1, so that every cell has neighbours on all sides. */
  #column({ x }: MmPoint): number {
    return Math.floor((x - this.#box.x) / this.#apart) + 1
  }
  #row({ y }: MmPoint): number {
    return Math.floor((y - this.#box.y) / this.#apart) + 1
  }

  isFree(p: MmPoint): boolean {
    const column = this.#column(p)
    const row = this.#row(p)
    for (let y = row - 1; y <= row + 1; y++) {
      for (let x = column - 1; x <= column + 1; x++) {
        if (this.#isNearAny(p, this.#cells[y * this.#columns + x])) return false
      }
    }
    return true
  }

  #isNearAny({ x, y }: MmPoint, cell: readonly number[] | undefined): boolean {
    if (cell === undefined) return false
    for (const index of cell) {
      const q = this.points[index] as MmPoint
      const [dx, dy] = [x - q.x, y - q.y]
      if (dx * dx + dy * dy < this.#apart * this.#apart) return true
    }
    return false
  }

  add(p: MmPoint): void {
    const cell = this.#row(p) * this.#columns + this.#column(p)
    ;(this.#cells[cell] ??= []).push(this.points.length)
    this.points.push(p)
  }
}

/** Random points fill about 0.7 of what a perfect packing would hold. */
const PACKED = 0.7
/** Tries for each cell: enough to leave no visible hole. */
const TRIES = 26

export function scatter(ring: Ring, { apart, seed, margin = 0, most = 400 }: ScatterOptions): MmPoint[] {
  const room = areaOf(ring)
  const distance = Math.max(apart, Math.sqrt((room * PACKED) / most))
  const box = bounds(ring)
  const tries = Math.min(20_000, Math.ceil((box.width * box.height * TRIES) / distance ** 2) + 20)
  const r = makeRandom(seed)
  const lying = new OccupiedGrid(box, distance)
  for (let i = 0; i < tries; i++) {
    const p = mmPoint(box.x + r() * box.width, box.y + r() * box.height)
    if (!lying.isFree(p) || !isInside(p, ring)) continue
    if (margin === 0 || distanceToRing(p, ring) >= margin) lying.add(p)
  }
  return lying.points
}
