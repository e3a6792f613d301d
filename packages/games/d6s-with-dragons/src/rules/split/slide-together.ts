/** Brings the bases of a melee together. This is no movement: nothing is provoked, entered or tested. */
import type { Play, Step } from '@muster/engine'
import { samePoint, contactPlaceFacing } from '@muster/table'
import { tell } from '../../events/index.ts'
import { footprint, isStanding, controllerOf } from '../../state/figures.ts'
import type { Figure, Melee, State } from '../../state/state.ts'
import { settlePlaces } from '../conditions/conditions.ts'
import { membersOf } from '../melee/melee-members.ts'
import { placeAt } from '../terrain/place-figure.ts'
import { shiftedSpot } from '../movement/straight-shift.ts'

export function* slideTogether(play: Play<State>): Step {
  let hasSlid = false
  for (const melee of play.state.melees) if (slideIn(play, melee)) hasSlid = true
  if (hasSlid) yield* settlePlaces(play)
}

/** The character that is alone on its side stays, in a duel the Lead Player's. The others slide straight to it. */
function slideIn(play: Play<State>, melee: Melee): boolean {
  const { state } = play
  const bases = membersOf(state, melee).filter(isStanding)
  const own = bases.filter((figure) => controllerOf(state, figure) === state.lead)
  const others = bases.filter((figure) => !own.includes(figure))
  const [[stays], sliding] = own.length === 1 ? [own, others] : [others, own]
  let hasSlid = false
  for (const figure of sliding) if (stays && slide(play, figure, stays)) hasSlid = true
  return hasSlid
}

function slide(play: Play<State>, figure: Figure, to: Figure): boolean {
  const { state } = play
  const from = figure.at
  const at = shiftedSpot(state, figure, contactPlaceFacing(footprint(state, figure), footprint(state, to)))
  if (samePoint(from, at)) return false
  placeAt(state, figure, at)
  tell(play, { is: 'slid', figure: figure.id, to: to.id, from, at, rules: ['DD-SPLIT-05', 'DD-RUL-35'] })
  return true
}
