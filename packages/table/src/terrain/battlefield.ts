/**
 * Terrain is data: a piece has an outline, a kind and a height. What a kind does to a move, to
 * sight or to a shot is for each game to say; the names here only tell what it is and looks like.
 */
import type { Length } from '../geometry/length.ts'
import type { Outline } from '../shapes/outline.ts'

export const TERRAIN_KINDS = [
  'open',
  'rough',
  'webs',
  'wood',
  'shallow-water',
  'deep-water',
  'slippery',
  'obscured',
  'hill',
  'building',
  'ruin',
  'impassable',
  'gap',
  'wall',
  'hedge',
  'fence',
  'barrier',
  'tree',
  'rock',
] as const
export type TerrainKind = (typeof TERRAIN_KINDS)[number]

export interface Piece {
  readonly id: string
  readonly kind: TerrainKind
  readonly outline: Outline
  /** How far it stands above the ground around it. Left out: flat. */
  readonly height?: Length
  /** Storeys of a building, each a level to stand on; left out, it has its ground floor alone. */
  readonly storeys?: number
  /** A marked way up. */
  readonly wayUp?: 'stairs' | 'ladder' | 'ramp'
  readonly name?: string
}

/** The whole battlefield. `seed` decides the decoration (trees, stones), never a rule. */
export interface Battlefield {
  readonly width: Length
  readonly depth: Length
  readonly pieces: readonly Piece[]
  readonly seed?: number
  readonly name?: string
}
