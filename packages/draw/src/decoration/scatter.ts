/** Scatters points over an area so that no two lie too close together. */
import { makeRandom } from './random.ts'
import {
  areaOf,
  bounds,
  mmDistance,
  distanceToRing,
  isInside,
  mmPoint,
  type Ring,
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
  readonly #squares = new Map<number, MmPoint[]>()
  readonly #apart: number
  constructor(apart: number) {
    this.#apart = apart
  }

  /** A table has far fewer rows than 65,536, so no two cells share a number. */
  #square(p: MmPoint, dx: number, dy: number): number {
    return (Math.floor(p.x / this.#apart) + dx) * 65_536 + Math.floor(p.y / this.#apart) + dy
  }
  isFree(p: MmPoint): boolean {
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        if (this.#squares.get(this.#square(p, dx, dy))?.some((q) => mmDistance(p, q) < this.#apart)) return false
      }
    }
    return true
  }
  add(p: MmPoint): void {
    const key = this.#square(p, 0, 0)
    this.#squares.set(key, [...(this.#squares.get(key) ?? []), p])
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
  const lying = new OccupiedGrid(distance)
  for (let i = 0; i < tries; i++) {
    const p = mmPoint(box.x + r() * box.width, box.y + r() * box.height)
    if (!isInside(p, ring) || !lying.isFree(p)) continue
    if (margin === 0 || distanceToRing(p, ring) >= margin) lying.add(p)
  }
  return lying.points
}
