/** A made-up game whose units act as one, through the engine's public types: the page must know nothing more of it. */
import {
  chooseQuestion,
  pick,
  picked,
  placeQuestion,
  type Answer,
  type BattlePlan,
  type Game,
  type GameKit,
  type MoveDecision,
  type Play,
  type Question,
  type Step,
  type TableView,
} from '@muster/engine'
import { INCH, point, type Outline } from '@muster/table'
import {
  BASE,
  bandOf,
  centreOf,
  form,
  MOVE,
  refuseMove,
  refuseStanding,
  SHAPES,
  type Band,
  type Bands,
} from './bands-rules.ts'

const FIELD = { width: 24 * INCH, depth: 24 * INCH, pieces: [] }
const ZONE: Outline = {
  is: 'area',
  points: [point(0, 0), point(24 * INCH, 0), point(24 * INCH, 8 * INCH), point(0, 8 * INCH)],
}
const ask = (what: string, prompt: string) => ({ by: 'a', what, prompt, rule: 'BA-01' })
const formationOf = (band: Band) => ({
  models: band.models.map(({ figure }) => figure),
  centre: centreOf(band),
  shapes: SHAPES,
})
const ours = ({ bands }: Bands): Band[] => bands.filter(({ side }) => side === 'a')

function* place(play: Play<Bands>): Step {
  const { state } = play
  const own = ours(state)
  const spots = own.flatMap(({ models }) => models)
  const question = placeQuestion(ask('place', 'Place your bands.'), {
    pieces: spots.map(({ figure }) => ({ figure, base: BASE })),
    zone: () => [ZONE],
    refuse: (given) =>
      own
        .map(({ id }) =>
          refuseStanding(
            state,
            id,
            given.filter(({ figure }) => figure.startsWith(id)),
          ),
        )
        .find(Boolean),
    propose: () => ({ spots }),
  })
  const units = own.map((band) => ({ ...formationOf(band), figure: band.id }))
  const answer = yield* play.ask({
    ...question,
    describe: () => ({
      ...(question.describe() as Extract<ReturnType<Question['describe']>, { kind: 'place' }>),
      units,
    }),
    forms: { form: (unit, path, shape) => form(state, unit, path, shape) },
  })
  if ('spots' in answer) for (const band of own) settle(band, answer.spots)
  state.stage = 'move'
}

function settle(
  band: Band,
  spots: readonly { readonly figure: string; readonly at: { x: number; y: number } }[],
): void {
  band.models.forEach((model, i) => {
    const spot = spots.find(({ figure }) => figure === model.figure)
    if (spot) band.models[i] = { figure: model.figure, at: spot.at }
  })
}

function describeMove(state: Bands): MoveDecision {
  const movers = ours(state)
    .filter(({ done }) => !done)
    .map((band) => ({ figure: band.id, allowance: MOVE, unit: formationOf(band) }))
  const options = [{ id: 'done', label: 'End movement' }]
  return { ...ask('move', 'Move a band.'), kind: 'move', movers, options, default: pick('done') }
}

function* move(play: Play<Bands>): Step {
  const { state } = play
  const answer: Answer = yield* play.ask({
    is: 'question',
    by: 'a',
    what: 'move',
    describe: () => describeMove(state),
    check: (given) => ('path' in given ? refuseMove(state, given) : undefined),
    sample: () => pick('done'),
    forms: { form: (unit, path, shape) => form(state, unit, path, shape) },
  })
  if (picked(answer) === 'done') state.stage = 'charge'
  if (!('path' in answer)) return
  const band = bandOf(state, answer.figure)
  settle(band, answer.ends ?? [])
  band.done = true
}

/** Dragging a band onto an enemy band charges it; waiting by the well is an option with a place. */
function* charge(play: Play<Bands>): Step {
  const { state } = play
  const foes = state.bands.filter(({ side }) => side === 'b')
  const options = [
    ...ours(state).flatMap(({ id }) =>
      foes.map((foe) => ({ id: `${id} charges ${foe.id}`, label: `Charge ${foe.id}`, figure: id, at: foe.id })),
    ),
    { id: 'well', label: 'Wait by the well', spot: point(20 * INCH, 12 * INCH) },
    { id: 'hold', label: 'Hold' },
  ]
  const answer = yield* play.ask(chooseQuestion(ask('charge', 'Who charges?'), { options, usual: ['hold'] }))
  play.tell({ is: 'chose', what: picked(answer) ?? '' })
  state.turn++
  state.stage = state.turn > 3 ? 'over' : 'move'
  for (const band of state.bands) band.done = false
}

const bandAt = (id: string, side: string, x: number, y: number, count = 3): Band => ({
  id,
  side,
  done: false,
  models: Array.from({ length: count }, (_, i) => ({
    figure: `${id} ${i + 1}`,
    at: point(Math.round((x + i * 1.2) * INCH), y * INCH),
  })),
})

const game: Game<Bands> = {
  id: 'bands',
  version: '1',
  setUp: () => ({
    stage: 'place',
    turn: 1,
    bands: [bandAt('Spears', 'a', 4, 4), bandAt('Bows', 'a', 14, 4), bandAt('Wolves', 'b', 4, 18)],
  }),
  next: ({ stage }) => (stage === 'over' ? undefined : stage),
  steps: { place, move, charge },
  copy: ({ bands, stage, turn }) => ({
    stage,
    turn,
    bands: bands.map((band) => ({ ...band, models: [...band.models] })),
  }),
  digest: (state, into) => void into.json(state as never),
  result: ({ stage }) => (stage === 'over' ? { reason: 'The day is over.', scores: [] } : undefined),
  situate: () => game.setUp(bandsPlan),
}

export const bandsPlan: BattlePlan = {
  game: 'bands',
  field: FIELD,
  sides: [
    { id: 'a', name: 'North', army: null },
    { id: 'b', name: 'South', army: null },
  ],
}

const plainView = { kind: 'Soldier', icon: 'barbute', points: 1, stats: [], gear: [], marks: [], hasActed: false }

function view({ bands, turn, stage }: Bands): TableView {
  return {
    field: FIELD,
    figures: bands.flatMap(({ id, side, models }) =>
      models.map(({ figure, at }) => ({ ...plainView, id: figure, name: figure, side, unit: id, base: BASE, at })),
    ),
    units: bands.map((band) => ({
      ...plainView,
      id: band.id,
      name: band.id,
      side: band.side,
      models: band.models.map(({ figure }) => figure),
      centre: centreOf(band),
    })),
    objectives: [],
    zones: [],
    sides: bandsPlan.sides.map(({ id, name }) => ({ id, name, figures: 3, score: '' })),
    round: { turn: stage === 'place' ? 0 : turn, of: 3, phase: stage, phases: ['move', 'charge'] },
    order: ['a', 'b'],
    scenario: { name: 'Bands', line: '', standing: '' },
  }
}

const about = { name: 'Bands', line: '', minutes: 1, minutesToLearn: 1, icon: 'barbute', colour: '#000', credit: '' }

export const bands = {
  game,
  about,
  rulebook: [],
  scenarios: [],
  armies: [],
  fields: [],
  view,
  advice: { pause: ({ turn }: Bands) => turn, value: () => 0, candidates: () => [] },
  logEntry: (_, event) => ({ text: String(event['what'] ?? ''), figures: [], weight: 'plain' }),
  forecast: () => undefined,
  attackForecasts: (_, by, at) => [{ by, at, kind: 'attack', allowed: true, chances: [{ label: 'hit', chance: 0.5 }] }],
} as Partial<GameKit<Bands>> as unknown as GameKit<unknown>
