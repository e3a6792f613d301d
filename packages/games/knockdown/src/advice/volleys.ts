/** Shooters of one list entry who shoot at the same target one after the other: they are thought about together. */
import { optionId, type Answer, type PlannedAnswer } from '@muster/engine'
import { gapBetween } from '../rules/measuring/distance.ts'
import { allowanceOf } from '../rules/movement/allowance.ts'
import { refuseShooter } from '../rules/shooting/targets.ts'
import type { Figure, State } from '../state/state.ts'
import { chargesOf } from './charging.ts'
import { isUrgent, markerFor } from './goals.ts'
import { isSeenInRange, type Aim } from './shooting.ts'

/** A shot is preferred to a charge that is worth a little more. */
export const SHOT = 0.8

/** Those of the waiting models who do best to shoot as this one does: from where they stand, at the same target. */
export function volleyWith(state: State, aim: Aim, waiting: readonly Figure[], foes: readonly Figure[]): Figure[] {
  const { by, at, weapon } = aim
  if (weapon.targets) return []
  const isLong = gapBetween(state, by, at) > weapon.short
  return waiting.filter(
    (mate) => mate.entry === by.entry && mate.side === by.side && joinsIn(state, { ...aim, by: mate }, isLong, foes),
  )
}

function joinsIn(state: State, aim: Aim, isLong: boolean, foes: readonly Figure[]): boolean {
  const { by, at, weapon, worth } = aim
  if (gapBetween(state, by, at) > weapon.short !== isLong) return false
  if (refuseShooter(state, by, { weapon, moved: false }) || hasErrand(state, by)) return false
  const [charge] = chargesOf(state, by, foes, allowanceOf(state, by, 'charge'))
  return (charge === undefined || worth > SHOT * charge.worth) && isSeenInRange(state, aim)
}

/** Whether it has to go to a marker now, or stay at one. */
function hasErrand(state: State, figure: Figure): boolean {
  const marker = markerFor(state, figure)
  return marker !== undefined && isUrgent(state, figure, marker, allowanceOf(state, figure, 'run'))
}

export const STAY: Answer = { pick: ['stay'] }

/** The answers by which a model stays where it is and shoots, and these after it. */
export function planVolley(aim: Aim, mates: readonly Figure[]): PlannedAnswer {
  let next: PlannedAnswer | undefined
  for (const mate of mates.toReversed()) {
    const answer = { pick: [optionId(mate.id, 'shoot')] }
    next = { what: 'activate', answer, next: stayAndShoot({ ...aim, by: mate }, next) }
  }
  return stayAndShoot(aim, next)
}

const stayAndShoot = (aim: Aim, next: PlannedAnswer | undefined): PlannedAnswer => ({
  what: 'move',
  answer: STAY,
  next: shotAt(aim, next),
})

export const shotAt = ({ by, at, weapon }: Aim, next?: PlannedAnswer): PlannedAnswer => ({
  what: 'shoot',
  answer: { pick: [optionId(by.id, weapon.id, at.id)] },
  next,
})
