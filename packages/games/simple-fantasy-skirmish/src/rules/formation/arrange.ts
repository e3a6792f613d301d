/** Places for a unit around a point: as it stands, in one of the shapes, or brought together again. */
import { distance, type Length, type Point } from '@muster/table'
import { TOLERANCE, meanPoint } from '../../state/figures.ts'
import { largestGap, type Stand } from './formation.ts'
import type { Scene } from '../terrain/scene.ts'
import { spotsAround } from '../../terrain.ts'
import { findRoom, standsClear, type MayStand } from './find-room.ts'
import { SHAPES, shapeSpots, type ShapeId } from './shapes.ts'

export const AS_IT_STANDS = 'as-it-stands'

/** What the player may choose from; a lone model has nothing to choose. */
const ALL_SHAPES = [
  { id: AS_IT_STANDS, label: 'As they stand' },
  { id: 'line', label: 'Line' },
  { id: 'ranks', label: 'Two ranks' },
  { id: 'file', label: 'Single file' },
  { id: 'bunch', label: 'Bunched up' },
  { id: 'spread', label: 'Spread out' },
] as const

export const shapesFor = (count: number): readonly { readonly id: string; readonly label: string }[] =>
  count > 1 ? ALL_SHAPES : ALL_SHAPES.slice(0, 1)

/** Places around a centre-point, or undefined if there is no room. Only shapes have a facing. */
export function arrange(
  scene: Scene,
  shape: string,
  centre: Point,
  facing: Point,
  mayStand: MayStand = standsClear(scene),
): Point[] | undefined {
  return findRoom(scene, wishedSpots(scene, shape, centre, facing), mayStand)
}

function wishedSpots({ bodies, centre: from }: Scene, shape: string, centre: Point, facing: Point): Point[] {
  const known = SHAPES.find((id) => id === shape)
  if (known) return shapeSpots(known, bodies.length, broadest(bodies), centre, facing)
  return bodies.map(({ at }) => ({ x: at.x + centre.x - from.x, y: at.y + centre.y - from.y }))
}

export function broadest(stands: readonly Stand[]): Length {
  let most = 0
  for (const { diameter } of stands) most = Math.max(most, diameter)
  return most
}

export const standsAt = ({ bodies }: Scene, ends: readonly Point[]): Stand[] =>
  bodies.map(({ diameter }, index) => ({ at: ends[index] as Point, diameter }))

const TRIED: readonly ShapeId[] = ['bunch', 'line', 'file']

/**
 * The closest a broken unit can come together within a distance: its places, and its widest gap then. Where its own
 * spot is taken it looks all around.
 */
export function gather(scene: Scene, within: Length): { readonly ends: readonly Point[]; readonly gap: number } {
  const { centre, bodies, width } = scene
  let best = { ends: bodies.map(({ at }) => at), gap: largestGap(bodies) }
  for (const middle of [centre, ...spotsAround(centre, within / 2, 8), ...spotsAround(centre, within, 8)]) {
    for (const shape of TRIED) {
      const ends = arrange(scene, shape, middle, { x: 0, y: 1 })
      if (!ends || distance(centre, meanPoint(ends)) > within) continue
      const gap = largestGap(standsAt(scene, ends))
      if (gap < best.gap) best = { ends, gap }
      if (gap <= width + TOLERANCE) return best
    }
  }
  return best
}
