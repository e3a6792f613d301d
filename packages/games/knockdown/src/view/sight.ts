/** Whether one model sees another, as the table draws it: the line of sight with everything that hides some of it. */
import type { FigureId, Sighting } from '@muster/engine'
import type { Point } from '@muster/table'
import { sightOf } from '../rules/sight/sight.ts'
import { thePiece } from '../rules/terrain/spots.ts'
import { bearerOf, figureOf, isInPlay } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'

export function sight(state: State, byId: FigureId, atId: FigureId): Sighting | undefined {
  const [by, at] = [figureOf(state, byId), figureOf(state, atId)]
  if (by === at || !isInPlay(by) || !isInPlay(at)) return undefined
  const { isSeen, inCover } = sightOf(state, by, at)
  return { ...lineShown(state, by, at), seen: isSeen ? (inCover ? 'cover' : 'clear') : 'blocked' }
}

export function lineShown(
  state: State,
  by: Figure,
  at: Figure,
  spared: readonly FigureId[] = [],
): Pick<Sighting, 'from' | 'to' | 'met'> {
  const [from, to] = [bearerOf(state, by).at, bearerOf(state, at).at]
  const met = sightOf(state, by, at, spared).hiders.map(({ id, blocks }) => ({
    name: nameOf(state, id),
    at: placeOf(state, id, from, to),
    blocks,
  }))
  return { from, to, met }
}

const nameOf = (state: State, id: string): string => {
  const piece = state.field.pieces.find((one) => one.id === id)
  return piece ? thePiece(piece) : (state.figures.find((one) => one.id === id)?.name ?? id)
}

/** A model's place, or the middle of the line for terrain. */
const placeOf = (state: State, id: string, from: Point, to: Point): Point =>
  state.figures.find((one) => one.id === id)?.at ?? {
    x: Math.round((from.x + to.x) / 2),
    y: Math.round((from.y + to.y) / 2),
  }
