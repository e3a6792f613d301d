/** Sacred Objects: hold two of the three treasures when a round ends. */
import type { SideId } from '@muster/engine'
import { millimetres } from '@muster/table'
import { figureOf, isInBattle, controllerOf } from '../state/figures.ts'
import type { State, Thing } from '../state/state.ts'
import { lastStanding, type Encounter, type Verdict } from './encounter.ts'
import { centralSpots } from './lines.ts'

const layThings = (state: State): Thing[] =>
  centralSpots(state).map((at, index): Thing => ({
    id: `treasure ${index + 1}`,
    kind: 'treasure',
    heavy: false,
    diameter: millimetres(20),
    side: undefined,
    at,
    carrier: undefined,
    destroyed: false,
    by: undefined,
  }))

/** A side controls what its characters carry; what a dominated one carries belongs to the other side. */
export function holderOf(state: State, { carrier }: Thing): SideId | undefined {
  if (carrier === undefined) return undefined
  const figure = figureOf(state, carrier)
  return isInBattle(figure) ? controllerOf(state, figure) : undefined
}

export const treasuresOf = (state: State, side: SideId): number =>
  state.things.filter((thing) => thing.kind === 'treasure' && holderOf(state, thing) === side).length

function checkRoundEnd(state: State): Verdict | undefined {
  const winner = state.sides.find(({ id }) => treasuresOf(state, id) >= 2)
  if (!winner) return undefined
  const reason = `${winner.name} holds ${treasuresOf(state, winner.id)} of the three treasures at the end of the round.`
  return { winner: winner.id, reason, rules: ['DD-ENC-14', 'DD-RUL-97'] }
}

export const sacredObjects: Encounter = {
  id: 'sacred-objects',
  name: 'Sacred Objects',
  line: 'Carry two of the three treasures when a round ends.',
  laying: 'DD-SETUP-10',
  layThings,
  checkNow: lastStanding,
  checkRoundEnd,
  score: treasuresOf,
  tally: (state, side) => `${treasuresOf(state, side)} of 3 treasures`,
  standing: (state) => state.sides.map(({ id, name }) => `${name} holds ${treasuresOf(state, id)}`).join(', '),
}
