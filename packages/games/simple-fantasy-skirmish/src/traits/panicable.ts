import { modelsOf, unitOf } from '../figures.ts'
import { loseModels } from '../rules/losses.ts'
import type { SkirmishTrait } from './moments.ts'

/** A Champion at its side steadies the last one. Nobody slew it: no blood for the Vampiric. */
export const panicable: SkirmishTrait = {
  id: 'panicable', name: 'Panicable', rule: 'SF-PEN-05', text: 'The last model left runs away.', fleesAlone: true,
  on: {
    // oxlint-disable-next-line require-yield -- handlers are steps; this one asks nothing
    *'models-lost'(play, bearer) {
      const [last, ...others] = modelsOf(play.state, unitOf(play.state, bearer))
      if (last && others.length === 0) loseModels(play, bearer, [last.id], 'panic')
    },
  },
}
