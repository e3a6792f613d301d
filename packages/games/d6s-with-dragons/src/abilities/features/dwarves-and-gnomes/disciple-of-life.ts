/** Disciple of Life: a spell that heals may cost nothing. */
import { named, rollFor } from '@muster/engine'
import { tell } from '../../../events/index.ts'
import { unmark } from '../../../rules/magic/spell-slots.ts'
import { controllerOf, figureOf } from '../../../state/figures.ts'
import { feature } from '../../feature.ts'

const ID = 'disciple-of-life'
const HEALING: readonly string[] = ['healing-word', 'cure-wounds']
const KEPT_ON = [5, 6]

export const discipleOfLife = feature(ID, {
  on: {
    'spell-succeeds': {
      *caster(play, bearer, { casting, box }) {
        const { state } = play
        if (box === undefined || !HEALING.includes(casting.spell)) return
        const by = controllerOf(state, figureOf(state, bearer))
        const test = yield* play.test(rollFor('disciple of life', named(bearer)), { by, succeeds: KEPT_ON })
        if (test.success) unmark(figureOf(state, bearer), box)
        tell(play, { is: 'feature-used', figure: bearer, feature: ID, tests: [test], rules: ['DD-MDF-09'] })
      },
    },
  },
})
