/** Where a base may stand at all: on the table, on nobody, across no wall, in no building. */
import { refuse, type Refusal } from '@muster/engine'
import { baseOverlapsOutline, isOnTable, overlaps, prepareGround, type Battlefield, type Piece, type Point } from '@muster/table'
import { baseOf, footprint } from '../figures.ts'
import type { Figure } from '../state.ts'

const isObstacle = ({ kind }: Piece): boolean => kind === 'wall' || kind === 'hedge' || kind === 'building'

/** Why this figure cannot stand here; undefined when it can. `others` are the bases already there. */
export function refuseStanding(
  field: Battlefield, others: readonly Figure[], figure: Pick<Figure, 'diameter' | 'id' | 'name'>, at: Point,
): Refusal | undefined {
  const foot = { base: baseOf(figure), at }
  if (!isOnTable(foot, field)) return refuse('HW-DEP-10', 'off-table', 'The whole base must be on the table.', { at, figure: figure.id })
  const under = others.find((other) => other.id !== figure.id && overlaps(foot, footprint(other)))
  if (under) return refuse('HW-MEAS-04', 'on-figure', `${under.name} stands there.`, { at, figure: under.id })
  const radius = figure.diameter / 2
  for (const { piece, box } of prepareGround(field).pieces) {
    if (at.x + radius < box.left || at.x - radius > box.right || at.y + radius < box.top || at.y - radius > box.bottom) continue
    if (isObstacle(piece) && baseOverlapsOutline(foot, piece.outline)) {
      return refuse('HW-DEP-10', 'on-piece', `A ${piece.kind} is in the way.`, { at, piece: piece.id })
    }
  }
  return undefined
}
