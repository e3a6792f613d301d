/** What to do in the Combat Phase: the attack that takes the most points, or a maneuver where none is of use. */
import { named, optionId, text, usualCandidate, type Candidate, type FigureId, type Question } from '@muster/engine'
import type { Length } from '@muster/table'
import { attackWorth, shotWorth } from '../rules/attacks/attack-worth.ts'
import { differentWeapons, farthestAttack, isAtLongRange, isInRange } from '../rules/attacks/weapons.ts'
import { FightOptions } from '../rules/combat/fight-question.ts'
import { choiceId, mayAttack, otherChoices, type CombatChoice } from '../rules/combat/options.ts'
import { enemiesWithin, gapBetween, isThreatened } from '../rules/measuring/distance.ts'
import type { Figure, State } from '../state/state.ts'
import type { Weapon } from '../state/weapons.ts'
import { takeBest } from './take-best.ts'

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
    addCandidates(found, state, figure, most)
    if (most === 1 && found.length > 0) break
  }
  return found.length > 0 || most > 1 ? found : usualFight(offered)
}

/** What is usually done where nothing is worth it: whoever takes that need not know all options. */
const usualFight = (offered: Question['offered']): Candidate[] =>
  offered instanceof FightOptions ? [usualCandidate({ pick: offered.usual })] : []

const waits = ({ id }: Figure): Candidate => ({
  answer: { pick: [optionId(id, 'done')] },
  why: () => text`${named(id)} waits`,
  score: 0,
})

function addCandidates(found: Candidate[], state: State, figure: Figure, most: number): void {
  const { id } = figure
  const choices = choicesOf(state, figure, most)
  const [first] = choices
  if (!first) return
  if (most === 1) found.push(toCandidate(id, best(choices, first)))
  else {
    for (const one of choices) found.push(toCandidate(id, one))
    found.push(waits(figure))
  }
}

function choicesOf(state: State, figure: Figure, most: number): readonly WeighedChoice[] {
  const enemies = enemiesWithin(state, figure, farthestAttack(figure) ?? 0)
  const choices: WeighedChoice[] = []
  for (const weapon of differentWeapons(figure)) {
    addStrikes(choices, state, figure, enemies, weapon)
    if (weapon.range) addShots(choices, state, figure, enemies, weapon, most)
  }
  if (most > 1 || choices.length === 0)
    for (const choice of otherChoices(state, figure))
      if (!('weapon' in choice)) choices.push({ choice, score: MANEUVERS[choice.is] })
  return choices
}

/** Whoever has more attacks goes on with the same one as long as its target stands. */
function toCandidate(id: FigureId, { choice, score }: WeighedChoice): Candidate {
  const answer = { pick: [choiceId(id, choice)] }
  return { answer, why: () => text`${named(id)}: ${choice.is}`, score, next: { what: 'fight', answer } }
}

function best(choices: readonly WeighedChoice[], first: WeighedChoice): WeighedChoice {
  let found = first
  for (const one of choices) if (one.score > found.score) found = one
  return found
}

function addStrikes(
  choices: WeighedChoice[],
  state: State,
  figure: Figure,
  enemies: readonly Figure[],
  weapon: Weapon,
): void {
  for (const at of enemies) {
    if (!mayAttack(state, figure, at, weapon, 'melee')) continue
    const score = ANY_ATTACK + attackWorth(state, figure, at, weapon, 'melee')
    choices.push({ choice: { is: 'melee', weapon, at: at.id }, score })
  }
}

/** How many targets a quick player looks at before it shoots at the best of them. */
const TRIES = 3

/**
 * Targets are weighed as if nothing was in the way, the best and nearest first; what is in the way is looked at only
 * while a target may still be better than those that were found.
 */
function addShots(
  choices: WeighedChoice[],
  state: State,
  figure: Figure,
  enemies: readonly Figure[],
  weapon: Weapon,
  most: number,
): void {
  if (weapon.needsPreparing && !figure.prepared) return
  const scores: number[] = []
  const spoilt = isThreatened(state, figure)
  const targets = targetsAmong(enemies, state, figure, weapon, spoilt)
  for (let next = takeBest(targets, isBetter); next; next = takeBest(targets, isBetter)) {
    const { at, worth } = next
    if (hasAsGood(scores, ANY_ATTACK + worth, most) || (most === 1 && scores.length >= TRIES)) return
    if (!mayAttack(state, figure, at, weapon, 'ranged')) continue
    const score = ANY_ATTACK + shotWorth(state, figure, at, weapon, worth, spoilt)
    // Better no shot than one that does more harm to friends.
    if (score <= 0 && most === 1) continue
    scores.push(score)
    choices.push({ choice: { is: 'ranged', weapon, at: at.id }, score })
  }
}

/** Whether so many of these are at least as good. */
function hasAsGood(scores: readonly number[], score: number, many: number): boolean {
  let count = 0
  for (const one of scores) if (one >= score && ++count >= many) return true
  return false
}

interface Target {
  readonly at: Figure
  readonly worth: number
  readonly gap: Length
  readonly isLong: boolean
}

/** Figures of one list entry that are as far away and in the same state are worth the same. */
function targetsAmong(
  enemies: readonly Figure[],
  state: State,
  figure: Figure,
  weapon: Weapon,
  spoilt: boolean,
): Target[] {
  const targets: Target[] = []
  for (const at of enemies) {
    if (!isInRange(figure, at, weapon)) continue
    const gap = gapBetween(figure, at)
    const isLong = isAtLongRange(figure, at, weapon, gap)
    const worth = worthOfAlike(targets, at, isLong) ?? attackWorth(state, figure, at, weapon, 'ranged', spoilt)
    targets.push({ at, worth, gap, isLong })
  }
  return targets
}

/** A nearer one where both are worth the same. */
const isBetter = (one: Target, other: Target): boolean =>
  one.worth > other.worth || (one.worth === other.worth && one.gap < other.gap)

function worthOfAlike(targets: readonly Target[], at: Figure, isLong: boolean): number | undefined {
  for (const one of targets) if (one.isLong === isLong && areAlike(one.at, at)) return one.worth
  return undefined
}

const areAlike = (a: Figure, b: Figure): boolean =>
  a.entry === b.entry && a.wounds === b.wounds && a.dodging === b.dodging
