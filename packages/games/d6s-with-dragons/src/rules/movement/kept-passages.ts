/**
 * What the terrain is to one kind of mover, told once for all pieces and kept: the judge of moves knows such a passage
 * again and need not survey the table anew for every question. Only for one whose passage hangs on its profile alone.
 */
import { elevationAt, prepareGround, type Battlefield, type Passage, type Piece } from '@muster/table'
import type { Profile } from '../../state/profile.ts'
import type { Figure, State } from '../../state/state.ts'
import { groundAt } from '../terrain/terrain.ts'

type PassageOf = (piece: Piece) => Passage

interface Kept {
  readonly field: Battlefield
  readonly profile: Profile
  readonly kind: number
  readonly passage: PassageOf
}

const MOST_KEPT = 16
const kept: Kept[] = []
let oldest = 0

/** Free of spells and conditions, and on the ground: not on a roof, nor hanging on a wall, nor down in a gap. */
export const isPlain = (state: State, { at, level, conditions }: Figure): boolean =>
  state.effects.length === 0 &&
  conditions.length === 0 &&
  level === elevationAt(prepareGround(state.field), at) &&
  groundAt(state, at, 'gap') === undefined

/** `kind` tells apart what is asked of the same profile on the same table. */
export function keptPassage({ field }: State, { profile }: Figure, kind: number, make: () => PassageOf): PassageOf {
  for (const one of kept) if (one.profile === profile && one.kind === kind && one.field === field) return one.passage
  const passage = toldFor(field, make())
  kept[oldest++ % MOST_KEPT] = { field, profile, kind, passage }
  return passage
}

/** Told at once for every piece, so that nothing of the mover's is looked at later. */
function toldFor(field: Battlefield, passageOf: PassageOf): PassageOf {
  const told = new Map(field.pieces.map((piece) => [piece, passageOf(piece)]))
  return (piece) => told.get(piece) ?? passageOf(piece)
}
