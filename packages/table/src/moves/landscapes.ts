/** The landscapes of one battlefield: each is prepared once and found again by its kind of mover. */
import type { Length } from '../geometry/length.ts'
import type { Ground, GroundPiece } from '../terrain/ground.ts'
import type { Survey } from '../terrain/survey.ts'
import { prepareLandscape, type Landscape, type Passage } from './landscape.ts'

/** Everything that decides what the terrain means to a mover besides the terrain itself and the mover's base. */
export type MoverKind = readonly (string | number)[]

/**
 * The landscape of a kind of mover: `kind` lists everything that `passageOf` depends on besides the terrain. Landscapes
 * of round bases are kept with the survey; those of other bases hang on the facing too and are prepared every time.
 */
export function landscapeOf(
  survey: Survey,
  kind: MoverKind,
  mover: Landscape['mover'],
  passageOf: (piece: GroundPiece) => Passage,
): Landscape {
  const { base } = mover
  if (base.shape !== 'circle') return prepareLandscape(survey.ground, mover, passageOf)
  const { diameter } = base
  const { ground, known } = survey.get(noLandscapes)
  for (const one of known) if (one.diameter === diameter && isSameKind(one.kind, kind)) return one.landscape
  const landscape = prepareLandscape(ground, mover, passageOf)
  known.push({ kind, diameter, landscape })
  return landscape
}

/** A battlefield sees few kinds of mover, so looking through them is quicker than a map of their names. */
interface Landscapes {
  readonly ground: Ground
  readonly known: KnownLandscape[]
}

interface KnownLandscape {
  readonly kind: MoverKind
  readonly diameter: Length
  readonly landscape: Landscape
}

const noLandscapes = (ground: Ground): Landscapes => ({ ground, known: [] })

function isSameKind(a: MoverKind, b: MoverKind): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return a.length === b.length
}
