/** Everything a table shows of a battle. */
import type { NamedFigure, TableView } from '@muster/engine'
import { boxOutline } from '@muster/table'
import { zoneOf } from '../rules/deployment/zone.ts'
import { toActivate } from '../rules/turn/actions.ts'
import { scenarioOf } from '../scenarios/index.ts'
import { holderOf } from '../scenarios/objectives.ts'
import { pointsLeft } from '../scenarios/points.ts'
import { isStanding } from '../state/figures.ts'
import type { Side, State } from '../state/state.ts'
import type { Stage } from '../state/vocabulary.ts'
import { figureView, namedFigureOf } from './figures.ts'

const PHASES = ['Priority', 'Turns', 'Resolution'] as const

const PHASE: { readonly [stage in Stage]: string } = {
  'roll-off': 'Setting up',
  edges: 'Setting up',
  deploy: 'Deployment',
  crew: 'Deployment',
  priority: 'Priority',
  turn: 'Turns',
  'break-tests': 'Resolution',
  'end-round': 'Resolution',
  over: 'The end',
}

/** Every model, on the table or not. */
export const roster = (state: State): readonly NamedFigure[] =>
  state.figures.map((figure) => namedFigureOf(state, figure))

/** Crew rides on its chariot and has no base of its own: it is named there, and is in the roster. */
export function view(state: State): TableView {
  const { name, line, standing } = scenarioOf(state)
  return {
    field: state.field,
    figures: state.figures.filter(isStanding).map((figure) => figureView(state, figure)),
    objectives: state.objectives.map((at, index) => {
      const holder = holderOf(state, at)
      return {
        id: `marker-${index + 1}`,
        name: `Marker ${index + 1}`,
        icon: 'flag-objective',
        at,
        ...(holder !== undefined && { heldBy: holder }),
      }
    }),
    zones:
      state.stage === 'deploy'
        ? state.sides.map((side) => ({
            side: side.id,
            label: side.name,
            outline: boxOutline(zoneOf(state, side.id).box),
          }))
        : [],
    sides: state.sides.map((side) => sideView(state, side)),
    round: { turn: state.round, of: state.rounds, called: 'Round', phase: PHASE[state.stage], phases: PHASES },
    order: state.order,
    ...(state.stage === 'turn' && { upNext: upNext(state) }),
    scenario: { name, line, standing: state.round === 0 ? '' : standing(state) },
  }
}

const upNext = (state: State): string[] =>
  state.order.slice(state.acting).flatMap((side) => toActivate(state, side).map(({ id }) => id))

function sideView(state: State, { id, name }: Side): TableView['sides'][number] {
  const figures = state.figures.filter(({ side, where }) => side === id && where !== 'slain' && where !== 'fled').length
  return { id, name, figures, score: state.round === 0 ? '' : `${pointsLeft(state, id)} points` }
}
