/** Creatures of vapour and light that are hard to see. */
import { part } from '@muster/engine'
import { gain } from '../../../rules/conditions/conditions.ts'
import { figureOf, has } from '../../../state/figures.ts'
import { feature } from '../../feature.ts'

const BLURRED = part(-1, 'Blurred Form', 'DD-EAF-34')

export const blurredForm = feature('blurred-form', { advantage: { 'to-be-hit': () => BLURRED } })

/** The action that makes it invisible does not end that; its next action does. */
export const vanish = feature('vanish', {
  actions: [
    {
      id: 'vanish',
      label: 'Vanish',
      phase: 'movement',
      isPossible: (state, bearer) => !has(figureOf(state, bearer), 'invisible'),
      *use(play, bearer) {
        yield* gain(play, bearer, { is: 'invisible', from: bearer, duringAction: true })
      },
    },
  ],
})
