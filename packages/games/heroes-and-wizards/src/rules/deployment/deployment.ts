/** Deployment: the low roller places first, then type by type in turn, until everything stands. */
import {
  chooseQuestion,
  deployEntry,
  picked,
  raise,
  rollFor,
  type FigureId,
  type Play,
  type Refusal,
  type Spot,
  type Step,
} from '@muster/engine'
import { boxOutline } from '@muster/table'
import { tell } from '../../events/events.ts'
import { baseOf, figureOf, sideOf } from '../../state/figures.ts'
import { clockwiseFrom } from '../../state/seats.ts'
import type { Figure, Side, State } from '../../state/state.ts'
import { startTurn } from '../ending/end.ts'
import { anyFormation, usualFormation } from './formation.ts'
import { placedFigure, placedFigures, refuseDeployment, zoneOf } from './zone.ts'

/** Each player rolls one die, nothing added; those tied for lowest roll again among themselves. */
export function* rollDeployment(play: Play<State>): Step {
  const { state } = play
  const low = yield* lowRoller(play, state.sides)
  state.order = clockwiseFrom(state.sides, low.id)
  state.acting = 0
  state.stage = 'deploy'
}

function* lowRoller(play: Play<State>, all: readonly Side[]): Step<Side> {
  const since = play.milestones?.since()
  let low = all
  do {
    play.milestones?.reach(since, low.map(({ id }) => id).join())
    low = yield* lowest(play, low)
  } while (low.length > 1)
  return low[0] ?? raise('nobody rolls for deployment')
}

/** Rolls once for each: those with the lowest die. */
function* lowest(play: Play<State>, rollers: readonly Side[]): Step<readonly Side[]> {
  const rolls: { readonly side: Side; readonly face: number }[] = []
  for (const side of rollers) {
    const [face] = (yield* play.roll(rollFor('deployment', side.name), side.id)) as readonly [number]
    rolls.push({ side, face })
  }
  const least = Math.min(...rolls.map(({ face }) => face))
  const low = rolls.filter(({ face }) => face === least).map(({ side }) => side)
  tell(play, {
    is: 'deployment-rolled',
    rules: ['HW-DEP-04'],
    rolls: rolls.map(({ side, face }) => ({ side: side.id, face })),
    tied: low.length > 1,
  })
  return low
}

/** The side whose turn it is places one type. */
export function* deploy(play: Play<State>): Step {
  const { state } = play
  const id = state.order[state.acting] ?? raise('nobody is to place')
  const side = sideOf(state, id)
  if (side.toDeploy.length > 0) yield* placeType(play, side, yield* chooseType(play, side))
  passOn(play)
}

/** On to the next side that has types left; when none has, the battle begins. */
function passOn({ state }: Play<State>): void {
  for (let i = 1; i <= state.order.length; i++) {
    const next = (state.acting + i) % state.order.length
    if (sideOf(state, state.order[next] ?? '').toDeploy.length === 0) continue
    state.acting = next
    return
  }
  state.turn = 1
  startTurn(state)
  state.stage = 'initiative'
}

function* chooseType(play: Play<State>, { id, name, army, toDeploy }: Side): Step<number> {
  const [only, ...others] = toDeploy
  if (only === undefined) raise('there is no type left to place')
  if (others.length === 0) return only
  const ask = { by: id, what: 'deploy-type', rule: 'HW-DEP-05', prompt: `${name}: which type do you place now?` }
  const options = toDeploy.map((index) => ({
    id: String(index),
    label: typeLabel(army.types[index] ?? raise('no such type')),
  }))
  return Number(picked(yield* play.ask(chooseQuestion(ask, { options }))))
}

const typeLabel = ({ name, count }: { readonly name: string; readonly count: number }): string =>
  count > 1 ? `${name} ×${count}` : name

function* placeType(play: Play<State>, side: Side, type: number): Step {
  const { state } = play
  const waiting = state.figures.filter(
    (figure) => figure.side === side.id && figure.type === type && figure.where === 'waiting',
  )
  const { spots, out } = yield* deployEntry<State, Figure>(play, {
    by: side.id,
    rule: 'HW-DEP-05',
    listed: side.army.types[type]?.name ?? '',
    figures: waiting,
    usual: usualFormation(state, waiting),
    baseOf,
    zone: () => boxOutline(zoneOf(state, side.id).box),
    refuse: (places) => refuseSpots(state, places),
    propose: (random, fitting) => anyFormation(state, fitting, random),
  })
  if (spots.length > 0) stand(play, side, spots)
  leaveOut(play, side, out)
  side.toDeploy = side.toDeploy.filter((index) => index !== type)
}

function refuseSpots(state: State, spots: readonly Spot[]): Refusal | undefined {
  const placed = placedFigures(state)
  for (const { figure: id, at } of spots) {
    const figure = figureOf(state, id)
    const refusal = refuseDeployment(state, zoneOf(state, figure.side), placed, figure, at)
    if (refusal) return refusal
    placed.push(placedFigure(figure, at))
  }
  return undefined
}

function stand(play: Play<State>, side: Side, spots: readonly Spot[]): void {
  for (const { figure: id, at } of spots) {
    const figure = figureOf(play.state, id)
    figure.at = at
    figure.where = 'standing'
  }
  const figures: FigureId[] = spots.map(({ figure }) => figure)
  tell(play, { is: 'deployed', rules: ['HW-DEP-05'], side: side.id, figures, spots })
}

/** No room: these stay out of the battle, and nobody has slain them. */
function leaveOut(play: Play<State>, side: Side, figures: readonly Figure[]): void {
  if (figures.length === 0) return
  for (const figure of figures) figure.where = 'out'
  tell(play, { is: 'left-out', rules: ['HW-RUL-32'], side: side.id, figures: figures.map(({ id }) => id) })
}
