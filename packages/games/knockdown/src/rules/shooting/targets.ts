/** Whom a model can shoot at, and why not. */
import { named, refuse, text, type FigureId, type Refusal } from '@muster/engine'
import { inchesText } from '@muster/table'
import { areEnemies, HALF_INCH, isInPlay } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { RangedWeapon } from '../../state/weapons.ts'
import { enemyBeside, isWithin } from '../measuring/distance.ts'
import { bearerOf } from '../../state/figures.ts'
import { isSeenBy } from '../sight/sight.ts'

/** How a shot is made: with what, after a move or not, and past whom. */
export interface ShotWith {
  readonly weapon: RangedWeapon
  readonly moved: boolean
  readonly spared?: readonly FigureId[]
}

/** Why it may not shoot with this weapon at all. */
export function refuseShooter(state: State, by: Figure, { weapon, moved }: ShotWith): Refusal | undefined {
  if (moved && weapon.moveOrShoot)
    return refuse(
      'KD-GEAR-39',
      'has-moved',
      text`${named(by.id)} has moved: ${weapon.name} is not shot in the same activation.`,
    )
  const beside = by.aboard === undefined ? enemyBeside(state, by) : undefined
  return (
    beside &&
    refuse('KD-RNG-05', 'too-near', text`${named(by.id)} does not shoot: ${named(beside.id)} is within ½".`, {
      figure: beside.id,
    })
  )
}

export function refuseShot(state: State, by: Figure, at: Figure, shot: ShotWith): Refusal | undefined {
  const about = { figure: at.id }
  if (!areEnemies(by, at) || !isInPlay(at))
    return refuse('KD-RNG-02', 'no-enemy', text`${named(at.id)} is no enemy of ${named(by.id)}.`, about)
  return refuseShooter(state, by, shot) ?? refuseAim(state, by, at, shot)
}

/** Why this enemy is no target of a shooter who may shoot: it is one where `isTarget` says so. */
function refuseAim(state: State, by: Figure, at: Figure, { weapon }: ShotWith): Refusal | undefined {
  const beside = besideChariot(state, by, at)
  if (beside) return tooNearToChariot(bearerOf(state, by), beside)
  const about = { figure: at.id }
  if (!isWithin(state, by, at, weapon.long))
    return refuse(
      'KD-RNG-03',
      'out-of-range',
      text`${named(at.id)} is farther away than ${inchesText(weapon.long)}".`,
      about,
    )
  if (isSeenBy(state, by, at)) return undefined
  return refuse('KD-RNG-02', 'not-seen', text`${named(by.id)} does not see ${named(at.id)}.`, about)
}

/** While an enemy is within half an inch of the chariot, its crew shoots only at such enemies: the one who keeps it from this. */
function besideChariot(state: State, by: Figure, at: Figure): Figure | undefined {
  if (by.aboard === undefined) return undefined
  const chariot = bearerOf(state, by)
  const beside = enemyBeside(state, chariot)
  return beside && !isWithin(state, chariot, at, HALF_INCH) ? beside : undefined
}

function tooNearToChariot(chariot: Figure, beside: Figure): Refusal {
  const message = text`${named(beside.id)} is within ½" of ${named(chariot.id)}: its crew shoots at nobody farther away.`
  return refuse('KD-CHAR-11', 'too-near', message, { figure: beside.id })
}

/** Whether anybody at all is a target. */
export const hasTarget = (state: State, by: Figure, shot: ShotWith): boolean =>
  refuseShooter(state, by, shot) === undefined && findsTarget(state, by, shot)

/** Whether anybody is a target of a shooter who may shoot. */
export function findsTarget(state: State, by: Figure, shot: ShotWith): boolean {
  for (const at of state.figures) if (isTarget(state, by, at, shot)) return true
  return false
}

export const shotTargets = (state: State, by: Figure, shot: ShotWith): Figure[] =>
  refuseShooter(state, by, shot) ? [] : state.figures.filter((at) => isTarget(state, by, at, shot))

/** Whether it is a target of a shooter who may shoot. */
export const isTarget = (state: State, by: Figure, at: Figure, { weapon }: Pick<ShotWith, 'weapon'>): boolean =>
  areEnemies(by, at) &&
  isInPlay(at) &&
  isWithin(state, by, at, weapon.long) &&
  besideChariot(state, by, at) === undefined &&
  isSeenBy(state, by, at)
