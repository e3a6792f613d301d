/** Simple Fantasy Skirmish as the engine plays it: one step for each stage of the battle. */
import type { Game, Play, Step } from '@muster/engine'
import { copyState } from './copy.ts'
import { digestState } from './digest.ts'
import { activate } from './rules/activate.ts'
import { attackStep } from './rules/attack-step.ts'
import { result } from './rules/end.ts'
import { attachChampions, chooseEdge, deploy, rollEdges, setUp } from './rules/set-up.ts'
import { initiative } from './rules/turns.ts'
import { situate } from './situate.ts'
import type { Stage, State } from './state.ts'

const STEPS: { readonly [stage in Exclude<Stage, 'over'>]: (play: Play<State>) => Step } = {
  edges: rollEdges,
  'choose-edge': chooseEdge,
  attach: attachChampions,
  deploy,
  initiative,
  activate,
  attack: attackStep,
}

/** What comes up while an attack or a task is being carried out. */
const INTERIM = new Set(['turn-attack-dice', 'turn-save-dice', 'turn-skill-dice', 'assign-saves', 'remove-casualties'])

export const game: Game<State> = {
  id: 'simple-fantasy-skirmish',
  version: '2',
  setUp,
  next: ({ stage, decided }) => (stage === 'over' || decided ? undefined : stage),
  steps: STEPS,
  isInterim: (what) => INTERIM.has(what),
  copy: copyState,
  digest: digestState,
  result,
  situate,
}
