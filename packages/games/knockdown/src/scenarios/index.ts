/** The scenarios: what ends the battle, and what decides it. */
import type { State } from '../state/state.ts'
import type { ScenarioId } from '../state/vocabulary.ts'
import { centreOf, heldBy, holderOf, threeMarkers } from './objectives.ts'
import { resultBy, resultByPoints } from './points.ts'
import type { Scenario } from './scenario.ts'

const ROUNDS = 6
/** A battle to the last model goes on longer, but not for ever. */
const LONG = 12

const standingByPoints = (state: State): string => resultByPoints(state).reason

const battle: Scenario = {
  id: 'battle',
  name: 'Battle',
  line: 'Six rounds; whoever has the most points left on the table wins.',
  rounds: ROUNDS,
  objectives: () => [],
  result: resultByPoints,
  standing: standingByPoints,
}

const annihilation: Scenario = {
  ...battle,
  id: 'annihilation',
  name: 'To the last',
  line: 'Until one army is wiped out, twelve rounds at most.',
  rounds: LONG,
}

const objectives: Scenario = {
  id: 'objectives',
  name: 'Three markers',
  line: 'Six rounds; whoever holds the most markers at the end wins.',
  rounds: ROUNDS,
  objectives: threeMarkers,
  result: (state) => resultBy(state, (side) => heldBy(state, side), 'Markers held'),
  standing: (state) => resultBy(state, (side) => heldBy(state, side), 'Markers held').reason,
}

/** Fast models and crowds reach the middle first: the fight for it is to be fought before it counts. */
const FIRST_CONQUEST = 5

/** The battle is over once somebody holds the marker at the end of a round. */
const conquest: Scenario = {
  id: 'conquest',
  name: 'Conquest',
  line: 'From the fifth round on, whoever holds the marker in the middle at the end of a round wins at once.',
  rounds: ROUNDS,
  objectives: (field) => [centreOf(field)],
  decisiveFrom: FIRST_CONQUEST,
  isMet: (state) =>
    state.round >= FIRST_CONQUEST && state.objectives.some((marker) => holderOf(state, marker) !== undefined),
  result: (state) => resultBy(state, (side) => heldBy(state, side), 'The marker is held'),
  standing: () => 'Nobody holds the marker yet.',
}

export const SCENARIO_TABLE: { readonly [id in ScenarioId]: Scenario } = { battle, annihilation, objectives, conquest }

export const scenarioOf = ({ scenario }: State): Scenario => SCENARIO_TABLE[scenario]
