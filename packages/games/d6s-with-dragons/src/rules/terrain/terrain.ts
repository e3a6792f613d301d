/** The kinds of ground, where they are, and how high a character stands there. */
import {
  contains,
  elevationAt,
  isNearBox,
  type Ground,
  type GroundPiece,
  type Length,
  type Piece,
  type Point,
  type TerrainKind,
} from '@muster/table'
import type { Figure, State } from '../../state/state.ts'
import { question, says } from '../../state/ability.ts'
import { canUse } from '../stats/special-movement.ts'

/** Whether undergrowth costs it no extra movement. */
export const strides = question<undefined, boolean>('wilderness stride')

/** Whether difficult ground of any sort costs it no extra movement. */
export const ignoresDifficultGround = question<undefined, boolean>('natural explorer')

export type Going = 'open' | 'difficult' | 'slippery' | 'deep' | 'solid' | 'gap' | 'barred'

export const GOING: { readonly [kind in TerrainKind]: Going } = {
  open: 'open',
  obscured: 'open',
  slippery: 'slippery',
  'deep-water': 'deep',
  gap: 'gap',
  impassable: 'barred',
  rough: 'difficult',
  webs: 'difficult',
  wood: 'difficult',
  'shallow-water': 'difficult',
  hill: 'solid',
  building: 'solid',
  ruin: 'solid',
  wall: 'solid',
  hedge: 'solid',
  fence: 'solid',
  barrier: 'solid',
  tree: 'solid',
  rock: 'solid',
}

/** Solid things of unknown height cannot be passed; a hill without a height is flat. */
export function goingOf({ kind, height }: Piece): Going {
  const going = GOING[kind]
  if (going !== 'solid' || (height ?? 0) > 0) return going
  return kind === 'hill' ? 'open' : 'barred'
}

/** Whether a character can stand on it, above the ground around it or (in a gap) below. */
const hasFloor = ({ piece }: GroundPiece): boolean => {
  const going = goingOf(piece)
  return piece.outline.is !== 'line' && (going === 'solid' || (going === 'gap' && piece.height !== undefined))
}

const floorsOn = ({ pieces }: Ground): readonly GroundPiece[] => pieces.filter(hasFloor)

/** The pieces a character can stand on. */
export const floors = ({ survey }: State): readonly GroundPiece[] => survey.get(floorsOn)

/** How high above the table one stands at a place: on the ground, on a hill, on a roof, or down in a gap. */
export function levelAt(state: State, at: Point): Length {
  let level = elevationAt(state.survey.ground, at)
  for (const { piece, box, top } of floors(state)) {
    if (!isNearBox(box, at, at, 0) || !contains(piece.outline, at)) continue
    if (piece.kind === 'gap') return level - (piece.height ?? 0)
    level = Math.max(level, top)
  }
  return level
}

export function isSlowedBy(state: State, figure: Figure, piece: Piece): boolean {
  if (goingOf(piece) === 'difficult' && says(state, figure, ignoresDifficultGround)) return false
  if (piece.kind === 'wood') return !says(state, figure, strides)
  if (piece.kind === 'shallow-water' || piece.kind === 'deep-water') return !canUse(state, figure, 'swim')
  return !(piece.kind === 'webs' && canUse(state, figure, 'spider-walk'))
}

/** One piece of each sort of difficult ground on this table: a character slowed by one is slowed by all of its sort. */
const samplesOn = ({ pieces }: Ground): readonly Piece[] => {
  const sorts = new Map<string, Piece>()
  for (const { piece } of pieces) {
    const going = goingOf(piece)
    if (going === 'difficult' || going === 'deep') sorts.set(piece.kind, piece)
  }
  return [...sorts.values()]
}

/** Which sorts of the difficult ground on this table slow a character: one binary digit for each. */
export function slowingKinds(state: State, figure: Figure): number {
  let kinds = 0
  for (const piece of state.survey.get(samplesOn)) kinds = 2 * kinds + (isSlowedBy(state, figure, piece) ? 1 : 0)
  return kinds
}

/** The piece of this kind of ground under a place, if any. */
export function groundAt({ survey }: State, at: Point, going: Going): Piece | undefined {
  for (const { piece, box } of survey.ground.pieces) {
    if (isNearBox(box, at, at, 0) && goingOf(piece) === going && contains(piece.outline, at)) return piece
  }
  return undefined
}
