/** Everything a table shows of a battle. */
import type { NamedFigure, ObjectiveView, TableView } from '@muster/engine'
import { boxOutline, outlineBox, type Point } from '@muster/table'
import { zoneOf } from '../rules/deployment/zone.ts'
import { captorOf } from '../scenarios/capture-terrain.ts'
import { gemPlace } from '../scenarios/cursed-gem.ts'
import { BY_ID } from '../scenarios/index.ts'
import { hillOf } from '../scenarios/king-of-the-hill.ts'
import { prisonerOf, prisonOf } from '../scenarios/rescue.ts'
import { canBeCaptured } from '../scenarios/standing-on.ts'
import type { ScenarioId, Side, Stage, State } from '../state/state.ts'
import { namedFigureOf, figureView } from './figures.ts'
import { upNext } from './measures.ts'

const PHASES = ['Initiative', 'Movement', 'Magic', 'Shooting', 'Melee'] as const

const PHASE: { readonly [stage in Stage]: string } = {
  scenario: 'Setting up',
  prisoner: 'Setting up',
  gifts: 'Setting up',
  edges: 'Setting up',
  prison: 'Setting up',
  'deployment-roll': 'Deployment',
  deploy: 'Deployment',
  initiative: 'Initiative',
  move: 'Movement',
  magic: 'Magic',
  'declare-shots': 'Shooting',
  shoot: 'Shooting',
  'assign-attacks': 'Melee',
  melee: 'Melee',
  'end-turn': 'Melee',
  over: 'The end',
}

/** Every figure, on the table or not. */
export const roster = (state: State): readonly NamedFigure[] =>
  state.figures.map((figure) => namedFigureOf(state, figure))

export function view(state: State): TableView {
  const shown = state.figures.filter(({ where }) => where === 'standing')
  return {
    field: state.field,
    figures: shown.map((figure) => figureView(state, figure)),
    objectives: objectivesOf(state),
    ...declaredIn(state),
    zones:
      state.stage === 'deploy'
        ? state.sides.map((side) => ({
            side: side.id,
            label: side.name,
            outline: boxOutline(zoneOf(state, side.id).box),
          }))
        : [],
    sides: state.sides.map((side) => sideView(state, side)),
    round: { turn: state.turn, of: state.turns, phase: PHASE[state.stage], phases: PHASES },
    order: state.order,
    ...(state.stage === 'move' && { upNext: upNext(state) }),
    scenario: scenarioView(state),
  }
}

/** Sides declare one after the other, and everybody sees what was declared before. */
const declaredIn = ({ shots, attacks }: State): Pick<TableView, 'declared'> =>
  shots.length + attacks.length > 0 ? { declared: [...shots, ...attacks] } : {}

function scenarioView(state: State): TableView['scenario'] {
  if (state.scenario === undefined)
    return { name: 'Not yet known', line: 'One die decides what is fought for.', standing: '' }
  const { name, line, standing } = BY_ID[state.scenario]
  return { name, line, standing: standing(state) }
}

const UNIT: { readonly [id in ScenarioId]: (score: number) => string } = {
  'pitched-battle': (score) => `${score} points`,
  'capture-terrain': (score) => `${score} captured`,
  'king-of-the-hill': (score) => `${score} on the hill`,
  rescue: (score) => (score > 0 ? 'ahead' : 'behind'),
  'cursed-gem': (score) => `${score}"`,
  loot: (score) => `${score} gold`,
}

function sideView(state: State, { id, name }: Side): TableView['sides'][number] {
  const figures = state.figures.filter(
    (figure) => figure.side === id && (figure.where === 'standing' || figure.where === 'waiting'),
  ).length
  return { id, name, figures, score: scoreText(state, id) }
}

function scoreText(state: State, id: string): string {
  if (state.scenario === undefined || state.turn === 0) return ''
  const score = BY_ID[state.scenario].result(state).scores.find(({ side }) => side === id)?.score ?? 0
  return UNIT[state.scenario](score)
}

type ObjectiveViews = (state: State) => ObjectiveView[]

/** What lies on the table to be fought for. */
const OBJECTIVES: { readonly [id in ScenarioId]?: ObjectiveViews } = {
  'capture-terrain': (state) =>
    state.field.pieces.filter(canBeCaptured).map((piece) => terrainObjective(state, piece.id)),
  'king-of-the-hill': (state) =>
    [hillOf(state.field)].flatMap((hill) => (hill ? [terrainObjective(state, hill.id)] : [])),
  'cursed-gem': (state) =>
    state.gem
      ? [
          {
            id: 'gem',
            name: 'The Cursed Gem',
            icon: 'locked-chest',
            at: gemPlace(state, state.gem),
            ...held(bearerSide(state)),
          },
        ]
      : [],
  rescue: (state) => {
    const prison = prisonOf(state)
    return prison && prisonerOf(state)?.where === 'prison'
      ? [{ id: 'prison', name: 'The Prison', icon: 'manacles', at: middleOf(state, prison.id) }]
      : []
  },
}

const objectivesOf = (state: State): ObjectiveView[] => (state.scenario && OBJECTIVES[state.scenario]?.(state)) ?? []

const held = (side: string | undefined) => (side === undefined ? {} : { heldBy: side })
const bearerSide = ({ gem, figures }: State) => figures.find(({ id }) => id === gem?.bearer)?.side

function terrainObjective(state: State, id: string): ObjectiveView {
  const piece = state.field.pieces.find((one) => one.id === id)
  return {
    id,
    name: piece?.name ?? piece?.kind ?? id,
    icon: 'flag-objective',
    at: middleOf(state, id),
    ...held(piece && captorOf(state, piece)),
  }
}

function middleOf({ field }: State, id: string): Point {
  const piece = field.pieces.find((one) => one.id === id)
  if (!piece) return { x: 0, y: 0 }
  const { left, top, right, bottom } = outlineBox(piece.outline)
  return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) }
}
