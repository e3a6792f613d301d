/** What figures do in the Movement Phase: go into reach of an enemy, into range, or towards the enemy. */
import {
  named,
  optionId,
  text,
  type Answer,
  type Candidate,
  type FigureId,
  type PlannedAnswer,
  type Question,
  type Text,
} from '@muster/engine'
import { inches, type Length } from '@muster/table'
import { blowsWith, gainOf } from '../rules/attacks/strike-once.ts'
import { longestReach } from '../rules/attacks/weapons.ts'
import { enemiesWithin, gapBetween, hasEnemyWithin, isWithin } from '../rules/measuring/distance.ts'
import { MoveChoice } from '../rules/movement/ask-move.ts'
import { leftOf } from '../rules/movement/turn-actions.ts'
import { canSee } from '../rules/sight/sight.ts'
import { halfSpeed, speedOf } from '../rules/stats/numbers.ts'
import { areEnemies, isStanding, ONE_INCH } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import type { Weapon } from '../state/weapons.ts'
import { chargePlans } from './charging.ts'
import { nearestEnemy } from './nearest.ts'
import { Mover, towards } from './places.ts'

/** How far beyond its next attack an enemy must be before a figure dashes. */
const FAR = inches(8)

/** One figure at a time; of several with the same Speed a bot that thinks takes the one nearest to an enemy. */
export function moveCandidates(state: State, question: Question, most: number): Candidate[] {
  const { offered } = question
  if (!(offered instanceof MoveChoice)) return []
  const { figures } = offered
  const figure = most === 1 || figures.length === 1 ? figures[0] : nearestToEnemy(state, figures)
  return figure ? figurePlans(state, question, offered, figure, most) : []
}

/** The plans of one of those who may move. */
export function moverPlans(state: State, question: Question, id: FigureId): Candidate[] {
  const { offered } = question
  const figure = offered instanceof MoveChoice ? offered.figures.find((one) => one.id === id) : undefined
  return figure ? figurePlans(state, question, offered as MoveChoice, figure, ALL_PLANS) : []
}

/** A person who asks sees the best of all plans of a figure. */
const ALL_PLANS = 100

function nearestToEnemy(state: State, movers: readonly Figure[]): Figure | undefined {
  let [best] = movers
  let least = Infinity
  for (const one of movers) {
    const foe = nearestEnemy(state, one)
    const gap = foe ? gapBetween(one, foe) : Infinity
    if (gap < least) [best, least] = [one, gap]
  }
  return best
}

/** Something else than a move. Its answer and its reason are written when somebody reads them. */
class ActionPlan implements Candidate {
  private given: Answer | undefined

  constructor(
    private readonly figure: FigureId,
    private readonly what: string,
    readonly score: number,
    readonly next: Candidate['next'],
  ) {}

  get answer(): Answer {
    return (this.given ??= { pick: [optionId(this.figure, this.what)] })
  }

  get why(): Text {
    return text`${named(this.figure)}: ${this.what}`
  }
}

const does = ({ id }: Figure, what: string, score: number, next?: Candidate['next']): Candidate =>
  new ActionPlan(id, what, score, next)

function figurePlans(state: State, question: Question, offered: MoveChoice, figure: Figure, most: number): Candidate[] {
  const stay = does(figure, 'done', 1)
  const power = extraPower(state, figure)
  if (power) return [does(figure, power.id, 10), stay]
  if (figure.prone) return [does(figure, 'stand', 5), stay]
  const left = leftOf(state, figure)
  if (left < ONE_INCH / 4) return [stay, ...lateActions(state, figure, most)]
  const reach = longestReach(figure) ?? ONE_INCH
  if (hasEnemyWithin(state, figure, reach)) return [does(figure, 'done', 9), ...lateActions(state, figure, most)]
  const foe = nearestEnemy(state, figure)
  if (!foe) return [stay, ...lateActions(state, figure, most)]
  const mover = new Mover(question, offered, figure, left)
  const shot = shootingPlan(state, mover, foe)
  if (shot) return [shot, stay]
  return [...approachPlans(state, mover, foe, reach, most), stay]
}

/** A power that costs no action, where it catches more enemies than friends. */
const extraPower = (state: State, figure: Figure): Weapon | undefined =>
  figure.weapons.find(
    (weapon) =>
      weapon.isExtra &&
      !figure.powersUsed.includes(weapon.name) &&
      blowsWith(state, figure, [weapon]).some((blow) => gainOf(state, figure, blow) > 0),
  )

