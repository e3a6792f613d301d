/** The way of a charge: straight to a free place in contact, or to where a weapon with Reach strikes. */
import { moveQuestion, STRAIGHT_ON, turnedPoint, type MoveAid } from '@muster/engine'
import { INCH, samePoint, type Length, type Point } from '@muster/table'
import { planGap } from '../rules/measuring/distance.ts'
import { attacksAll } from '../rules/melee/fight.ts'
import { REACH, reaches } from '../rules/melee/targets.ts'
import { MoveChoice } from '../rules/movement/ask-move.ts'
import { isFree, modelsBeside, placeAhead, placesBeside } from '../rules/movement/contact-places.ts'
import { CHARGES as MAY_TOUCH, contactsAt } from '../rules/movement/move-question.ts'
import { says } from '../state/ability.ts'
import { radiusOf, TOLERANCE } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import { chargesOf, type Charge } from './charging.ts'
import { isOpen, isWalledOff, modelsAround } from './clear-way.ts'

/** How many charges, and how many places of each, are tried. */
export const CHARGES = 3
const PLACES = 2

/** What the ways of a model's charges have in common: how far it gets, who is near, and what the judge of moves says. */
export interface ChargeAid {
  readonly left: Length
  readonly around: readonly Figure[]
  readonly moves: MoveAid | undefined
}

export const chargeAid = (state: State, figure: Figure, left: Length, moves: MoveAid | undefined): ChargeAid => ({
  left,
  around: modelsAround(state, figure, left + TOLERANCE),
  moves,
})

/** As if the model charged now. */
export function aidForCharge(state: State, figure: Figure, allowance: Length): ChargeAid {
  const ask = { by: figure.side, what: 'move', prompt: '', rule: 'KD-ACT-02' }
  const mover = { figure: figure.id, allowance, manner: 'charge', nearness: MAY_TOUCH }
  return chargeAid(state, figure, allowance, moveQuestion(ask, new MoveChoice(state, [mover], [])).moves)
}

/** The way of the best charge that has one. */
export function chargePath(
  state: State,
  figure: Figure,
  foes: readonly Figure[],
  aid: ChargeAid,
): readonly Point[] | undefined {
  for (const charge of chargesOf(state, figure, foes, aid.left).slice(0, CHARGES)) {
    const path = pathOf(state, figure, charge, aid)
    if (path) return path
  }
  return undefined
}

/** The way of one charge; undefined where none is open. */
export function pathOf(state: State, figure: Figure, { target }: Charge, aid: ChargeAid): readonly Point[] | undefined {
  const { left, around, moves } = aid
  const path = says(state, figure, reaches) ? reachPath(state, figure, target, aid) : undefined
  if (path) return path
  if (isWalledOff(state, figure, target, around)) return undefined
  const far = left + TOLERANCE
  const near = { most: far, around: modelsBeside(figure, target, around) }
  const ahead = says(state, figure, attacksAll) ? undefined : placeAhead(figure, target, near)
  const isAheadOpen = ahead !== undefined && isOpen(state, figure, ahead, around)
  if (isAheadOpen && moves?.allows(figure.id, [ahead])) return [ahead]
  const places = bestPlaces(state, figure, placesBeside(state, figure, target, near))
  let open = isAheadOpen ? 1 : 0
  for (const place of places) {
    if ((ahead && samePoint(place, ahead)) || !isOpen(state, figure, place, around)) continue
    if (moves?.allows(figure.id, [place])) return [place]
    if (++open === PLACES) break
  }
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
function reachPath(
  state: State,
  figure: Figure,
  target: Figure,
  { around, moves }: ChargeAid,
): readonly Point[] | undefined {
  if (planGap(figure, target) <= REACH) return NOWHERE
  const far = radiusOf(figure) + radiusOf(target) + REACH - INCH / 8
  const place = turnedPoint(target.at, figure.at, far, STRAIGHT_ON)
  if (!isFree(figure, place, around) || !isOpen(state, figure, place, around)) return undefined
  return moves?.allows(figure.id, [place]) ? [place] : undefined
}
