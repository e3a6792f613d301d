/** Where a figure may stand: on the table, on nobody, on no building, and across no wall or hedge. */
import { refuse, type Refusal } from '@muster/engine'
import { baseOverlapsOutline, isNearBox, isOnTable, prepareGround, type Length, type Point } from '@muster/table'
import { footprint } from '../figures.ts'
import type { Figure, State } from '../state.ts'
import { GOING } from './going.ts'

/** Why this figure may not be put there, or undefined. */
export function isLegalSpot(state: State, figure: Figure, at: Point): Refusal | undefined {
  const foot = footprint(figure, at)
  if (!isOnTable(foot, state.field)) return refuse('HW-MOVE-20', 'off-table', `${figure.id} must stand wholly on the table.`, { at })
  return refuseCrowd(state, figure, at) ?? refuseGround(state, figure, at)
}

function refuseCrowd({ figures }: State, figure: Figure, at: Point): Refusal | undefined {
  for (const other of figures) {
    if (other.where !== 'standing' || other === figure) continue
    const reach = (other.diameter + figure.diameter) / 2
    const dx = other.at.x - at.x, dy = other.at.y - at.y
    if (dx * dx + dy * dy < reach * reach) {
      return refuse('HW-MEAS-04', 'rests-on-figure', `${figure.id} would stand on ${other.id}.`, { at, figure: other.id })
    }
  }
  return undefined
}

function refuseGround({ field }: State, figure: Figure, at: Point): Refusal | undefined {
  const foot = footprint(figure, at)
  for (const { piece, box } of prepareGround(field).pieces) {
    const going = GOING[piece.kind]
    if ((going !== 'obstacle' && going !== 'impassable') || !isNearBox(box, at, at, figure.diameter / 2)) continue
    if (!baseOverlapsOutline(foot, piece.outline)) continue
    const rule = going === 'obstacle' ? 'HW-MOVE-11' : 'HW-MOVE-16'
    return refuse(rule, 'rests-on-piece', `${figure.id} would stand on the ${piece.name ?? piece.kind}.`, { at, piece: piece.id })
  }
  return undefined
}

/** Sixteen ways around, as vectors of nearly one length. */
const WAYS: readonly (readonly [number, number])[] = [
  [1, 0], [0.924, 0.383], [0.707, 0.707], [0.383, 0.924], [0, 1], [-0.383, 0.924], [-0.707, 0.707], [-0.924, 0.383],
  [-1, 0], [-0.924, -0.383], [-0.707, -0.707], [-0.383, -0.924], [0, -1], [0.383, -0.924], [0.707, -0.707], [0.924, -0.383],
]
const RING: Length = 635

/** The nearest place to the wished one that is allowed: looked for in rings a quarter of an inch apart. */
export function nearestLegalSpot(wished: Point, most: Length, isAllowed: (at: Point) => boolean): Point | undefined {
  for (let ring = RING; ring <= most; ring += RING) {
    for (const [dx, dy] of WAYS) {
      const at = { x: Math.round(wished.x + dx * ring), y: Math.round(wished.y + dy * ring) }
      if (isAllowed(at)) return at
    }
  }
  return undefined
}
