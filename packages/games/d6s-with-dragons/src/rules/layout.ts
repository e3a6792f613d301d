/** What a battlefield must be like: its size, and pieces that lie on it. */
import type { RuleId } from '@muster/engine'
import { INCH, outlineBox, TERRAIN_KINDS, type Battlefield, type Outline, type Piece } from '@muster/table'

interface Fault {
  readonly message: string
  readonly where: string
  readonly rule: RuleId
}

/** Two by two feet at the least, six by six at the most. */
const SMALLEST = 24 * INCH
const LARGEST = 72 * INCH

const judged = new WeakMap<Battlefield, readonly Fault[]>()

/**
 * What is wrong with it, and where in it; nothing, when it is legal. Judged once: a thousand battles share one table.
 */
export function fieldFaults(field: Battlefield): readonly Fault[] {
  const known = judged.get(field)
  if (known) return known
  const faults = [...sizeFaults(field), ...field.pieces.flatMap((piece, index) => pieceFaults(field, piece, index))]
  judged.set(field, faults)
  return faults
}

function sizeFaults({ width, depth }: Battlefield): Fault[] {
  const fits = (length: number) => Number.isSafeInteger(length) && length >= SMALLEST && length <= LARGEST
  if (fits(width) && fits(depth)) return []
  return [{ rule: 'DD-SIDE-05', where: '', message: 'A battlefield is 24" to 72" each way.' }]
}

function pieceFaults(field: Battlefield, piece: Piece, index: number): Fault[] {
  const fault = (message: string): Fault[] => [{ rule: 'DD-SETUP-06', where: `.pieces.${index}`, message }]
  const name = piece.name ?? `${piece.kind} "${piece.id}"`
  if (!TERRAIN_KINDS.includes(piece.kind)) return fault(`There is no terrain of the kind "${piece.kind}".`)
  if (!hasOutline(piece.outline)) return fault(`${name} has no outline.`)
  if (field.pieces.findIndex(({ id }) => id === piece.id) !== index) {
    return fault(`Two pieces are called "${piece.id}".`)
  }
  if (piece.height !== undefined && !(piece.height >= 0 && piece.height <= LARGEST)) {
    return fault(`${name} has no height that can be.`)
  }
  const { left, top, right, bottom } = outlineBox(piece.outline)
  return left < 0 || top < 0 || right > field.width || bottom > field.depth
    ? fault(`${name} does not lie wholly on the table.`)
    : []
}

function hasOutline(outline: Outline): boolean {
  if (outline.is === 'disc') return outline.radius > 0
  return outline.points.length >= (outline.is === 'line' ? 2 : 3)
}
