/** The way of a charge: straight to a free place in contact, or to where a weapon with Reach strikes. */
import { moveQuestion, turnedPoint, TURNS, type MoveAid } from '@muster/engine'
import { INCH, pathLength, type Length, type Point } from '@muster/table'
import { planGap } from '../rules/measuring/distance.ts'
import { attacksAll } from '../rules/melee/fight.ts'
import { REACH, reaches } from '../rules/melee/targets.ts'
import { MoveChoice } from '../rules/movement/ask-move.ts'
import { placesBeside } from '../rules/movement/contact-places.ts'
import { CHARGES as MAY_TOUCH, contactsAt } from '../rules/movement/move-question.ts'
import { says } from '../state/ability.ts'
import { radiusOf, TOLERANCE } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import { chargesOf, type Charge } from './charging.ts'
import { isOpen, modelsAround, waysAround } from './clear-way.ts'

/** How many charges, and how many places of each, are tried. */
export const CHARGES = 3
const PLACES = 4
/** To how many places a way around somebody is looked for. */
const AROUND = 2

/** What the judge of moves would say to a model that charged now. */
export function aidForCharge(state: State, { id, side }: Figure, allowance: Length): MoveAid | undefined {
  const ask = { by: side, what: 'move', prompt: '', rule: 'KD-ACT-02' }
  const mover = { figure: id, allowance, manner: 'charge', nearness: MAY_TOUCH }
  return moveQuestion(ask, new MoveChoice(state, [mover], [])).moves
}

/** The way of the best charge that has one. */
export function chargePath(
  state: State,
  moves: MoveAid | undefined,
  figure: Figure,
  foes: readonly Figure[],
  left: Length,
): readonly Point[] | undefined {
  for (const charge of chargesOf(state, figure, foes, left).slice(0, CHARGES)) {
    const path = pathOf(state, moves, figure, charge, foes, left)
    if (path) return path
  }
  return undefined
}

/** The way of one charge; undefined where none is open. */
export function pathOf(
  state: State,
  moves: MoveAid | undefined,
  figure: Figure,
  { target }: Charge,
  foes: readonly Figure[],
  left: Length,
): readonly Point[] | undefined {
  const path = says(state, figure, reaches) ? reachPath(moves, figure, target) : undefined
  if (path) return path
  const far = left + TOLERANCE
  const around = modelsAround(state, figure, far)
  const places = bestPlaces(state, figure, placesBeside(state, figure, target, foes, { most: far, around }))
  const open = places.filter((at) => isOpen(state, figure, figure.at, at, around))
  for (const place of open.slice(0, PLACES)) if (moves?.allows(figure.id, [place])) return [place]
  if (open.length > 0) return undefined
  for (const place of places.slice(0, AROUND))
    for (const way of waysAround(state, figure, place, around))
      if (pathLength(figure.at, way) <= far && moves?.allows(figure.id, way)) return way
  return undefined
}

/** Who attacks everybody in contact at once goes where it touches the most. */
function bestPlaces(state: State, figure: Figure, places: readonly Point[]): readonly Point[] {
  if (!says(state, figure, attacksAll)) return places
  const touched = (at: Point): number => contactsAt(state, figure, at).length
  return places.toSorted((a, b) => touched(b) - touched(a))
}

const NOWHERE: readonly Point[] = []

/** To where a weapon with Reach strikes, and no nearer. */
function reachPath(moves: MoveAid | undefined, figure: Figure, target: Figure): readonly Point[] | undefined {
  const gap = planGap(figure, target)
  if (gap <= REACH) return NOWHERE
  const far = radiusOf(figure) + radiusOf(target) + REACH - INCH / 8
  const path = [turnedPoint(target.at, figure.at, far, TURNS[0] ?? [1, 0])]
  return moves?.allows(figure.id, path) ? path : undefined
}
