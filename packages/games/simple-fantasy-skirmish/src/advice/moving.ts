/** Where a unit moves that does not charge: to an objective, into cover, to a better shot, or towards the enemy. */
import { named, text, type Text } from '@muster/engine'
import { INCH, type Point } from '@muster/table'
import type { State } from '../state/state.ts'
import { chargePoints, expectedMeleeLosses, worthOfLoss } from './chances.ts'
import { coverNear, coverWorth, isCovered } from './cover.ts'
import { expectedRangedLosses, type Shot } from './fighting.ts'
import { measure, type Force, type Forces } from './forces.ts'
import { errandOf } from './goals.ts'
import type { Idea } from './idea.ts'
import { steer } from './steering.ts'

type Go = (to: Point, score: number, why: Text) => void

export function thinkOfMoves(
  state: State,
  force: Force,
  { own, foes }: Forces,
  shot: Shot | undefined,
  ideas: Idea[],
): void {
  const go: Go = (to, score, why) =>
    void ideas.push({ score, why: text`${named(force.unit.id)} ${why}`, answer: () => steer(state, force, to) })
  const errand = errandOf(state, force, own)
  if (errand) go(errand.at, errand.worth, errand.why)
  const foe = likeliestFoe(state, force, foes)
  if (!foe) return
  if (!shot) thinkOfWaysRound(force, foe, go)
  if (isShooter(force)) thinkOfShots(state, force, foes, foe, shot, go)
  else go(shortOf(force, foe), 2 - measure(force.centre, foe) / (60 * INCH), text`goes for ${named(foe.unit.id)}`)
}

/** A unit with a range of six inches closes in like a melee unit. */
const isShooter = ({ range }: Force): boolean => range > 7 * INCH

/** A unit that can shoot now keeps away and takes cover; one that cannot looks for a place to shoot from. */
function thinkOfShots(
  state: State,
  force: Force,
  foes: readonly Force[],
  foe: Force,
  shot: Shot | undefined,
  go: Go,
): void {
  const far = measure(force.centre, foe)
  const cover = isCovered(state, force) ? undefined : coverNear(state, force)
  if (cover && shot && measure(cover, shot.at) <= force.range) {
    go(cover, 3 + shot.worth + coverWorth(state, force, foes), 'shoots from under cover')
  }
  const wanted = Math.min(force.range - INCH / 2, Math.max(foe.move + 2 * INCH, force.range - INCH))
  if (!shot && far <= wanted) go(shortOf(force, foe), 2, text`looks for ${named(foe.unit.id)}`)
  else if (!shot || far < foe.move) {
    go(awayFrom(foe.centre, force.centre, wanted), shot ? 4 : 2, text`seeks a better shot at ${named(foe.unit.id)}`)
  }
}

/** A unit that only walked straight at its enemy would stand at a wall between them for ever, so it goes round. */
function thinkOfWaysRound({ centre, move }: Force, foe: Force, go: Go): void {
  const far = measure(centre, foe)
  if (far > move) return
  const [dx, dy] = [(foe.centre.x - centre.x) / far, (foe.centre.y - centre.y) / far]
  for (const [side, score] of [
    [1, 0.4],
    [-1, 0.3],
  ] as const) {
    const to = { x: Math.round(centre.x - dy * side * move), y: Math.round(centre.y + dx * side * move) }
    go(to, score, text`goes round to ${named(foe.unit.id)}`)
  }
}

/** The enemy it could hurt most for the distance to it; of two alike the one that is listed first. */
function likeliestFoe(state: State, force: Force, foes: readonly Force[]): Force | undefined {
  const distances = foes.map((foe) => measure(force.centre, foe) / (3 * INCH))
  const nearest = distances.indexOf(Math.min(...distances))
  if (nearest < 0) return undefined
  const scoreOf = (index: number): number =>
    blowWorth(state, force, foes[index] as Force) - (distances[index] as number)
  // Most enemies are farther away than any blow would be worth, once the nearest is known.
  let best = nearest
  let most = scoreOf(nearest)
  for (const [index, foe] of foes.entries()) {
    if (index === nearest || worthOfLoss(foe, foe.spots.length) - (distances[index] as number) < most) continue
    const score = scoreOf(index)
    if (score > most || (score === most && index < best)) [best, most] = [index, score]
  }
  return foes[best]
}

/** What a unit's best attack on another is worth. */
const blowWorth = (state: State, force: Force, foe: Force): number =>
  worthOfLoss(
    foe,
    force.range > 0
      ? expectedRangedLosses(state, force, foe)
      : expectedMeleeLosses(state, force, foe, chargePoints(state, force, foe)),
  )

/** As near to a foe as a plain move may end: a base width is left between the nearest models. */
function shortOf({ centre, unit, spots }: Force, foe: Force): Point {
  const dx = foe.centre.x - centre.x
  const dy = foe.centre.y - centre.y
  const length = Math.sqrt(dx * dx + dy * dy) || 1
  let front = 0
  for (const { x, y } of spots) front = Math.max(front, ((x - centre.x) * dx + (y - centre.y) * dy) / length)
  const share = Math.max(0, measure(centre, foe) - front - 1.5 * unit.card.diameter) / length
  return { x: Math.round(centre.x + dx * share), y: Math.round(centre.y + dy * share) }
}

/** A place so far from an enemy, on the unit's own side of it. */
function awayFrom(foe: Point, from: Point, far: number): Point {
  const dx = from.x - foe.x
  const dy = from.y - foe.y
  const scale = far / (Math.sqrt(dx * dx + dy * dy) || 1)
  return { x: Math.round(foe.x + dx * scale), y: Math.round(foe.y + dy * scale) }
}
