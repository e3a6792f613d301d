/** Hiding, dragging prisoners away, and flights that end out of reach: what a few can do, and most cannot. */
import { named, text, type Candidate } from '@muster/engine'
import { dragsFreely } from '../rules/movement/move-question.ts'
import { heldBy } from '../rules/conditions/conditions.ts'
import { freeBy } from '../rules/movement/movement-actions.ts'
import { savesFlight } from '../rules/turn/flyby.ts'
import { says } from '../state/ability.ts'
import { gapBetween, has } from '../state/figures.ts'
import type { Figure } from '../state/state.ts'
import { standingFoes, nearestFoe } from './estimates/nearby.ts'
import { keepsBack } from './estimates/chances.ts'
import { mayRun } from './estimates/risks.ts'
import { SHORTEST_MOVE } from './steering.ts'
import { awayFrom, go, say, type TurnContext } from './turn.ts'
import { inside } from './archery.ts'

/** What it is worth to hide: a little more than to stay. */
export const HIDING = 0.5

/** After its move, where hiding costs nothing; or, of those who stay behind, where there is nothing better to do. */
export function hiding(turn: TurnContext): Candidate[] {
  const { state, figure, left, speed } = turn
  if (has(figure, 'hidden')) return []
  if (freeBy(state, figure, 'hide') !== undefined)
    return left < speed / 2 && turn.can('free-hide') ? [say(turn, 'free-hide', 'hides', HIDING)] : []
  const isIdle = keepsBack(figure) && figure.now.action && mayRun(state, figure, speed)
  return isIdle && turn.can('hide') ? [say(turn, 'hide', 'hides', HIDING)] : []
}

/** A prisoner that does not slow it down is brought away from its friends. */
export function dragging(turn: TurnContext, foes: readonly Figure[]): Candidate[] {
  const { state, figure, left } = turn
  const [foe] = foes
  if (!foe || foes.length > 1 || left < SHORTEST_MOVE || heldBy(state, figure.id) !== foe) return []
  if (!says(state, figure, dragsFreely)) return []
  const rescuer = standingFoes(state, figure).find((other) => other !== foe)
  const at = inside(state, awayFrom(rescuer?.at ?? foe.at, figure, left))
  return go(turn, at, () => text`drags ${named(foe.id)} away`, 2)
}

/** Half its flight is enough to get there, and the other half takes it out of the melee again. */
export function savingFlight(turn: TurnContext): Candidate[] {
  const { state, figure, left } = turn
  if (figure.now.flyby || !figure.now.action || !says(state, figure, savesFlight)) return []
  const foe = nearestFoe(state, figure)
  if (!foe || gapBetween(state, figure, foe) > left / 2 || !turn.can('flyby')) return []
  const isOutnumbered = standingFoes(state, figure).filter((one) => gapBetween(state, figure, one) <= left).length > 2
  return isOutnumbered || figure.wounds > 0 ? [say(turn, 'flyby', 'saves half its flight', 30)] : []
}
