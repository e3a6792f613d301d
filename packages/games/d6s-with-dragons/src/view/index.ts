/** What the table shows of a battle. */
import type { FigureView, NamedFigure, ObjectiveView, TableView } from '@muster/engine'
import { boxOutline } from '@muster/table'
import { encounterOf } from '../encounters/index.ts'
import { holderOf } from '../encounters/sacred-objects.ts'
import { bearerOf, figureOf, isInBattle, otherSide } from '../state/figures.ts'
import { upNext } from '../rules/turn/turn-order.ts'
import { zoneOf } from '../rules/deployment/deployment-zones.ts'
import type { Side, Stage, State, Thing } from '../state/state.ts'
import { thingName } from '../state/thing-name.ts'
import { namedFigureOf, figureView } from './figures.ts'

const PHASES = ['Movement', 'Combat', 'Cleanup'] as const

const PHASE: { readonly [stage in Stage]: string } = {
  lead: 'Setting up',
  edges: 'Setting up',
  'choose-edge': 'Setting up',
  deploy: 'Deployment',
  incantations: 'Deployment',
  'round-start': 'Movement',
  act: 'Movement',
  split: 'Combat',
  'choose-melee': 'Combat',
  'declare-masteries': 'Combat',
  'combat-action': 'Combat',
  'melee-end': 'Combat',
  'lone-actions': 'Combat',
  morale: 'Cleanup',
  'round-end': 'Cleanup',
  over: 'The end',
}

/** All characters, in play or not. */
export const roster = (state: State): readonly NamedFigure[] =>
  state.figures.map((figure) => namedFigureOf(state, figure))

/** Those who are still to be deployed. */
export const waiting = (state: State): readonly FigureView[] =>
  state.figures.filter(({ where }) => where === 'waiting').map((figure) => figureView(state, figure))

export function view(state: State): TableView {
  const { name, line, standing } = encounterOf(state)
  return {
    field: state.field,
    figures: state.figures.filter(isInBattle).map((figure) => figureView(state, figure)),
    objectives: state.things.filter(({ destroyed }) => !destroyed).map((thing) => thingView(state, thing)),
    zones: zonesOf(state),
    sides: state.sides.map((side) => sideView(state, side)),
    round: { turn: state.round, of: 0, phase: PHASE[state.stage], phases: PHASES },
    order: [state.lead, otherSide(state, state.lead)],
    ...(state.stage === 'act' && { upNext: upNext(state) }),
    scenario: { name, line, standing: state.round === 0 ? '' : standing(state) },
  }
}

const ICON: { readonly [kind in Thing['kind']]: string } = {
  treasure: 'locked-chest',
  supply: 'wooden-crate',
  object: 'flag-objective',
}

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** A carried thing is where its carrier is. */
function thingView(state: State, thing: Thing): ObjectiveView {
  const holder = thing.kind === 'supply' ? thing.side : holderOf(state, thing)
  const at = thing.carrier === undefined ? thing.at : bearerOf(state, figureOf(state, thing.carrier)).at
  return {
    id: thing.id,
    name: capitalized(thingName(state, thing)),
    icon: ICON[thing.kind],
    at,
    ...(holder !== undefined && { heldBy: holder }),
  }
}

function zonesOf(state: State): TableView['zones'] {
  if (state.stage !== 'deploy') return []
  return state.sides.flatMap(({ id, name, edge }) =>
    edge === undefined ? [] : [{ side: id, label: name, outline: boxOutline(zoneOf(state, edge)) }],
  )
}

function sideView(state: State, { id, name }: Side): TableView['sides'][number] {
  const here = state.figures.filter(
    (figure) => figure.side === id && (isInBattle(figure) || figure.where === 'waiting'),
  ).length
  return { id, name, figures: here, score: state.round === 0 ? '' : encounterOf(state).tally(state, id) }
}
