/** Creatures whose hits knock prone or hold. */
import { inflict } from '../rules/attacks/inflict.ts'
import type { GameAbility } from '../state/ability.ts'

export const hitEffects: GameAbility = {
  id: 'hit-effects',
  name: 'Heavy hits',
  rule: 'FD-CONV-02',
  text: 'Its hits knock prone or hold, as its weapons say.',
  on: {
    'final-hit': {
      *attacker(play, by, { attack: { weapon }, struck }) {
        for (const effect of weapon.brings ?? []) yield* inflict(play, by, struck, effect)
      },
    },
  },
}
