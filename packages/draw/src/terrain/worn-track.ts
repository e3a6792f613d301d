/** A worn track across a table that has none: paint only, laid where it meets least, the same however it is turned. */
import { MM, type Battlefield, type TerrainKind } from '@muster/table'
import type { Brush } from '../paint/context.ts'
import { softened } from '../geometry/lines.ts'
import { areaRing, drawablePiece } from '../geometry/piece-outline.ts'
import { about, between, type Random } from '../paint/random.ts'
import { inside, mirrored, spot, type Ring, type Spot } from '../geometry/points.ts'
import { group } from '../svg/svg.ts'
import { drawTrack } from './track.ts'

/** What nobody would lead a track through. */
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
])
const TRIES = 24
const BENDS = 5

/** From the near edge to the far one, or now and then from side to side. */
function wander(width: number, height: number, r: Random): Ring {
  const isAcross = r() < 0.3
  const [long, wide] = isAcross ? [width, height] : [height, width]
  const [from, to] = [between(r, 0.2, 0.8) * wide, between(r, 0.2, 0.8) * wide]
  return Array.from({ length: BENDS + 1 }, (_, i) => {
    const share = i / BENDS
    const aside = from + (to - from) * share + about(r, wide * 0.06)
    const along = share * (long + 40) - 20
    return isAcross ? spot(along, aside) : spot(aside, along)
  })
}

const metBy = (line: Ring, obstacles: readonly Ring[]): number =>
  softened(line, false, 6).filter((p: Spot) => obstacles.some((ring) => inside(p, ring))).length

export function drawOldTrack(field: Battlefield, brush: Brush): string {
  if (field.pieces.some(({ kind }) => kind === 'open')) return ''
  const [width, height] = [field.width / MM, field.depth / MM]
  const middle = spot(width / 2, height / 2)
  const obstacles = field.pieces
    .filter(({ kind }) => AVOIDED.has(kind))
    .flatMap(drawablePiece)
    .map(({ outline }) => areaRing(outline))
  const r = brush.chance(161)
  const tries = Array.from({ length: TRIES }, () => wander(width, height, r))
    .map((line) => (brush.isTurned ? mirrored(line, middle) : line))
    .map((line) => ({ line, meets: metBy(line, obstacles) }))
  const best = tries.reduce((least, one) => (one.meets < least.meets ? one : least))
  return group({ opacity: 0.8 }, drawTrack(best.line, brush))
}
