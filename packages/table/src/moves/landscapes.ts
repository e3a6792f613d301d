/** The landscapes of one battlefield: each is prepared once and found again by its kind of mover. */
import type { Length } from '../geometry/length.ts'
import type { Ground, GroundPiece } from '../terrain/ground.ts'
import type { Survey } from '../terrain/survey.ts'
import { prepareLandscape, type Landscape, type Passage } from './landscape.ts'

/**
 * The landscape of a kind of mover. `kind` names everything that `passageOf` depends on besides the terrain. Landscapes
 * of round bases are kept with the survey; those of other bases hang on the facing too and are prepared every time.
 */
export function landscapeOf(
  survey: Survey,
  kind: string,
  mover: Landscape['mover'],
  passageOf: (piece: GroundPiece) => Passage,
): Landscape {
  const { base } = mover
  if (base.shape !== 'circle') return prepareLandscape(survey.ground, mover, passageOf)
  const { ground, byKind } = survey.get(noLandscapes)
  let byDiameter = byKind.get(kind)
  if (byDiameter === undefined) byKind.set(kind, (byDiameter = new Map()))
  let landscape = byDiameter.get(base.diameter)
  if (landscape === undefined) byDiameter.set(base.diameter, (landscape = prepareLandscape(ground, mover, passageOf)))
  return landscape
}

interface Landscapes {
  readonly ground: Ground
  readonly byKind: Map<string, Map<Length, Landscape>>
}

const noLandscapes = (ground: Ground): Landscapes => ({ ground, byKind: new Map() })
