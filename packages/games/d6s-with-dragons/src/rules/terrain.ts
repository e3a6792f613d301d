/** What ground does to whoever moves on it: how high it lies, what it costs, what bars the way. */
import {
  baseOverlapsOutline, contains, elevationAt, hull, isNearBox, outlineGap, pointToSegmentSquared, prepareGround,
  type Base, type Footprint, type GroundPiece, type Length, type Passage, type Piece, type Point, type TerrainKind,
} from '@muster/table'
import { footprint, HAIR, heightOf, ONE_INCH } from '../figures.ts'
import type { Figure, State } from '../state.ts'
import { is } from '../traits/of.ts'
import { canUse, type Gait } from './special-movement.ts'

export type Going = 'open' | 'difficult' | 'slippery' | 'deep' | 'solid' | 'gap' | 'barred'

export const GOING: { readonly [kind in TerrainKind]: Going } = {
  open: 'open', obscured: 'open', slippery: 'slippery', 'deep-water': 'deep', gap: 'gap', impassable: 'barred',
  rough: 'difficult', wood: 'difficult', 'shallow-water': 'difficult',
  hill: 'solid', building: 'solid', ruin: 'solid', wall: 'solid', hedge: 'solid', fence: 'solid', barrier: 'solid', tree: 'solid', rock: 'solid',
}

/** Solid things of unknown height cannot be passed; a hill without a height is flat. */
export function goingOf({ kind, height }: Piece): Going {
  const going = GOING[kind]
  if (going !== 'solid' || (height ?? 0) > 0) return going
  return kind === 'hill' ? 'open' : 'barred'
}

/** Whether one can stand on it, above the ground around it or (in a gap) below. */
const hasFloor = ({ piece }: GroundPiece): boolean => {
  const going = goingOf(piece)
  return piece.outline.is !== 'line' && (going === 'solid' || (going === 'gap' && piece.height !== undefined))
}

/** How high above the table one stands at a place: on the ground, on a hill, on a roof, or down in a gap. */
export function levelAt({ field }: State, at: Point): Length {
  const ground = prepareGround(field)
  let level = elevationAt(ground, at)
  for (const known of ground.pieces) {
    const { piece, box, top } = known
    if (!hasFloor(known) || !isNearBox(box, at, at, 0) || !contains(piece.outline, at)) continue
    if (piece.kind === 'gap') return level - (piece.height ?? 0)
    level = Math.max(level, top)
  }
  return level
}

/** The shorter dimension: what "base diameter" and "base width" mean for a base that is not round. */
export const widthOf = (base: Base): Length => (base.shape === 'circle' ? base.diameter : Math.min(base.width, base.length))

const widths = new WeakMap<Piece, number>()

/** How wide a piece is where it is narrowest across; a line has no width. */
export function narrowness(piece: Piece): number {
  const known = widths.get(piece)
  if (known !== undefined) return known
  const width = measure(piece)
  widths.set(piece, width)
  return width
}

function measure({ outline }: Piece): number {
  if (outline.is === 'disc') return 2 * outline.radius
  if (outline.is === 'line') return 0
  const around = hull(outline.points)
  let least = Infinity
  for (const [i, a] of around.entries()) {
    const b = around[(i + 1) % around.length] as Point
    least = Math.min(least, farthestFrom(a, b, around))
  }
  return least
}

/** From the line through a side to the corner farthest from it. */
function farthestFrom(a: Point, b: Point, points: readonly Point[]): number {
  const dx = b.x - a.x, dy = b.y - a.y
  const length = Math.sqrt(dx * dx + dy * dy)
  let most = 0
  for (const { x, y } of points) most = Math.max(most, Math.abs(dx * (y - a.y) - dy * (x - a.x)) / length)
  return most
}

/** How much higher its top is than where this character would come to it from. */
export function riseOf(state: State, figure: Figure, known: GroundPiece): Length {
  const height = known.piece.height ?? 0
  const isUp = figure.level !== elevationAt(prepareGround(state.field), figure.at)
  return isUp && isBeside(state, figure, known) ? Math.max(0, known.top - figure.level) : height
}

/** It hangs on the piece, or stands on another that adjoins it. */
function isBeside(state: State, figure: Figure, { piece }: GroundPiece): boolean {
  if (contains(piece.outline, figure.at)) return false
  if (outlineGap(footprint(state, figure), piece.outline) <= HAIR) return true
  return prepareGround(state.field).pieces.some((under) =>
    under.piece !== piece && hasFloor(under) && contains(under.piece.outline, figure.at) && adjoin(under.piece, piece))
}

function adjoin(a: Piece, b: Piece): boolean {
  const corners = a.outline.is === 'disc' ? [a.outline.centre] : a.outline.points
  const reach = a.outline.is === 'disc' ? a.outline.radius : 0
  return corners.some((at) => outlineGap({ base: POINT, at }, b.outline) <= reach + HAIR)
    || (b.outline.is !== 'disc' && b.outline.points.some((at) => outlineGap({ base: POINT, at }, a.outline) <= HAIR))
}

const POINT: Base = { shape: 'circle', diameter: 0 }

export type Barrier = 'ignored' | 'vaulted' | 'climbed'

/** By its own Height; a rider goes by its mount's. */
export function barrierFor(state: State, figure: Figure, rise: Length): Barrier {
  const height = heightOf(state, figure)
  if (rise < height / 2) return 'ignored'
  return rise <= height ? 'vaulted' : 'climbed'
}

