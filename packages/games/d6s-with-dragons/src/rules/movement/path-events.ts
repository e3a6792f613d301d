/** Everything that happens along a path, in order. */
import type { FigureId } from '@muster/engine'
import {
  boxesMeet,
  boxOf,
  clip,
  gap,
  growBy,
  isNearBox,
  placedAt,
  radiusOf,
  shapeOf,
  type GroundPiece,
  type Length,
  type Piece,
  shapeAtOrigin,
  mergeSpans,
  overlapSpans,
  spansWithin,
  pointAt,
  spansWhere,
  type Span,
  type MeasuredPath,
} from '@muster/table'
import {
  areEnemies,
  bearerOf,
  figureOf,
  footprint,
  TOLERANCE,
  heightOf,
  isStanding,
  ONE_INCH,
} from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { barrierFor, riseOf } from '../terrain/barriers.ts'
import { draggedBy } from '../conditions/conditions.ts'
import { canUse, climbs, mannerOf, type MoveManner } from '../stats/special-movement.ts'
import { goingOf, levelAt } from '../terrain/terrain.ts'
import { gapCrossing } from '../measuring/widths.ts'

export type PathEvent =
  | { readonly is: 'slippery' | 'deep'; readonly at: number; readonly piece: Piece }
  /** Up a barrier: `foot` is where it falls back to. */
  | { readonly is: 'climb'; readonly at: number; readonly foot: number; readonly height: Length; readonly piece: Piece }
  /** Down from a height: it lands at `at`, clear of what it stood on. */
  | { readonly is: 'drop'; readonly at: number; readonly height: Length; readonly piece: Piece }
  /** Over a gap: a character that fails falls into its middle. */
  | { readonly is: 'jump'; readonly at: number; readonly middle: number; readonly piece: Piece }
  /** The last place within 1" of an enemy. */
  | { readonly is: 'leave'; readonly at: number; readonly enemy: FigureId }

/** Events this close together happen at the same place. */
const SAME = 1

/** Without `provokes` nobody makes opportunity attacks, so the threatened spaces it leaves are not searched for. */
export function pathEvents(state: State, figure: Figure, way: MeasuredPath, provokes = true): PathEvent[] {
  const gait = mannerOf(state, figure)
  const all: PathEvent[] = []
  const steps: Span[] = []
  if (gait === 'walk') {
    const around = boxOf(way.points)
    for (const known of state.survey.ground.pieces)
      if (boxesMeet(known.box, around)) cross(all, steps, state, figure, way, known)
  }
  if (provokes) leaveSpaces(all, state, figure, way, gait, steps)
  return inOrder(all)
}

/** In the order in which they happen. */
export const inOrder = <E extends { readonly is: string; readonly at: number }>(all: E[]): E[] =>
  all.length < 2 ? all : all.sort((a, b) => (Math.abs(a.at - b.at) < SAME ? rank(a) - rank(b) : a.at - b.at))

/** What a piece of terrain does to a character that walks over it. */
function cross(
  all: PathEvent[],
  steps: Span[],
  state: State,
  figure: Figure,
  way: MeasuredPath,
  known: GroundPiece,
): void {
  const { piece, box } = known
  const going = goingOf(piece)
  if (going !== 'slippery' && going !== 'deep' && going !== 'gap' && going !== 'solid') return
  const spans = spansWhere(way, (a, b) => (isNearBox(box, a, b, 0) ? clip(piece.outline, a, b) : NOWHERE))
  if (spans.length > 0) meet(all, state, figure, way, known, spans)
  if (going === 'solid' && piece.outline.is !== 'line') steps.push(...spans)
}

/** Opportunity attacks come before the effects of terrain at the same place. */
const rank = ({ is }: { readonly is: string }): number => (is === 'leave' ? 0 : 1)

function meet(
  all: PathEvent[],
  state: State,
  figure: Figure,
  way: MeasuredPath,
  known: GroundPiece,
  spans: readonly Span[],
): void {
  const { piece } = known
  const going = goingOf(piece)
  const first = spans.find(({ from }) => from > 0)
  if (going === 'slippery' || going === 'deep') {
    const isSafe = going === 'deep' && canUse(state, figure, 'swim')
    if (first && !isSafe && !isAmong(state, way, first.from, piece)) all.push({ is: going, at: first.from, piece })
  } else if (going === 'gap') {
    for (const { from, to } of spans)
      if (from > 0 && gapCrossing(figure, piece) === 'jumped')
        all.push({ is: 'jump', at: from, middle: (from + to) / 2, piece })
  } else if (!climbs(state, figure)) {
    for (const span of spans) scale(all, state, figure, way, known, span)
  }
}

/** Whether it comes from an adjoining piece of the same kind: together they are one area, tested once. */
function isAmong({ survey }: State, way: MeasuredPath, at: number, piece: Piece): boolean {
  const before = pointAt(way, Math.max(0, at - 2 * SAME))
  return survey.ground.pieces.some(
    ({ piece: other, box }) =>
      other !== piece &&
      other.kind === piece.kind &&
      isNearBox(box, before, before, 0) &&
      clip(other.outline, before, before).length > 0,
  )
}

