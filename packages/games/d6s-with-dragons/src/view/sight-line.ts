/**
 * Whether one character sees another, as the table draws it: the line, what may stop a shot on it, what hides the
 * target.
 */
import type { Blocker } from '../events/blocker.ts'
import type { FigureId, AttackForecast, Sighting } from '@muster/engine'
import { pointAlong, clip, isNearBox, shortestLine, type GroundPiece, type Point } from '@muster/table'
import { figureOf, footprint, isInPlay } from '../state/figures.ts'
import { blockersOf } from '../rules/sight/blockers.ts'
import { ASIDE, canSee, hasSightline } from '../rules/sight/sight.ts'
import { isSolid } from '../rules/terrain/solid-terrain.ts'
import type { Figure, State } from '../state/state.ts'

type Line = NonNullable<AttackForecast['line']>

export function sight(state: State, byId: FigureId, atId: FigureId): Sighting | undefined {
  const [by, at] = [figureOf(state, byId), figureOf(state, atId)]
  if (by === at || !isInPlay(by) || !isInPlay(at)) return undefined
  const line = lineShown(state, by, at)
  return { ...line, seen: !canSee(state, by, at) ? 'blocked' : line.met.length > 0 ? 'cover' : 'clear' }
}

/** What hides the target comes first; blockers only give a shot a chance to miss. */
export function lineShown(state: State, by: Figure, at: Figure): Line {
  const { from, to, length } = shortestLine(footprint(state, by), footprint(state, at))
  const met = blockersOf(state, by, at).map((one) => ({
    name: nameOf(state, one),
    blocks: false,
    at: 'distance' in one && length > 0 ? pointAlong(from, to, Math.min(1, one.distance / length)) : to,
  }))
  return { from, to, met: hasSightline(state, by, at) ? met : [...wallsOn(state, from, to), ...met] }
}

/** The solid pieces on the line itself, where they are first met. */
const wallsOn = ({ survey }: State, from: Point, to: Point): Line['met'] =>
  survey.ground.pieces
    .filter((one) => isSolid(one) && isNearBox(one.box, from, to, ASIDE))
    .flatMap((one) => wallOn(one, from, to))

function wallOn({ piece }: GroundPiece, from: Point, to: Point): Line['met'] {
  const [part] = clip(piece.outline, from, to)
  return part ? [{ name: piece.name ?? piece.kind, at: pointAlong(from, to, part.from), blocks: true }] : []
}

function nameOf({ field }: State, one: Blocker): string {
  if (one.is === 'crowd') return one.ids.join(', ')
  if (one.is === 'shield') return 'its shield'
  const piece = field.pieces.find(({ id }) => id === one.id)
  return piece ? (piece.name ?? piece.kind) : one.id
}
