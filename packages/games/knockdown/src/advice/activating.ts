/** Whom to activate next, and with which action. One model is thought about at a time, the most urgent first. */
import { named, optionId, text, type Candidate, type Question, type SideId, type Text } from '@muster/engine'
import { INCH } from '@muster/table'
import { weaponOf } from '../rules/crew/crew.ts'
import { planGap } from '../rules/measuring/distance.ts'
import { allowanceOf, isHeld } from '../rules/movement/allowance.ts'
import { mayAct } from '../rules/turn/actions.ts'
import { END, joinIds, toActivate } from '../rules/turn/turn.ts'
import { weaponsOf } from '../rules/shooting/weapons.ts'
import { siegeWeapon } from '../rules/shooting/shoot.ts'
import { enemiesOf, figureOf, isChassis, sideOf } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import type { Action } from '../state/vocabulary.ts'
import { blowsWorth, chargesOf } from './charging.ts'
import { holds, markerFor, nearestOf, weaponToMan } from './goals.ts'
import { aimsOf, bestShot, shotAfterMove } from './shooting.ts'

interface Idea {
  readonly action: Action
  readonly worth: number
  readonly why: Text
}

export function activationCandidates(state: State, question: Question, most: number): Candidate[] {
  const [join] = joinIds(state, question.by)
  if (join !== undefined) return [{ answer: { pick: [join] }, why: 'mans the weapon', score: 1 }]
  const found: Candidate[] = []
  const waiting = inOrder(state, question.by)
  const foes = waiting[0] ? enemiesOf(state, waiting[0]) : []
  for (const figure of waiting) {
    const idea = ideaFor(state, figure, foes)
    if (!idea) continue
    const answer = { pick: [optionId(figure.id, idea.action)] }
    found.push({ answer, why: idea.why, score: 1 + most - found.length })
    if (found.length >= most) break
  }
  return [...found, { answer: { pick: [END] }, why: 'nothing more to do', score: 0 }]
}

/** Siege weapons first, then shooters, then everybody else from the front to the rear, so that nobody is in the way. */
function inOrder(state: State, side: SideId): Figure[] {
  const { edge } = sideOf(state, side)
  const { width, depth } = state.field
  const forward = ({ at: { x, y } }: Figure): number =>
    edge === 'north' ? y : edge === 'south' ? depth - y : edge === 'west' ? x : width - x
  return toActivate(state, side)
    .filter((figure) => mayAct(state, figure))
    .map((figure) => ({ figure, key: forward(figure) + rankOf(state, figure) * 200 * INCH }))
    .sort((a, b) => b.key - a.key)
    .map(({ figure }) => figure)
}

const rankOf = (state: State, figure: Figure): number =>
  figure.profile.kind === 'siege' ? 2 : weaponsOf(state, figure).length > 0 ? 1 : 0

function ideaFor(state: State, figure: Figure, foes: readonly Figure[]): Idea | undefined {
  if (figure.profile.kind === 'siege') return siegeIdea(state, figure, foes)
  if (isHeld(state, figure)) return heldIdea(state, figure, foes)
  const charge = chargeIdea(state, figure, foes)
  const shot = shotIdea(state, figure)
  const best = shot && shot.worth > (charge?.worth ?? 0) * 0.8 ? shot : charge
  return best ?? runIdea(state, figure, foes)
}

/** The weapon shoots if anybody is in range, and is moved nearer if nobody is. */
function siegeIdea(state: State, chassis: Figure, foes: readonly Figure[]): Idea | undefined {
  const weapon = siegeWeapon(chassis)
  const [by] = chassis.crew
  const [aim] = by === undefined ? [] : aimsOf(state, figureOf(state, by), weapon)
  if (aim) return { action: 'fire', worth: aim.worth, why: text`${named(chassis.id)} shoots` }
  return foes.length > 0 ? { action: 'haul', worth: 0, why: text`${named(chassis.id)} is moved nearer` } : undefined
}

/** It strikes, unless it can hurt nobody; then it gets away. */
function heldIdea(state: State, figure: Figure, foes: readonly Figure[]): Idea {
  const [charge] = chargesOf(state, figure, foes, 0)
  const { id } = figure
  if (charge && blowsWorth(state, figure, charge.target, false) > 0)
    return { action: 'charge', worth: charge.worth, why: text`${named(id)} attacks ${named(charge.target.id)}` }
  return { action: 'disengage', worth: 0, why: text`${named(id)} gets away` }
}

function chargeIdea(state: State, figure: Figure, foes: readonly Figure[]): Idea | undefined {
  const [charge] = chargesOf(state, figure, foes, allowanceOf(state, figure, 'charge'))
  if (!charge || charge.worth <= 0) return undefined
  return { action: 'charge', worth: charge.worth, why: text`${named(figure.id)} charges ${named(charge.target.id)}` }
}

/** The model shoots from where it stands, or after a short move. On a chariot everybody shoots. */
function shotIdea(state: State, figure: Figure): Idea | undefined {
  const shooters = figure.profile.kind === 'chariot' ? figure.crew.map((id) => figureOf(state, id)) : [figure]
  let worth = 0
  let moved = 0
  for (const shooter of shooters) {
    if (weaponsOf(state, shooter).length === 0) continue
    worth += bestShot(state, shooter)?.worth ?? 0
    moved += worth > 0 ? 0 : shotAfterMove(state, shooter, allowanceOf(state, figure, 'shoot'))
  }
  const why = text`${named(figure.id)} shoots`
  return worth + moved > 0 ? { action: 'shoot', worth: worth > 0 ? worth : 0.5 * moved, why } : undefined
}

/** Who holds a marker or serves a weapon stays there. */
function runIdea(state: State, figure: Figure, foes: readonly Figure[]): Idea | undefined {
  const { id } = figure
  if (weaponToMan(state, figure)) return { action: 'run', worth: 0, why: text`${named(id)} goes to man a weapon` }
  if (!isChassis(figure) && weaponOf(state, figure)) return undefined
  const marker = markerFor(state, figure)
  if (marker)
    return holds(figure, marker) ? undefined : { action: 'run', worth: 0, why: text`${named(id)} goes for a marker` }
  const foe = nearestOf(figure, foes)
  if (!foe || planGap(figure, foe) < INCH) return undefined
  return { action: 'run', worth: 0, why: text`${named(id)} goes for ${named(foe.id)}` }
}
