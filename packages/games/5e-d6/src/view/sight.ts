/** Whether one figure sees another, as the table draws it: the line, and what a shot along it would have to pass. */
import { named, text, type FigureId, type Sighting, type Text } from '@muster/engine'
import type { Point } from '@muster/table'
import type { Blocker } from '../events/index.ts'
import { blockersOf } from '../rules/attacks/block-checks.ts'
import { canSee } from '../rules/sight/sight.ts'
import { thePiece } from '../rules/terrain/spots.ts'
import { figureOf, isStanding } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'

export function sight(state: State, byId: FigureId, atId: FigureId): Sighting | undefined {
  const [by, at] = [figureOf(state, byId), figureOf(state, atId)]
  if (by === at || !isStanding(by) || !isStanding(at)) return undefined
  const isSeen = canSee(state, by, at)
  const line = lineShown(state, by, at)
  return { ...line, seen: !isSeen ? 'blocked' : line.met.length > 0 ? 'cover' : 'clear' }
}

export function lineShown(state: State, by: Figure, at: Figure): Pick<Sighting, 'from' | 'to' | 'met'> {
  const met = blockersOf(state, by, at).map((blocker) => ({
    name: nameOf(state, blocker, at),
    at: placeOf(state, blocker, by.at, at.at),
    blocks: false,
  }))
  return { from: by.at, to: at.at, met }
}

function nameOf({ field }: State, blocker: Blocker, at: Figure): Text {
  switch (blocker.is) {
    case 'figure':
      return named(blocker.id)
    case 'mount':
      return text`the mount of ${named(at.id)}`
    case 'melee':
      return text`those who fight ${named(at.id)}`
    default:
      return thePiece(field.pieces.find((piece) => piece.id === blocker.id))
  }
}

/** A figure's place; the middle of the line for terrain, the target for what is around it. */
function placeOf(state: State, blocker: Blocker, from: Point, to: Point): Point {
  if (blocker.is === 'figure') return figureOf(state, blocker.id).at
  if (blocker.is === 'mount' || blocker.is === 'melee') return to
  return { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) }
}
