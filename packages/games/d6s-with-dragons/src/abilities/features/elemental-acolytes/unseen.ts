/** Creatures of vapour and light that are hard to see. */
import { part } from '@muster/engine'
import { inches } from '@muster/table'
import { gain } from '../../../rules/conditions/conditions.ts'
import { speedOf } from '../../../rules/stats/sums.ts'
import { areEnemies, figureOf, has, isInPlay, isWithin } from '../../../state/figures.ts'
import type { Figure, State } from '../../../state/state.ts'
import { feature } from '../../feature.ts'

const BLURRED = part(-1, 'Blurred Form', 'DD-EAF-34')

export const blurredForm = feature('blurred-form', { advantage: { 'to-be-hit': () => BLURRED } })

const isOutOfReach = (state: State, figure: Figure): boolean => {
  const far = inches(speedOf(state, figure) + 1)
  return !state.figures.some(
    (other) => isInPlay(other) && areEnemies(state, figure, other) && isWithin(state, figure, other, far),
  )
}

/** The action that makes it invisible does not end that; its next action does. */
export const vanish = feature('vanish', {
  actions: [
    {
      id: 'vanish',
      label: 'Vanish',
      phase: 'movement',
      isPossible: (state, bearer) => !has(figureOf(state, bearer), 'invisible'),
      /** On the way to enemies that it cannot reach in this round. */
      worth: (state, bearer) => (isOutOfReach(state, figureOf(state, bearer)) ? 3 : -1),
      *use(play, bearer) {
        yield* gain(play, bearer, { is: 'invisible', from: bearer, duringAction: true })
      },
    },
  ],
})
