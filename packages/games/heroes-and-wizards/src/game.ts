/** Heroes & Wizards as the engine plays it: one step for each stage of the battle. */
import type { Game, Play, Step } from '@muster/engine'
import { BOOK } from './book.ts'
import { copyState } from './state/copy.ts'
import { digestState } from './state/digest.ts'
import { endTurn, isDecided, result } from './rules/ending/end.ts'
import { initiative } from './rules/turn/initiative.ts'
import { magic } from './rules/magic/magic.ts'
import { assignAttacks, melee } from './rules/melee/melee.ts'
import { movement } from './rules/movement/movement.ts'
import { deploy, rollDeployment } from './rules/deployment/deployment.ts'
import { chooseEdges } from './rules/set-up/edges.ts'
import { rollGifts } from './rules/set-up/gifts.ts'
import { setUp } from './rules/set-up/first-state.ts'
import { choosePrisoner } from './rules/set-up/prisoner.ts'
import { placePrison, rollScenario } from './rules/set-up/scenario.ts'
import { declareShots, shoot } from './rules/shooting/shooting.ts'
import { situate } from './situation/situate.ts'
import type { Stage, State } from './state/state.ts'

const STEPS: { readonly [stage in Exclude<Stage, 'over'>]: (play: Play<State>) => Step } = {
  scenario: rollScenario,
  prisoner: choosePrisoner,
  gifts: rollGifts,
  edges: chooseEdges,
  prison: placePrison,
  'deployment-roll': rollDeployment,
  deploy,
  initiative,
  move: movement,
  magic,
  'declare-shots': declareShots,
  shoot,
  'assign-attacks': assignAttacks,
  melee,
  'end-turn': endTurn,
}

/** Once the result is decided, the rest of the turn is skipped. */
function next(state: State): Stage | undefined {
  if (state.stage === 'over') return undefined
  return isDecided(state) ? 'end-turn' : state.stage
}

/** Questions that come up while another answer is being carried out: of an item, a spell or a scenario. */
const INTERIM = new Set([
  'free-attack',
  'axe-order',
  'aim-fireball',
  'paranoia-friend',
  'blood-lust-move',
  'blood-lust-attack',
  'pick-up-gem',
  'release-place',
])

/** All sides choose the targets of their shots, and of their attacks, before the first die. */
const PAIRED = new Set(['shoot', 'attack'])

export const game: Game<State> = {
  id: 'heroes-and-wizards',
  version: '4',
  setUp: (plan) => setUp(plan, BOOK),
  next,
  steps: STEPS,
  isInterim: (what, asked) => INTERIM.has(what) || (what === asked && PAIRED.has(what)),
  copy: (state) => copyState(state, BOOK),
  digest: digestState,
  result,
  situate,
}
