/** A movement turn: shoot, charge where it pays (from behind if one can), reach what is wanted, or close in. */
import type { Answer, Candidate, FigureId, MoveDecision, Question } from '@muster/engine'
import { along, distance, INCH, type Point } from '@muster/table'
import { figureOf, gapBetween, has, isStanding, ONE_INCH } from '../figures.ts'
import { castOptions } from '../rules/magic.ts'
import { whoActs } from '../rules/order.ts'
import { rangedWeapons } from '../rules/targets.ts'
import { turnOf } from '../rules/turn.ts'
import { isAble, walkerOf } from '../rules/turn-offer.ts'
import type { Figure, State } from '../state.ts'
import { alliesOn, bestShot, blowsOn, duelWorth, foesAround, nearestFoe } from './chances.ts'
import { goalOf } from './goals.ts'
import { steer, steerInto } from './steering.ts'

/** One character's turn, and what it may answer. */
interface Turn {
  readonly state: State
  readonly figure: Figure
  readonly question: Question
  readonly left: number
  readonly speed: number
  readonly can: (word: string) => boolean
}

export function turnCandidates(state: State, question: Question): Candidate[] {
  const figure = whoNext(state)
  if (!figure) return []
  const { left, speed } = turnOf(state, figure)
  const turn = {
    state, figure, question, left: walkerOf(state, figure) ? left : 0, speed,
    can: (word: string) => question.check({ pick: [`${figure.id}|${word}`] }) === undefined,
  }
  return [...ideas(turn), ...casting(state, figure), say(turn, 'end', 'stays', 0)]
}

/**
 * The turn under way; otherwise shooters first, before friends get into the way, then whoever is nearest to the enemy.
 */
function whoNext(state: State): Figure | undefined {
  if (state.turn) return figureOf(state, state.turn.figure)
  let best: Figure | undefined
  let least = Infinity
  for (const figure of whoActs(state)?.figures ?? []) {
    const foe = nearestFoe(state, figure)
    const rank = (foe ? gapBetween(state, figure, foe) : 0) - (shoots(figure) ? 1e6 : 0)
    if (rank < least && isAble(state, figure)) [best, least] = [figure, rank]
  }
  return best
}

/** With a bow; a throwing weapon is thrown only on the way. */
const shoots = (figure: Figure): boolean => rangedWeapons(figure).some(({ range }) => (range?.long ?? 0) > 8)

const say = ({ figure }: Turn, word: string, why: string, score: number): Candidate =>
  ({ answer: { pick: [`${figure.id}|${word}`] }, why: `${figure.id} ${why}`, score })

function ideas(turn: Turn): Candidate[] {
  const { state, figure, can } = turn
  if (has(figure, 'prone')) return can('stand') ? [say(turn, 'stand', 'gets up', 60)] : []
  const foes = foesAround(state, figure)
  if (foes.length > 0) return engaged(turn, foes)
  if (state.turn?.action === 'shoot') return stepBack(turn)
  return [...shooting(turn), ...charging(turn), ...reaching(turn), ...closing(turn)]
}

/** Already in a fight: leaving gives the enemy a free blow, so it stays; a weak one ducks. */
function engaged(turn: Turn, foes: readonly Figure[]): Candidate[] {
  const { state, figure, can } = turn
  const mine = Math.max(...foes.map((foe) => blowsOn(state, figure, foe)))
  const theirs = foes.reduce((sum, foe) => sum + (foe.now.action ? blowsOn(state, foe, figure) : 0), 0)
  return can('dodge') ? [say(turn, 'dodge', 'ducks and dodges', 0.4 * theirs - mine)] : []
}

function shooting(turn: Turn): Candidate[] {
  const { state, figure, can, speed, left } = turn
  if (can('shoot')) return [say(turn, 'shoot', 'shoots', 4 + bestShot(state, figure))]
  const foe = shoots(figure) && figure.now.action && !can('shoot') ? nearestFoe(state, figure) : undefined
  if (!foe || left < speed / 2) return []
  const keeps = gapBetween(state, figure, foe) - 11 * INCH
  return keeps <= 0
    ? sidestep(turn, foe)
    : go(turn, towards(figure, foe.at, Math.min(keeps, speed / 2)), 'comes into range', 5, speed / 2)
}

/** In range but out of sight: on until something shows. */
const sidestep = (turn: Turn, foe: Figure): Candidate[] =>
  go(turn, towards(turn.figure, foe.at, turn.speed / 2), 'looks for a shot', 3, turn.speed / 2)

/** The enemy in reach best worth it. Who can shoot or carries a treasure had better not. */
function charging(turn: Turn): Candidate[] {
  const { state, figure, question, left } = turn
  if (figure.carrying !== undefined || left <= 0) return []
  const found: Candidate[] = []
  for (const { foe, worth, behind } of prey(turn).slice(0, 3)) {
    const path = (behind && steerInto(state, question, figure, foe, behind)) ?? steerInto(state, question, figure, foe)
    if (path) found.push({
      answer: { figure: figure.id, path }, why: `${figure.id} charges ${foe.id}`,
      score: 6 + worth - (shoots(figure) ? 4 : 0),
    })
    if (found.length > 0) break
  }
  return found
}

