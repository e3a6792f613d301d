/** Creatures whose hits knock others prone. */
import { fallProne } from '../rules/damage/prone.ts'
import type { GameAbility } from '../state/ability.ts'
import { figureOf } from '../state/figures.ts'
import { SIZES } from '../state/vocabulary.ts'

export const toppling: GameAbility = {
  id: 'toppling',
  name: 'Toppling',
  rule: 'FD-MOVE-13',
  text: 'Its hits knock prone, as its weapons say.',
  on: {
    'final-hit': {
      *attacker(play, _by, { attack: { weapon }, struck }) {
        const { size } = figureOf(play.state, struck).profile
        if (weapon.topples && SIZES.indexOf(size) <= SIZES.indexOf(weapon.topples))
          fallProne(play, struck, ['FD-MOVE-13'])
      },
    },
  },
}
