/** Where a base may be put down: on the table, on nobody, and wholly on one level. */
import { named, refuse, text, withArticle, type Refusal } from '@muster/engine'
import {
  baseOverlapsOutline,
  contains,
  isNearBox,
  isOnTable,
  type Outline,
  type Piece,
  type Point,
} from '@muster/table'
import { footprint, isChassis, isStanding, radiusOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { goingOf } from './going.ts'

/** Somebody who stands on the table, or is put down in the same answer. */
export interface PlacedBase {
  readonly id: string
  readonly at: Point
  readonly radius: number
}

export const placedBase = (figure: Figure, at: Point = figure.at): PlacedBase => ({
  id: figure.id,
  at,
  radius: radiusOf(figure),
})

/** The bases of all who stand on the table. */
export function basesOf({ figures }: State): PlacedBase[] {
  const bases: PlacedBase[] = []
  for (const figure of figures) if (isStanding(figure)) bases.push(placedBase(figure))
  return bases
}

export type SpotFault =
  | { readonly is: 'off-table' }
  | { readonly is: 'on-model'; readonly id: string }
  | { readonly is: 'on-piece'; readonly piece: Piece }

/** Why this model may not stand here among these others; undefined when it may. No chassis gets on top of anything. */
export function spotFault(
  { field, survey }: State,
  figure: Figure,
  at: Point,
  others: readonly PlacedBase[],
): SpotFault | undefined {
  const foot = footprint({ base: figure.base, at })
  if (!isOnTable(foot, field)) return { is: 'off-table' }
  const radius = radiusOf(figure)
  for (const other of others) if (areOverlapping(at, radius, other)) return { is: 'on-model', id: other.id }
  for (const { piece, box } of survey.ground.pieces) {
    if (!isNearBox(box, at, at, radius)) continue
    const going = goingOf(piece)
    if ((going !== 'obstacle' && going !== 'impassable') || !baseOverlapsOutline(foot, piece.outline)) continue
    if (going === 'impassable' || isChassis(figure) || !isWhollyOn(piece.outline, at, radius))
      return { is: 'on-piece', piece }
  }
  return undefined
}

function areOverlapping({ x, y }: Point, radius: number, other: PlacedBase): boolean {
  const reach = radius + other.radius
  const dx = other.at.x - x
  const dy = other.at.y - y
  return dx * dx + dy * dy < reach * reach
}

/** Whether the whole base lies on top of it. */
function isWhollyOn(outline: Outline, at: Point, radius: number): boolean {
  if (outline.is === 'line' || !contains(outline, at)) return false
  if (outline.is === 'disc') return distanceTo(outline.centre, at) + radius <= outline.radius
  const rim: Outline = { is: 'line', points: [...outline.points, outline.points[0] as Point] }
  return !baseOverlapsOutline({ base: { shape: 'circle', diameter: 2 * radius }, at }, rim)
}

const distanceTo = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y))

export const thePiece = (piece: Piece | undefined): string =>
  withArticle(piece === undefined ? 'terrain' : (piece.name ?? piece.kind.replace('-', ' ')))

/** The fault as a player is told it. */
export function spotRefusal(fault: SpotFault, { id }: Figure, at: Point): Refusal {
  switch (fault.is) {
    case 'off-table':
      return refuse('KD-MOVE-19', 'off-table', text`${named(id)} must stand wholly on the table.`, { at })
    case 'on-model':
      return refuse('KD-MOVE-01', 'rests-on-figure', text`${named(id)} would stand on ${named(fault.id)}.`, {
        at,
        figure: fault.id,
      })
    case 'on-piece':
      return refuse(
        'KD-TERR-03',
        'rests-on-piece',
        text`${named(id)} has no level place for its base on ${thePiece(fault.piece)}.`,
        {
          at,
          piece: fault.piece.id,
        },
      )
  }
}
