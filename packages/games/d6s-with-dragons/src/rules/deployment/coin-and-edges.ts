/** Setting up, in the order of the rulebook: the coin, the table and its edges, the other's choice, deployment. */
import { layTerrain } from '../../state/terrain.ts'
import { chooseQuestion, edgeOption, picked, raise, type Play, type Step } from '@muster/engine'
import { encounterOf } from '../../encounters/index.ts'
import { OPPOSITE } from '../../encounters/lines.ts'
import { tell } from '../../events/index.ts'
import { otherSide, sideOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { EDGES, type Edge } from '../../state/vocabulary.ts'

export { deploy } from './deployment.ts'

/** The coin, as one die: on 1 to 3 the first side is the Lead Player. */
export function* flipForLead(play: Play<State>): Step {
  const { state } = play
  const [first, second] = state.sides
  if (!first || !second) raise('there are not two sides')
  const [face] = (yield* play.roll('lead', first.id)) as readonly [number]
  state.lead = face <= 3 ? first.id : second.id
  tell(play, { is: 'lead-decided', rules: ['DD-SETUP-05'], side: state.lead, face })
  state.stage = 'edges'
}

/** The Lead Player chooses the table, if there are several, and names two opposite edges. */
export function* nameEdges(play: Play<State>): Step {
  yield* layTable(play)
  const { state } = play
  const ask = {
    by: state.lead,
    what: 'edges',
    rule: 'DD-SETUP-09',
    prompt: 'Which two edges do the sides deploy from?',
  }
  const answer = yield* play.ask(
    chooseQuestion(ask, {
      options: [
        { id: 'north', label: 'North and south' },
        { id: 'west', label: 'West and east' },
      ],
    }),
  )
  const edge: Edge = picked(answer) === 'west' ? 'west' : 'north'
  sideOf(state, state.lead).edge = edge
  tell(play, { is: 'edges-named', rules: ['DD-SETUP-09'], side: state.lead, edges: [edge, OPPOSITE[edge]] })
  state.stage = 'choose-edge'
}

function* layTable(play: Play<State>): Step {
  const { state } = play
  if (state.layouts.length === 0) return
  const tables = [state.field, ...state.layouts]
  const ask = {
    by: state.lead,
    what: 'layout',
    rule: 'DD-SETUP-06',
    prompt: 'You are the Lead Player. Which table do you play on?',
  }
  const answer = yield* play.ask(
    chooseQuestion(ask, {
      options: tables.map(({ name }, index) => ({ id: String(index), label: name ?? `Table ${index + 1}` })),
    }),
  )
  layTerrain(state, tables[Number(picked(answer))] ?? raise('there is no such table'))
  state.layouts = []
  tell(play, { is: 'table-laid', rules: ['DD-SETUP-06'], side: state.lead, name: state.field.name })
}

/** The other side takes one of the two edges; the Lead Player has the one opposite. Then the things are laid. */
export function* chooseEdge(play: Play<State>): Step {
  const { state } = play
  const by = otherSide(state, state.lead)
  const named = sideOf(state, state.lead).edge ?? raise('no edges have been named')
  const ask = { by, what: 'choose-edge', rule: 'DD-SETUP-11', prompt: 'Which edge do you deploy from?' }
  const answer = yield* play.ask(
    chooseQuestion(ask, { options: [OPPOSITE[named], named].map((edge) => edgeOption(edge, state.field)) }),
  )
  const edge = EDGES.find((one) => one === picked(answer)) ?? raise('no such edge')
  sideOf(state, by).edge = edge
  sideOf(state, state.lead).edge = OPPOSITE[edge]
  tell(play, { is: 'edge-chosen', rules: ['DD-SETUP-11', 'DD-SETUP-12'], side: by, edge })
  layThings(play)
  state.picking = by
  state.stage = 'deploy'
}

function layThings(play: Play<State>): void {
  const { state } = play
  const { laying, layThings: lay } = encounterOf(state)
  state.things = lay(state)
  if (state.things.length === 0) return
  tell(play, {
    is: 'things-laid',
    rules: [laying, 'DD-RUL-97'],
    side: state.lead,
    things: state.things.map(({ id }) => id),
  })
}