/** What is left to weigh where a bot looks further: hiding, dodging. */
const lateActions = (state: State, figure: Figure, most: number): Candidate[] =>
  most === 1 || figure.acted || state.turn === undefined ? [] : [does(figure, 'dodge', 0.5)]

/** A shooter prepares where it sees somebody in range, and comes nearer where it does not. */
function shootingPlan(state: State, mover: Mover, foe: Figure): Candidate | undefined {
  const { figure, left } = mover
  const bow = figure.weapons.find(({ needsPreparing }) => needsPreparing)
  if (!bow?.range || figure.acted) return undefined
  const half = halfSpeed(state, figure)
  if (figure.prepared) return mayHide(state, figure) ? does(figure, HIDE, 8, next(figure)) : does(figure, 'done', 8)
  if (half > left) return undefined
  if (seesAnybody(state, figure, foe, bow.range.long))
    return does(figure, 'prepare', 8, mayHide(state, figure) ? hidesNext(figure) : next(figure))
  const path = half < left - 1 ? towards(mover, foe.at, left - half) : []
  return path.length > 0
    ? { answer: { figure: figure.id, path }, why: () => text`${named(figure.id)} comes into range`, score: 6 }
    : undefined
}

const HIDE = 'nimble-hide'

/** A shooter that hides without its action shoots the better for it. */
const mayHide = (state: State, figure: Figure): boolean =>
  state.abilities.of(state, figure).actions.some(({ id, isOpen }) => id === HIDE && isOpen(state, figure))

/** The nearest enemy is mostly the one it sees. */
const seesAnybody = (state: State, figure: Figure, nearest: Figure, far: Length): boolean =>
  isWithin(figure, nearest, far) &&
  (canSee(state, figure, nearest) ||
    state.figures.some(
      (enemy) =>
        areEnemies(figure, enemy) && isStanding(enemy) && isWithin(figure, enemy, far) && canSee(state, figure, enemy),
    ))

/** A legendary move goes into reach of the nearest enemy, or is not made. */
export function legendaryMoves(state: State, question: Question, most: number): Candidate[] {
  const { offered } = question
  const figure = offered instanceof MoveChoice ? offered.figures[0] : undefined
  const foe = figure && nearestEnemy(state, figure)
  if (!foe || isWithin(figure, foe, longestReach(figure) ?? ONE_INCH)) return []
  const mover = new Mover(question, offered as MoveChoice, figure, leftOf(state, figure))
  return chargePlans(state, mover, foe, most).map(({ path, score }) => ({
    answer: { figure: figure.id, path },
    why: () => text`${named(figure.id)} attacks ${named(foe.id)}`,
    score,
  }))
}

/** After a move into reach there is nothing more to do. */
const next = (figure: Figure) => nextAction(figure, 'done')

const hidesNext = (figure: Figure): PlannedAnswer => nextAction(figure, HIDE, next(figure))

const nextAction = ({ id }: Figure, what: string, then?: PlannedAnswer): PlannedAnswer => ({
  what: 'move',
  answer: { pick: [optionId(id, what)] },
  next: then,
})

function approachPlans(state: State, mover: Mover, foe: Figure, reach: Length, most: number): Candidate[] {
  const { figure, left } = mover
  const found: Candidate[] = []
  if (!figure.acted) {
    for (const enemy of inStrikingDistance(state, figure, foe, left + reach, most))
      for (const { path, score } of chargePlans(state, mover, enemy, most)) {
        const why = () => text`${named(figure.id)} attacks ${named(enemy.id)}`
        found.push({ answer: { figure: figure.id, path }, why, score, next: next(figure) })
      }
    if (found.length > 0) return found
  }
  const speed = speedOf(state, figure)
  const gap = gapBetween(figure, foe)
  if (!figure.acted && gap > speed + FAR) found.push(does(figure, 'dash', 4))
  const path = towards(mover, foe.at, stopShort(gap, left, figure.acted, speed))
  if (path.length > 0)
    found.push({
      answer: { figure: figure.id, path },
      why: () => text`${named(figure.id)} goes for ${named(foe.id)}`,
      score: 3,
      next: next(figure),
    })
  return found
}

/** Whoever cannot attack this round stays out of reach of an enemy that moves later. */
const stopShort = (gap: Length, left: Length, hasActed: boolean, speed: Length): Length =>
  Math.min(left, hasActed ? Math.max(0, gap - speed) : gap)

/** A way to any but the nearest enemy mostly leads past that one. */
function inStrikingDistance(state: State, figure: Figure, foe: Figure, far: Length, most: number): readonly Figure[] {
  if (gapBetween(figure, foe) > far) return []
  return most === 1 ? [foe] : enemiesWithin(state, figure, far).slice(0, 3)
}
