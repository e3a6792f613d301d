/** How far the nearest enemy is, for those who ask it of many characters at once. */
import type { SideId } from '@muster/engine'
import { distanceSquared, type Point } from '@muster/table'
import { isStanding } from '../../state/figures.ts'
import type { Figure } from '../../state/state.ts'

/** As many are measured one by one sooner than they are sorted. */
const FEW = 24

/** Many enemies are sorted from left to right, so that only those no farther to the side than the nearest are measured. */
export class NearestFoes {
  /** Of the side asked about last: mostly all who are asked about belong to one. */
  private side: SideId | undefined
  private foes: readonly Point[] = []

  constructor(private readonly figures: readonly Figure[]) {}

  /** From centre to centre, squared. */
  squared({ side, at }: Figure): number {
    const foes = this.foesOf(side)
    return foes.length > FEW ? nearestSorted(foes, at) : nearestOf(foes, at)
  }

  private foesOf(side: SideId): readonly Point[] {
    if (side === this.side) return this.foes
    const foes: Point[] = []
    for (const other of this.figures) if (other.side !== side && isStanding(other)) foes.push(other.at)
    if (foes.length > FEW) foes.sort((a, b) => a.x - b.x)
    this.side = side
    this.foes = foes
    return foes
  }
}

function nearestOf(foes: readonly Point[], at: Point): number {
  let nearest = Infinity
  for (const foe of foes) nearest = Math.min(nearest, distanceSquared(at, foe))
  return nearest
}

function nearestSorted(foes: readonly Point[], at: Point): number {
  const start = firstFrom(foes, at.x)
  let nearest = Infinity
  for (let i = start; i < foes.length; i++) {
    const foe = foes[i] as Point
    if ((foe.x - at.x) ** 2 >= nearest) break
    nearest = Math.min(nearest, distanceSquared(at, foe))
  }
  for (let i = start - 1; i >= 0; i--) {
    const foe = foes[i] as Point
    if ((foe.x - at.x) ** 2 >= nearest) break
    nearest = Math.min(nearest, distanceSquared(at, foe))
  }
  return nearest
}

/** The place of the first of these points, sorted from left to right, that is not left of `x`. */
function firstFrom(points: readonly Point[], x: number): number {
  let low = 0
  let high = points.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((points[middle] as Point).x < x) low = middle + 1
    else high = middle
  }
  return low
}
