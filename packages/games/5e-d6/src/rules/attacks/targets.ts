/** Whom a figure may attack with a weapon, and why not. */
import { named, refuse, text, type Refusal } from '@muster/engine'
import { inchesText } from '@muster/table'
import { areEnemies, isStanding } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { Weapon } from '../../state/weapons.ts'
import { isWithin } from '../measuring/distance.ts'
import { canSee } from '../sight/sight.ts'
import { isInRange, isSpent } from './weapons.ts'

/** The same without a reason, for those who ask often. */
export const mayStrike = (by: Figure, at: Figure, weapon: Weapon): boolean =>
  weapon.reach !== undefined &&
  areEnemies(by, at) &&
  isStanding(at) &&
  isWithin(by, at, weapon.reach) &&
  !isSpent(by, weapon)

export const mayShoot = (state: State, by: Figure, at: Figure, weapon: Weapon): boolean =>
  areEnemies(by, at) &&
  isStanding(at) &&
  isReady(by, weapon) &&
  isInRange(by, at, weapon) &&
  !isSpent(by, weapon) &&
  canSee(state, by, at)

/** A bow or a gun is used only after preparing to shoot this round. */
const isReady = ({ prepared }: Figure, { needsPreparing }: Weapon): boolean => !needsPreparing || prepared

/** Why a melee attack on an enemy is not allowed; undefined when it is. */
export function refuseStrike(by: Figure, at: Figure, weapon: Weapon): Refusal | undefined {
  if (isSpent(by, weapon)) return usedUp(by, weapon)
  if (mayStrike(by, at, weapon)) return undefined
  const message = text`${named(at.id)} is out of reach of ${named(by.id)}: ${weapon.name} reaches ${inchesText(weapon.reach ?? 0)}".`
  return refuse('FD-ATK-04', 'out-of-reach', message, { figure: at.id })
}

/** Why a shot at an enemy is not allowed; undefined when it is. */
export function refuseShot(state: State, by: Figure, at: Figure, weapon: Weapon): Refusal | undefined {
  const about = { figure: at.id }
  if (!isReady(by, weapon))
    return refuse('FD-RNG-17', 'not-prepared', text`${named(by.id)} has not prepared to shoot this round.`, about)
  if (isSpent(by, weapon)) return usedUp(by, weapon)
  if (!isInRange(by, at, weapon)) {
    const message = text`${named(at.id)} is out of range: ${weapon.name} reaches ${inchesText(weapon.range?.long ?? 0)}".`
    return refuse('FD-RNG-02', 'out-of-range', message, about)
  }
  if (!canSee(state, by, at))
    return refuse('FD-RNG-01', 'out-of-sight', text`${named(by.id)} does not see ${named(at.id)}.`, about)
  return undefined
}

const usedUp = (by: Figure, { name }: Weapon): Refusal =>
  refuse('FD-CONV-06', 'used-up', text`${named(by.id)} has used ${name} as often as it can.`, { figure: by.id })
