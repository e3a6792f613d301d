/** A worn track across a table without one: decoration, placed where it crosses the fewest obstacles. */
import { MM, type Battlefield, type TerrainKind } from '@muster/table'
import type { DrawContext } from '../decoration/context.ts'
import { smoothed } from '../geometry/lines.ts'
import { areaRing, drawablePiece } from '../geometry/piece-outline.ts'
import { plusMinus, between, type Random } from '../decoration/random.ts'
import { isInside, mirroredThrough, mmPoint, type Ring, type MmPoint } from '../geometry/points.ts'
import { group } from '../svg/svg.ts'
import { drawTrack } from './track.ts'

/** Terrain that a track goes round. */
const AVOIDED: ReadonlySet<TerrainKind> = new Set([
  'deep-water',
  'building',
  'impassable',
  'rock',
  'gap',
  'wood',
  'ruin',
  'wall',
  'slippery',
  'hill',
])
const TRIES = 60
const BENDS = 5
/** A table on which every track would climb a hill or break through a wood has none. */
const MOST_MET = 1

/** From the near edge to the far one, or sometimes from side to side. */
function randomTrack(width: number, height: number, r: Random): Ring {
  const isAcross = r() < 0.3
  const [long, wide] = isAcross ? [width, height] : [height, width]
  const [from, to] = [between(r, 0.2, 0.8) * wide, between(r, 0.2, 0.8) * wide]
  return Array.from({ length: BENDS + 1 }, (_, i) => {
    const share = i / BENDS
    const aside = from + (to - from) * share + plusMinus(r, wide * 0.06)
    const along = share * (long + 40) - 20
    return isAcross ? mmPoint(along, aside) : mmPoint(aside, along)
  })
}

const countObstacles = (line: Ring, obstacles: readonly Ring[]): number =>
  smoothed(line, false, 6).filter((p: MmPoint) => obstacles.some((ring) => isInside(p, ring))).length

export function drawWornTrack(field: Battlefield, context: DrawContext): string {
  if (field.pieces.some(({ kind }) => kind === 'open')) return ''
  const [width, height] = [field.width / MM, field.depth / MM]
  const middle = mmPoint(width / 2, height / 2)
  const obstacles = field.pieces
    .filter(({ kind }) => AVOIDED.has(kind))
    .flatMap(drawablePiece)
    .map(({ outline }) => areaRing(outline))
  const r = context.random(161)
  const tries = Array.from({ length: TRIES }, () => randomTrack(width, height, r))
    .map((line) => (context.isTurned ? mirroredThrough(line, middle) : line))
    .map((line) => ({ line, meets: countObstacles(line, obstacles) }))
  const best = tries.reduce((least, one) => (one.meets < least.meets ? one : least))
  return best.meets > MOST_MET ? '' : group({ opacity: 0.8 }, drawTrack(best.line, context))
}
