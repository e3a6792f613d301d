/** How hard a shot is: its range, and whether the target is in cover. */
import type { FigureId } from '@muster/engine'
import { question, says, type Shot } from '../../state/ability.ts'
import { TOLERANCE } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { RangedWeapon } from '../../state/weapons.ts'
import { gapBetween } from '../measuring/distance.ts'
import { weaponOf } from '../crew/crew.ts'
import { isHalfHidden } from './sight.ts'

/** It is in cover from every shot, whatever the shooter sees. */
export const alwaysInCover = question<undefined, boolean>('always in cover')

export const shotAt = (
  state: State,
  by: Figure,
  at: Figure,
  weapon: RangedWeapon,
  spared?: readonly FigureId[],
): Shot => ({
  isLong: isLongShot(state, by, at, weapon),
  inCover: isInCover(state, by, at, spared),
})

export const isLongShot = (state: State, by: Figure, at: Figure, { short }: RangedWeapon): boolean =>
  gapBetween(state, by, at) > short + TOLERANCE

export const isInCover = (state: State, by: Figure, at: Figure, spared?: readonly FigureId[]): boolean =>
  says(state, at, alwaysInCover) || weaponOf(state, at) !== undefined || isHalfHidden(state, by, at, spared)
