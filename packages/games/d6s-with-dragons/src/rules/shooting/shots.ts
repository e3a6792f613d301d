/** Shots: who may be shot at, with what, and how far that is. */
import { named, refuse, text, type FigureId, type Refusal } from '@muster/engine'
import { inches, type Length } from '@muster/table'
import { areEnemies, bearerOf, findFigure, gapBetween, isInPlay, TOLERANCE } from '../../state/figures.ts'
import { optionId, optionParts } from '../../state/option-id.ts'
import type { Weapon } from '../../state/profile.ts'
import type { Figure, State } from '../../state/state.ts'
import { attackBy } from '../attacks/attack.ts'
import { canAct } from '../conditions/conditions.ts'
import { actingSpeedOf } from '../movement/acting-speed.ts'
import { canSee } from '../sight/sight.ts'
import { rangedWeapons, refuseTarget } from '../attacks/targets.ts'
import type { Attack } from '../../state/acts.ts'

export interface Shot {
  readonly weapon: Weapon
  readonly at: FigureId
  readonly far: boolean
}

/** Why it cannot shoot at anybody now, if so. Preparing and the action are checked by the turn. */
export function refuseShooting(state: State, figure: Figure): Refusal | undefined {
  if (rangedWeapons(figure).length === 0)
    return refuse('DD-ATK-02', 'no-weapon', text`${named(figure.id)} has nothing to shoot with.`)
  if (!canAct(state, figure)) return refuse('DD-COND-37', 'cannot-act', text`${named(figure.id)} cannot act.`)
  const bearer = bearerOf(state, figure)
  const half = halfSpeed(state, bearer)
  if (bearer.now.willing <= half + TOLERANCE) return undefined
  return refuse('DD-RNG-06', 'moved-too-far', text`${named(figure.id)} has moved more than half its Speed.`)
}

/** The Speed of a turn is fixed when it begins. */
const halfSpeed = (state: State, figure: Figure): Length =>
  (state.turn?.figure === figure.id ? state.turn.speed : inches(actingSpeedOf(state, figure).speed)) / 2

/** How far a base may still move willingly after a shot from it; undefined: there was no shot. */
export const leftAfterShot = (state: State, base: Figure): Length | undefined =>
  base.now.shot ? Math.max(0, halfSpeed(state, base) - base.now.willing) : undefined

/** Why this target cannot be shot with this weapon, if so. */
export function refuseShot(state: State, by: Figure, at: Figure, weapon: Weapon): Refusal | undefined {
  const refusal = refuseTarget(state, by, at)
  if (refusal) return refusal
  if (!isInRange(state, by, at, weapon)) {
    const why = text`${named(at.id)} is out of range of the ${weapon.name.toLowerCase()}.`
    return refuse('DD-RNG-04', 'out-of-range', why, { figure: at.id })
  }
  if (canSee(state, by, at)) return undefined
  return refuse('DD-RNG-02', 'out-of-sight', text`${named(by.id)} does not see ${named(at.id)}.`, { figure: at.id })
}

const isInRange = (state: State, by: Figure, at: Figure, { range }: Weapon): boolean =>
  gapBetween(state, by, at) <= inches(range?.long ?? 0) + TOLERANCE

/** The same without a reason, which takes longer to word. Sight is checked last: it takes longest. */
export const canBeShot = (state: State, by: Figure, at: Figure, weapon: Weapon): boolean =>
  isInRange(state, by, at, weapon) && refuseTarget(state, by, at) === undefined && canSee(state, by, at)

/** Whether it is beyond short range. */
export const isFar = (state: State, by: Figure, at: Figure, weapon: Weapon): boolean =>
  isLongRange(weapon, gapBetween(state, by, at))

export const isLongRange = ({ range }: Weapon, gap: Length): boolean =>
  range !== undefined && gap > inches(range.short) + TOLERANCE

/** Every shot it could take now, or the first few of them. */
export function shots(state: State, figure: Figure, most = Infinity): readonly Shot[] {
  const found: Shot[] = []
  for (const weapon of readyWeapons(state, figure)) {
    for (const at of state.figures) {
      if (found.length >= most) return found
      // Anybody else would only be refused, and wording a refusal takes longer than asking.
      if (!isInPlay(at) || !areEnemies(state, figure, at)) continue
      if (canBeShot(state, figure, at, weapon)) found.push(shotAt(state, figure, at, weapon))
    }
  }
  return found
}

export const shotId = ({ weapon, at }: Shot): string => optionId(weapon.id, at)

/** The shot with this option id, if it could take it now. No other shot is checked. */
export function shotNamed(state: State, figure: Figure, name: string): Shot | undefined {
  const [armed, aimed = ''] = optionParts(name)
  const weapon = readyWeapons(state, figure).find(({ id }) => id === armed)
  const at = weapon && findFigure(state, aimed)
  return at && canBeShot(state, figure, at, weapon) ? shotAt(state, figure, at, weapon) : undefined
}

const shotAt = (state: State, figure: Figure, at: Figure, weapon: Weapon): Shot => ({
  weapon,
  at: at.id,
  far: isFar(state, figure, at, weapon),
})

/** Whether it could shoot at all: the first target is enough. */
export const canShoot = (state: State, figure: Figure): boolean => shots(state, figure, 1).length > 0

const NO_WEAPONS: readonly Weapon[] = []

function readyWeapons(state: State, figure: Figure): readonly Weapon[] {
  const weapons = rangedWeapons(figure)
  return weapons.length === 0 || refuseShooting(state, figure) ? NO_WEAPONS : weapons
}

export const shotOf = (by: FigureId, { weapon, at, far }: Shot): Attack => attackBy(by, at, weapon, 'ranged', { far })
