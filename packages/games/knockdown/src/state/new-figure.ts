/** A model before the battle has done anything to it. */
import { noMemory, type AbilitySet, type FigureId, type SideId } from '@muster/engine'
import type { KnockdownTypes } from './ability.ts'
import type { ModelSheet, Profile } from './profile.ts'
import type { Figure } from './state.ts'

interface Origin {
  readonly id: FigureId
  readonly side: SideId
  readonly entry: number
  readonly number: number
  readonly profile: Profile
  readonly printed: AbilitySet<KnockdownTypes>
}

const NOWHERE = { x: 0, y: 0 }

/** Fields are in the order of the copier, so that all models of a battle have one shape in memory. */
export const newFigure = (
  { id, side, entry, number, profile, printed }: Origin,
  sheet: Omit<ModelSheet, 'count'>,
  called = sheet.name,
): Figure => ({
  id,
  side,
  entry,
  name: called,
  icon: sheet.icon,
  number,
  profile,
  rank: sheet.rank,
  gear: sheet.gear,
  rules: sheet.rules,
  printed,
  mounted: sheet.mounted,
  where: 'waiting',
  at: NOWHERE,
  wounds: 0,
  knockedDown: false,
  crew: [],
  aboard: undefined,
  memory: noMemory(),
  activated: false,
  movedAside: false,
})
