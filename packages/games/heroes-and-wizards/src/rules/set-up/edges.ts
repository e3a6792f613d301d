/** Who sits where: those who did not set up the terrain choose their edges first. */
import {
  chooseQuestion,
  edgeOption,
  picked,
  raise,
  type Play,
  type RuleId,
  type SideId,
  type Step,
} from '@muster/engine'
import { tell } from '../../events/events.ts'
import { sideOf } from '../../state/figures.ts'
import { EDGES, type Edge, type State } from '../../state/state.ts'

const OPPOSITE: { readonly [edge in Edge]: Edge } = { north: 'south', south: 'north', east: 'west', west: 'east' }

export function* chooseEdges(play: Play<State>): Step {
  const { state } = play
  const [first, ...rest] = seatsAfterSetter(state)
  if (first === undefined) raise('a battle has two sides or more')
  const edge = yield* takeEdge(play, first, EDGES)
  if (rest.length === 0) settle(play, state.setter, OPPOSITE[edge])
  else for (const id of [...rest, state.setter]) yield* takeEdge(play, id, freeEdges(state))
  state.stage = 'prison'
}

/** The other players, in seat order after the one who set up the terrain. */
function seatsAfterSetter({ sides, setter }: State): SideId[] {
  const seat = sides.findIndex(({ id }) => id === setter)
  return [...sides.slice(seat + 1), ...sides.slice(0, seat)].map(({ id }) => id)
}

/** Two sides sit opposite each other; more take what is free. */
const ruleOf = ({ sides }: State): RuleId => (sides.length === 2 ? 'HW-SETUP-06' : 'HW-SETUP-07')

const freeEdges = ({ sides }: State): Edge[] => EDGES.filter((edge) => sides.every((side) => side.edge !== edge))

function* takeEdge(play: Play<State>, id: SideId, free: readonly Edge[]): Step<Edge> {
  const [only, ...others] = free
  if (only === undefined) raise('no edge is free')
  const edge = others.length === 0 ? only : yield* askEdge(play, id, free)
  return settle(play, id, edge)
}

function* askEdge(play: Play<State>, id: SideId, free: readonly Edge[]): Step<Edge> {
  const ask = {
    by: id,
    what: 'edge',
    rule: ruleOf(play.state),
    prompt: `${sideOf(play.state, id).name}: which table edge is yours?`,
  }
  const options = free.map((edge) => edgeOption(edge, play.state.field))
  const usual = free.includes('south') ? ['south'] : free.slice(0, 1)
  return picked(yield* play.ask(chooseQuestion(ask, { options, usual }))) as Edge
}

function settle(play: Play<State>, id: SideId, edge: Edge): Edge {
  sideOf(play.state, id).edge = edge
  tell(play, { is: 'edge-taken', rules: [ruleOf(play.state)], side: id, edge })
  return edge
}
