/** Knockdown as the engine plays it: one step for each stage of the battle and of an activation. */
import type { Game, Play, Step } from '@muster/engine'
import { BOOK } from './book.ts'
import { trample } from './rules/chariots/trample.ts'
import { fillCrews } from './rules/deployment/crew.ts'
import { deploy } from './rules/deployment/deployment.ts'
import { finishBattle, isWipedOut, result } from './rules/ending/end.ts'
import { fight } from './rules/melee/fight.ts'
import { breakTest } from './rules/rounds/break-tests.ts'
import { endRound } from './rules/rounds/end-round.ts'
import { priority } from './rules/rounds/priority.ts'
import { setUp } from './rules/set-up/first-state.ts'
import { chooseEdges, rollOff } from './rules/set-up/roll-off.ts'
import { shoot } from './rules/shooting/shoot.ts'
import { follow } from './rules/siege/follow.ts'
import { move } from './rules/turn/move.ts'
import { turn } from './rules/turn/turn.ts'
import { situate } from './situation/situate.ts'
import { copyState } from './state/copy.ts'
import { digestState } from './state/digest.ts'
import type { Activation, State } from './state/state.ts'
import type { Stage } from './state/vocabulary.ts'

type StepId = Exclude<Stage, 'over'> | Activation['stage'] | 'wiped-out'

const STEPS: { readonly [step in StepId]: (play: Play<State>) => Step } = {
  'roll-off': rollOff,
  edges: chooseEdges,
  deploy,
  crew: fillCrews,
  priority,
  turn,
  move,
  trample,
  follow,
  fight,
  shoot,
  'break-tests': breakTest,
  'end-round': endRound,
  *'wiped-out'(play) {
    finishBattle(play)
  },
}

/** An activation under way comes first; a battle that only one player still fights is over at once. */
function next(state: State): StepId | undefined {
  if (state.stage === 'over') return undefined
  if (isWipedOut(state)) return 'wiped-out'
  return state.stage === 'turn' && state.activation ? state.activation.stage : state.stage
}

/** Questions that come up while another answer is being carried out. */
const INTERIM = new Set(['reroll', 'set-down', 'trample', 'trample-order', 'mass-order', 'mass-target', 'more-targets'])

export const game: Game<State> = {
  id: 'knockdown',
  version: '4',
  setUp: (plan) => setUp(plan, BOOK),
  next,
  steps: STEPS,
  isInterim: (what) => INTERIM.has(what),
  copy: (state) => copyState(state, BOOK),
  digest: digestState,
  result,
  situate,
}
