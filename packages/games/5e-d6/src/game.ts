/** 5e d6 as the engine plays it: one step for each stage of the battle. */
import type { Game, Play, Step } from '@muster/engine'
import { BOOK } from './book.ts'
import { combat } from './rules/combat/combat.ts'
import { firstStrikes } from './rules/combat/first-strikes.ts'
import { deploy } from './rules/deployment/deployment.ts'
import { finishBattle, isWipedOut, result } from './rules/ending/end.ts'
import { movement } from './rules/movement/turn.ts'
import { endRound } from './rules/rounds/rounds.ts'
import { setUp } from './rules/set-up/first-state.ts'
import { chooseEdge, leadRoll } from './rules/set-up/lead-roll.ts'
import { situate } from './situation/situate.ts'
import { copyState } from './state/copy.ts'
import { digestState } from './state/digest.ts'
import type { State } from './state/state.ts'
import type { Stage } from './state/vocabulary.ts'

type StepId = Exclude<Stage, 'over'> | 'wiped-out'

const STEPS: { readonly [step in StepId]: (play: Play<State>) => Step } = {
  'lead-roll': leadRoll,
  edge: chooseEdge,
  deploy,
  movement,
  'first-strikes': firstStrikes,
  combat,
  'end-round': endRound,
  *'wiped-out'(play) {
    finishBattle(play)
  },
}

/** A force without figures has lost at once. */
function next(state: State): StepId | undefined {
  if (state.stage === 'over') return undefined
  return isWipedOut(state) ? 'wiped-out' : state.stage
}

/** Questions that come up while another answer is being carried out. */
const INTERIM = new Set([
  'opportunity',
  'mastery',
  'extra-attack',
  'grapple-save',
  'legendary-action',
  'legendary-move',
  'power-target',
])

export const game: Game<State> = {
  id: '5e-d6',
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