interface Prey {
  readonly foe: Figure
  readonly worth: number
  /** The place from which it would be flanked. */
  readonly behind?: Point | undefined
}

function prey({ state, figure, left }: Turn): Prey[] {
  const found: Prey[] = []
  for (const foe of state.figures) {
    if (foe.side === figure.side || !isStanding(foe) || gapBetween(state, figure, foe) > left + ONE_INCH) continue
    const [ally] = alliesOn(state, figure, foe)
    const worth = duelWorth(state, figure, foe, ally !== undefined) + (shoots(foe) ? 2 : 0) + (ally ? 2 : 0)
    found.push({ foe, worth, behind: ally && along(ally.at, foe.at, 2) })
  }
  return found.sort((a, b) => b.worth - a.worth)
}

function reaching(turn: Turn): Candidate[] {
  const { state, figure } = turn
  const goal = goalOf(state, figure)
  if (!goal) return []
  const far = distance(figure.at, goal.at)
  if (far <= ONE_INCH) return [say(turn, 'end', 'stays by it', goal.worth)]
  const way = go(turn, goal.at, goal.why, goal.worth)
  return far > turn.left + INCH && far > 2 * turn.left ? [...dashing(turn, goal.worth - 1), ...way] : way
}

/** Towards the enemy; far away, at a run. Shooters stay behind the others. */
function closing(turn: Turn): Candidate[] {
  const { state, figure, left } = turn
  const foe = nearestFoe(state, figure)
  if (!foe || figure.carrying !== undefined) return []
  const gap = gapBetween(state, figure, foe)
  if (shoots(figure)) return gap > 12 * INCH ? go(
    turn, towards(figure, foe.at, Math.min(left, gap - 11 * INCH)), 'comes up behind', 1,
  ) : []
  const way = go(turn, towards(figure, foe.at, Math.max(0, gap - INCH / 2)), `goes for ${foe.id}`, 2)
  return left < turn.speed / 4 && gap > 2 * turn.speed ? [...dashing(turn, 1.5), ...way] : way
}

const dashing = (turn: Turn, score: number): Candidate[] =>
  (turn.can('dash') && turn.left < turn.speed / 4 ? [say(turn, 'dash', 'runs', score)] : [])

/** After the shot: away from whoever comes too near. */
function stepBack(turn: Turn): Candidate[] {
  const { state, figure, left } = turn
  const foe = nearestFoe(state, figure)
  if (!foe || left <= 0 || gapBetween(state, figure, foe) > 7 * INCH) return []
  const away = along(foe.at, figure.at, 1 + left / Math.max(1, distance(foe.at, figure.at)))
  return go(turn, away, `keeps away from ${foe.id}`, 1)
}

const towards = ({ at }: Figure, goal: Point, far: number): Point =>
  along(at, goal, far / Math.max(1, distance(at, goal)))

/** There, or as near as a straight way gets; nothing when it would hardly stir. */
function go({ figure, question, left }: Turn, at: Point, why: string, score: number, most = left): Candidate[] {
  if (left <= 0) return []
  const path = steer(question, figure, at, Math.min(left, most))
  const end = path[path.length - 1]
  if (!end || distance(figure.at, end) < INCH / 4) return []
  const answer: Answer = { figure: figure.id, path }
  return [{ answer, why: `${figure.id} ${why}`, score }]
}

/** A spell is better cast than kept; one already at work is left alone. */
function casting(state: State, figure: Figure): Candidate[] {
  if (figure.profile.casting === undefined) return []
  return castOptions(state, figure).filter(({ id }) => id.startsWith('cast')).map(({ id, label }) => {
    const renews = figure.concentrating !== undefined && !/\bCast\b/.test(label)
    return { answer: { pick: [`${figure.id}|${id}`] }, why: `${figure.id}: ${label}`, score: renews ? -1 : 9 }
  })
}

/** Following up and the like: on into the next enemy, if there is one in reach; otherwise no farther. */
export function stepCandidates(state: State, { movers, options }: MoveDecision, question: Question): Candidate[] {
  const found: Candidate[] = options.slice(0, 1)
    .map(({ id, label }) => ({ answer: { pick: [id] }, why: label, score: 0 }))
  for (const { figure: id, allowance } of movers) found.push(...stepOf(state, id, allowance, question))
  return found
}

function stepOf(state: State, id: FigureId, allowance: number, question: Question): Candidate[] {
  const figure = figureOf(state, id)
  const foe = nearestFoe(state, figure)
  const goal = goalOf(state, figure)
  if (goal && distance(figure.at, goal.at) > ONE_INCH) {
    return go({ state, figure, question, left: allowance, speed: allowance, can: () => false }, goal.at, goal.why, 5)
  }
  const canFight = figure.now.action || (figure.now.attacksLeft ?? 0) > 0
  if (!foe || !canFight || gapBetween(state, figure, foe) > allowance + ONE_INCH) return []
  const path = steerInto(state, question, figure, foe)
  return path ? [
    { answer: { figure: id, path }, why: `${id} follows up against ${foe.id}`, score: duelWorth(state, figure, foe) },
  ] : []
}
