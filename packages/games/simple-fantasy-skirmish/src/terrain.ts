/** What each piece of terrain does to a move: some slows, some blocks. */
import { withArticle } from '@muster/engine'
import {
  contains,
  DIRECTIONS,
  isNearBox,
  type Ground,
  type GroundPiece,
  type Piece,
  type Point,
  type TerrainKind,
} from '@muster/table'
import { HEAD_HEIGHT } from './state/figures.ts'
import type { State } from './state/state.ts'

/** `rough` and `inside` slow models that start or end there, an `obstacle` those that climb over it; `solid` blocks. */
export type TerrainEffect = 'open' | 'rough' | 'inside' | 'obstacle' | 'solid'

const EFFECTS: { readonly [kind in TerrainKind]: TerrainEffect } = {
  open: 'open',
  obscured: 'open',
  tree: 'open',
  hill: 'open',
  rough: 'rough',
  webs: 'rough',
  wood: 'rough',
  'shallow-water': 'rough',
  'deep-water': 'rough',
  slippery: 'rough',
  rock: 'rough',
  building: 'inside',
  ruin: 'inside',
  wall: 'obstacle',
  hedge: 'obstacle',
  fence: 'obstacle',
  barrier: 'obstacle',
  impassable: 'solid',
  gap: 'solid',
}

/** A rock higher than a head is solid. */
export const effectOf = (piece: Piece): TerrainEffect =>
  piece.kind === 'rock' && isHigh(piece) ? 'solid' : EFFECTS[piece.kind]

/** Whether a piece is higher than a model's head; one without a height is low. */
export const isHigh = ({ height = 0 }: Piece): boolean => height > HEAD_HEIGHT

/** Nobody climbs an obstacle higher than a head, unless the map marks a way up. */
export const isImpassable = (piece: Piece): boolean => {
  const nature = effectOf(piece)
  return nature === 'solid' || (nature === 'obstacle' && isHigh(piece) && piece.wayUp === undefined)
}

/** The pieces of a battlefield by what they do to a move. */
export interface TerrainByEffect {
  readonly ground: Ground
  readonly areas: readonly GroundPiece[]
  readonly obstacles: readonly GroundPiece[]
  readonly stoppers: readonly GroundPiece[]
  /** Nobody may end a move on these. */
  readonly noRest: readonly GroundPiece[]
  readonly buildings: readonly GroundPiece[]
}

export const terrainByEffect = ({ survey }: State): TerrainByEffect => survey.get(sortTerrain)

function sortTerrain(ground: Ground): TerrainByEffect {
  const { pieces } = ground
  const of = (...natures: readonly TerrainEffect[]) => pieces.filter(({ piece }) => natures.includes(effectOf(piece)))
  return {
    ground,
    areas: of('rough', 'inside'),
    noRest: of('obstacle', 'solid'),
    obstacles: of('obstacle').filter(({ piece }) => !isImpassable(piece)),
    stoppers: pieces.filter(({ piece }) => isImpassable(piece)),
    buildings: pieces.filter(({ piece }) => (piece.storeys ?? 1) > 1),
  }
}

/** A model is in an area when the centre of its base is, the rim included. */
export const isIn = ({ piece, box }: GroundPiece, at: Point): boolean =>
  isNearBox(box, at, at, 0) && contains(piece.outline, at)

/** "the old mill", "the wood". */
export const thePiece = ({ kind, name }: Piece): string => withArticle((name ?? kind.replace('-', ' ')).toLowerCase())

/** How many directions are tried around a place. */
const TURNS = 16

/** Places evenly around a point. */
export function spotsAround({ x, y }: Point, far: number, count = TURNS): Point[] {
  const step = DIRECTIONS.length / count
  const spots: Point[] = []
  for (let index = 0; index < count; index++) {
    const way = DIRECTIONS[Math.floor(index * step)] as Point
    spots.push({ x: Math.round(x + (way.x * far) / 10000), y: Math.round(y + (way.y * far) / 10000) })
  }
  return spots
}
