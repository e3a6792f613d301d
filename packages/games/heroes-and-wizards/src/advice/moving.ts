/** Where to send a figure: into a fight that pays, into range, to what the scenario wants, or nowhere. */
import { named, steer, text, type Candidate, type Mover, type Question, type Text } from '@muster/engine'
import { pointAlong, distance, INCH, type Point } from '@muster/table'
import { gapBetween, isInCombat, isStanding, isWithin } from '../state/figures.ts'
import { moverOf } from '../rules/movement/ask-move.ts'
import { RANGE } from '../rules/shooting/targets.ts'
import type { Figure, State } from '../state/state.ts'
import { openShotChance } from '../rules/combat/proposals.ts'
import { duelWorth, priceOf } from './chances.ts'
import { coverAt } from './cover.ts'
import { goalOf } from './goals.ts'
import { asides, steerInto } from './steering.ts'

const WIZARD_KEEPS = 13 * INCH

/** One figure at a time: the first that is not in combat. Standing still is an answer too; undefined: nobody is left. */
export function moveCandidates(
  state: State,
  figures: readonly Figure[],
  question: Question,
  most: number,
): Candidate[] | undefined {
  const free = figures.find((one) => !isInCombat(state, one))
  const figure = free ?? figures[0]
  if (!figure) return undefined
  const mover = moverOf(state, figure)
  const stay = { answer: { figure: figure.id, path: [] }, why: () => text`${named(figure.id)} stands`, score: 0 }
  if (!free) return [stay, ...withdrawals(state, figure, mover, question)]
  return [...advances(state, figure, mover, question, most), stay]
}

/** A good shot or a Wizard caught in a losing fight may be worth more elsewhere. */
function withdrawals(state: State, figure: Figure, mover: Mover, question: Question): Candidate[] {
  const foe = nearestEnemy(state, figure)
  if (!foe || (figure.rank !== 'wizard' && figure.profile.shooting < 3)) return []
  const away = pointAlong(foe.at, figure.at, 1 + mover.allowance / Math.max(1, distance(foe.at, figure.at)))
  const path = steer(question, figure, away, mover.allowance)
  const score = -duelWorth(state, figure, foe) - priceOf(figure) * 0.3
  return path.length > 0
    ? [{ answer: { figure: figure.id, path }, why: () => text`${named(figure.id)} withdraws`, score }]
    : []
}

/** The most promising first; a player who wants one plan only gets no more. */
function advances(state: State, figure: Figure, mover: Mover, question: Question, most: number): Candidate[] {
  const found: Candidate[] = []
  const go = (at: Point, why: Text, score: number) => {
    const path = steer(question, figure, at, mover.allowance)
    if (path.length > 0)
      found.push({ answer: { figure: figure.id, path }, why: () => text`${named(figure.id)} ${why}`, score })
  }
  const goal = goalOf(state, figure)
  if (goal && goal.worth > 100) go(goal.at, goal.why, goal.worth)
  if (found.length >= most) return found
  const charge = bestCharge(state, figure, mover)
  if (charge && charge.worth + (goal ? nearGoal(goal.at, charge.target.at) * goal.worth : 0) > 0) {
    const path = steerInto(question, figure, charge.target)
    if (path)
      found.push({
        answer: { figure: figure.id, path },
        why: () => text`${named(figure.id)} charges ${named(charge.target.id)}`,
        score: 10 + charge.worth,
      })
  }
  if (found.length >= most) return found
  if (goal) go(goal.at, goal.why, goal.worth)
  if (found.length < most) drift(state, figure, mover, go)
  return found
}

const nearGoal = (goal: Point, at: Point): number => (distance(goal, at) < 6 * INCH ? 1 : 0)

/** The enemy in reach that is most worth the risk. Reach is estimated by distance; the planner decides. */
function bestCharge(state: State, figure: Figure, { allowance }: Mover): { target: Figure; worth: number } | undefined {
  if (figure.rank === 'wizard' || figure.prisoner) return undefined
  let best: { target: Figure; worth: number } | undefined
  let lost: number | undefined
  for (const target of state.figures) {
    if (target.side === figure.side || !isStanding(target) || !isWithin(figure, target, allowance)) continue
    const busy = isInCombat(state, target) ? 4 : 0
    lost ??= shotLost(state, figure)
    const worth = duelWorth(state, figure, target) + (target.profile.shooting > 0 ? 4 : 0) + busy - lost
    if (!best || worth > best.worth) best = { target, worth }
  }
  return best
}

/** In Loot only enemies slain in melee count, so shooting is a waste of time. */
const prefersShooting = ({ scenario }: State, { profile: { shooting, melee } }: Figure): boolean =>
  scenario !== 'loot' && shooting > melee

/** What a shooter gives up by fighting in melee. */
function shotLost(state: State, figure: Figure): number {
  if (figure.profile.shooting === 0 || state.scenario === 'loot') return 0
  const foe = nearestEnemy(state, figure)
  return foe ? openShotChance(state, figure, foe) * priceOf(foe) : 0
}

/** Towards the enemy: shooters into range and no farther, Wizards at a distance, the rest all the way. */
function drift(
  state: State,
  figure: Figure,
  { allowance }: Mover,
  go: (at: Point, why: Text, score: number) => void,
): void {
  const foe = nearestEnemy(state, figure)
  if (!foe) return
  const gap = gapBetween(figure, foe)
  const keeps = figure.rank === 'wizard' ? WIZARD_KEEPS : prefersShooting(state, figure) ? RANGE - INCH : INCH
  if (gap <= keeps) return
  const need = gap - keeps
  const half = allowance / 2
  const wanted =
    prefersShooting(state, figure) && need <= half ? Math.min(need + INCH / 8, half) : Math.min(need, allowance)
  const straight = pointAlong(figure.at, foe.at, wanted / Math.max(1, distance(figure.at, foe.at)))
  const exposed = prefersShooting(state, figure) ? 0 : 1 - coverAt(state, figure, straight)
  go(straight, text`goes for ${named(foe.id)}`, 5)
  if (exposed > 0) seekCover(state, figure, foe, { wanted, exposed }, go)
}

/** A figure that does not shoot prefers cover: a step to one side may be enough. */
function seekCover(
  state: State,
  figure: Figure,
  foe: Figure,
  { wanted, exposed }: { readonly wanted: number; readonly exposed: number },
  go: (at: Point, why: Text, score: number) => void,
): void {
  for (const at of asides(figure.at, foe.at, wanted)) {
    const gained = exposed - (1 - coverAt(state, figure, at))
    if (gained > 0) go(at, text`goes for ${named(foe.id)} under cover`, 5 + gained)
  }
}

function nearestEnemy(state: State, figure: Figure): Figure | undefined {
  let best: Figure | undefined
  let nearest = Infinity
  for (const other of state.figures) {
    if (other.side === figure.side || !isStanding(other) || !isWithin(figure, other, nearest)) continue
    const gap = gapBetween(figure, other)
    if (gap < nearest) [best, nearest] = [other, gap]
  }
  return best
}
