/** Consume Life: a wisp feeds on those who die near it. */
import { part } from '@muster/engine'
import { inches } from '@muster/table'
import { gainTemporary } from '../../../rules/damage/damage.ts'
import { makeSave } from '../../../rules/dice/saves.ts'
import { figureOf, isWithin } from '../../../state/figures.ts'
import { feature } from '../../feature.ts'

const ID = 'consume-life'
const RULE = 'DD-EAF-38'

export const consumeLife = feature(ID, {
  on: {
    eliminated: {
      *anybody(play, bearer, { figure, how }) {
        const { state } = play
        if (how !== 'slain' || !isWithin(state, figureOf(state, bearer), figureOf(state, figure), inches(2))) return
        const luck = [part(1, 'Consume Life', RULE)]
        const asked = { of: figure, save: 'fortitude', potency: 0, by: bearer, purpose: ID, luck } as const
        if (!(yield* makeSave(play, asked))) gainTemporary(play, bearer, 1)
      },
    },
  },
})
