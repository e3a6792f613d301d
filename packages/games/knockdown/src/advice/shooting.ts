/** Whom to shoot at. Targets are weighed by their points first; sight is looked up for the best alone. */
import { named, optionId, text, type Candidate, type Question } from '@muster/engine'
import { gapBetween, planGap } from '../rules/measuring/distance.ts'
import { allowanceOf } from '../rules/movement/allowance.ts'
import { isTarget, refuseShooter } from '../rules/shooting/targets.ts'
import { siegeWeapon } from '../rules/shooting/shoot.ts'
import { weaponsOf } from '../rules/shooting/weapons.ts'
import { areEnemies, bearerOf, figureOf, isInPlay, TOLERANCE } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import type { RangedWeapon } from '../state/weapons.ts'
import { insertByWorth, shootingWith, shotWorth, thresholdOf } from './chances.ts'

export interface Aim {
  readonly by: Figure
  readonly at: Figure
  readonly weapon: RangedWeapon
  readonly worth: number
}

/** Everyone in range, the best target first. */
export function aimsOf(state: State, by: Figure, weapon: RangedWeapon): Aim[] {
  const aims: Aim[] = []
  addAims(state, by, weapon, aims)
  return aims
}

/** Adds everyone in range to a list that has the best target first. */
function addAims(state: State, by: Figure, weapon: RangedWeapon, found: Aim[]): void {
  const needs: Thresholds = { short: undefined, long: undefined }
  const bearer = bearerOf(state, by)
  const shooting = shootingWith(state, by, weapon)
  for (const at of state.figures) {
    if (!areEnemies(by, at) || !isInPlay(at)) continue
    // A difference in level only makes the gap wider.
    if (planGap(bearer, bearerOf(state, at)) > weapon.long + TOLERANCE) continue
    const gap = gapBetween(state, by, at)
    if (gap > weapon.long + TOLERANCE) continue
    const worth = shotWorth(state, shooting, at, needFor(state, by, at, gap > weapon.short ? 'long' : 'short', needs))
    if (worth > 0) insertByWorth(found, { by, at, weapon, worth: worth * crowd(state, at, weapon) })
  }
}

/** What shots at targets in the open need: worked out once for each range. */
interface Thresholds {
  short: number | undefined
  long: number | undefined
}

const needFor = (state: State, by: Figure, at: Figure, range: 'short' | 'long', needs: Thresholds): number =>
  at.aboard === undefined
    ? (needs[range] ??= thresholdOf(state, by, range === 'long', false))
    : thresholdOf(state, by, range === 'long', true)

/** A weapon that shoots at several targets likes them close together. */
function crowd(state: State, at: Figure, { targets }: RangedWeapon): number {
  if (!targets) return 1
  let near = 0
  for (const other of state.figures)
    if (other.side === at.side && isInPlay(other) && planGap(at, other) <= targets.apart / 2) near++
  return Math.min(targets.most, near)
}

/** How many targets are looked at before a shooter gives up. */
export const TRIES = 4

/** Everyone in range of any of its weapons, the best target first. Nobody is, where an enemy is too near to shoot. */
export function aimsFrom(state: State, by: Figure): Aim[] {
  const aims: Aim[] = []
  for (const weapon of weaponsOf(state, by))
    if (refuseShooter(state, by, { weapon, moved: false }) === undefined) addAims(state, by, weapon, aims)
  return aims
}

/** The best shot from where the model stands; undefined where it sees nobody in range. */
export const bestShot = (state: State, by: Figure): Aim | undefined =>
  aimsFrom(state, by)
    .slice(0, TRIES)
    .find((aim) => isSeenInRange(state, aim))

/** Whether somebody who may shoot has an open line to the target. */
export const isSeenInRange = (state: State, { by, at, weapon }: Aim): boolean => isTarget(state, by, at, { weapon })

/** Whether a short move may bring an enemy into range. */
export function mayComeIntoRange(state: State, by: Figure, foes: readonly Figure[]): boolean {
  const bearer = bearerOf(state, by)
  return weaponsOf(state, by).some(({ long, moveOrShoot }) => {
    const far = moveOrShoot ? undefined : long + allowanceOf(state, bearer, 'shoot')
    return far !== undefined && foes.some((foe) => planGap(bearer, foe) <= far)
  })
}

const NO_SHOT: Candidate = { answer: { pick: ['done'] }, why: 'no shot', score: 0 }

export function shotCandidates(state: State, question: Question, most: number): Candidate[] {
  const { activation } = state
  if (!activation) return []
  const figure = figureOf(state, activation.figure)
  const isSiege = figure.profile.kind === 'siege'
  const shooters = isSiege
    ? activation.crew
    : activation.attacks.filter(({ left }) => left > 0).map((one) => one.figure)
  const aims: Aim[] = []
  for (const id of shooters) {
    const by = figureOf(state, id)
    if (!isInPlay(by)) continue
    for (const weapon of isSiege ? [siegeWeapon(figure)] : weaponsOf(state, by)) addAims(state, by, weapon, aims)
  }
  const found = [NO_SHOT]
  for (const { by, at, weapon, worth } of aims) {
    const answer = { pick: [optionId(by.id, weapon.id, at.id)] }
    if (question.check(answer)) continue
    found.push({ answer, why: () => text`${named(by.id)} shoots at ${named(at.id)}`, score: worth })
    if (found.length > most) break
  }
  return found
}
