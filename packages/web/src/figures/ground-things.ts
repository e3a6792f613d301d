/** Terrain and objectives: what lies at a place of the table, what it is called, and how far away it is. */
import type { ObjectiveView, TableView } from '@muster/engine'
import { contains, distance, INCH, outlineGap, outlineBox, type Piece, type Point } from '@muster/table'
import type { Combatant } from './combatants.ts'
import { words } from '../words/words.ts'

export type GroundThing =
  | { readonly is: 'piece'; readonly piece: Piece }
  | { readonly is: 'objective'; readonly objective: ObjectiveView }

/** Half the breadth of an objective's token, and of the strip beside a wall that counts as the wall. */
const NEAR = INCH / 2

/** What is pointed at: an objective before terrain, and the smaller piece before the larger one it lies in. */
export function thingAt(
  { objectives, field }: Pick<TableView, 'objectives' | 'field'>,
  at: Point,
): GroundThing | undefined {
  const objective = objectives.find((one) => distance(one.at, at) <= NEAR)
  if (objective) return { is: 'objective', objective }
  const [piece] = field.pieces.filter((one) => isAt(one, at)).sort((a, b) => sizeOf(a) - sizeOf(b))
  return piece && { is: 'piece', piece }
}

const isAt = ({ outline }: Piece, at: Point): boolean =>
  outline.is === 'line'
    ? outlineGap({ base: { shape: 'circle', diameter: NEAR }, at }, outline) <= 0
    : contains(outline, at)

function sizeOf({ outline }: Piece): number {
  if (outline.is === 'line') return 0
  const { left, right, top, bottom } = outlineBox(outline)
  return (right - left) * (bottom - top)
}

export const idOf = (thing: GroundThing): string => (thing.is === 'piece' ? thing.piece.id : thing.objective.id)

/** A piece with a name of its own also says what it is: "Fold (wall)", but "The Old Wall". */
export function nameOf(thing: GroundThing): string {
  if (thing.is === 'objective') return thing.objective.name
  const { name, kind } = thing.piece
  const kindName = words.ground.kinds[kind]
  if (name === undefined) return kindName
  return name.toLowerCase().includes(kindName.toLowerCase()) ? name : `${name} (${kindName.toLowerCase()})`
}

/** From the rim of the nearest model; 0 where it stands in it. */
export function gapTo(from: Combatant, thing: GroundThing): number {
  const gaps = from.models.map(({ base, at }) =>
    thing.is === 'piece'
      ? outlineGap({ base, at }, thing.piece.outline)
      : distance(at, thing.objective.at) - (from.models.length === 1 ? from.radius : 0),
  )
  return Math.max(0, Math.min(...gaps))
}

export const allThings = ({ objectives, field }: Pick<TableView, 'objectives' | 'field'>): readonly GroundThing[] => [
  ...objectives.map((objective) => ({ is: 'objective', objective }) as const),
  ...field.pieces.filter(({ kind }) => kind !== 'open').map((piece) => ({ is: 'piece', piece }) as const),
]

/** A place that stands for it, to say in which direction it lies. */
export function placeOf(thing: GroundThing): Point {
  if (thing.is === 'objective') return thing.objective.at
  const { left, right, top, bottom } = outlineBox(thing.piece.outline)
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}
