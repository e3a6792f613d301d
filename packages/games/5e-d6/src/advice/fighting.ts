/** What to do in the Combat Phase: the attack that takes the most points, or a maneuver where none is of use. */
import {
  named,
  optionId,
  text,
  type Answer,
  type Candidate,
  type PlannedAnswer,
  type Question,
  type Text,
} from '@muster/engine'
import type { Length } from '@muster/table'
import { attackWorth, PASSES, shotWorth } from '../rules/attacks/attack-worth.ts'
import { isFoughtByOthers } from '../rules/attacks/block-checks.ts'
import { differentWeapons, farthestAttack, isAtLongRange, isInRange } from '../rules/attacks/weapons.ts'
import { DONE, FightOptions } from '../rules/combat/fight-question.ts'
import { mayAttack, otherChoices, type CombatChoice } from '../rules/combat/options.ts'
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

/** An attack beside an enemy. Mostly there is no other choice: then nobody asks what it is worth. */
class Strike implements WeighedChoice {
  readonly choice: CombatChoice
  private weighed: number | undefined

  constructor(
    private readonly state: State,
    private readonly by: Figure,
    private readonly at: Figure,
    private readonly weapon: Weapon,
  ) {
    this.choice = { is: 'melee', weapon, at: at.id }
  }

  get score(): number {
    return (this.weighed ??= ANY_ATTACK + attackWorth(this.state, this.by, this.at, this.weapon, 'melee'))
  }
}

/** The choices of one fighter after the other; a single one is that of the first, who can do something. */
export function fightCandidates(state: State, { offered }: Question, most: number): Candidate[] {
  if (!(offered instanceof FightOptions)) return []
  const found: Candidate[] = []
  for (const figure of offered.fighters) {
    const choices = choicesOf(state, figure, most)
    const [first] = choices
    if (most === 1) return [first ? new FightPlan(offered, figure, best(choices, first)) : waits(figure)]
    for (const one of choices) found.push(new FightPlan(offered, figure, one))
    if (first) found.push(waits(figure))
  }
  return found
}

const waits = ({ id }: Figure): Candidate => ({
  answer: { pick: [optionId(id, DONE)] },
  why: () => text`${named(id)} waits`,
  score: 0,
})

function choicesOf(state: State, figure: Figure, most: number): readonly WeighedChoice[] {
  const enemies = enemiesWithin(state, figure, farthestAttack(figure) ?? 0)
  const choices: WeighedChoice[] = []
  for (const weapon of differentWeapons(figure)) {
    if (weapon.reach !== undefined) addStrikes(choices, state, figure, enemies, weapon)
    if (weapon.range) addShots(choices, state, figure, enemies, weapon, most)
  }
  if (most > 1 || choices.length === 0)
    for (const choice of otherChoices(state, figure))
      if (!('weapon' in choice)) choices.push({ choice, score: MANEUVERS[choice.is] })
  return choices
}

/** Whoever has more attacks goes on with the same one as long as its target stands. */
class FightPlan implements Candidate {
  readonly answer: Answer
  readonly next: PlannedAnswer

  constructor(
    offered: FightOptions,
    private readonly figure: Figure,
    private readonly weighed: WeighedChoice,
  ) {
    this.answer = { pick: [offered.idOf(figure, weighed.choice)] }
    this.next = { what: 'fight', answer: this.answer }
  }

  get score(): number {
    return this.weighed.score
  }

  get why(): Text {
    return text`${named(this.figure.id)}: ${this.weighed.choice.is}`
  }
}

function best(choices: readonly WeighedChoice[], first: WeighedChoice): WeighedChoice {
  let found = first
  for (const one of choices) if (one !== found && one.score > found.score) found = one
  return found
}

function addStrikes(
  choices: WeighedChoice[],
  state: State,
  figure: Figure,
  enemies: readonly Figure[],
  weapon: Weapon,
): void {
  for (const at of enemies)
    if (mayAttack(state, figure, at, weapon, 'melee')) choices.push(new Strike(state, figure, at, weapon))
}

/** How many targets a quick player looks at before it shoots at the best of them. */
const TRIES = 2

/**
 * Targets are weighed as if nothing lay between, the best and nearest first; what lies between is looked at only while
 * a target may still be better than the choices that were found. Those who are fought come after all others.
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
  const spoilt = isThreatened(state, figure)
  const targets = targetsAmong(enemies, state, figure, weapon, spoilt)
  let tries = 0
  for (let next = takeBest(targets, isBetter); next; next = takeBest(targets, isBetter)) {
    const { at, worth, bound } = next
    if (hasAsGood(choices, ANY_ATTACK + bound, most) || (most === 1 && tries >= TRIES)) return
    if (!next.isFought && isFoughtByOthers(state, figure, at)) {
      targets.push({ ...next, bound: worth * PASSES, isFought: true })
      continue
    }
    if (!mayAttack(state, figure, at, weapon, 'ranged')) continue
    const score = ANY_ATTACK + shotWorth(state, figure, at, weapon, worth, spoilt)
    // Better no shot than one that does more harm to friends.
    if (score <= 0 && most === 1) continue
    tries++
    choices.push({ choice: { is: 'ranged', weapon, at: at.id }, score })
  }
}

/** Whether so many of these are at least as good. */
function hasAsGood(choices: readonly WeighedChoice[], score: number, many: number): boolean {
  let count = 0
  for (const one of choices) if (one.score >= score && ++count >= many) return true
  return false
}

interface Target {
  readonly at: Figure
  /** What a shot at it is worth if nothing stops it. */
  readonly worth: number
  /** More than that a shot at it is hardly worth: whoever fights it may be struck instead. */
  readonly bound: number
  readonly gap: Length
  readonly isLong: boolean
  /** Known only of those that were the best so far. */
  readonly isFought: boolean
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
    targets.push({ at, worth, bound: worth, gap, isLong, isFought: false })
  }
  return targets
}

/** A nearer one where both are worth the same. */
const isBetter = (one: Target, other: Target): boolean =>
  one.bound > other.bound || (one.bound === other.bound && one.gap < other.gap)

function worthOfAlike(targets: readonly Target[], at: Figure, isLong: boolean): number | undefined {
  for (const one of targets) if (one.isLong === isLong && areAlike(one.at, at)) return one.worth
  return undefined
}

const areAlike = (a: Figure, b: Figure): boolean =>
  a.entry === b.entry && a.wounds === b.wounds && a.dodging === b.dodging
