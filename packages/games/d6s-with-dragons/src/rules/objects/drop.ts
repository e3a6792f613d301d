/** Dropping an object: a free action; its carrier's player says where it lies. */
import {
  aimQuestion,
  named,
  refuse,
  text,
  type AimAnswer,
  type FigureId,
  type Play,
  type Random,
  type Refusal,
  type Step,
} from '@muster/engine'
import { circle, gap, isOnTable, type Point } from '@muster/table'
import { tell } from '../../events/index.ts'
import { figureOf, footprint, TOLERANCE, controllerOf, ONE_INCH } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { thingName } from '../../state/thing-name.ts'
import { hasHands } from './hands.ts'

export const mayDrop = (state: State, figure: Figure): boolean =>
  figure.carrying !== undefined && hasHands(state, figure)

/** Does nothing when it carries nothing. */
export function* drop(play: Play<State>, id: FigureId): Step {
  const { state } = play
  const thing = state.things.find(({ carrier }) => carrier === id)
  if (!thing) return
  const { diameter } = thing
  const by = controllerOf(state, figureOf(state, id))
  const prompt = text`Where does ${named(id)} put ${thingName(state, thing)} down?`
  const answer = yield* play.ask(
    aimQuestion(
      { by, what: 'drop', rule: 'DD-OBJ-06', about: id, prompt },
      {
        from: id,
        range: ONE_INCH,
        template: { is: 'disc', radius: diameter / 2 },
        refuse: (at) => refuseSpot(state, figureOf(state, id), diameter, at),
        origin: () => feetOf(state, figureOf(state, id), diameter),
        propose: (random) => propose(state, figureOf(state, id), diameter, random),
      },
    ),
  )
  const at = 'at' in answer ? answer.at : figureOf(state, id).at
  putDown(play, id, at)
}

/** On the ground, beside its carrier or under it. */
function refuseSpot(state: State, figure: Figure, diameter: number, at: Point): Refusal | undefined {
  const print = { base: circle(diameter), at }
  if (!isOnTable(print, state.field)) return refuse('DD-OBJ-06', 'off-table', 'That is not on the table.', { at })
  if (gap(footprint(state, figure), print) <= ONE_INCH + TOLERANCE) return undefined
  return refuse('DD-RUL-96', 'too-far', text`That is more than 1" from ${named(figure.id)}.`, { at })
}

/** The carrier's place, moved in so that the whole object lies on the table. */
function feetOf(state: State, figure: Figure, diameter: number): Point {
  const {
    at: { x, y },
  } = footprint(state, figure)
  const rim = Math.ceil(diameter / 2)
  const onto = (value: number, length: number) => Math.min(Math.max(value, rim), length - rim)
  return { x: onto(x, state.field.width), y: onto(y, state.field.depth) }
}

/** At the carrier's place, or anywhere around it at random. */
function propose(state: State, figure: Figure, diameter: number, random?: Random): AimAnswer {
  const feet = feetOf(state, figure, diameter)
  if (!random) return { at: feet }
  const somewhere = () => Math.round((random() * 2 - 1) * (ONE_INCH + diameter))
  const at = { x: feet.x + somewhere(), y: feet.y + somewhere() }
  return { at: refuseSpot(state, figure, diameter, at) ? feet : at }
}

function putDown(play: Play<State>, id: FigureId, at: Point): void {
  const { state } = play
  const figure = figureOf(state, id)
  const thing = state.things.find(({ carrier }) => carrier === id)
  if (!thing) return
  thing.carrier = undefined
  thing.at = at
  figure.carrying = undefined
  tell(play, { is: 'dropped', figure: id, thing: thing.id, at, rules: ['DD-OBJ-06'] })
}
