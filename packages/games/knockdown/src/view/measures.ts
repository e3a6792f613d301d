/** Measures of a model: how high it stands, how far it moves, strikes and shoots. */
import type { FigureView } from '@muster/engine'
import { says } from '../state/ability.ts'
import { HALF_INCH } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import { allowanceOf, HAUL } from '../rules/movement/allowance.ts'
import { REACH, reaches } from '../rules/melee/targets.ts'
import { siegeWeapon } from '../rules/shooting/shoot.ts'
import { weaponsOf } from '../rules/shooting/weapons.ts'
import { levelOf } from '../rules/terrain/levels.ts'

export function measuresOf(state: State, figure: Figure): Pick<FigureView, 'level' | 'ranges' | 'threat'> {
  const level = levelOf(state, figure)
  const isSiege = figure.profile.kind === 'siege'
  const weapons = isSiege ? [siegeWeapon(figure)] : weaponsOf(state, figure)
  const shoot = Math.max(0, ...weapons.map(({ long }) => long))
  return {
    ...(level > 0 && { level }),
    threat: HALF_INCH,
    ranges: {
      move: isSiege ? HAUL : allowanceOf(state, figure, 'charge'),
      strike: says(state, figure, reaches) ? REACH : 0,
      ...(shoot > 0 && { shoot }),
    },
  }
}
