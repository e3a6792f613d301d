/**
 * The background: felt and terrain, drawn once while figures move over it.
 * A drawn edge is exactly the one the rules measure; everything without an edge is decoration.
 */
import { MM, type Battlefield, type Piece, type TerrainKind } from '@muster/table'
import { makeContext, type DrawContext, type Detail } from './decoration/context.ts'
import { pieceContext } from './decoration/piece-context.ts'
import { drawBuilding } from './terrain/building.ts'
import { drawGap } from './terrain/gap.ts'
import { drawBarrier, drawFence } from './terrain/fence.ts'
import { drawEdgeShade, drawGround, drawFeltTexture, edgeShadeDefs, groundDefs } from './tabletop/felt.ts'
import { drawHedge } from './terrain/hedge.ts'
import { drawHill } from './terrain/hill.ts'
import { drawIce } from './terrain/ice.ts'
import { drawMist, mistDefs } from './terrain/mist.ts'
import { drawable, drawablePiece } from './geometry/piece-outline.ts'
import { drawCragFloor, drawImpassable, drawRock } from './terrain/rock.ts'
import { drawRough } from './terrain/rough.ts'
import { drawWebs } from './terrain/webs.ts'
import { drawRuin, drawRuinFloor } from './terrain/ruin.ts'
import type { Box } from './geometry/points.ts'
import { el, group } from './svg/svg.ts'
import type { Theme } from './themes/theme.ts'
import { drawWornTrack } from './terrain/worn-track.ts'
import { drawOpen } from './terrain/track.ts'
import { treeDefs } from './terrain/tree.ts'
import { drawWall } from './terrain/wall.ts'
import { drawBank, drawDeepWater, drawShallowWater } from './terrain/water.ts'
import {
  drawSingleTree,
  drawTreeFloor,
  drawWood,
  drawWoodFloor,
  isInTheWay,
  treesOfWood,
  type Clearing,
} from './terrain/wood.ts'
import { slabCount } from './terrain/hill-slabs.ts'

export interface BattlefieldOptions {
  /** Begins every id, so that several pictures can stand on one page. */
  readonly id?: string
  readonly detail?: Detail
  /** Where figures stand, in millimetres: trees there are not drawn. */
  readonly clearings?: readonly Clearing[]
  /** Buildings drawn without their roofs, by piece id. */
  readonly roofsOff?: readonly string[]
  /** The table is seen from its far side: the decoration is turned with the terrain. */
  readonly isTurned?: boolean
  /** Only what lies: trees, walls, hedges, rocks and roofs are left out, because they stand on the table. */
  readonly isBare?: boolean
  /** The theme's felt as `feltTile` makes it: the same for all tables, so a screen makes it once. */
  readonly felt?: string
}

interface Scene {
  readonly clearings: readonly Clearing[]
  readonly roofsOff: readonly string[]
  readonly mist: string
}

type DrawPiece = (piece: Piece, context: DrawContext, scene: Scene) => string

const DRAW_PIECE: Readonly<Record<TerrainKind, DrawPiece>> = {
  open: ({ outline }, context) => drawOpen(outline, context),
  rough: (piece, context) => drawRough(piece, context),
  webs: ({ outline }, context) => drawWebs(outline, context),
  slippery: ({ outline }, context) => drawIce(outline, context),
  hill: (piece, context) => drawHill(piece, context),
  gap: ({ outline }, context) => drawGap(outline, context),
  'deep-water': ({ outline }, context) => drawDeepWater(outline, context),
  'shallow-water': ({ outline }, context) => drawShallowWater(outline, context),
  impassable: ({ outline }, context) => drawImpassable(outline, context),
  rock: ({ outline }, context) => drawRock(outline, context),
  ruin: ({ outline }, context) => drawRuin(outline, context),
  building: (piece, context, scene) => drawBuilding(piece, context, scene.roofsOff.includes(piece.id)),
  wall: ({ outline }, context) => drawWall(outline, context),
  fence: ({ outline }, context) => drawFence(outline, context),
  barrier: ({ outline }, context) => drawBarrier(outline, context),
  hedge: ({ outline }, context) => drawHedge(outline, context),
  wood: ({ outline }, context, scene) => drawWood(outline, context, scene.clearings),
  tree: ({ outline }, context) => drawSingleTree(outline, context),
  obscured: ({ outline }, context, scene) => drawMist(outline, context, scene.mist),
}

const nothing: DrawPiece = () => ''

