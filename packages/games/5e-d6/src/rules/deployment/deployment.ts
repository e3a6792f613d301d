/** Deployment: the player who does not lead places the whole force, entry by entry, then the Lead Player. */
import { deployEntry, raise, type Play, type Refusal, type SideId, type Spot, type Step } from '@muster/engine'
import { boxOutline, circle } from '@muster/table'
import { tell } from '../../events/index.ts'
import { figureOf, otherSide, sideOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { beginRound } from '../rounds/rounds.ts'
import { placedBase, type PlacedBase } from '../terrain/spots.ts'
import { anyFormation, usualFormation } from './formation.ts'
import { refuseDeployment, zoneOf } from './zone.ts'

export function* deploy(play: Play<State>): Step {
  const { state } = play
  const lead = state.lead ?? raise('there is no Lead Player')
  const id = [otherSide(state, lead), lead].find((one) => sideOf(state, one).toDeploy.length > 0)
  if (id === undefined) {
    state.round = 1
    return beginRound(play)
  }
  const side = sideOf(state, id)
  const [entry = 0, ...more] = side.toDeploy
  yield* placeEntry(play, id, entry)
  side.toDeploy = more
}

function* placeEntry(play: Play<State>, side: SideId, entry: number): Step {
  const { state } = play
  const waiting = state.figures.filter((one) => one.side === side && one.entry === entry && one.where === 'waiting')
  const { spots, out } = yield* deployEntry(play, {
    by: side,
    rule: 'FD-SETUP-03',
    listed: sideOf(state, side).army.entries[entry]?.name ?? '',
    figures: waiting,
    usual: usualFormation(state, waiting),
    baseOf: ({ diameter }) => circle(diameter),
    zone: () => boxOutline(zoneOf(state, side).box),
    refuse: (places) => refuseSpots(state, places),
    propose: (random, fitting) => anyFormation(state, fitting, random),
  })
  if (spots.length > 0) stand(play, side, spots)
  leaveOut(play, side, out)
}

function refuseSpots(state: State, spots: readonly Spot[]): Refusal | undefined {
  const placed: PlacedBase[] = []
  for (const { figure: id, at } of spots) {
    const figure = figureOf(state, id)
    const refusal = refuseDeployment(state, zoneOf(state, figure.side), placed, figure, at)
    if (refusal) return refusal
    placed.push(placedBase(figure, at))
  }
  return undefined
}

function stand(play: Play<State>, side: SideId, spots: readonly Spot[]): void {
  const { state } = play
  for (const { figure: id, at } of spots) {
    Object.assign(figureOf(state, id), { at, where: 'standing' })
    state.grid.changed(id)
  }
  state.abilities.changed()
  tell(play, { is: 'deployed', rules: ['FD-SETUP-03'], side, figures: spots.map(({ figure }) => figure), spots })
}

/** No room: these stay out of the battle. */
function leaveOut(play: Play<State>, side: SideId, figures: readonly Figure[]): void {
  if (figures.length === 0) return
  for (const figure of figures) figure.where = 'out'
  tell(play, { is: 'left-out', rules: ['FD-SETUP-03'], side, figures: figures.map(({ id }) => id) })
}
