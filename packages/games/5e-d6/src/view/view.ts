/** Everything a table shows of a battle. */
import type { NamedFigure, TableView } from '@muster/engine'
import { boxOutline } from '@muster/table'
import { nextFighters } from '../rules/combat/order.ts'
import { zoneOf } from '../rules/deployment/zone.ts'
import { pointsLeft } from '../rules/ending/end.ts'
import { nextMovers } from '../rules/movement/order.ts'
import { SCENARIO_TABLE } from '../scenarios/index.ts'
import { otherSide, standing } from '../state/figures.ts'
import type { Side, State } from '../state/state.ts'
import type { Stage } from '../state/vocabulary.ts'
import { figureView, namedFigureOf } from './figures.ts'

const PHASES = ['Movement', 'Combat'] as const

const PHASE: { readonly [stage in Stage]: string } = {
  'lead-roll': 'Setting up',
  edge: 'Setting up',
  deploy: 'Deployment',
  movement: 'Movement',
  'first-strikes': 'Combat',
  combat: 'Combat',
  'end-round': 'Combat',
  over: 'The end',
}

/** Every figure, on the table or not. */
export const roster = (state: State): readonly NamedFigure[] =>
  state.figures.map((figure) => namedFigureOf(state, figure))

export function view(state: State): TableView {
  const { name, line } = SCENARIO_TABLE[state.scenario]
  const next = upNext(state)
  return {
    field: state.field,
    figures: standing(state).map((figure) => figureView(state, figure)),
    objectives: [],
    zones:
      state.stage === 'deploy'
        ? state.sides.map((side) => ({
            side: side.id,
            label: side.name,
            outline: boxOutline(zoneOf(state, side.id).box),
          }))
        : [],
    sides: state.sides.map((side) => sideView(state, side)),
    round: { turn: state.round, of: 0, called: 'Round', phase: PHASE[state.stage], phases: PHASES },
    order: state.lead === undefined ? [] : [state.lead, otherSide(state, state.lead)],
    ...(next && { upNext: next }),
    scenario: { name, line, standing: standingOf(state) },
  }
}

function upNext(state: State): string[] | undefined {
  if (state.turn) return [state.turn.figure]
  if (state.action) return [state.action.figure]
  if (state.stage === 'movement') return nextMovers(state).map(({ id }) => id)
  return state.stage === 'combat' ? nextFighters(state).map(({ id }) => id) : undefined
}

const standingOf = (state: State): string =>
  state.round === 0 ? '' : state.sides.map(({ id, name }) => `${name} ${pointsLeft(state, id)} points`).join(', ')

function sideView(state: State, { id, name }: Side): TableView['sides'][number] {
  const figures = state.figures.filter(({ side, where }) => side === id && where !== 'eliminated').length
  return { id, name, figures, score: state.round === 0 ? '' : `${pointsLeft(state, id)} points` }
}
