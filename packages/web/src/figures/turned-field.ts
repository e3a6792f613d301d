/** The ground as it is seen from the far side of the table: every corner mirrored through the middle. */
import type { Battlefield, Outline, Point } from '@muster/table'

export function turnedField(field: Battlefield): Battlefield {
  const turn = ({ x, y }: Point): Point => ({ x: field.width - x, y: field.depth - y })
  return { ...field, pieces: field.pieces.map((piece) => ({ ...piece, outline: turnedOutline(piece.outline, turn) })) }
}

const turnedOutline = (outline: Outline, turn: (at: Point) => Point): Outline =>
  outline.is === 'disc'
    ? { ...outline, centre: turn(outline.centre) }
    : { ...outline, points: outline.points.map(turn) }
