/** Shooting: from where one stands, or from half a Speed away where there is something to see; then back again. */
import type { Candidate, ChooseDecision } from '@muster/engine'
import { distance, distanceSquared, INCH, inches, type Point } from '@muster/table'
import { figureOf, gapBetween } from '../figures.ts'
import { isFar, shots, type Shot } from '../rules/shooting.ts'
import { blowWorth } from '../rules/melee-worth.ts'
import { canSee } from '../rules/sight.ts'
import { attacksOf } from '../rules/sums.ts'
import { rangedWeapons } from '../rules/targets.ts'
import type { Figure, State } from '../state.ts'
import { foesOf, nearestFoe, strideOf } from './around.ts'
import { dearer, shoots, shotWorth } from './chances.ts'
import { ways } from './steering.ts'
import { awayFrom, go, say, towards, walkTo, type Turn } from './turn.ts'

/** How many targets are looked at closely. */
const CLOSELY = 2
/** How many enemies one looks out for from another place. */
const LOOKOUT = 4

interface Ranked {
  readonly shot: Shot
  readonly worth: number
}

function roughly(state: State, figure: Figure): Ranked[] {
  const rough = shots(state, figure).map((shot) => ({ shot, worth: roughWorth(state, figure, shot) }))
  return rough.sort((a, b) => b.worth - a.worth)
}

/** The shots that promise most, each with what it is worth, the best first. */
export function rankedShots(state: State, figure: Figure): Ranked[] {
  const close = roughly(state, figure).slice(0, CLOSELY)
    .map(({ shot }) => ({ shot, worth: shotWorth(state, figure, shot) }))
  return close.sort((a, b) => b.worth - a.worth)
}

/** What a promising shot is worth, for deciding whether to shoot at all: the first not spoilt by friends will do. */
function someShot(state: State, figure: Figure): number {
  for (const { shot } of roughly(state, figure).slice(0, CLOSELY)) {
    const worth = shotWorth(state, figure, shot)
    if (worth > 0) return worth
  }
  return 0
}

/** Without looking at what is in the way: nearer is better, and a shield turns one shot in six. */
function roughWorth(state: State, figure: Figure, { weapon, at, far }: Shot): number {
  const target = figureOf(state, at)
  const worth = blowWorth(state, { by: figure.id, at, weapon, kind: 'ranged', far }) * dearer(state, target)
  return worth * (target.gear.shield ? 0.83 : 1) - gapBetween(state, figure, target) / (60 * INCH)
}

export function shotCandidates(state: State, { about, options }: ChooseDecision): Candidate[] {
  const figure = state.figures.find(({ id }) => id === about)
  if (!figure) return []
  const found = rankedShots(state, figure).map(({ shot: { weapon, at }, worth }) =>
    ({ answer: { pick: [`${weapon.id}|${at}`] }, why: `${figure.id} shoots at ${at}`, score: worth }))
  return options.some(({ id }) => id === 'done')
    ? [...found, { answer: { pick: ['done'] }, why: `${figure.id} stops shooting`, score: 0 }] : found
}

/** A throw is only worth it where nothing better can be done with the action. */
const BOW = 5
const THROW = 2.5

export function shooting(turn: Turn): Candidate[] {
  const { state, figure } = turn
  if (!figure.now.action || rangedWeapons(figure).length === 0) return []
  if (!turn.can('shoot')) return shoots(figure) ? seekingAShot(turn) : []
  const worth = someShot(state, figure) * attacksOf(state, figure).total
  return [say(turn, 'shoot', 'shoots', worth > 0 ? (shoots(figure) ? BOW : THROW) + worth : -1)]
}

/** Half its Speed may be walked before a shot: where to is there one, at the longest range? */
function seekingAShot(turn: Turn): Candidate[] {
  const { state, figure, question, left, speed } = turn
  const foe = left >= speed / 2 ? nearestFoe(state, figure) : undefined
  if (!foe) return []
  const half = Math.min(left - speed / 2, speed / 2)
  for (const way of half > 0 ? ways(question, figure, foe.at, half) : []) {
    const end = way[way.length - 1] as Point
    if (seesSomebody(state, figure, end)) return walkTo(turn, way, 'comes into range', BOW)
  }
  const keeps = gapBetween(state, figure, foe) - 11 * INCH
  return go(turn, towards(figure, foe.at, Math.max(keeps, speed / 2)), 'looks for a shot', 2)
}

/** Whether there would be a target from there. Only the nearest few are looked at. */
function seesSomebody(state: State, figure: Figure, at: Point): boolean {
  const there = { ...figure, at }
  const near = foesOf(state, figure).sort((a, b) => distanceSquared(at, a.at) - distanceSquared(at, b.at))
    .slice(0, LOOKOUT)
  return rangedWeapons(figure).some((weapon) => near.some((foe) =>
    gapBetween(state, there, foe) <= inches(weapon.range?.long ?? 0) && canSee(state, there, foe)
      && (weapon.range === undefined || !isFar(state, there, foe, weapon) || shoots(figure))))
}

/** Out of the reach of whoever could come next: with what is left of its movement, towards its own edge at a pinch. */
export function keepingAway(turn: Turn): Candidate[] {
  const { state, figure, left } = turn
  const foe = nearestFoe(state, figure)
  if (!foe || left <= 0 || gapBetween(state, figure, foe) > strideOf(foe) + INCH) return []
  const found = go(turn, inside(state, awayFrom(foe.at, figure, left)), `keeps away from ${foe.id}`, 1)
  return found.filter(({ answer }) => 'path' in answer && isFarther(figure.at, answer.path, foe.at))
}

const isFarther = (from: Point, path: readonly Point[], foe: Point): boolean =>
  distance(path[path.length - 1] ?? from, foe) > distance(from, foe)

/** Not over the edge of the table. */
export function inside({ field: { width, depth } }: State, { x, y }: Point): Point {
  const within = (n: number, most: number) => Math.round(Math.max(INCH, Math.min(most - INCH, n)))
  return { x: within(x, width), y: within(y, depth) }
}
