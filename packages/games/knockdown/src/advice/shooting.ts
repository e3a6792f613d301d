/** Whom to shoot at. Targets are weighed by their points first; sight is looked up for the best alone. */
import { named, optionId, text, type Candidate, type Question } from '@muster/engine'
import type { Length } from '@muster/table'
import { gapBetween, isWithin, planGap } from '../rules/measuring/distance.ts'
import { refuseShot } from '../rules/shooting/targets.ts'
import { siegeWeapon } from '../rules/shooting/shoot.ts'
import { weaponsOf } from '../rules/shooting/weapons.ts'
import { areEnemies, figureOf, isInPlay } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import type { RangedWeapon } from '../state/weapons.ts'
import { shotWorth } from './chances.ts'

export interface Aim {
  readonly by: Figure
  readonly at: Figure
  readonly weapon: RangedWeapon
  readonly worth: number
}

/** Everyone in range, the best target first. */
export function aimsOf(state: State, by: Figure, weapon: RangedWeapon, moves: Length = 0): Aim[] {
  const found: Aim[] = []
  for (const at of state.figures) {
    if (at.side === by.side || !isInPlay(at) || !isWithin(state, by, at, weapon.long + moves)) continue
    if (!areEnemies(state, by, at)) continue
    const worth = shotWorth(state, by, at, weapon, gapBetween(state, by, at) > weapon.short)
    if (worth > 0) found.push({ by, at, weapon, worth: worth * crowd(state, at, weapon) })
  }
  return found.sort((a, b) => b.worth - a.worth)
}

/** A weapon that shoots at several targets likes them close together. */
function crowd(state: State, at: Figure, { targets }: RangedWeapon): number {
  if (!targets) return 1
  let near = 0
  for (const other of state.figures)
    if (other.side === at.side && isInPlay(other) && planGap(at, other) <= targets.apart / 2) near++
  return Math.min(targets.most, near)
}

/** How many targets are looked at before a shooter gives up. */
const TRIES = 4

/** The best shot from where the model stands; undefined where it sees nobody in range. */
export function bestShot(state: State, by: Figure): Aim | undefined {
  let best: Aim | undefined
  for (const weapon of weaponsOf(state, by)) {
    const seen = aimsOf(state, by, weapon)
      .slice(0, TRIES)
      .find(({ at, worth }) => worth > (best?.worth ?? 0) && !refuseShot(state, by, at, { weapon, moved: false }))
    best = seen ?? best
  }
  return best
}

/** What a shot may be worth after a short move towards the enemy. */
export function shotAfterMove(state: State, by: Figure, moves: Length): number {
  let best = 0
  for (const weapon of weaponsOf(state, by))
    if (!weapon.moveOrShoot) best = Math.max(best, aimsOf(state, by, weapon, moves)[0]?.worth ?? 0)
  return best
}

export function shotCandidates(state: State, question: Question, most: number): Candidate[] {
  const { activation } = state
  if (!activation) return []
  const figure = figureOf(state, activation.figure)
  const isSiege = figure.profile.kind === 'siege'
  const shooters = isSiege ? activation.crew : Object.keys(activation.attacks).filter((id) => activation.attacks[id])
  const aims = shooters.flatMap((id) => {
    const by = figureOf(state, id)
    const weapons = isSiege ? [siegeWeapon(figure)] : weaponsOf(state, by)
    return isInPlay(by) ? weapons.flatMap((weapon) => aimsOf(state, by, weapon)) : []
  })
  const found: Candidate[] = [{ answer: { pick: ['done'] }, why: 'no shot', score: 0 }]
  for (const { by, at, weapon, worth } of aims.sort((a, b) => b.worth - a.worth)) {
    const answer = { pick: [optionId(by.id, weapon.id, at.id)] }
    if (question.check(answer)) continue
    found.push({ answer, why: text`${named(by.id)} shoots at ${named(at.id)}`, score: worth })
    if (found.length > most) break
  }
  return found
}