/** What is drawn of terrain whose upper parts stand on the table as paper. */
const DRAW_BARE: Readonly<Partial<Record<TerrainKind, DrawPiece>>> = {
  hill: (piece, context) => drawHill(piece, context, slabCount(piece)),
  impassable: ({ outline }, context) => drawCragFloor(outline, context),
  rock: nothing,
  ruin: ({ outline }, context) => drawRuinFloor(outline, context),
  building: (piece, context) => drawBuilding(piece, context, true),
  wall: nothing,
  fence: nothing,
  barrier: nothing,
  hedge: nothing,
  wood: ({ outline }, context) => drawWoodFloor(outline, context),
  tree: ({ outline }, context) => drawTreeFloor(outline, context),
}

/** Terrain drawn under the felt's texture, so that it looks like cloth, and terrain that stands on it. */
const UNDER_THE_FELT_TEXTURE: readonly TerrainKind[] = ['open', 'rough', 'webs', 'slippery', 'hill']
const OVER_THE_FELT_TEXTURE: readonly TerrainKind[] = [
  'deep-water',
  'shallow-water',
  'gap',
  'impassable',
  'rock',
  'ruin',
  'wall',
  'fence',
  'barrier',
  'hedge',
  'building',
  'wood',
  'tree',
  'obscured',
]

const isWater = (piece: Piece): boolean => piece.kind === 'deep-water' || piece.kind === 'shallow-water'

const boxOf = (field: Battlefield): Box => ({ x: 0, y: 0, width: field.width / MM, height: field.depth / MM })

const tableDefs = (table: DrawContext, { width, height }: Box, hasTrees: boolean, felt: string | undefined): string =>
  el(
    'defs',
    {},
    groundDefs(table, felt),
    hasTrees ? treeDefs(table) : '',
    mistDefs(table),
    edgeShadeDefs(table),
    el('clipPath', { id: table.id('table') }, el('rect', { width, height })),
  )

export function drawBattlefield(field: Battlefield, theme: Theme, options: BattlefieldOptions = {}): string {
  const { id = 'field', detail = 'full', clearings = [], roofsOff = [], isTurned = false, isBare = false } = options
  const drawPiece: typeof DRAW_PIECE = isBare ? { ...DRAW_PIECE, ...DRAW_BARE } : DRAW_PIECE
  const table = makeContext(theme, id, field.seed ?? 0, detail, isTurned)
  const paint = { theme, prefix: id, detail, isTurned }
  const box = boxOf(field)
  const scene: Scene = { clearings, roofsOff, mist: table.id('mist') }
  const pieces = field.pieces.flatMap((given, index) =>
    drawablePiece(given).map((piece) => ({ piece, context: pieceContext(field, index, paint) })),
  )
  const layer = (kinds: readonly TerrainKind[]): string =>
    kinds
      .flatMap((kind) => pieces.filter(({ piece }) => piece.kind === kind))
      .map(({ piece, context }) => drawPiece[piece.kind](piece, context, scene))
      .join('')
  const hasTrees = !isBare && pieces.some(({ piece }) => piece.kind === 'wood' || piece.kind === 'tree')
  const banks = pieces
    .filter(({ piece }) => isWater(piece))
    .map(({ piece, context }) => drawBank(piece.outline, context))
    .join('')
  return (
    tableDefs(table, box, hasTrees, options.felt) +
    group(
      { 'clip-path': `url(#${table.id('table')})` },
      drawGround(box, table),
      drawWornTrack(field, table),
      layer(UNDER_THE_FELT_TEXTURE),
      drawFeltTexture(box, table),
      group({}, banks),
      layer(OVER_THE_FELT_TEXTURE),
      drawEdgeShade(box, table),
    )
  )
}

export interface StandingTree extends Clearing {
  /** The id of the element that draws it. */
  readonly element: string
}

/** Every tree of the woods, so that a screen can hide those a figure stands under. */
export function treesOf(field: Battlefield, theme: Theme, id = 'field', isTurned = false): StandingTree[] {
  return field.pieces.flatMap((piece, index) => {
    const context = pieceContext(field, index, { theme, prefix: id, detail: 'full', isTurned })
    const outline = piece.kind === 'wood' ? drawable(piece.outline) : undefined
    if (outline === undefined) return []
    return treesOfWood(outline, context).map((tree, n) => ({
      at: tree.at,
      radius: tree.radius,
      element: context.id(`${n}`),
    }))
  })
}

/** The ids of the trees to hide while figures stand at these places. */
export const treesInTheWay = (trees: readonly StandingTree[], clearings: readonly Clearing[]): string[] =>
  trees.filter((tree) => isInTheWay(tree, clearings)).map((tree) => tree.element)
