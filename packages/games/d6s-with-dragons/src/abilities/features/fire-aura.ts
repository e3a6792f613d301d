/** Fire Aura: whoever stands beside it when a round ends is burnt. */
import { part, sumOf } from '@muster/engine'
import { damage } from '../../rules/damage/damage.ts'
import { areEnemies, figureOf, isInPlay, isWithin, ONE_INCH } from '../../state/figures.ts'
import { feature } from '../feature.ts'

export const fireAura = feature('fire-aura', {
  on: {
    'round-ends': {
      *anybody(play, bearer) {
        const { state } = play
        const strength = sumOf(part(4, 'Fire Aura', 'DD-EAF-23'))
        for (const { id } of state.figures) {
          const own = figureOf(state, bearer)
          const other = figureOf(state, id)
          if (!isInPlay(other) || !areEnemies(state, own, other) || !isWithin(state, own, other, ONE_INCH)) continue
          yield* damage(play, { by: bearer, at: id, dice: 1, strength, type: 'fire' })
        }
      },
    },
  },
})
