/** Where a unit moves that does not charge: to an objective, into cover, to a better shot, or towards the enemy. */
import { named, text, type Text } from '@muster/engine'
import { INCH, type Point } from '@muster/table'
import type { State } from '../state/state.ts'
import { chargePoints, expectedMeleeLosses, mostLosses, pointsOf, worthOfLoss } from './chances.ts'
import { coverNear, coverWorth, isCovered } from './cover.ts'
import { expectedRangedLosses, type Shot } from './fighting.ts'
import { measure, type Force, type Forces, type Opponent } from './forces.ts'
import { errandOf } from './goals.ts'
import type { Idea } from './idea.ts'
import { steer } from './steering.ts'

type Go = (to: Point, score: number, why: Text) => void

export function thinkOfMoves(
  state: State,
  force: Force,
  { own, foes }: Forces,
  opponents: readonly Opponent[],
  shot: Shot | undefined,
  ideas: Idea[],
): void {
  const go: Go = (to, score, why) =>
    void ideas.push({
      score,
      why: () => text`${named(force.unit.id)} should ${why}`,
      answer: () => steer(state, force, to),
    })
  const errand = errandOf(state, force, own)
  if (errand) go(errand.at, errand.worth, errand.why)
  const likeliest = likeliestFoe(state, force, opponents)
  if (!likeliest) return
  const { foe, far } = likeliest
  if (!shot) thinkOfWaysRound(force, likeliest, go)
  if (isShooter(force)) thinkOfShots(state, force, foes, likeliest, shot, go)
  else go(shortOf(force, likeliest), 2 - far / (60 * INCH), text`go for ${named(foe.unit.id)}`)
}

/** A unit with a range of six inches closes in like a melee unit. */
const isShooter = ({ range }: Force): boolean => range > 7 * INCH

/** A unit that can shoot now keeps away and takes cover; one that cannot looks for a place to shoot from. */
function thinkOfShots(
  state: State,
  force: Force,
  foes: readonly Force[],
  likeliest: Opponent,
  shot: Shot | undefined,
  go: Go,
): void {
  const { foe, far } = likeliest
  const cover = isCovered(state, force) ? undefined : coverNear(state, force)
  if (cover && shot && measure(cover, shot.at) <= force.range) {
    go(cover, 3 + shot.worth + coverWorth(state, force, foes), 'shoot from under cover')
  }
  const wanted = Math.min(force.range - INCH / 2, Math.max(foe.move + 2 * INCH, force.range - INCH))
  if (!shot && far <= wanted) go(shortOf(force, likeliest), 2, text`look for ${named(foe.unit.id)}`)
  else if (!shot || far < foe.move) {
    go(awayFrom(foe.centre, force.centre, wanted), shot ? 4 : 2, text`seek a better shot at ${named(foe.unit.id)}`)
  }
}

/** A unit that only walked straight at its enemy would stand at a wall between them for ever, so it goes round. */
function thinkOfWaysRound({ centre, move }: Force, { foe, far }: Opponent, go: Go): void {
  if (far > move) return
  const [dx, dy] = [(foe.centre.x - centre.x) / far, (foe.centre.y - centre.y) / far]
  for (const [side, score] of [
    [1, 0.4],
    [-1, 0.3],
  ] as const) {
    const to = { x: Math.round(centre.x - dy * side * move), y: Math.round(centre.y + dx * side * move) }
    go(to, score, text`go round to ${named(foe.unit.id)}`)
  }
}

/** What it counts for that an enemy is so far away. */
const effort = ({ far }: Opponent): number => far / (3 * INCH)

/** The enemy it could hurt most for the distance to it; of two alike the one that is listed first. */
function likeliestFoe(state: State, force: Force, opponents: readonly Opponent[]): Opponent | undefined {
  const nearest = indexOfNearest(opponents)
  if (nearest < 0) return undefined
  const scoreOf = (one: Opponent): number => blowWorth(state, force, one.foe) - effort(one)
  // Most enemies are farther away than any blow would be worth, once the nearest is known.
  const hardest = hardestBlow(state, force)
  let best = nearest
  let most = scoreOf(opponents[nearest] as Opponent)
  for (const [index, one] of opponents.entries()) {
    const lost = Math.min(hardest, one.foe.spots.length)
    if (index === nearest || worthOfLoss(one.foe, lost) - effort(one) < most) continue
    const score = scoreOf(one)
    if (score > most || (score === most && index < best)) [best, most] = [index, score]
  }
  return opponents[best]
}

function indexOfNearest(opponents: readonly Opponent[]): number {
  let nearest = -1
  let least = Infinity
  for (const [index, { far }] of opponents.entries()) if (far < least) [nearest, least] = [index, far]
  return nearest
}

/** What a unit's best attack on another is worth. */
const blowWorth = (state: State, force: Force, foe: Force): number =>
  worthOfLoss(
    foe,
    force.range > 0
      ? expectedRangedLosses(state, force, foe)
      : expectedMeleeLosses(state, force, foe, chargePoints(state, force, foe)),
  )

/** The most models that its best attack may be expected to cost an enemy, whichever it is. */
const hardestBlow = (state: State, force: Force): number =>
  force.range > 0
    ? mostLosses(force, ['ranged', 'magic'], false)
    : mostLosses(force, ['melee', 'magic'], true, pointsOf(state, force, 'attack'))

/** As near to a foe as a plain move may end: a base width is left between the nearest models. */
function shortOf({ centre, unit, spots }: Force, { foe, far }: Opponent): Point {
  const dx = foe.centre.x - centre.x
  const dy = foe.centre.y - centre.y
  const length = Math.sqrt(dx * dx + dy * dy) || 1
  let front = 0
  for (const { x, y } of spots) front = Math.max(front, ((x - centre.x) * dx + (y - centre.y) * dy) / length)
  const share = Math.max(0, far - front - 1.5 * unit.card.diameter) / length
  return { x: Math.round(centre.x + dx * share), y: Math.round(centre.y + dy * share) }
}

/** A place so far from an enemy, on the unit's own side of it. */
function awayFrom(foe: Point, from: Point, far: number): Point {
  const dx = from.x - foe.x
  const dy = from.y - foe.y
  const scale = far / (Math.sqrt(dx * dx + dy * dy) || 1)
  return { x: Math.round(foe.x + dx * scale), y: Math.round(foe.y + dy * scale) }
}
