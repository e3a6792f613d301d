/** What each kind of ground is to somebody who walks, climbs, rolls or flies over it. */
import {
  landscapeOf,
  type GroundPiece,
  type Landscape,
  type Length,
  type MoverKind,
  type Passage,
  type Piece,
  type TerrainKind,
} from '@muster/table'
import { question, says } from '../../state/ability.ts'
import { isChassis } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'

export type Going = 'open' | 'difficult' | 'obstacle' | 'impassable'

export const GOING: { readonly [kind in TerrainKind]: Going } = {
  open: 'open',
  hill: 'open',
  obscured: 'open',
  rough: 'difficult',
  webs: 'difficult',
  wood: 'difficult',
  'shallow-water': 'difficult',
  slippery: 'difficult',
  ruin: 'difficult',
  wall: 'obstacle',
  hedge: 'obstacle',
  fence: 'obstacle',
  barrier: 'obstacle',
  building: 'obstacle',
  tree: 'obstacle',
  rock: 'obstacle',
  impassable: 'impassable',
  'deep-water': 'impassable',
  gap: 'impassable',
}

/** An obstacle of unknown height cannot be climbed. */
export const goingOf = ({ kind, height }: Piece): Going =>
  GOING[kind] === 'obstacle' && (height ?? 0) === 0 ? 'impassable' : GOING[kind]

/** It ignores everything on its way. */
export const flies = question<undefined, boolean>('flies')
/** Climbing and difficult terrain cost it no more than open ground. */
export const findsPaths = question<undefined, boolean>('finds paths')

/** How a model gets over the ground. */
export type Gait = 'foot' | 'sure-foot' | 'wings' | 'wheels'

export function gaitOf(state: State, figure: Figure): Gait {
  if (isChassis(figure)) return 'wheels'
  if (says(state, figure, flies)) return 'wings'
  return says(state, figure, findsPaths) ? 'sure-foot' : 'foot'
}

const FREE: Passage = {}
const BARS: Passage = { bars: true }
const NO_REST: Passage = { noRest: true }
const SLOW: Passage = { times: 2, byBase: true }

/** How many inches of movement each inch of climbing uses up. */
const CLIMB: { readonly [gait in 'foot' | 'sure-foot']: number } = { foot: 2, 'sure-foot': 1 }

function passageFor(gait: Gait, piece: Piece): Passage {
  switch (goingOf(piece)) {
    case 'open':
      return FREE
    case 'difficult':
      return gait === 'foot' || gait === 'wheels' ? SLOW : FREE
    case 'obstacle':
      if (gait === 'wheels') return BARS
      return gait === 'wings' ? overFlown(piece) : climbed(piece, CLIMB[gait])
    case 'impassable':
      return gait === 'wings' ? NO_REST : BARS
  }
}

/** A flyer comes down on top of it or beside it. */
const overFlown = ({ outline }: Piece): Passage => (outline.is === 'line' ? NO_REST : { noStraddle: true })

/** Up and down again at a wall; up where one comes onto a roof, and down where one leaves it. */
function climbed({ outline, height = 0 }: Piece, rate: number): Passage {
  const climb: Length = height * rate
  return outline.is === 'line' ? { toll: 2 * climb, noRest: true } : { toll: climb, exit: climb, noStraddle: true }
}

const PASSAGES: { readonly [gait in Gait]: (known: GroundPiece) => Passage } = {
  foot: ({ piece }) => passageFor('foot', piece),
  'sure-foot': ({ piece }) => passageFor('sure-foot', piece),
  wings: ({ piece }) => passageFor('wings', piece),
  wheels: ({ piece }) => passageFor('wheels', piece),
}

const KINDS: { readonly [gait in Gait]: MoverKind } = {
  foot: ['foot'],
  'sure-foot': ['sure-foot'],
  wings: ['wings'],
  wheels: ['wheels'],
}

/** What the ground means to a model depends on its gait and its base alone. */
export function landscapeFor(state: State, figure: Figure): Landscape {
  const gait = gaitOf(state, figure)
  return landscapeOf(state.survey, KINDS[gait], figure, PASSAGES[gait])
}
