/** Vehicles: who has room in them, boarding, leaving. */
import { placeQuestion, refuse, named, text, type FigureId, type Play, type Refusal, type Step } from '@muster/engine'
import { gap, radiusOf, contactPlaces, type Outline, type Point } from '@muster/table'
import { tell } from '../../events/index.ts'
import { question, says } from '../../state/ability.ts'
import {
  controllerOf,
  figureOf,
  footprint,
  isAboard,
  isStanding,
  isUpTo,
  isWithin,
  ONE_INCH,
  TOLERANCE,
} from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { refuseFree } from '../casting/free-spots.ts'
import { settlePlaces, helpless, letGo } from '../conditions/conditions.ts'
import { placeAt } from '../terrain/place-figure.ts'

/** So many Medium characters, or so many that are smaller. */
export interface Capacity {
  readonly medium: number
  readonly small: number
}

export const carries = question<undefined, Capacity>('carries')

export function hasRoomFor(state: State, vehicle: Figure, figure: Figure): boolean {
  const capacity = carries.first(state.abilities.of(state, vehicle), state, vehicle, undefined)
  if (!capacity || vehicle === figure || !isUpTo(figure, 'medium')) return false
  const together = [...vehicle.passengers.map((id) => figureOf(state, id)), figure]
  return together.length <= (together.every((one) => isUpTo(one, 'small')) ? capacity.small : capacity.medium)
}

/** On its own feet, with nobody on its back and nobody inside. */
export const canBoard = (figure: Figure): boolean =>
  isStanding(figure) && figure.riders.length === 0 && figure.passengers.length === 0

/** Vehicles of its own side beside it. */
export const vehiclesFor = (state: State, figure: Figure): Figure[] =>
  canBoard(figure)
    ? state.figures.filter(
        (vehicle) =>
          isStanding(vehicle) &&
          controllerOf(state, vehicle) === controllerOf(state, figure) &&
          isWithin(state, figure, vehicle, ONE_INCH) &&
          hasRoomFor(state, vehicle, figure),
      )
    : []

export function* board(play: Play<State>, id: FigureId, vehicleId: FigureId): Step {
  const { state } = play
  yield* letGo(play, id)
  const figure = figureOf(state, id)
  const vehicle = figureOf(state, vehicleId)
  figure.where = 'aboard'
  figure.vehicle = vehicleId
  vehicle.passengers = [...vehicle.passengers, id]
  state.abilities.changed()
  placeAt(state, vehicle, vehicle.at)
  tell(play, { is: 'boarded', figure: id, vehicle: vehicleId, rules: ['DD-RUL-171'] })
  yield* settlePlaces(play)
}

/** Puts a passenger on the table. */
export function setDown(play: Play<State>, id: FigureId, at: Point): void {
  const { state } = play
  const figure = figureOf(state, id)
  const vehicle = figureOf(state, figure.vehicle ?? id)
  vehicle.passengers = vehicle.passengers.filter((other) => other !== id)
  figure.vehicle = undefined
  figure.where = 'standing'
  state.abilities.changed()
  placeAt(state, figure, at)
  tell(play, { is: 'left-vehicle', figure: id, vehicle: vehicle.id, at, rules: ['DD-MDF-23', 'DD-RUL-171'] })
}

/** Whether it could leave its vehicle now. */
export const canLeave = (state: State, figure: Figure): boolean =>
  isAboard(figure) && figure.now.action && !says(state, figure, helpless) && exitsOf(state, figure).length > 0

/** Its action is spent; its player chooses a place within 1" of the vehicle. */
export function* leaveVehicle(play: Play<State>, id: FigureId): Step {
  const { state } = play
  figureOf(state, id).now.action = false
  const at = yield* askExit(play, id)
  setDown(play, id, at)
}

const vehicleOf = (state: State, figure: Figure): Figure => figureOf(state, figure.vehicle ?? figure.id)

/** Free places that touch the vehicle. */
function exitsOf(state: State, figure: Figure): Point[] {
  const vehicle = vehicleOf(state, figure)
  const foot = { base: figure.profile.base, at: vehicle.at }
  return contactPlaces(foot, footprint(state, vehicle), 32).filter((at) => refuseExit(state, figure, at) === undefined)
}

function refuseExit(state: State, figure: Figure, at: Point): Refusal | undefined {
  const vehicle = vehicleOf(state, figure)
  if (gap({ base: figure.profile.base, at }, footprint(state, vehicle)) > ONE_INCH + TOLERANCE)
    return refuse('DD-RUL-171', 'too-far', text`${named(figure.id)} is set down within 1" of ${named(vehicle.id)}.`, {
      at,
    })
  return refuseFree(state, { figure, rule: 'DD-RUL-171' }, at)
}

function* askExit(play: Play<State>, id: FigureId): Step<Point> {
  const { state } = play
  const figure = figureOf(state, id)
  const vehicle = vehicleOf(state, figure)
  const exits = exitsOf(state, figure)
  const first = exits[0] ?? vehicle.at
  const ask = {
    by: controllerOf(state, figure),
    what: 'leave-vehicle',
    rule: 'DD-RUL-171',
    about: id,
    prompt: text`Where does ${named(id)} get out?`,
  }
  const zone: Outline = {
    is: 'disc',
    centre: vehicle.at,
    radius: radiusOf(vehicle.profile.base) + ONE_INCH + radiusOf(figure.profile.base) * 2,
  }
  const answer = yield* play.ask(
    placeQuestion(ask, {
      pieces: [{ figure: id, base: figure.profile.base }],
      zone: () => [zone],
      refuse: ([spot]) => (spot ? refuseExit(state, figure, spot.at) : undefined),
      propose: (random) => ({
        spots: [{ figure: id, at: random ? (exits[Math.floor(random() * exits.length)] ?? first) : first }],
      }),
    }),
  )
  return 'spots' in answer ? (answer.spots[0]?.at ?? first) : first
}
