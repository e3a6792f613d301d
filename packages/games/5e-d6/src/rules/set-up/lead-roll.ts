/** Who is Lead Player of round 1, and who picks an edge. */
import { chooseQuestion, edgeOption, picked, raise, rollFor, type Play, type Step } from '@muster/engine'
import { tell, type SideRoll } from '../../events/index.ts'
import { otherSide, sideOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import type { Edge } from '../../state/vocabulary.ts'

/** Each player rolls a die and the higher one leads; equal dice are rolled again. */
export function* leadRoll(play: Play<State>): Step {
  const { state } = play
  const since = play.milestones?.since()
  while (state.lead === undefined) {
    play.milestones?.reach(since, 'lead')
    const rolls: SideRoll[] = []
    for (const { id, name } of state.sides) {
      const [face] = (yield* play.roll(rollFor('lead', name), id)) as readonly [number]
      rolls.push({ side: id, face })
    }
    const [one, other] = rolls as [SideRoll, SideRoll]
    if (one.face !== other.face) state.lead = one.face > other.face ? one.side : other.side
    tell(play, {
      is: 'lead-rolled',
      rolls,
      ...(state.lead !== undefined && { lead: state.lead }),
      rules: ['FD-ROUND-04'],
    })
  }
  state.stage = 'edge'
}

const EDGES: readonly Edge[] = ['south', 'north']
const OPPOSITE: { readonly [edge in Edge]: Edge } = { north: 'south', south: 'north' }

/** The player who does not lead picks one of two opposite edges, and deploys first. */
export function* chooseEdge(play: Play<State>): Step {
  const { state } = play
  const lead = state.lead ?? raise('there is no Lead Player')
  const side = otherSide(state, lead)
  const prompt = `${sideOf(state, side).name}: which table edge is yours?`
  const ask = { by: side, what: 'edge', rule: 'FD-RUL-03', prompt }
  const options = EDGES.map((one) => edgeOption(one, state.field))
  const edge = picked(yield* play.ask(chooseQuestion(ask, { options }))) as Edge
  take(play, side, edge)
  take(play, lead, OPPOSITE[edge])
  state.stage = 'deploy'
}

function take(play: Play<State>, side: string, edge: Edge): void {
  sideOf(play.state, side).edge = edge
  tell(play, { is: 'edge-taken', rules: ['FD-RUL-03'], side, edge })
}
