/** What lies between a shooter and its target: everything the line from centre to centre passes through. */
import {
  boxOf,
  clipDisc,
  clipInside,
  clipPiece,
  isBoxBeside,
  isNearBox,
  outlineGap,
  type GroundPiece,
  type Point,
} from '@muster/table'
import type { Blocker } from '../../events/index.ts'
import { footprint, ONE_INCH, radiusOf, TOLERANCE } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { isWithin } from '../measuring/distance.ts'
import { KINDS, shotBlockers } from '../terrain/kinds.ts'

/** Something in the way, and where the line comes to it: 0 at the shooter, 1 at the target. */
interface InTheWay {
  readonly blocker: Blocker
  readonly from: number
}

/** From the shooter outwards. What is within 1" of the shooter does not count. */
export function blockersBetween(state: State, by: Figure, at: Figure): Blocker[] {
  const found = piecesBetween(state, by, at, false)
  addFiguresBetween(found, state, by, at)
  const blockers: Blocker[] = []
  for (const { blocker } of found) blockers.push(blocker)
  return blockers
}

/** Whether some cover or concealment lies between them, also right beside them. */
export const hasPieceBetween = (state: State, by: Figure, at: Figure): boolean =>
  piecesBetween(state, by, at, true).length > 0

function piecesBetween(state: State, by: Figure, at: Figure, adjacentToo: boolean): InTheWay[] {
  const found: InTheWay[] = []
  for (const known of state.survey.get(shotBlockers)) {
    const { piece, box } = known
    if (!isNearBox(box, by.at, at.at, 0) || isBoxBeside(box, by.at, at.at, 0)) continue
    const from = entryInto(known, by.at, at.at)
    if (from === undefined) continue
    if (!adjacentToo && isAdjacent(by, known)) continue
    addInOrder(found, { blocker: { is: KINDS[piece.kind].isCover ? 'cover' : 'concealment', id: piece.id }, from })
  }
  return found
}

/** The box of a piece nearly always tells that it is farther away. */
const isAdjacent = (figure: Figure, { piece, box }: GroundPiece): boolean =>
  isNearBox(box, figure.at, figure.at, radiusOf(figure) + ONE_INCH + TOLERANCE) &&
  outlineGap(footprint(figure), piece.outline) <= ONE_INCH + TOLERANCE

/** Where the line comes into a piece. To touch an area is not to pass through it; a line is crossed at a point. */
function entryInto(known: GroundPiece, a: Point, b: Point): number | undefined {
  const { outline } = known.piece
  return (outline.is === 'line' ? clipPiece(known, a, b) : clipInside(outline, a, b, 1, known.isConvex))[0]?.from
}

/** Friend or foe, whatever their height. */
function addFiguresBetween(found: InTheWay[], { grid }: State, by: Figure, at: Figure): void {
  const box = boxOf([by.at, at.at])
  for (const other of grid.inBox(box)) {
    if (other === by || other === at || !isNearBox(box, other.at, other.at, radiusOf(other))) continue
    const part = clipDisc(other.at, radiusOf(other), by.at, at.at)[0]
    if (!part || part.to <= part.from || isWithin(by, other, ONE_INCH)) continue
    addInOrder(found, { blocker: { is: 'figure', id: other.id }, from: part.from })
  }
}

/** Mostly there are two or three: to sort them afterwards takes longer. */
function addInOrder(found: InTheWay[], one: InTheWay): void {
  let place = found.push(one) - 1
  for (; place > 0; place--) {
    const before = found[place - 1] as InTheWay
    if (before.from <= one.from) break
    found[place] = before
  }
  found[place] = one
}