export type Leap = 'ignored' | 'jumped' | 'too-wide'

export function leapFor({ profile: { base } }: Figure, gap: Piece): Leap {
  const across = narrowness(gap)
  if (across < widthOf(base) / 2) return 'ignored'
  return across <= widthOf(base) + HAIR ? 'jumped' : 'too-wide'
}

/** Webs are difficult ground of their own kind, told by their name. */
const isWeb = ({ kind, name }: Piece): boolean => kind === 'rough' && /\bwebs?\b/i.test(name ?? '')

export function isSlowedBy(state: State, figure: Figure, piece: Piece): boolean {
  if (piece.kind === 'wood') return !is(state, figure, 'strides')
  if (piece.kind === 'shallow-water' || piece.kind === 'deep-water') return !canUse(state, figure, 'swim')
  return !(isWeb(piece) && canUse(state, figure, 'spider-walk'))
}

/** What each inch costs on open ground and on difficult ground: more for one who drags another, or wades through snow. */
export interface Toil {
  readonly open: number
  readonly slow: number
}

const FREE: Passage = {}
const BARS: Passage = { bars: true }
const NO_REST: Passage = { noRest: true }

/** Costs are told in inches of open ground: where those cost more, the allowance is cut to match. */
export function passageFor(state: State, figure: Figure, gait: Gait, toil: Toil): (piece: Piece) => Passage {
  const slow: Passage = toil.slow === toil.open ? FREE : { times: toil.slow / toil.open }
  const known = new Map(prepareGround(state.field).pieces.map((one) => [one.piece, one]))
  return (piece) => {
    const going = goingOf(piece)
    if (going === 'barred') return gait === 'walk' ? BARS : NO_REST
    if (gait !== 'walk') return inPassing(figure, piece, gait)
    if (going === 'difficult' || going === 'deep') return isSlowedBy(state, figure, piece) ? slow : FREE
    if (going === 'gap') return overGap(figure, piece)
    const one = known.get(piece)
    return going === 'solid' && one ? overBarrier(state, figure, one, toil) : FREE
  }
}

/** Above, below or through everything; down again only where there is room. */
function inPassing({ profile: { base }, at }: Figure, piece: Piece, gait: Gait): Passage {
  const going = goingOf(piece)
  if (gait === 'burrow' && (going === 'gap' || going === 'deep') && !contains(piece.outline, at)) return BARS
  if (going === 'gap') return NO_REST
  if (going !== 'solid') return FREE
  if (gait === 'fly') return fitsOn(piece, base) ? FREE : NO_REST
  return piece.kind === 'hill' || contains(piece.outline, at) ? FREE : NO_REST
}

/** Whether a base has room on top of it. */
const fitsOn = (piece: Piece, base: Base): boolean => piece.outline.is !== 'line' && narrowness(piece) >= widthOf(base)

function overGap(figure: Figure, piece: Piece): Passage {
  const leap = leapFor(figure, piece)
  if (leap === 'ignored') return FREE
  return leap === 'jumped' || contains(piece.outline, figure.at) ? NO_REST : BARS
}

function overBarrier(state: State, figure: Figure, known: GroundPiece, toil: Toil): Passage {
  const rise = riseOf(state, figure, known)
  const barrier = barrierFor(state, figure, rise)
  if (barrier === 'ignored') return FREE
  const toll = (barrier === 'vaulted' ? ONE_INCH : rise) / toil.open
  return fitsOn(known.piece, figure.profile.base) ? { toll } : { toll, noRest: true }
}

/** A base stands wholly on a thing or wholly beside it: half up a wall there is no place to stand. */
export function straddles(state: State, figure: Figure, foot: Footprint, gait: Gait): Piece | undefined {
  for (const known of prepareGround(state.field).pieces) {
    const { piece, sides } = known
    if (goingOf(piece) !== 'solid' || piece.outline.is === 'line') continue
    if (barrierFor(state, figure, piece.height ?? 0) === 'ignored' || (gait === 'phase' && piece.kind === 'hill')) continue
    if (!baseOverlapsOutline(foot, piece.outline)) continue
    const isOver = piece.outline.is === 'disc' ? !isWithinDisc(foot, piece.outline) : sides.some(({ core }) => cuts(foot, core))
    if (isOver) return piece
  }
  return undefined
}

function isWithinDisc({ base, at }: Footprint, { centre, radius }: { readonly centre: Point; readonly radius: Length }): boolean {
  const dx = at.x - centre.x, dy = at.y - centre.y
  return Math.sqrt(dx * dx + dy * dy) + widthOf(base) / 2 <= radius + HAIR
}

const cuts = ({ base, at }: Footprint, [a, b]: readonly Point[]): boolean => {
  const reach = widthOf(base) / 2 - HAIR
  return a !== undefined && b !== undefined && pointToSegmentSquared(at.x, at.y, a.x, a.y, b.x, b.y) < reach * reach
}

/** The piece of this kind of ground under a place, if any. */
export function groundAt({ field }: State, at: Point, going: Going): Piece | undefined {
  for (const { piece, box } of prepareGround(field).pieces) {
    if (goingOf(piece) === going && isNearBox(box, at, at, 0) && contains(piece.outline, at)) return piece
  }
  return undefined
}
