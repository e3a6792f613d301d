/** Teleporting: no path is moved, nothing is provoked, and every grapple ends. */
import type { FigureId, Play, RuleId, Step } from '@muster/engine'
import type { Point } from '@muster/table'
import { tell } from '../../events/index.ts'
import { bearerOf, figureOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { settlePlaces, letGo, lose } from '../conditions/conditions.ts'
import { placeAt } from '../terrain/place-figure.ts'

/** A rider and its mount go together. */
export function* teleportTo(play: Play<State>, id: FigureId, to: Point, rule: RuleId): Step {
  const { state } = play
  const bearer = bearerOf(state, figureOf(state, id))
  const from = bearer.at
  placeAt(state, figureOf(state, id), to)
  tell(play, { is: 'teleported', figure: bearer.id, from, to, rules: [rule, 'DD-RUL-72', 'DD-OPP-06'] })
  for (const one of [bearer.id, ...bearer.riders]) {
    yield* lose(play, one, 'grappled', 'DD-RUL-72')
    yield* letGo(play, one)
  }
  yield* settlePlaces(play)
}
