/**
 * Whether one character sees another, as the table draws it: the line, what may stop a shot on it, what hides the
 * target.
 */
import type { Blocker } from '../events/blocker.ts'
import { joined, named, type FigureId, type AttackForecast, type Sighting, type Text } from '@muster/engine'
import { pointAlong, clip, isBoxBeside, isNearBox, shortestLine, type Point } from '@muster/table'
import { figureOf, footprint, isInPlay, TOLERANCE } from '../state/figures.ts'
import { blockersOf } from '../rules/sight/blockers.ts'
import { canSee, hasSightline } from '../rules/sight/sight.ts'
import { solidPieces } from '../rules/terrain/solid-terrain.ts'
import type { Figure, State } from '../state/state.ts'

type Line = NonNullable<AttackForecast['line']>

export function sight(state: State, byId: FigureId, atId: FigureId): Sighting | undefined {
  const by = figureOf(state, byId)
  const at = figureOf(state, atId)
  if (by === at || !isInPlay(by) || !isInPlay(at)) return undefined
  const isSeen = canSee(state, by, at)
  const { from, to, met } = lineShown(state, by, at, isSeen || hasSightline(state, by, at))
  return { from, to, met, seen: !isSeen ? 'blocked' : met.length > 0 ? 'cover' : 'clear' }
}

/** What hides the target comes first; blockers only give a shot a chance to miss. */
export function lineShown(state: State, by: Figure, at: Figure, isFree = hasSightline(state, by, at)): Line {
  const { from, to, length } = shortestLine(footprint(state, by), footprint(state, at))
  const met = blockersOf(state, by, at).map((one) => ({
    name: nameOf(state, one),
    blocks: false,
    at: 'distance' in one && length > 0 ? pointAlong(from, to, Math.min(1, one.distance / length)) : to,
  }))
  return { from, to, met: isFree ? met : [...wallsOn(state, from, to), ...met] }
}

/** The solid pieces on the line itself, where they are first met. */
function wallsOn(state: State, from: Point, to: Point): Line['met'] {
  const met: Line['met'][number][] = []
  for (const { piece, box } of solidPieces(state)) {
    if (!isNearBox(box, from, to, TOLERANCE) || isBoxBeside(box, from, to, TOLERANCE)) continue
    const [part] = clip(piece.outline, from, to)
    if (part) met.push({ name: piece.name ?? piece.kind, at: pointAlong(from, to, part.from), blocks: true })
  }
  return met
}

function nameOf({ field }: State, one: Blocker): Text {
  if (one.is === 'crowd') return joined(one.ids.map(named), ', ')
  if (one.is === 'shield') return 'its shield'
  const piece = field.pieces.find(({ id }) => id === one.id)
  return piece ? (piece.name ?? piece.kind) : named(one.id)
}
