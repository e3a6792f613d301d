/** Models who march together: the others go in the same direction as the first, and as far if they can. */
import { optionId, type FigureId, type MoveAnswer, type PlannedAnswer } from '@muster/engine'
import { distance, pointAlong, type Length, type Point } from '@muster/table'
import { weaponOf } from '../rules/crew/crew.ts'
import { planGap } from '../rules/measuring/distance.ts'
import { REACH, reaches } from '../rules/melee/targets.ts'
import { allowanceOf } from '../rules/movement/allowance.ts'
import { weaponsOf } from '../rules/shooting/weapons.ts'
import { mayActivate } from '../rules/turn/actions.ts'
import { says } from '../state/ability.ts'
import { isChassis } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import { holds, markerFor, nearestOf, weaponToMan } from './goals.ts'

/** Who gains less than this share of the way towards its own goal goes its own way. */
const GAIN = 0.8

/** What comes after the first one's move: each of the others is activated and moves. Those in front go first. */
export function planMarch(
  state: State,
  first: Figure,
  path: readonly Point[],
  foes: readonly Figure[],
): PlannedAnswer | undefined {
  const [end] = path
  if (end === undefined || path.length > 1 || isChassis(first)) return undefined
  const way = { x: end.x - first.at.x, y: end.y - first.at.y }
  const marchers: Marcher[] = []
  for (const one of state.figures) {
    if (one === first || one.side !== first.side || !mayRun(one)) continue
    const own = areAlike(one, first) ? way : wayAlong(state, one, way)
    if (own && goesAlong(state, one, own, foes)) marchers.push({ id: one.id, at: one.at, way: own })
  }
  const ahead = ({ at: { x, y } }: Marcher): number => x * way.x + y * way.y
  let next: PlannedAnswer | undefined
  for (const { id, at, way: own } of marchers.sort((a, b) => ahead(a) - ahead(b))) {
    const answer: MoveAnswer = { figure: id, path: [{ x: at.x + own.x, y: at.y + own.y }] }
    next = { what: 'activate', answer: { pick: [optionId(id, 'run')] }, next: { what: 'move', answer, next } }
  }
  return next
}

/** Somebody who goes along, and how far. */
interface Marcher {
  readonly id: FigureId
  readonly at: Point
  readonly way: Point
}

const areAlike = (one: Figure, first: Figure): boolean => one.entry === first.entry && one.mounted === first.mounted

const mayRun = (figure: Figure): boolean =>
  mayActivate(figure, figure.side) && !figure.knockedDown && !isChassis(figure)

/** The same way for somebody of another entry, as far as it gets; undefined where it would get much farther by itself. */
function wayAlong(state: State, figure: Figure, way: Point): Point | undefined {
  const far = distance(way, ORIGIN)
  const most = allowanceOf(state, figure, 'run')
  if (far < GAIN * most) return undefined
  return far <= most ? way : pointAlong(ORIGIN, way, most / far)
}

/** Whether it can only run, and this way leads it towards its goal. */
function goesAlong(state: State, figure: Figure, way: Point, foes: readonly Figure[]): boolean {
  const foe = nearestOf(figure, foes)
  if (!foe || planGap(figure, foe) <= threatOf(state, figure)) return false
  if (weaponToMan(state, figure) || weaponOf(state, figure)) return false
  const marker = markerFor(state, figure)
  if (marker && holds(figure, marker)) return false
  const { at } = figure
  const goal = marker ?? foe.at
  const gained = distance(at, goal) - distance({ x: at.x + way.x, y: at.y + way.y }, goal)
  return gained >= GAIN * distance(way, ORIGIN)
}

const ORIGIN: Point = { x: 0, y: 0 }

/** Beyond this it can attack nobody in this activation. */
function threatOf(state: State, figure: Figure): Length {
  let far = allowanceOf(state, figure, 'charge') + (says(state, figure, reaches) ? REACH : 0)
  for (const { long, moveOrShoot } of weaponsOf(state, figure))
    far = Math.max(far, long + (moveOrShoot ? 0 : allowanceOf(state, figure, 'shoot')))
  return far
}
