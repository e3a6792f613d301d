import type { FigureId, Play } from '@muster/engine'
import { modelsOf, unitOf } from '../state/figures.ts'
import { loseModels } from '../rules/saves/losses.ts'
import type { State } from '../state/state.ts'
import type { SkirmishTrait } from './moments.ts'

/** A Champion at its side steadies the last one. Nobody slew it: no blood for the Vampiric. */
function panic(play: Play<State>, bearer: FigureId): void {
  const [last, ...others] = modelsOf(play.state, unitOf(play.state, bearer))
  if (last && others.length === 0) loseModels(play, bearer, [last.id], 'panic')
}

/* oxlint-disable require-yield -- handlers are steps; these ask nothing */
export const panicable: SkirmishTrait = {
  id: 'panicable',
  name: 'Panicable',
  rule: 'SF-PEN-05',
  text: 'The last model left runs away.',
  fleesAlone: true,
  on: {
    *'models-lost'(play, bearer) {
      panic(play, bearer)
    },
    *'champion-left'(play, bearer) {
      panic(play, bearer)
    },
  },
}
