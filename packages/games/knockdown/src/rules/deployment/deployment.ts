/** Deployment: the loser of the roll-off places its whole army, entry by entry, then the winner. */
import { deployEntry, type Play, type Refusal, type SideId, type Spot, type Step } from '@muster/engine'
import { boxOutline } from '@muster/table'
import { tell } from '../../events/index.ts'
import { actingSide, figureOf, sideOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { basesOf, placedBase } from '../terrain/spots.ts'
import { anyFormation, usualFormation } from './formation.ts'
import { deploymentFault, deploymentRefusal, zoneOf, type Zone } from './zone.ts'

export function* deploy(play: Play<State>): Step {
  const { state } = play
  const side = sideOf(state, actingSide(state))
  const [entry] = side.toDeploy
  if (entry !== undefined) yield* placeEntry(play, side.id, entry)
  side.toDeploy = side.toDeploy.slice(1)
  if (side.toDeploy.length > 0) return
  state.acting++
  if (state.acting < state.order.length) return
  state.acting = 0
  state.stage = 'crew'
}

function* placeEntry(play: Play<State>, side: SideId, entry: number): Step {
  const { state } = play
  const waiting = state.figures.filter((one) => one.side === side && one.entry === entry && one.where === 'waiting')
  const { spots, out } = yield* deployEntry(play, {
    by: side,
    rule: 'KD-ARMY-07',
    listed: sideOf(state, side).army.entries[entry]?.name ?? '',
    figures: waiting,
    usual: usualFormation(state, waiting),
    baseOf: ({ base }) => base,
    zone: () => boxOutline(zoneOf(state, side).box),
    refuse: (places) => refuseSpots(state, places),
    propose: (random, fitting) => anyFormation(state, fitting, random),
  })
  if (spots.length > 0) stand(play, side, spots)
  leaveOut(play, side, out)
}

function refuseSpots(state: State, spots: readonly Spot[]): Refusal | undefined {
  const placed = basesOf(state)
  let zone: Zone | undefined
  for (const { figure: id, at } of spots) {
    const figure = figureOf(state, id)
    zone ??= zoneOf(state, figure.side)
    const fault = deploymentFault(state, zone, placed, figure, at)
    if (fault) return deploymentRefusal(fault, zone, figure, at)
    placed.push(placedBase(figure, at))
  }
  return undefined
}

/** A chariot brings its crew with it. */
function stand(play: Play<State>, side: SideId, spots: readonly Spot[]): void {
  const { state } = play
  for (const { figure: id, at } of spots) {
    const figure = figureOf(state, id)
    figure.at = at
    figure.where = 'standing'
    if (figure.profile.kind !== 'chariot') continue
    for (const one of figure.crew) {
      const rider = figureOf(state, one)
      rider.at = at
      rider.where = 'aboard'
    }
  }
  state.abilities.changed()
  tell(play, { is: 'deployed', rules: ['KD-ARMY-08'], side, figures: spots.map(({ figure }) => figure), spots })
}

/** No room: these stay out of the battle. */
function leaveOut(play: Play<State>, side: SideId, figures: readonly Figure[]): void {
  if (figures.length === 0) return
  for (const figure of figures) {
    figure.where = 'out'
    for (const id of figure.crew) {
      const rider = figureOf(play.state, id)
      if (rider.aboard !== figure.id) continue
      rider.where = 'out'
      rider.aboard = undefined
    }
  }
  tell(play, { is: 'left-out', rules: ['KD-ARMY-07'], side, figures: figures.map(({ id }) => id) })
}
