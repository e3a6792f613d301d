/**
 * What stands on a table, in millimetres: cut-outs that turn to the viewer, walls, houses and rocks. It is sorted from
 * the same outlines and seeds as the drawing from above, so both show the same wood and the same ruin.
 */
import type { Battlefield, Piece } from '@muster/table'
import type { DrawContext } from '../decoration/context.ts'
import { pieceContext } from '../decoration/piece-context.ts'
import { drawable } from '../geometry/piece-outline.ts'
import type { MmPoint } from '../geometry/points.ts'
import { clumpsOf } from '../terrain/hedge.ts'
import type { Tree } from '../terrain/tree.ts'
import { singleTree, treesOfWood } from '../terrain/wood.ts'
import type { Theme } from '../themes/theme.ts'
import { houseOf, type House } from './houses.ts'
import { bushPictures, BUSH, BUSHES, bushName, TREE, treeModel, treeName, treePictures } from './tree-side.ts'
import { stripPictures } from './masonry-side.ts'
import type { SidePicture } from './picture-sheet.ts'
import { rocksOf, type Rock } from './rocks.ts'
import { wallsOf, type WallRun } from './walls.ts'

/** Paper that turns to the viewer. */
export interface CutOut {
  readonly at: MmPoint
  readonly picture: string
  readonly width: number
  readonly height: number
  readonly isFlipped: boolean
  /** The radius of its crown, if it is left out while a figure stands under it. */
  readonly crown?: number
}

export interface Uprights {
  readonly cutOuts: readonly CutOut[]
  readonly walls: readonly WallRun[]
  readonly houses: readonly House[]
  readonly rocks: readonly Rock[]
  readonly pictures: readonly SidePicture[]
}

type Standing = Partial<Omit<Uprights, 'pictures'>>

export function uprightsOf(field: Battlefield, theme: Theme, isTurned = false): Uprights {
  const parts = field.pieces.map((piece, index): Standing => {
    const outline = drawable(piece.outline)
    if (outline === undefined) return {}
    return standingOf(
      { ...piece, outline },
      pieceContext(field, index, { theme, prefix: 'upright', detail: 'full', isTurned }),
    )
  })
  const houses = parts.flatMap((part) => part.houses ?? [])
  return {
    cutOuts: parts.flatMap((part) => part.cutOuts ?? []),
    walls: parts.flatMap((part) => part.walls ?? []),
    houses,
    rocks: parts.flatMap((part) => part.rocks ?? []),
    pictures: [
      ...treePictures(theme.land),
      ...bushPictures(theme.land),
      ...stripPictures(theme.land),
      ...houses.flatMap(({ pictures }) => pictures),
    ],
  }
}

function standingOf(piece: Piece, context: DrawContext): Standing {
  const { outline } = piece
  switch (piece.kind) {
    case 'wood':
      return { cutOuts: treesOfWood(outline, context).map((tree) => treeCutOut(tree, context, true)) }
    case 'tree':
      return { cutOuts: [treeCutOut(singleTree(outline, context), context, false)] }
    case 'hedge':
      return { cutOuts: bushes(piece, context) }
    case 'wall':
    case 'ruin':
    case 'fence':
    case 'barrier':
      return { walls: wallsOf(piece, context) }
    case 'building':
      return { houses: [houseOf(piece, context)] }
    case 'rock':
    case 'impassable':
      return { rocks: rocksOf(piece, context) }
    default:
      return {}
  }
}

/** A fir is taller for its crown than a tree with leaves, and a small tree is slenderer than a large one. */
const FIR_TALLER = 1.22
const LEAF_TALLER = 1.08
const SMALL_CROWN = 7
const SMALL_TALLER = 1.25

function treeCutOut(tree: Tree, { land }: DrawContext, isDecoration: boolean): CutOut {
  const { at, radius, isFir, model, flipped } = tree
  const size = radius / (TREE.crown * 0.96)
  const taller = (isFir ? FIR_TALLER : LEAF_TALLER) * (radius < SMALL_CROWN ? SMALL_TALLER : 1)
  return {
    at,
    picture: treeName(isFir, treeModel(land, isFir, model)),
    width: TREE.box.width * size,
    height: TREE.box.height * size * taller,
    isFlipped: flipped,
    ...(isDecoration && { crown: radius }),
  }
}

const HEDGE_HEIGHT = 13

function bushes({ outline }: Piece, context: DrawContext): CutOut[] {
  const r = context.random(73)
  return clumpsOf(outline, context).map(({ at, radius }) => {
    const size = (radius + 2.6) / BUSH.crown
    return {
      at,
      picture: bushName(Math.floor(r() * BUSHES)),
      width: BUSH.box.width * size * 0.8,
      height: HEDGE_HEIGHT * (0.85 + 0.1 * size),
      isFlipped: r() < 0.5,
    }
  })
}
