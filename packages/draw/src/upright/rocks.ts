/** Rocks that stand: an outline on the ground and a smaller, uneven one on top. */
import type { Piece } from '@muster/table'
import type { DrawContext } from '../decoration/context.ts'
import { between, type Random } from '../decoration/random.ts'
import { areaRing } from '../geometry/piece-outline.ts'
import { bounds, centroid, clockwise, pointBetween, type Ring } from '../geometry/points.ts'
import { cragsOf } from '../terrain/rock.ts'

export interface Rock {
  readonly foot: Ring
  readonly top: Ring
  readonly high: number
  readonly colour: string
}

/** As many corners as a facet is broad. */
const MOST_CORNERS = 10

export function rocksOf(piece: Piece, context: DrawContext): Rock[] {
  const r = context.random(103)
  if (piece.kind === 'rock') return [rock(areaRing(piece.outline), context.land.stones[0], r)]
  return cragsOf(piece.outline, context).map(({ body, colour }) => rock(body, colour, r))
}

function rock(ring: Ring, colour: string, r: Random): Rock {
  const all = clockwise(ring)
  const every = Math.ceil(all.length / MOST_CORNERS)
  const foot = all.filter((_, i) => i % every === 0)
  const middle = centroid(foot)
  const { width, height } = bounds(foot)
  return {
    foot,
    top: foot.map((p) => pointBetween(middle, p, between(r, 0.4, 0.72))),
    high: Math.min(width, height) * between(r, 0.42, 0.6),
    colour,
  }
}
