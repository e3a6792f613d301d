/** Whose turn it is in the Movement Phase: the fastest first, the Lead Player's before the other's. */
import type { FigureId, SideId } from '@muster/engine'
import { figureOf, isAboard, isStanding, isWithin, controllerOf, ONE_INCH } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { actingSpeedOf } from '../movement/acting-speed.ts'

/** Those of one side who may act now: all on the same Speed. */
export interface ActingGroup {
  readonly side: SideId
  readonly figures: readonly Figure[]
}

/** In inches: its Speed now, or the one it has postponed its turn to if that is lower. */
export const orderSpeed = (state: State, figure: Figure): number =>
  Math.min(actingSpeedOf(state, figure).speed, figure.now.postponedTo ?? Infinity)

/** A rider has no place of its own: it acts with its mount. A passenger of a vehicle has one, to get out. */
const isWaiting = (figure: Figure): boolean => (isStanding(figure) || isAboard(figure)) && !figure.now.turnDone

/** Undefined: all have had their turn. Speeds are looked at afresh before every turn. */
export function whoActs(state: State): ActingGroup | undefined {
  if (state.turn) return alone(state, figureOf(state, state.turn.figure))
  for (const figure of state.figures) if (figure.now.dismounted && isWaiting(figure)) return alone(state, figure)
  return fastest(state)
}

const alone = (state: State, figure: Figure): ActingGroup => ({ side: controllerOf(state, figure), figures: [figure] })

function fastest(state: State): ActingGroup | undefined {
  let best: { side: SideId; figures: Figure[]; speed: number } | undefined
  for (const figure of state.figures) {
    if (!isWaiting(figure)) continue
    const speed = orderSpeed(state, figure)
    const side = controllerOf(state, figure)
    if (best && speed === best.speed && side === best.side) best.figures.push(figure)
    else if (!best || speed > best.speed || (speed === best.speed && side === state.lead))
      best = { side, figures: [figure], speed }
  }
  return best
}

/** Everybody still to act, in the current order: those that act first, then the fastest, the Lead Player's before the other's. */
export function upNext(state: State): readonly FigureId[] {
  const now = new Set(whoActs(state)?.figures)
  const key = (figure: Figure): number =>
    (now.has(figure) ? 1000 : 0) + orderSpeed(state, figure) * 2 + (controllerOf(state, figure) === state.lead ? 1 : 0)
  return state.figures
    .filter((figure) => isWaiting(figure) || now.has(figure))
    .map((figure) => ({ id: figure.id, key: key(figure) }))
    .sort((a, b) => b.key - a.key)
    .map(({ id }) => id)
}

/** Allies beside it with a lower Speed of their own: it may act when they do. */
export function slowerAllies(state: State, figure: Figure): Figure[] {
  if (figure.now.postponedTo !== undefined || figure.now.dismounted) return []
  const side = controllerOf(state, figure)
  const beside = state.figures.filter(
    (ally) =>
      ally !== figure &&
      isStanding(ally) &&
      controllerOf(state, ally) === side &&
      isWithin(state, figure, ally, ONE_INCH),
  )
  if (beside.length === 0) return beside
  const speed = actingSpeedOf(state, figure).speed
  return beside.filter((ally) => ownSpeed(state, ally) < speed)
}

/** Not a step it has postponed to. */
const ownSpeed = (state: State, ally: Figure): number => actingSpeedOf(state, ally).speed

export function postpone(state: State, figure: Figure, ally: Figure): void {
  figure.now.postponedTo = ownSpeed(state, ally)
}
