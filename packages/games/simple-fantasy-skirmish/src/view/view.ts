/** Everything a table shows of a battle. */
import type { NamedFigure, ObjectiveView, TableView } from '@muster/engine'
import { isAlive, isFree, living } from '../state/figures.ts'
import { zoneOutline } from '../rules/deployment/zone.ts'
import { scenarioOf } from '../scenarios/index.ts'
import { pointsLeft } from '../scenarios/score.ts'
import { bearerSide } from '../scenarios/things.ts'
import type { Side, Stage, State, Thing } from '../state/state.ts'
import { figureView, unitView } from './units.ts'

const PHASES = ['Initiative', 'Move', 'Attack'] as const

const PHASE: { readonly [stage in Stage]: string } = {
  edges: 'Setting up',
  'choose-edge': 'Setting up',
  attach: 'Setting up',
  deploy: 'Setting up',
  initiative: 'Initiative',
  activate: 'Move',
  attack: 'Attack',
  over: 'The end',
}

/** Every unit, on the table or not. */
export const roster = ({ units }: State): readonly NamedFigure[] =>
  units.map(({ id, name, side }) => ({ id, name, side }))

export function view(state: State): TableView {
  const { name, line, standing } = scenarioOf(state)
  return {
    field: state.field,
    figures: state.units.flatMap((unit) => living(unit).map((model) => figureView(state, unit, model))),
    units: state.units.filter(isAlive).map((unit) => unitView(state, unit)),
    objectives: state.things.map((thing) => objective(state, thing)),
    zones: state.stage === 'deploy' ? state.sides.map((side) => zone(state, side)) : [],
    sides: state.sides.map((side) => sideView(state, side)),
    round: { turn: state.round, of: state.rounds, called: 'Round', phase: PHASE[state.stage], phases: PHASES },
    order: orderOf(state),
    upNext: upNext(state),
    scenario: { name, line, standing: state.round === 0 ? '' : standing(state) },
  }
}

const zone = (state: State, side: Side): TableView['zones'][number] => ({
  side: side.id,
  label: side.name,
  outline: zoneOutline(state, side.id),
})

function sideView(state: State, { id, name }: Side): TableView['sides'][number] {
  const own = state.units.filter(({ side }) => side === id)
  const models = own.flatMap((unit) => unit.models).filter(({ where }) => where !== 'lost').length
  const leeway = state.leeway === id ? ', leeway' : ''
  return { id, name, figures: models, score: state.round === 0 ? '' : `${pointsLeft(state, id)} points${leeway}` }
}

/** The side whose turn it is, then the other. */
function orderOf({ turn, sides: [a, b] }: State): readonly string[] {
  if (turn === undefined) return []
  return turn === a.id ? [a.id, b.id] : [b.id, a.id]
}

/** Units that can still be activated this round: of the side whose turn it is, then of the other. */
function upNext(state: State): readonly string[] {
  if (PHASE[state.stage] !== 'Move' && PHASE[state.stage] !== 'Attack') return []
  const open = orderOf(state).filter((side) => !state.sides.find(({ id }) => id === side)?.passed)
  return open.flatMap((side) =>
    state.units.filter((unit) => unit.side === side && !unit.marker && isFree(unit)).map(({ id }) => id),
  )
}

const ICON: { readonly [is in Thing['is']]: string } = {
  flag: 'flag-objective',
  lock: 'locked-chest',
  parcel: 'wooden-crate',
  goal: 'on-target',
}

function objective(state: State, thing: Thing): ObjectiveView {
  const { id, name, is, at } = thing
  const held = bearerSide(state, thing) ?? (is === 'goal' ? thing.owner : undefined)
  const called = is === 'lock' && thing.done ? 'An open chest' : name
  return { id, name: called, icon: ICON[is], at, ...(held !== undefined && { heldBy: held }) }
}
