/** Vehicle: it carries friends, who are out of reach inside it and come out when it is gone. */
import { chooseQuestion, named, picked, text, listedNames, type FigureId, type Play, type Step } from '@muster/engine'
import { nearestFree } from '../../../rules/casting/free-spots.ts'
import { gain } from '../../../rules/conditions/conditions.ts'
import { board, canBoard, carries, hasRoomFor, setDown } from '../../../rules/vehicles/vehicles.ts'
import { shownMark } from '../../../state/ability.ts'
import { controllerOf, figureOf } from '../../../state/figures.ts'
import type { State } from '../../../state/state.ts'
import { feature } from '../../feature.ts'

const NOBODY = 'no'

/** Passengers may start aboard: its player names them one by one. */
function* startAboard(play: Play<State>, bearer: FigureId): Step {
  const { state } = play
  for (;;) {
    const vehicle = figureOf(state, bearer)
    const by = controllerOf(state, vehicle)
    const friends = state.figures.filter(
      (one) => controllerOf(state, one) === by && canBoard(one) && hasRoomFor(state, vehicle, one),
    )
    if (friends.length === 0) return
    const options = [
      { id: NOBODY, label: 'Nobody more' },
      ...friends.map(({ id }) => ({ id, label: named(id), figure: id })),
    ]
    const prompt = text`Who starts aboard ${named(bearer)}?`
    const ask = { by, what: 'start-aboard', rule: 'DD-RUL-171', about: bearer, prompt }
    const chosen = picked(yield* play.ask(chooseQuestion(ask, { options }))) ?? NOBODY
    if (chosen === NOBODY) return
    yield* board(play, chosen, bearer)
  }
}

/** In the space it leaves, each beside the other. */
function* spill(play: Play<State>, bearer: FigureId): Step {
  const { state } = play
  const { at, passengers } = figureOf(state, bearer)
  for (const id of passengers) {
    const figure = figureOf(state, id)
    setDown(play, id, nearestFree(state, { figure, rule: 'DD-RUL-171' }, at) ?? at)
    yield* gain(play, id, { is: 'prone' })
  }
}

export const vehicle = feature('vehicle', {
  on: { 'encounter-starts': { anybody: startAboard }, eliminated: { target: spill } },
  answers: [
    carries.answer({ medium: 1, small: 3 }),
    shownMark.answer((_state, { passengers }) =>
      passengers.length > 0 ? { icon: 'submarine', label: text`Carries ${listedNames(passengers)}` } : undefined,
    ),
  ],
})
