/** Simple Fantasy Skirmish as the engine plays it: one step for each stage of the battle. */
import type { Game, Play, Step } from '@muster/engine'
import { copyAbilities } from './abilities/book.ts'
import { copyState } from './state/copy.ts'
import { digestState } from './state/digest.ts'
import { activate } from './rules/activation/activate.ts'
import { attackStep } from './rules/activation/attack-step.ts'
import { result } from './rules/rounds/end.ts'
import { setUp } from './plan.ts'
import { deploy } from './rules/deployment/deploy.ts'
import { attachChampions, chooseEdge, rollEdges } from './rules/deployment/set-up.ts'
import { initiative } from './rules/rounds/turns.ts'
import { situate } from './situation/situate.ts'
import type { Stage, State } from './state/state.ts'

const STEPS: { readonly [stage in Exclude<Stage, 'over'>]: (play: Play<State>) => Step } = {
  edges: rollEdges,
  'choose-edge': chooseEdge,
  attach: attachChampions,
  deploy,
  initiative,
  activate,
  attack: attackStep,
}

/** Questions that come up during an attack or a task. */
const INTERIM = new Set(['turn-attack-dice', 'turn-save-dice', 'turn-skill-dice', 'assign-saves', 'remove-casualties'])

export const game: Game<State> = {
  id: 'simple-fantasy-skirmish',
  version: '6',
  setUp,
  next: ({ stage, decided }) => (stage === 'over' || decided ? undefined : stage),
  steps: STEPS,
  isInterim: (what) => INTERIM.has(what),
  copy: (state) => copyState(state, copyAbilities(state)),
  digest: digestState,
  result,
  situate,
}
