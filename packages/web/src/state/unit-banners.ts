/** The banners of the units in a fight: who they are and how many models are left. */
import type { FigureId } from '@muster/engine'
import { combatantNamed, type Combatant } from '../figures/combatants.ts'
import { shownBlow, type Fight } from './fight.ts'

export interface UnitBanner {
  readonly unit: Combatant
  readonly models: number
  /** How many are left once those who fall have fallen. */
  readonly left: number
  /** The unit it fights: the banner stands on the other side of its own. */
  readonly against: Combatant | undefined
}

/** Whoever fights as a unit carries one; figures that stand for themselves have their emblem. */
export function unitBanners(fight: Fight): readonly UnitBanner[] {
  const shown = shownBlow(fight)
  if (!shown?.blow) return []
  const { before, falls, blow } = shown
  const isFallen = fight.frame.stage === 'fall' || fight.frame.stage === 'told'
  const gone = new Set<FigureId>(isFallen ? falls.map(({ id }) => id) : [])
  const isUnit = (id: FigureId) => before.units?.some((unit) => unit.id === id) === true
  const banner = (id: FigureId, against: FigureId | undefined): readonly UnitBanner[] => {
    const unit = isUnit(id) ? combatantNamed(before, id) : undefined
    if (!unit) return []
    const left = unit.models.filter((model) => !gone.has(model.id)).length
    return [{ unit, models: unit.models.length, left, against: combatantNamed(before, against) }]
  }
  return [...banner(blow.by, blow.at[0]), ...blow.at.flatMap((id) => banner(id, blow.by))]
}
