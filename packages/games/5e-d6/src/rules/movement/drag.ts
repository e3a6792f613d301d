/** A grappler that moves drags along whom it holds: beside it, as before, or wherever there is room within 1". */
import type { FigureId, Play } from '@muster/engine'
import { contactPlaces, type Point } from '@muster/table'
import { tell } from '../../events/index.ts'
import { figureOf, footprint, isStanding } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { settle } from '../measuring/settle.ts'
import { placedBase, spotFault } from '../terrain/spots.ts'
import { endLostGrapples } from '../grapples/grapples.ts'

/** How many places around the grappler are tried. */
const PLACES = 24

/** `offset` is where the held figure stood, as seen from its grappler. */
export function dragAlong(play: Play<State>, by: FigureId, offset: Point): void {
  const { state } = play
  const grappler = figureOf(state, by)
  if (grappler.holds === undefined) return
  const held = figureOf(state, grappler.holds)
  const at = placeFor(state, grappler, held, { x: grappler.at.x + offset.x, y: grappler.at.y + offset.y })
  if (at && (at.x !== held.at.x || at.y !== held.at.y)) {
    settle(state, held.id, at)
    tell(play, { is: 'dragged', figure: held.id, by, at, rules: ['FD-MAN-08', 'FD-RUL-57'] })
  }
  endLostGrapples(play)
}

function placeFor(state: State, grappler: Figure, held: Figure, usual: Point): Point | undefined {
  const others = state.figures.filter((one) => one !== held && isStanding(one)).map((one) => placedBase(one))
  const isFree = (at: Point): boolean => spotFault(state, held, at, others) === undefined
  return isFree(usual) ? usual : contactPlaces(footprint(held), footprint(grappler), PLACES).find(isFree)
}
