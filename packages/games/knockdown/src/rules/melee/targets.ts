/** Whom a model can attack in melee. */
import { named, refuse, text, type Refusal } from '@muster/engine'
import { inches } from '@muster/table'
import { question, says } from '../../state/ability.ts'
import { areEnemies, bearerOf, HALF_INCH, isInPlay } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { areTouching, isWithin } from '../measuring/distance.ts'
import { isSeenBy } from '../sight/sight.ts'

/** Its weapon strikes from a distance. */
export const reaches = question<undefined, boolean>('reaches')

export const REACH = inches(1.5)

/** Enemies in contact, or within the reach of the weapon; crew strikes within half an inch of its chariot. */
export function refuseMelee(state: State, by: Figure, at: Figure): Refusal | undefined {
  if (!areEnemies(by, at) || !isInPlay(at))
    return refuse('KD-MEL-08', 'no-enemy', text`${named(at.id)} is no enemy of ${named(by.id)}.`, { figure: at.id })
  const [attacker, target] = [bearerOf(state, by), bearerOf(state, at)]
  if (areTouching(state, attacker, target)) return undefined
  if (by.aboard !== undefined && isWithin(state, attacker, target, HALF_INCH)) return undefined
  if (!says(state, by, reaches) || !isWithin(state, attacker, target, REACH))
    return refuse('KD-MEL-01', 'not-in-contact', text`${named(by.id)} is not in contact with ${named(at.id)}.`, {
      figure: at.id,
    })
  if (isSeenBy(state, by, at)) return undefined
  return refuse('KD-GEAR-37', 'blocked', text`${named(by.id)} does not see ${named(at.id)}.`, { figure: at.id })
}

/** Nobody strikes farther than with Reach: those farther away are not asked about. */
export const meleeTargets = (state: State, by: Figure): Figure[] =>
  state.figures.filter(
    (at) =>
      areEnemies(by, at) && isInPlay(at) && isWithin(state, by, at, REACH) && refuseMelee(state, by, at) === undefined,
  )
