/** Deployment: the sides place one unit at a time in turn, in formation within six inches of their edge. */
import {
  chooseQuestion,
  picked,
  placeQuestion,
  raise,
  named,
  text,
  type FigureId,
  type Play,
  type Question,
  type Spot,
  type Step,
} from '@muster/engine'
import { tell } from '../../events/events.ts'
import { baseOf, meanPoint, otherSide, unitOf } from '../../state/figures.ts'
import type { State, Unit } from '../../state/state.ts'
import { shapesFor } from '../formation/arrange.ts'
import { refuseDeployment } from './refusals.ts'
import { anyPlaces, formAt, usualPlaces } from './places.ts'
import { decideNow } from '../rounds/end.ts'
import { levelAt } from '../terrain/half-speed.ts'
import { deploymentOf, waiting, type Deployment } from './waiting.ts'
import { zoneOutline } from './zone.ts'

/** One unit of the side whose turn it is. */
export function* deploy(play: Play<State>): Step {
  const side = play.state.turn ?? raise('it is nobody’s turn to place')
  const units = waiting(play.state, side)
  if (units.length > 0) yield* placeUnit(play, yield* chooseUnit(play, side, units))
  passOn(play, side)
}

function* chooseUnit(play: Play<State>, side: string, units: readonly Unit[]): Step<FigureId> {
  const [only, ...others] = units
  if (only === undefined) raise('there is no unit left to place')
  if (others.length === 0) return only.id
  const ask = { by: side, what: 'deploy-unit', rule: 'SF-RUL-46', prompt: 'Which unit do you put on the table now?' }
  const options = units.map(({ id, models }) => ({
    id,
    label: models.length > 1 ? text`${named(id)} (${models.length})` : named(id),
    figure: id,
  }))
  return picked(yield* play.ask(chooseQuestion(ask, { options }))) ?? only.id
}

function* placeUnit(play: Play<State>, id: FigureId): Step {
  const deployment = deploymentOf(play.state, unitOf(play.state, id))
  const usual = usualPlaces(deployment)
  if (usual === undefined) return leaveOut(play, id)
  const answer = yield* play.ask(deployQuestion(deployment, usual))
  stand(play, id, 'spots' in answer ? answer.spots : raise('nobody was placed'))
}

function deployQuestion(deployment: Deployment, usual: readonly Spot[]): Question {
  const { state, unit, models } = deployment
  const { id, side } = unit
  const ask = {
    by: side,
    what: 'deploy',
    rule: 'SF-RUL-46',
    about: id,
    prompt: text`Put ${named(id)} on the table, within 6" of your edge.`,
  }
  const question = placeQuestion(ask, {
    pieces: models.map((body) => ({ figure: body.id, base: baseOf(body) })),
    zone: () => [zoneOutline(state, side)],
    refuse: (spots) => refuseDeployment(deployment, spots),
    propose: (random) => ({ spots: random ? (anyPlaces(deployment, random) ?? usual) : usual }),
  })
  const formation = {
    figure: id,
    models: models.map((body) => body.id),
    centre: meanPoint(usual.map(({ at }) => at)),
    shapes: shapesFor(models.length),
  }
  return {
    ...question,
    describe: () => ({ ...question.describe(), units: [formation] }) as ReturnType<Question['describe']>,
    forms: { form: (figure, path, shape) => (figure === id ? formAt(deployment, path, shape, usual) : undefined) },
  }
}

function stand(play: Play<State>, id: FigureId, spots: readonly Spot[]): void {
  const { state } = play
  const unit = unitOf(state, id)
  const places = new Map(spots.map(({ figure, at }) => [figure, at]))
  for (const member of state.units) {
    if (member !== unit && member.host !== id) continue
    for (const model of member.models) {
      model.at = places.get(model.id) ?? raise(`${model.id} has no place`)
      model.level = levelAt(state, model.at)
      model.where = 'standing'
    }
  }
  tell(play, { is: 'deployed', rules: ['SF-RUL-46'], side: unit.side, unit: id, spots })
}

/** No room anywhere: it stays out of the battle. */
function leaveOut(play: Play<State>, id: FigureId): void {
  const { state } = play
  const { side } = unitOf(state, id)
  for (const member of state.units) {
    if (member.id === id || member.host === id) for (const model of member.models) model.where = 'lost'
  }
  tell(play, { is: 'left-out', rules: ['SF-RUL-46'], side, unit: id })
}

/** Passes to the other side while it has units left; when all are placed, the first round begins. */
function passOn(play: Play<State>, side: string): void {
  const { state } = play
  const other = otherSide(state, side)
  if (waiting(state, other).length > 0) state.turn = other
  else if (waiting(state, side).length === 0) {
    state.turn = undefined
    if (!decideNow(play)) state.stage = 'initiative'
  }
}
