/** Setting up what the scenario needs: its die, its terrain, its prison or gem. */
import { placeQuestion, raise, type Play, type Step } from '@muster/engine'
import { INCH, type Battlefield, type Piece } from '@muster/table'
import { tell } from '../../events/events.ts'
import { sideOf } from '../../state/figures.ts'
import { BY_ID } from '../../scenarios/index.ts'
import { centreOf, usualHill } from '../../scenarios/king-of-the-hill.ts'
import { SCENARIOS, type Edge, type ScenarioId, type State } from '../../state/state.ts'
import { anyPrison, PRISON, PRISON_BASE, prisonAt, refusePrison, usualPrison } from './prison-place.ts'
import { fitField, freeId } from './terrain.ts'
import { layTerrain } from '../../state/terrain.ts'

/** One die decides the scenario, unless it was agreed; more than two sides roll a 4 or 5 again. */
export function* rollScenario(play: Play<State>): Step {
  const { state } = play
  const rolled = state.scenario === undefined
  const scenario = state.scenario ?? (yield* scenarioDie(play))
  state.scenario = scenario
  tell(play, { is: 'scenario-set', rules: [rolled ? 'HW-SETUP-02' : BY_ID[scenario].rule], scenario, rolled })
  setTable(play, scenario)
  state.stage = scenario === 'rescue' ? 'prisoner' : 'gifts'
}

function* scenarioDie(play: Play<State>): Step<ScenarioId> {
  const since = play.milestones?.since()
  for (;;) {
    play.milestones?.reach(since, 'scenario')
    const [face] = (yield* play.roll('scenario', play.state.setter)) as readonly [number]
    const scenario = SCENARIOS[face - 1] ?? raise(`no scenario has the number ${face}`)
    if (BY_ID[scenario].sides.includes(play.state.sides.length)) return scenario
    tell(play, { is: 'scenario-rolled-again', rules: ['HW-SETUP-03'], scenario, face })
  }
}

/** The ground each scenario needs: a hill for its king, something to capture, no house on the gem. */
const NEEDS: { readonly [scenario in ScenarioId]?: (field: Battlefield) => Piece } = {
  'king-of-the-hill': usualHill,
  'capture-terrain': meadow,
}

function meadow(field: Battlefield): Piece {
  return {
    id: 'meadow',
    kind: 'open',
    name: 'The Meadow',
    outline: { is: 'disc', centre: centreOf(field), radius: 3 * INCH },
  }
}

function setTable(play: Play<State>, scenario: ScenarioId): void {
  const { state } = play
  const before = state.field.pieces
  layTerrain(state, fitField(state.field, scenario, NEEDS[scenario] ?? meadow))
  if (state.field.pieces === before) return
  const removed = before.filter((piece) => !state.field.pieces.includes(piece)).map(({ id }) => id)
  const added = state.field.pieces.filter((piece) => !before.includes(piece)).map(({ id }) => id)
  tell(play, { is: 'terrain-changed', rules: [scenario === 'cursed-gem' ? 'HW-GEM-01' : 'HW-HILL-01'], removed, added })
}

/** The defender's prison, or the gem: whichever the scenario is about. */
export function* placePrison(play: Play<State>): Step {
  const { state } = play
  if (state.scenario === 'cursed-gem') layGem(play)
  if (state.scenario === 'rescue') yield* buildPrison(play)
  state.stage = 'deployment-roll'
}

function layGem(play: Play<State>): void {
  const at = centreOf(play.state.field)
  play.state.gem = { bearer: undefined, at, carried: 0, passed: false }
  tell(play, { is: 'gem-laid', rules: ['HW-GEM-01'], at })
}

function* buildPrison(play: Play<State>): Step {
  const { state } = play
  const { field, setter } = state
  const { ground } = state.survey
  const edge: Edge = sideOf(state, setter).edge ?? raise('the defender has no edge')
  const ask = {
    by: setter,
    what: 'place-prison',
    rule: 'HW-RESC-02',
    prompt: 'You hold the prisoner. Where does the prison stand?',
  }
  const answer = yield* play.ask(
    placeQuestion(ask, {
      pieces: [{ figure: PRISON, base: PRISON_BASE, icon: 'castle' }],
      zone: () => [
        {
          is: 'area',
          points: [
            { x: 0, y: 0 },
            { x: field.width, y: 0 },
            { x: field.width, y: field.depth },
            { x: 0, y: field.depth },
          ],
        },
      ],
      refuse: ([spot]) => spot && refusePrison(ground, prisonAt(spot.at, spot.facing)),
      propose: (random) => ({ spots: [random ? anyPrison(ground, edge, random) : usualPrison(ground, edge)] }),
    }),
  )
  const spot = ('spots' in answer ? answer.spots[0] : undefined) ?? raise('the prison has no place')
  const prison = { ...prisonAt(spot.at, spot.facing), id: freeId(field.pieces, PRISON) }
  layTerrain(state, { ...field, pieces: [...field.pieces, prison] })
  state.prison = prison.id
  tell(play, { is: 'prison-placed', rules: ['HW-RESC-02'], side: setter, at: spot.at, piece: prison.id })
}
