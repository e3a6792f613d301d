/** A model before the battle has done anything to it. */
import { noMemory, type AbilitySet, type FigureId, type SideId } from '@muster/engine'
import { circle } from '@muster/table'
import type { KnockdownTypes } from './ability.ts'
import type { ModelSheet, Profile } from './profile.ts'
import type { Figure } from './state.ts'

interface Origin {
  readonly id: FigureId
  readonly side: SideId
  readonly team: string
  readonly entry: number
  readonly number: number
  readonly profile: Profile
  readonly printed: AbilitySet<KnockdownTypes>
  readonly points: number
  readonly pointsOnFoot: number
}

const NOWHERE = { x: 0, y: 0 }

/**
 * Fields are in the order of the copier, so that all models of a battle have one shape in memory; those that are read
 * when all models are looked through come first and lie together.
 */
export const newFigure = (
  { id, side, team, entry, number, profile, printed, points, pointsOnFoot }: Origin,
  sheet: Omit<ModelSheet, 'count'>,
  called = sheet.name,
): Figure => ({
  id,
  side,
  team,
  where: 'waiting',
  at: NOWHERE,
  base: circle(profile.diameter),
  radius: profile.diameter / 2,
  profile,
  activated: false,
  aboard: undefined,
  mounted: sheet.mounted,
  knockedDown: false,
  wounds: 0,
  printed,
  points,
  pointsOnFoot,
  crew: [],
  rank: sheet.rank,
  gear: sheet.gear,
  rules: sheet.rules,
  memory: noMemory(),
  movedAside: false,
  entry,
  name: called,
  icon: sheet.icon,
  number,
})
