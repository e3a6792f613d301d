/** Movement scores, and what each kind of ground is to a figure that walks and to one that flies. */
import { inches, type Length, type Passage, type GroundPiece, type TerrainKind } from '@muster/table'
import { MOVEMENTS, type Movement, type Profile } from '../state/profile.ts'

const SCORES: { readonly [movement in Movement]: Length } = {
  6: inches(6),
  9: inches(9),
  12: inches(12),
  15: inches(15),
  18: inches(18),
  fly: inches(18),
}

/** The Movement score: Fly counts as 18". */
export const scoreOf = ({ movement }: Profile): Length => SCORES[movement]
/** Halves are exact: every score is an even number of hundredths of a millimetre. */
export const halfScoreOf = (profile: Profile): Length => scoreOf(profile) / 2
export const flies = ({ profile }: { readonly profile: Profile }): boolean => profile.movement === 'fly'

export type Going = 'open' | 'rough' | 'obstacle' | 'impassable'

export const GOING: { readonly [kind in TerrainKind]: Going } = {
  open: 'open',
  hill: 'open',
  tree: 'open',
  obscured: 'open',
  rough: 'rough',
  webs: 'rough',
  wood: 'rough',
  'shallow-water': 'rough',
  slippery: 'rough',
  ruin: 'rough',
  wall: 'obstacle',
  hedge: 'obstacle',
  fence: 'obstacle',
  barrier: 'obstacle',
  building: 'impassable',
  impassable: 'impassable',
  'deep-water': 'impassable',
  gap: 'impassable',
  rock: 'impassable',
}

type Passages = { readonly [going in Going]: Passage }

const onFoot = (score: Length): Passages => ({
  open: {},
  rough: { times: 2 },
  obstacle: { toll: score / 2, noRest: true },
  impassable: { bars: true },
})

/** Over everything at no cost, but down again only where there is room. */
const onWings: Passages = { open: {}, rough: {}, obstacle: { noRest: true }, impassable: { noRest: true } }

type PassageOf = (piece: GroundPiece) => Passage

/** One function for each Movement, made once: the judge asks it for every piece of every question. */
const PASSAGES = new Map(
  MOVEMENTS.map((movement): [Movement, PassageOf] => {
    const passages = movement === 'fly' ? onWings : onFoot(SCORES[movement])
    return [movement, ({ piece: { kind } }) => passages[GOING[kind]]]
  }),
)

export const passageFor = ({ movement }: Profile): PassageOf => PASSAGES.get(movement) as PassageOf
