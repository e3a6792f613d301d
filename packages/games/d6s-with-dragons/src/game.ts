/** d6s with Dragons as the engine plays it: one step for each stage of the battle. */
import type { Game, Play, Step } from '@muster/engine'
import { BOOK } from './abilities/book.ts'
import { copyState } from './state/copy.ts'
import { digestState } from './state/digest.ts'
import { result } from './encounters/index.ts'
import { takeTurn } from './rules/turn/take-turn.ts'
import { incantations } from './rules/casting/incantations.ts'
import { quickQuestion } from './rules/casting/quick-spells.ts'
import { loneActions } from './rules/melee/lone-actions.ts'
import { chooseMelee, combatAction, declareMasteries, meleeEnd } from './rules/melee/melees.ts'
import { morale } from './rules/morale/morale.ts'
import { roundEnd } from './rules/rounds/round-end.ts'
import { roundStart } from './rules/rounds/round-start.ts'
import { chooseEdge, deploy, flipForLead, nameEdges } from './rules/deployment/coin-and-edges.ts'
import { setUp } from './rules/deployment/battle-plan.ts'
import { split } from './rules/split/split.ts'
import { situate } from './situation/read.ts'
import { SPELLS } from './spells/index.ts'
import type { Stage, State } from './state/state.ts'

const STEPS: { readonly [stage in Exclude<Stage, 'over'>]: (play: Play<State>) => Step } = {
  lead: flipForLead,
  edges: nameEdges,
  'choose-edge': chooseEdge,
  deploy,
  incantations,
  'round-start': roundStart,
  act: takeTurn,
  split,
  'choose-melee': chooseMelee,
  'declare-masteries': declareMasteries,
  'combat-action': combatAction,
  'melee-end': meleeEnd,
  'lone-actions': loneActions,
  morale,
  'round-end': roundEnd,
}

/** A decided encounter is over at once, in the middle of a round too. */
const next = ({ stage, decided }: State): Stage | undefined => (decided || stage === 'over' ? undefined : stage)

/** Questions that come up while a move, an attack or a spell is being carried out. */
const INTERIM = new Set([
  'opportunity',
  'attack',
  'extra-attack',
  'shoot',
  'use-mastery',
  'legendary-resistance',
  'second-wind',
  'relentless-endurance',
  'avenger',
  'enmity',
  'quick-grapple',
  'paralyzing-claw',
  'next-burst',
  'rampage',
  'rampage-attack',
  'aquatic-charge',
  'nearer-blocker',
  'closest',
  'grapple-save',
  'knocked-prone',
  'change-grip',
  'war-cry',
  'parry',
  'power-target',
  'power-teleport',
  'legendary-action',
  'legendary-move',
  'legendary-attack',
  'leave-vehicle',
  'drop',
  'new-quarry',
  'spell-targets',
  'spell-direction',
  'command',
  'telekinesis',
  'lift-to',
  ...SPELLS.filter(({ kind }) => kind === 'quick').map(({ id }) => quickQuestion(id)),
])

export const game: Game<State> = {
  id: 'd6s-with-dragons',
  version: '7',
  setUp: (plan) => setUp(plan, BOOK),
  next,
  steps: STEPS,
  isInterim: (what) => INTERIM.has(what),
  copy: (state) => copyState(state, BOOK),
  digest: digestState,
  result,
  situate,
}
