/** Whom a player most likely activates: somebody who can attack from where it stands. */
import { optionId, type SideId } from '@muster/engine'
import { figureOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { Action } from '../../state/vocabulary.ts'
import { readyCrew } from '../crew/crew.ts'
import { meleeTargets } from '../melee/targets.ts'
import { siegeWeapon } from '../shooting/shoot.ts'
import { hasTarget } from '../shooting/targets.ts'
import { weaponsOf } from '../shooting/weapons.ts'
import { toActivate } from './actions.ts'

/** The first such activation of a side; undefined where nobody has a target without moving. */
export function usualActivation(state: State, side: SideId): string | undefined {
  for (const figure of toActivate(state, side)) {
    const action = attackInPlace(state, figure)
    if (action) return optionId(figure.id, action)
  }
  return undefined
}

function attackInPlace(state: State, figure: Figure): Action | undefined {
  if (figure.profile.kind === 'siege') return mayFire(state, figure) ? 'fire' : undefined
  const attackers = figure.profile.kind === 'chariot' ? figure.crew.map((id) => figureOf(state, id)) : [figure]
  if (attackers.some((one) => meleeTargets(state, one).length > 0)) return 'charge'
  return attackers.some((one) => mayShoot(state, one)) ? 'shoot' : undefined
}

function mayFire(state: State, chassis: Figure): boolean {
  const crew = readyCrew(state, chassis)
  const shot = { weapon: siegeWeapon(chassis), moved: false, spared: [chassis.id, ...chassis.crew] }
  return crew?.some((one) => hasTarget(state, one, shot)) === true
}

const mayShoot = (state: State, figure: Figure): boolean =>
  weaponsOf(state, figure).some((weapon) => hasTarget(state, figure, { weapon, moved: false }))
