/** Setting up: roll for the edges, Champions find their units, things are laid out; then units are placed in turn. */
import {
  chooseQuestion,
  edgeOption,
  picked,
  raise,
  named,
  text,
  type Option,
  type Play,
  type SideId,
  type Step,
} from '@muster/engine'
import { tell } from '../../events/events.ts'
import { isChampion, otherSide, sideOf } from '../../state/figures.ts'
import { scenarioOf } from '../../scenarios/index.ts'
import type { Edge, State } from '../../state/state.ts'
import { canLead } from '../champions/join-unit.ts'
import { rollOff } from '../rounds/roll-off.ts'

export function* rollEdges(play: Play<State>): Step {
  play.state.winner = yield* rollOff(play, 'edge', (rolls, tied) =>
    tell(play, { is: 'edge-rolled', rules: ['SF-RUL-46'], rolls, tied }),
  )
  play.state.stage = 'choose-edge'
}

/** The winner takes one long edge, the other player has the one across. */
export function* chooseEdge(play: Play<State>): Step {
  const { state } = play
  const winner = state.winner ?? raise('nobody has won the roll for the edge')
  const ask = {
    by: winner,
    what: 'edge',
    rule: 'SF-RUL-46',
    prompt: 'You rolled highest. Which edge of the table is yours?',
  }
  const options = (['south', 'north'] as const).map((edge) => edgeOption(edge, state.field))
  const edge = picked(yield* play.ask(chooseQuestion(ask, { options }))) as Edge
  takeEdge(play, winner, edge)
  takeEdge(play, otherSide(state, winner), edge === 'north' ? 'south' : 'north')
  layThings(play)
  state.stage = state.mode === 'advanced' ? 'attach' : 'deploy'
  state.turn = winner
}

function takeEdge(play: Play<State>, id: SideId, edge: Edge): void {
  sideOf(play.state, id).edge = edge
  tell(play, { is: 'edge-taken', rules: ['SF-RUL-46'], side: id, edge })
}

function layThings(play: Play<State>): void {
  const { state } = play
  state.things = scenarioOf(state).things?.(state) ?? []
  if (state.things.length > 0) {
    tell(play, { is: 'things-laid', rules: ['SF-SKILL-01'], things: state.things.map(({ id }) => id) })
  }
}

/** Each Champion may begin with a unit of its own side; the winner of the roll decides first. */
export function* attachChampions(play: Play<State>): Step {
  const { state } = play
  const first = state.winner ?? raise('nobody has won the roll for the edge')
  for (const side of [first, otherSide(state, first)]) {
    for (const champion of state.units.filter((unit) => unit.side === side && isChampion(unit))) {
      yield* askHost(play, champion.id)
    }
  }
  state.stage = 'deploy'
}

function* askHost(play: Play<State>, id: string): Step {
  const { state } = play
  const champion = state.units.find((unit) => unit.id === id) ?? raise(`there is no Champion "${id}"`)
  const hosts = state.units.filter((unit) => canLead(champion, unit))
  if (hosts.length === 0) return
  const ask = {
    by: champion.side,
    what: 'attach',
    rule: 'SF-CHAMP-07',
    about: id,
    prompt: text`${named(champion.id)} can start with one of your units, or alone.`,
  }
  const options: Option[] = [
    { id: 'none', label: text`${named(champion.id)} starts alone` },
    ...hosts.map((host) => ({ id: host.id, label: text`Start with ${named(host.id)}`, figure: id, at: host.id })),
  ]
  const host = picked(yield* play.ask(chooseQuestion(ask, { options })))
  if (host === undefined || host === 'none') return
  champion.host = host
  state.abilities.changed()
  tell(play, { is: 'began-attached', rules: ['SF-CHAMP-07', 'SF-CHAMP-21'], champion: id, host })
}
