/** At the end of deployment the crew places of each siege weapon are filled by Infantry beside it. */
import { chooseQuestion, named, text, type FigureId, type Play, type Step } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { figureOf, isStanding } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { freePlaces, giveCrewPlace, recruitsFor } from '../crew/crew.ts'

export function* fillCrews(play: Play<State>): Step {
  const { state } = play
  const weapons = state.siegeWeapons.filter((id) => isStanding(figureOf(state, id)))
  for (const id of weapons) figureOf(state, id).crew = []
  for (const id of weapons) yield* fillCrew(play, id)
  state.round = 1
  state.stage = 'priority'
}

/** Where more stand there than there are places, their owner chooses. */
function* fillCrew(play: Play<State>, id: FigureId): Step {
  const { state } = play
  const chassis = figureOf(state, id)
  const recruits = recruitsFor(state, chassis)
  const places = freePlaces(state, chassis)
  const chosen =
    recruits.length <= places ? recruits.map((one) => one.id) : yield* askCrew(play, chassis, recruits, places)
  for (const one of chosen) {
    giveCrewPlace(state, figureOf(state, id), figureOf(state, one))
    tell(play, { is: 'joined-crew', figure: one, chassis: id, rules: ['KD-SIEGE-30'] })
  }
}

function* askCrew(
  play: Play<State>,
  chassis: Figure,
  recruits: readonly Figure[],
  places: number,
): Step<readonly FigureId[]> {
  const { id, side } = chassis
  const ask = { by: side, what: 'crew', rule: 'KD-SIEGE-30', about: id, prompt: text`Who operates ${named(id)}?` }
  const options = recruits.map((one) => ({ id: one.id, label: named(one.id), figure: one.id }))
  const answer = yield* play.ask(
    chooseQuestion(ask, { options, least: 0, most: places, usual: recruits.slice(0, places).map((one) => one.id) }),
  )
  return 'pick' in answer ? answer.pick : []
}