/** Up one side, and down the other if there is no way to stay on top. */
function scale(
  all: PathEvent[],
  state: State,
  figure: Figure,
  way: MeasuredPath,
  known: GroundPiece,
  { from, to }: Span,
): void {
  const { piece } = known
  const rise = riseOf(state, figure, known)
  if (from > 0 && barrierFor(state, figure, rise) === 'climbed') {
    const foot = spanAround(from, overlapSpans(way, footprint(state, figure), known))?.from ?? from
    all.push({ is: 'climb', at: from, foot: Math.max(0, foot), height: rise, piece })
  }
  if (to >= way.length - SAME && piece.outline.is !== 'line') return
  const fall = fallFrom(state, figure, way, known, from, to)
  if (fall <= heightOf(state, figure)) return
  const clear = spanAround(to, overlapSpans(way, footprint(state, figure), known))?.to ?? to
  all.push({ is: 'drop', at: Math.min(clear, way.length), height: fall, piece })
}

const spanAround = (far: number, spans: readonly Span[]): Span | undefined =>
  spans.find(({ from, to }) => from <= far && far <= to)

/** The drop from its top, or from where the character hangs on it, to the ground beyond. */
function fallFrom(
  state: State,
  figure: Figure,
  way: MeasuredPath,
  { piece, top }: GroundPiece,
  from: number,
  to: number,
): Length {
  const high = piece.outline.is !== 'line' && from <= 0 ? figure.level : top
  return high - levelAt(state, pointAt(way, Math.min(way.length, to + 2 * SAME)))
}

const NOWHERE: readonly Span[] = []
const NOBODY: readonly FigureId[] = []

/**
 * Each time it leaves a threatened space. A mover above or below the ground only leaves the spaces it begins in; it
 * never leaves a character it drags; and going on after having been stopped is the same leaving.
 */
function leaveSpaces(
  all: PathEvent[],
  state: State,
  figure: Figure,
  way: MeasuredPath,
  gait: MoveManner,
  steps: readonly Span[],
): void {
  const aloft = gait === 'fly' || gait === 'burrow'
  const spaces = threatenedSpans(state, figure, way, aloft ? [] : steps)
  if (spaces.length === 0) return
  const dragged = draggedBy(state, figure)
  const leaving = state.turn?.figure === figure.id ? state.turn.leaving : NOBODY
  for (const { span, enemy } of spaces) {
    const isBegun = span.from <= 0
    if (span.to >= way.length - ROUNDING || (aloft && !isBegun) || (isBegun && leaving.includes(enemy))) continue
    if (dragged.some(({ id }) => id === enemy)) continue
    all.push({ is: 'leave', at: lastPlaceIn(state, figure, figureOf(state, enemy), way, span), enemy })
  }
}

/** Rounding of summed lengths. */
const ROUNDING = 1e-6

/** The last point of a span that, rounded to a point of the table, still lies within 1" of the enemy. */
function lastPlaceIn(state: State, figure: Figure, enemy: Figure, way: MeasuredPath, { from, to }: Span): number {
  const mover = footprint(state, figure),
    other = footprint(state, enemy)
  for (let at = to; at >= from && at > to - 4; at -= SAME / 2)
    if (gap(placedAt(mover, pointAt(way, at)), other) <= ONE_INCH + TOLERANCE) return at
  return to
}

/** A span of a path in an enemy's threatened space. */
interface ThreatenedSpan {
  readonly enemy: FigureId
  readonly span: Span
}

/** The spans of a path that lie in the threatened spaces of enemies, or of some of them, heights considered. */
export function threatenedSpans(
  state: State,
  figure: Figure,
  way: MeasuredPath,
  steps: readonly Span[],
  counts: (state: State, enemy: Figure) => boolean = () => true,
): readonly ThreatenedSpan[] {
  const found: ThreatenedSpan[] = []
  const bearer = bearerOf(state, figure)
  const box = boxOf(way.points, radiusOf(bearer.profile.base) + ONE_INCH + TOLERANCE)
  for (const enemy of state.figures) {
    if (!isStanding(enemy) || !isNearBox(box, enemy.at, enemy.at, radiusOf(enemy.profile.base))) continue
    if (areEnemies(state, bearer, enemy) && counts(state, enemy)) addSpaces(found, state, figure, enemy, way, steps)
  }
  return found
}

function addSpaces(
  found: ThreatenedSpan[],
  state: State,
  figure: Figure,
  enemy: Figure,
  way: MeasuredPath,
  steps: readonly Span[],
): void {
  const grown = growBy(shapeOf(footprint(state, enemy)), shapeAtOrigin(footprint(state, figure)))
  for (const near of spansWithin(way, grown, ONE_INCH + TOLERANCE)) {
    for (const span of levelParts(state, figure, enemy, way, near, steps)) found.push({ enemy: enemy.id, span })
  }
}

/** The parts of a span on which the two are level enough to reach each other. */
function levelParts(
  state: State,
  figure: Figure,
  enemy: Figure,
  way: MeasuredPath,
  span: Span,
  steps: readonly Span[],
): readonly Span[] {
  if (steps.length === 0) return reaches(state, figure, enemy, figure.level) ? [span] : []
  const cuts = [span.from, span.to]
  for (const step of steps) for (const cut of [step.from, step.to]) if (cut > span.from && cut < span.to) cuts.push(cut)
  cuts.sort((a, b) => a - b)
  const parts: Span[] = []
  for (let i = 1; i < cuts.length; i++) {
    const from = cuts[i - 1] as number,
      to = cuts[i] as number
    if (reaches(state, figure, enemy, levelAt(state, pointAt(way, (from + to) / 2)))) parts.push({ from, to })
  }
  return mergeSpans(parts)
}

const reaches = (state: State, figure: Figure, enemy: Figure, level: Length): boolean =>
  level <= enemy.level ? enemy.level - level <= heightOf(state, figure) : level - enemy.level <= heightOf(state, enemy)
