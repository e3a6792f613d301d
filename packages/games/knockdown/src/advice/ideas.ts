/**
 * What a model does with its activation. Charges and shots are weighed by the points they take; the rules are asked about
 * the best alone. An idea brings its answers to the questions that follow.
 */
import { named, text, type LazyText, type PlannedAnswer } from '@muster/engine'
import { INCH, type Point } from '@muster/table'
import { weaponOf } from '../rules/crew/crew.ts'
import { enemiesTouching, planGap } from '../rules/measuring/distance.ts'
import { reaches } from '../rules/melee/targets.ts'
import { allowanceOf, isHeld } from '../rules/movement/allowance.ts'
import { refuseShot } from '../rules/shooting/targets.ts'
import { siegeWeapon } from '../rules/shooting/shoot.ts'
import { says } from '../state/ability.ts'
import { figureOf, isChassis, TOUCH } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import type { Action } from '../state/vocabulary.ts'
import { aidForCharge, CHARGES, pathOf, type ChargeAid } from './charge-paths.ts'
import { blowsWorth, chargesOf, type Charge } from './charging.ts'
import { holds, isUrgent, markerFor, nearestOf, weaponToMan } from './goals.ts'
import { aimsFrom, aimsOf, bestShot, isSeenInRange, mayComeIntoRange, TRIES, type Aim } from './shooting.ts'
import { SHOT, shotAt, STAY } from './volleys.ts'

export interface Idea {
  readonly action: Action
  readonly why: LazyText
  readonly next?: PlannedAnswer
  /** Whom it shoots at from where it stands: those like it may do the same. */
  readonly aim?: Aim
}

export function ideaFor(state: State, figure: Figure, foes: readonly Figure[]): Idea | undefined {
  if (figure.profile.kind === 'siege') return siegeIdea(state, figure, foes)
  if (isHeld(state, figure)) return heldIdea(state, figure, foes)
  const marker = markerFor(state, figure)
  const stays = marker !== undefined && isUrgent(state, figure, marker, allowanceOf(state, figure, 'run'))
  if (stays && !holds(figure, marker)) return { action: 'run', why: () => text`${named(figure.id)} goes for a marker` }
  const attack =
    figure.profile.kind === 'chariot' ? chariotIdea(state, figure, foes, stays) : attackIdea(state, figure, foes, stays)
  return attack ?? runIdea(state, figure, foes, marker)
}

/** The weapon shoots if anybody is seen in range, and is moved nearer if nobody is. */
function siegeIdea(state: State, chassis: Figure, foes: readonly Figure[]): Idea | undefined {
  const [by] = chassis.crew
  const aims = by === undefined ? [] : aimsOf(state, figureOf(state, by), siegeWeapon(chassis))
  const aim = aims.slice(0, TRIES).find((one) => isOpen(state, one))
  if (aim) return { action: 'fire', why: () => text`${named(chassis.id)} shoots`, next: shotAt(aim) }
  return foes.length > 0 ? { action: 'haul', why: () => text`${named(chassis.id)} is moved nearer` } : undefined
}

const isOpen = (state: State, { by, at, weapon }: Aim): boolean =>
  refuseShot(state, by, at, { weapon, moved: false }) === undefined

/** It strikes, unless it can hurt nobody; then it gets away. */
function heldIdea(state: State, figure: Figure, foes: readonly Figure[]): Idea {
  const [charge] = chargesOf(state, figure, says(state, figure, reaches) ? foes : enemiesTouching(state, figure), TOUCH)
  const { id } = figure
  if (charge && blowsWorth(state, figure, charge.target, false) > 0)
    return { action: 'charge', why: () => text`${named(id)} attacks ${named(charge.target.id)}` }
  return { action: 'disengage', why: () => text`${named(id)} gets away` }
}

/**
 * The best charge with an open way or shot with an open line, whichever takes more; or a shot after a short move. Who has
 * to stay where it is does not charge.
 */
function attackIdea(state: State, figure: Figure, foes: readonly Figure[], stays: boolean): Idea | undefined {
  const allowance = stays ? 0 : allowanceOf(state, figure, 'charge')
  const charges = chargesOf(state, figure, foes, allowance)
  const aims = aimsFrom(state, figure)
  let aid: ChargeAid | undefined
  for (let charged = 0, aimed = 0; ;) {
    const charge = charged < CHARGES ? charges[charged] : undefined
    const aim = aimed < TRIES ? aims[aimed] : undefined
    if (!charge && !aim) break
    if (aim && aim.worth > SHOT * (charge?.worth ?? 0)) {
      aimed++
      if (isSeenInRange(state, aim)) return { action: 'shoot', why: () => text`${named(figure.id)} shoots`, aim }
    } else if (charge) {
      charged++
      if (charge.worth <= 0) continue
      aid ??= aidForCharge(state, figure, allowance)
      const path = pathOf(state, figure, charge, aid)
      if (path) return chargeIdea(figure, charge, path)
    }
  }
  return !stays && mayComeIntoRange(state, figure, foes)
    ? { action: 'shoot', why: () => text`${named(figure.id)} shoots` }
    : undefined
}

const chargeIdea = ({ id }: Figure, { target }: Charge, path: readonly Point[]): Idea => ({
  action: 'charge',
  why: () => text`${named(id)} charges ${named(target.id)}`,
  next: { what: 'move', answer: path.length > 0 ? { figure: id, path } : STAY },
})

/** The chariot rides somebody down, or everybody aboard shoots. One that has to stay where it is only shoots. */
function chariotIdea(state: State, chariot: Figure, foes: readonly Figure[], stays: boolean): Idea | undefined {
  const [charge] = stays ? [] : chargesOf(state, chariot, foes, allowanceOf(state, chariot, 'charge'))
  const crew = chariot.crew.map((id) => figureOf(state, id))
  const shots = crew.reduce((sum, one) => sum + (bestShot(state, one)?.worth ?? 0), 0)
  const { id } = chariot
  if (shots > SHOT * (charge?.worth ?? 0))
    return { action: 'shoot', why: () => text`${named(id)} shoots`, next: { what: 'move', answer: STAY } }
  if (charge && charge.worth > 0)
    return { action: 'charge', why: () => text`${named(id)} charges ${named(charge.target.id)}` }
  return !stays && crew.some((one) => mayComeIntoRange(state, one, foes))
    ? { action: 'shoot', why: () => text`${named(id)} shoots` }
    : undefined
}

/** Who holds a marker or serves a weapon stays there. */
function runIdea(state: State, figure: Figure, foes: readonly Figure[], marker: Point | undefined): Idea | undefined {
  const { id } = figure
  if (weaponToMan(state, figure)) return { action: 'run', why: () => text`${named(id)} goes to man a weapon` }
  if (!isChassis(figure) && weaponOf(state, figure)) return undefined
  if (marker)
    return holds(figure, marker) ? undefined : { action: 'run', why: () => text`${named(id)} goes for a marker` }
  const foe = nearestOf(figure, foes)
  if (!foe || planGap(figure, foe) < INCH) return undefined
  return { action: 'run', why: () => text`${named(id)} goes for ${named(foe.id)}` }
}
