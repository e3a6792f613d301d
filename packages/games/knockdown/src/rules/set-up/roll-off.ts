/** Who picks an edge first, and who deploys first. */
import { chooseQuestion, edgeOption, picked, raise, rollFor, type Play, type SideId, type Step } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { sideOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { EDGES, type Edge } from '../../state/vocabulary.ts'

const OPPOSITE: { readonly [edge in Edge]: Edge } = { north: 'south', south: 'north', east: 'west', west: 'east' }

/** Each player rolls a die, and those with equal dice roll again. The order is kept from the highest down. */
export function* rollOff(play: Play<State>): Step {
  const { state } = play
  const since = play.milestones?.since()
  let blocks: (readonly SideId[])[] = [state.sides.map(({ id }) => id)]
  for (let tied = blocks.findIndex(isTied); tied >= 0; tied = blocks.findIndex(isTied)) {
    play.milestones?.reach(since, blocks.map((block) => block.join()).join(' > '))
    blocks = [...blocks.slice(0, tied), ...(yield* rollBlock(play, blocks[tied] ?? [])), ...blocks.slice(tied + 1)]
  }
  state.order = blocks.flat()
  state.acting = 0
  state.stage = 'edges'
}

const isTied = (block: readonly SideId[]): boolean => block.length > 1

function* rollBlock(play: Play<State>, sides: readonly SideId[]): Step<(readonly SideId[])[]> {
  const rolls: { side: SideId; face: number }[] = []
  for (const side of sides) {
    const [face] = (yield* play.roll(rollFor('deployment', sideOf(play.state, side).name), side)) as readonly [number]
    rolls.push({ side, face })
  }
  const faces = [...new Set(rolls.map(({ face }) => face))].sort((a, b) => b - a)
  const blocks = faces.map((face) => rolls.filter((roll) => roll.face === face).map(({ side }) => side))
  tell(play, { is: 'deployment-rolled', rolls, tied: blocks.some(isTied), rules: ['KD-ARMY-08'] })
  return blocks
}

/** The winner picks an edge. Two players sit opposite each other; more take what is free, from the highest roll down. */
export function* chooseEdges(play: Play<State>): Step {
  const { state } = play
  const [winner, ...others] = state.order
  if (winner === undefined) raise('a battle has two sides or more')
  const edge = yield* takeEdge(play, winner, EDGES)
  const [loser, ...more] = others
  if (loser !== undefined && more.length === 0) settle(play, loser, OPPOSITE[edge])
  else for (const id of others) yield* takeEdge(play, id, freeEdges(state))
  state.order = state.order.toReversed()
  state.acting = 0
  state.stage = 'deploy'
}

const freeEdges = ({ sides }: State): Edge[] => EDGES.filter((edge) => sides.every((side) => side.edge !== edge))

function* takeEdge(play: Play<State>, id: SideId, free: readonly Edge[]): Step<Edge> {
  const [only, ...others] = free
  if (only === undefined) raise('no edge is free')
  return settle(play, id, others.length === 0 ? only : yield* askEdge(play, id, free))
}

function* askEdge(play: Play<State>, id: SideId, free: readonly Edge[]): Step<Edge> {
  const prompt = `${sideOf(play.state, id).name}: which table edge is yours?`
  const ask = { by: id, what: 'edge', rule: 'KD-ARMY-08', prompt }
  const options = free.map((edge) => edgeOption(edge, play.state.field))
  const usual = free.includes('south') ? ['south'] : free.slice(0, 1)
  return picked(yield* play.ask(chooseQuestion(ask, { options, usual }))) as Edge
}

function settle(play: Play<State>, id: SideId, edge: Edge): Edge {
  sideOf(play.state, id).edge = edge
  tell(play, { is: 'edge-taken', rules: ['KD-ARMY-08'], side: id, edge })
  return edge
}
