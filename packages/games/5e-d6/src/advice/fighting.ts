/** What to do in the Combat Phase: the attack that takes the most points, or a maneuver where none is of use. */
import { named, optionId, text, type Candidate, type FigureId, type Question } from '@muster/engine'
import type { Length } from '@muster/table'
import { attackWorth, shotWorth } from '../rules/attacks/attack-worth.ts'
import { differentWeapons, farthestAttack, isAtLongRange, isInRange } from '../rules/attacks/weapons.ts'
import { FightOptions } from '../rules/combat/fight-question.ts'
import { choiceId, mayAttack, otherChoices, type CombatChoice } from '../rules/combat/options.ts'
import { enemiesWithin, gapBetween, isThreatened } from '../rules/measuring/distance.ts'
import type { Figure, State } from '../state/state.ts'
import type { Weapon } from '../state/weapons.ts'

/** What a maneuver is worth: less than any attack that can wound. */
const MANEUVERS: { readonly [is in Exclude<CombatChoice['is'], 'melee' | 'ranged'>]: number } = {
  grapple: 0.12,
  trip: 0.08,
  shove: 0.05,
  escape: 0.1,
}

/** More than any maneuver, even where it can hardly wound. */
const ANY_ATTACK = 0.2

interface WeighedChoice {
  readonly choice: CombatChoice
  readonly score: number
}

/** The choices of one fighter after the other; for a single one, those of the first who has any. */
export function fightCandidates(state: State, { offered }: Question, most: number): Candidate[] {
  const fighters = offered instanceof FightOptions ? offered.fighters : []
  const found: Candidate[] = []
  for (const figure of fighters) {
    found.push(...choicesOf(state, figure, most))
    if (most === 1 && found.length > 0) break
  }
  return found
}

function choicesOf(state: State, figure: Figure, most: number): Candidate[] {
  const { id } = figure
  const enemies = enemiesWithin(state, figure, farthestAttack(figure) ?? 0)
  const choices: WeighedChoice[] = []
  for (const weapon of differentWeapons(figure)) choices.push(...attacksWith(state, figure, enemies, weapon, most))
  if (most > 1 || choices.length === 0)
    for (const choice of otherChoices(state, figure))
      if (!('weapon' in choice)) choices.push({ choice, score: MANEUVERS[choice.is] })
  if (choices.length === 0) return []
  const found = best(choices, most).map((one) => toCandidate(id, one))
  if (most > 1) found.push({ answer: { pick: [optionId(id, 'done')] }, why: () => text`${named(id)} waits`, score: 0 })
  return found
}

/** Whoever has more attacks goes on with the same one as long as its target stands. */
function toCandidate(id: FigureId, { choice, score }: WeighedChoice): Candidate {
  const answer = { pick: [choiceId(id, choice)] }
  return { answer, why: () => text`${named(id)}: ${choice.is}`, score, next: { what: 'fight', answer } }
}

function best(choices: readonly WeighedChoice[], most: number): readonly WeighedChoice[] {
  if (most > 1) return choices
  const [first] = choices
  return first ? [choices.reduce((a, b) => (b.score > a.score ? b : a), first)] : choices
}

function attacksWith(
  state: State,
  figure: Figure,
  enemies: readonly Figure[],
  weapon: Weapon,
  most: number,
): WeighedChoice[] {
  const found: WeighedChoice[] = []
  for (const at of enemies)
    if (mayAttack(state, figure, at, weapon, 'melee')) found.push(weighed(state, figure, at, weapon, 'melee'))
  if (weapon.range) found.push(...shotsWith(state, figure, enemies, weapon, most))
  return found
}

function weighed(state: State, by: Figure, at: Figure, weapon: Weapon, is: 'melee' | 'ranged'): WeighedChoice {
  return { choice: { is, weapon, at: at.id }, score: ANY_ATTACK + attackWorth(state, by, at, weapon, is) }
}

/** How many targets a quick player looks at before it shoots at the best of them. */
const TRIES = 5

/**
 * Targets are weighed as if nothing was in the way, the best and nearest first; what is in the way is looked at only
 * while a target may still be better than those that were found.
 */
function shotsWith(
  state: State,
  figure: Figure,
  enemies: readonly Figure[],
  weapon: Weapon,
  most: number,
): WeighedChoice[] {
  if (weapon.needsPreparing && !figure.prepared) return []
  const found: WeighedChoice[] = []
  for (const { at, worth } of targetsAmong(enemies, state, figure, weapon)) {
    if (found.filter(({ score }) => score >= ANY_ATTACK + worth).length >= most) break
    if (most === 1 && found.length >= TRIES) break
    if (!mayAttack(state, figure, at, weapon, 'ranged')) continue
    const score = ANY_ATTACK + shotWorth(state, figure, at, weapon, worth)
    // Better no shot than one that does more harm to friends.
    if (score <= 0 && most === 1) continue
    found.push({ choice: { is: 'ranged', weapon, at: at.id }, score })
  }
  return found
}

interface Target {
  readonly at: Figure
  readonly worth: number
  readonly gap: Length
  readonly isLong: boolean
}

/** Figures of one list entry that are as far away and in the same state are worth the same. */
function targetsAmong(enemies: readonly Figure[], state: State, figure: Figure, weapon: Weapon): readonly Target[] {
  const targets: Target[] = []
  const spoilt = isThreatened(state, figure)
  for (const at of enemies) {
    if (!isInRange(figure, at, weapon)) continue
    const isLong = isAtLongRange(figure, at, weapon)
    const alike = targets.find((one) => one.isLong === isLong && areAlike(one.at, at))
    const worth = alike?.worth ?? attackWorth(state, figure, at, weapon, 'ranged', spoilt)
    targets.push({ at, worth, gap: gapBetween(figure, at), isLong })
  }
  return targets.sort((a, b) => b.worth - a.worth || a.gap - b.gap)
}

const areAlike = (a: Figure, b: Figure): boolean =>
  a.entry === b.entry && a.wounds === b.wounds && a.dodging === b.dodging
