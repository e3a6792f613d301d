/** Shooting: from where the archer stands, or after moving up to half its Speed to see a target; then back again. */
import { named, text, type Candidate, type PlannedAnswer } from '@muster/engine'
import { distance, distanceSquared, INCH, inches, type Point } from '@muster/table'
import { copyFigure } from '../state/copy.ts'
import { gapBetween, TOLERANCE } from '../state/figures.ts'
import { freeBy } from '../rules/movement/movement-actions.ts'
import { isFar, shotId } from '../rules/shooting/shots.ts'
import { canSee } from '../rules/sight/sight.ts'
import { attacksOf } from '../rules/stats/sums.ts'
import { rangedWeapons } from '../rules/attacks/targets.ts'
import type { Figure, State } from '../state/state.ts'
import { standingFoes, nearestFoe, chargeReach } from './estimates/nearby.ts'
import { shoots } from './estimates/chances.ts'
import { riskOf } from './estimates/risks.ts'
import { bestShot, type RatedShot } from './shots.ts'
import { straightPaths } from './steering.ts'
import { awayFrom, endOf, followedBy, go, hasMoreToDo, say, towards, walkTo, type TurnContext } from './turn.ts'

/** How many enemies are looked for from another place. */
const LOOKOUT = 4

/** A throw is worth less: its action may be better used otherwise. */
export const BOW = 5
const THROW = 2.5

export function shooting(turn: TurnContext): Candidate[] {
  const { state, figure } = turn
  if (!figure.now.action || rangedWeapons(figure).length === 0 || !hasTimeToShoot(turn)) return []
  const best = bestShot(state, figure)
  if (!best) return shoots(figure) ? seekingAShot(turn) : []
  const worth = best.worth * attacksOf(state, figure)
  return [followedBy(say(turn, 'shoot', 'shoots', (shoots(figure) ? BOW : THROW) + worth), volley(turn, best))]
}

/** The same shot as often as it is asked for, and then the end of the turn, unless it does something else then. */
function volley(turn: TurnContext, { shot }: RatedShot): PlannedAnswer {
  const answer = { pick: [shotId(shot)] }
  return staysAfterShot(turn)
    ? { what: 'shoot', answer, whileAsked: true, next: endOf(turn) }
    : { what: 'shoot', answer, next: undefined }
}

/** Where no enemy could charge it, and shooting takes its action, ending the turn is part of the plan. */
function staysAfterShot(turn: TurnContext): boolean {
  const { state, figure } = turn
  return !hasMoreToDo(turn) && freeBy(state, figure, 'shoot') === undefined && threatTo(state, figure) === undefined
}

/** Half its Speed is kept for the shot, and no more than half is moved. */
const hasTimeToShoot = ({ figure, left, speed }: TurnContext): boolean =>
  left + TOLERANCE >= speed / 2 && figure.now.willing <= speed / 2 + TOLERANCE

/** Places within half its Speed from which there is a shot, at the longest range possible. */
function seekingAShot(turn: TurnContext): Candidate[] {
  const { state, figure, question, left, speed } = turn
  const foe = nearestFoe(state, figure)
  if (!foe) return []
  const half = Math.min(left - speed / 2, speed / 2)
  const gap = gapBetween(state, figure, foe)
  for (const path of half > 0 && gap - half <= rangeOf(figure) ? straightPaths(question, figure, foe.at, half) : []) {
    if (!seesSomebody(state, figure, path[path.length - 1] as Point)) continue
    return walkTo(turn, { path, risk: riskOf(state, figure, path) }, 'comes into range', BOW)
  }
  const keeps = gap - 11 * INCH
  return go(turn, towards(figure, foe.at, Math.max(keeps, speed / 2)), 'looks for a shot', 2)
}

const rangeOf = (figure: Figure): number =>
  inches(Math.max(...rangedWeapons(figure).map(({ range }) => range?.long ?? 0)))

/** Whether there would be a target from there. Only the nearest few enemies are checked. */
function seesSomebody(state: State, figure: Figure, at: Point): boolean {
  const there = copyFigure(figure, state.abilities.book)
  there.at = at
  const near = standingFoes(state, figure)
    .sort((a, b) => distanceSquared(at, a.at) - distanceSquared(at, b.at))
    .slice(0, LOOKOUT)
  return rangedWeapons(figure).some((weapon) =>
    near.some(
      (foe) =>
        gapBetween(state, there, foe) <= inches(weapon.range?.long ?? 0) &&
        canSee(state, there, foe) &&
        (weapon.range === undefined || !isFar(state, there, foe, weapon) || shoots(figure)),
    ),
  )
}

/** Moves out of reach of enemies that could charge, if necessary towards its own edge. */
export function keepingAway(turn: TurnContext): Candidate[] {
  const { state, figure, left } = turn
  const foe = left > 0 ? threatTo(state, figure) : undefined
  if (!foe) return []
  const found = go(turn, inside(state, awayFrom(foe.at, figure, left)), () => text`keeps away from ${named(foe.id)}`, 1)
  return found.filter(({ answer }) => 'path' in answer && isFarther(figure.at, answer.path, foe.at))
}

/** The nearest enemy, if it could charge. */
function threatTo(state: State, figure: Figure): Figure | undefined {
  const foe = nearestFoe(state, figure)
  return foe && gapBetween(state, figure, foe) <= chargeReach(foe) + INCH ? foe : undefined
}

const isFarther = (from: Point, path: readonly Point[], foe: Point): boolean =>
  distance(path[path.length - 1] ?? from, foe) > distance(from, foe)

/** Not over the edge of the table. */
export function inside({ field: { width, depth } }: State, { x, y }: Point): Point {
  const within = (n: number, most: number) => Math.round(Math.max(INCH, Math.min(most - INCH, n)))
  return { x: within(x, width), y: within(y, depth) }
}
