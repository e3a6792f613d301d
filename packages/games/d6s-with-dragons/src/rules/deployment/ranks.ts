/** The default places of deployment: ranks, from the front. */
import { INCH, type Base, type Box, type Point } from '@muster/table'
import { isUpright } from '../../encounters/lines.ts'
import { TOLERANCE } from '../../state/figures.ts'
import type { Edge } from '../../state/vocabulary.ts'
import { baseWidth } from '../measuring/widths.ts'

const STEP = INCH / 4

/** All places of a fine grid, the front rank first, each rank from its middle outward. */
export class Ranks {
  private readonly along: readonly number[]
  private readonly count: number
  /** Where each base stopped searching: places that were taken for one are taken for the next like it. */
  private readonly filled = new Map<Base, number>()

  constructor(
    private readonly edge: Edge,
    private readonly sector: Box,
  ) {
    const { left, top, right, bottom } = sector
    const [from, to, deep] = isUpright(edge) ? [left, right, bottom - top] : [top, bottom, right - left]
    this.along = fromMiddle(from, to)
    this.count = this.along.length * (Math.floor(deep / STEP) + 1)
  }

  /** The first free place not yet tried for such a base. */
  next(base: Base, isFree: (at: Point) => boolean): Point | undefined {
    for (let place = this.filled.get(base) ?? this.firstFor(base); place < this.count; place++) {
      const at = this.spot(place)
      if (!isFree(at)) continue
      this.filled.set(base, place + 1)
      return at
    }
    this.filled.set(base, this.count)
    return undefined
  }

  /** The first rank that keeps such a base inside the zone. */
  private firstFor(base: Base): number {
    return this.along.length * Math.ceil((baseWidth(base) / 2 - TOLERANCE) / STEP)
  }

  private spot(place: number): Point {
    const {
      edge,
      sector: { left, top, right, bottom },
    } = this
    const front = edge === 'north' ? bottom : edge === 'south' ? top : edge === 'west' ? right : left
    const back = edge === 'north' || edge === 'west' ? -STEP : STEP
    const across = Math.round(front + Math.floor(place / this.along.length) * back)
    const along = this.along[place % this.along.length] ?? 0
    return isUpright(edge) ? { x: along, y: across } : { x: across, y: along }
  }
}

function fromMiddle(from: number, to: number): number[] {
  const middle = Math.round((from + to) / 2)
  const out = [middle]
  for (let far = STEP; middle - far >= from; far += STEP) out.push(Math.round(middle - far), Math.round(middle + far))
  return out
}
