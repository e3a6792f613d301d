/** A hill: an outline for each inch of height, a round shoulder, hachures on the side away from the light. */
import { INCH, type Piece } from '@muster/table'
import { clippedOutline, type DrawContext, type ClippedOutline } from '../decoration/context.ts'
import { closed, linePointsAlong, type LinePoint } from '../geometry/lines.ts'
import { areaRing, smoothedOutline } from '../geometry/piece-outline.ts'
import { compactRing, polygon, stroke } from '../svg/path.ts'
import { between, type Random } from '../decoration/random.ts'
import { centroid, clockwise, corner, scaledRing, pointBetween, shift, mmPoint, type Ring } from '../geometry/points.ts'
import { group, translate, path } from '../svg/svg.ts'

const MOST_LEVELS = 4

/** Each level up is smaller, rounder and a little nearer the light. */
function levelAbove(ring: Ring, share: number): Ring {
  const rounder = ring.map((p, i) => pointBetween(pointBetween(corner(ring, i - 1), corner(ring, i + 1)), p))
  return scaledRing(rounder, share, shift(centroid(ring), -4, -5))
}

const highest = (levels: readonly Ring[]): Ring => levels[levels.length - 1] ?? []

/** How many inches high a hill is. */
export const hillInches = ({ height = INCH }: Piece): number => Math.max(1, Math.round(height / INCH))

const levelCount = (piece: Piece): number => Math.min(MOST_LEVELS, hillInches(piece))

/** The outline that rules measure comes first; the levels above it are decoration. */
export function hillLevels(piece: Piece, count = levelCount(piece)): Ring[] {
  const levels = [clockwise(areaRing(piece.outline))]
  for (let left = count - 1; left > 0; left--) levels.push(levelAbove(highest(levels), left / (left + 0.62)))
  return levels
}

const SHOULDER = [
  [34, 0.05],
  [26, 0.06],
  [18, 0.08],
  [11, 0.1],
  [6, 0.12],
] as const

/** Wide strokes of the outline, dark moved to the north-west and light to the south-east, cut at the edge. */
function shoulder({ reuse: again, clip }: ClippedOutline, context: DrawContext): string {
  const { hillShade, hillLight, hillLightStrength } = context.land
  return group(
    { 'clip-path': clip, fill: 'none' },
    ...SHOULDER.map(
      ([width, opacity]) =>
        again({
          transform: translate(-width * 0.14, -width * 0.2),
          stroke: hillShade,
          'stroke-width': width,
          opacity,
        }) +
        again({
          transform: translate(width * 0.16, width * 0.22),
          stroke: hillLight,
          'stroke-width': width,
          opacity: opacity * hillLightStrength,
        }),
    ),
  )
}

/** How much a stop on a clockwise outline faces away from the light, -1 to 1, and its outward normal. */
const slopeFacing = ({ angle }: LinePoint): { normal: { x: number; y: number }; shade: number } => {
  const normal = mmPoint(Math.sin(angle), -Math.cos(angle))
  return { normal, shade: normal.x * 0.6 + normal.y * 0.8 }
}

function hachure(stop: LinePoint, sign: number, r: Random): string {
  const { normal, shade } = slopeFacing(stop)
  if (shade < -0.05) return ''
  const long = (1.2 + Math.max(0, shade) * 4.4) * between(r, 0.55, 1.35) * sign
  const lean = between(r, -0.25, 0.25)
  const from = shift(stop.at, normal.x * 0.4 * sign, normal.y * 0.4 * sign)
  return stroke(from, (normal.x - normal.y * lean) * long, (normal.y + normal.x * lean) * long)
}

/** On the lowest level the strokes run inwards, above it outwards. */
function hachures(ring: Ring, level: number, context: DrawContext): string {
  if (context.detail === 'low') return ''
  const r = context.random(41 + level)
  const d = linePointsAlong(closed(ring), () => between(r, 1.9, 2.7))
    .map((stop) => hachure(stop, level === 0 ? -1 : 1, r))
    .join('')
  return path(d, { stroke: context.land.hillLine, 'stroke-width': 0.5, opacity: 0.62, 'stroke-linecap': 'round' })
}

const faintLines = (ring: Ring, above: Ring, context: DrawContext): string =>
  [0.33, 0.66]
    .map((share) =>
      path(compactRing(smoothedOutline(ring.map((p, i) => pointBetween(p, corner(above, i), share)))), {
        fill: 'none',
        stroke: context.land.hillLine,
        'stroke-width': 0.6,
        opacity: 0.5,
        'stroke-dasharray': '7 2.2',
      }),
    )
    .join('')

function drawLevel(ring: Ring, level: number, context: DrawContext): string {
  const outline = clippedOutline(compactRing(smoothedOutline(ring)), `level${level}`, context)
  const { hillShade, hillLine, hill } = context.land
  const line = { fill: 'none', stroke: hillLine, 'stroke-linejoin': 'round' }
  return (
    outline.define +
    outline.reuse({ transform: 'translate(3.4 4.4)', fill: hillShade, opacity: 0.1 }) +
    outline.reuse({ transform: 'translate(1.6 2.2)', fill: hillShade, opacity: 0.18 }) +
    outline.reuse({ fill: hill[level % hill.length] }) +
    shoulder(outline, context) +
    hachures(ring, level, context) +
    (level
      ? outline.reuse({ ...line, 'stroke-width': 0.75, opacity: 0.8 })
      : isFine(ring)
        ? outline.reuse({ ...line, 'stroke-width': 1 })
        : path(polygon(ring), { ...line, 'stroke-width': 1 }))
  )
}

/** Under the width of its line. */
const UNSEEN = 1.2

/** Whether the smooth outline shows the one that rules measure: nowhere do they lie apart by more than can be seen. */
const isFine = (ring: Ring): boolean =>
  ring.every((from, i) => {
    const [before, to, after] = [corner(ring, i - 1), corner(ring, i + 1), corner(ring, i + 2)]
    return Math.hypot(from.x + to.x - before.x - after.x, from.y + to.y - before.y - after.y) / 16 <= UNSEEN
  })

/** Light on the top of the hill. */
const hilltopLight = (ring: Ring, context: DrawContext): string =>
  [0.72, 0.5]
    .map((share) =>
      path(compactRing(smoothedOutline(levelAbove(ring, share))), {
        fill: context.land.hillLight,
        opacity: 0.1 * context.land.hillLightStrength,
      }),
    )
    .join('')

/** A hill that stands up has more contours than inches: as many as it has slabs. */
export function drawHill(piece: Piece, context: DrawContext, count = levelCount(piece)): string {
  const levels = hillLevels(piece, count)
  return group(
    {},
    ...levels.map((ring, level) => {
      const above = levels[level + 1] ?? levelAbove(ring, 0.5)
      return (
        drawLevel(ring, level, context) +
        (level === levels.length - 1 ? hilltopLight(ring, context) : '') +
        (context.detail === 'low' ? '' : faintLines(ring, above, context))
      )
    }),
  )
}
