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

/** A long and thin area may have a box with room for millions of cells. */
const MOST_CELLS = 40_000

/** The points so far, in a grid whose cells are at least as wide as the least distance. */
class OccupiedGrid {
  readonly points: MmPoint[] = []
  readonly #left: number
  readonly #top: number
  readonly #apart: number
  readonly #cellSize: number
  readonly #columns: number
  /** The newest point of each cell, counted from 1, and for each point the one that lay in its cell before. */
  readonly #newest: Int32Array
  readonly #earlier: number[] = [0]

  constructor(box: Box, apart: number) {
    this.#left = box.x
    this.#top = box.y
    this.#apart = apart
    this.#cellSize = Math.max(apart, Math.sqrt((box.width * box.height) / MOST_CELLS))
    // One more on each side, so that every cell has neighbours all round.
    this.#columns = Math.floor(box.width / this.#cellSize) + 3
    this.#newest = new Int32Array(this.#columns * (Math.floor(box.height / this.#cellSize) + 3))
  }

  #cellAt(x: number, y: number): number {
    const column = Math.floor((x - this.#left) / this.#cellSize) + 1
    const row = Math.floor((y - this.#top) / this.#cellSize) + 1
    return row * this.#columns + column
  }

  isFree(x: number, y: number): boolean {
    const cell = this.#cellAt(x, y)
    // Most places are refused by a point in their own cell.
    if (this.#isNearAny(x, y, cell)) return false
    for (let row = -1; row <= 1; row++) {
      const middle = cell + row * this.#columns
      for (let near = middle - 1; near <= middle + 1; near++) if (this.#isNearAny(x, y, near)) return false
    }
    return true
  }

  #isNearAny(x: number, y: number, cell: number): boolean {
    const apart = this.#apart * this.#apart
    for (let n = this.#newest[cell] ?? 0; n > 0; n = this.#earlier[n] ?? 0) {
      const q = this.points[n - 1] as MmPoint
      const dx = x - q.x
      const dy = y - q.y
      if (dx * dx + dy * dy < apart) return true
    }
    return false
  }

  add(p: MmPoint): void {
    const cell = this.#cellAt(p.x, p.y)
    this.#earlier.push(this.#newest[cell] ?? 0)
    this.#newest[cell] = this.points.push(p)
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
    const x = box.x + r() * box.width
    const y = box.y + r() * box.height
    if (!lying.isFree(x, y)) continue
    const p = mmPoint(x, y)
    if (!isInside(p, ring)) continue
    if (margin === 0 || distanceToRing(p, ring) >= margin) lying.add(p)
  }
  return lying.points
}
