/** The people of the sea: they smell blood, and their spears bring others down. */
import { part } from '@muster/engine'
import { gain } from '../../../rules/conditions/conditions.ts'
import { figureOf } from '../../../state/figures.ts'
import { feature } from '../../feature.ts'

export const bloodFrenzy = feature('blood-frenzy', {
  advantage: {
    'to-hit': (state, _bearer, { at }) =>
      figureOf(state, at).wounds > 0 ? part(1, 'Blood Frenzy', 'DD-EAF-20') : undefined,
  },
})

/** Only hits with the weapon itself count, thrown or in melee. */
export const oceanSpear = feature('ocean-spear', {
  on: {
    'attack-resolved': {
      *attacker(play, bearer, { attack: { weapon, summoned }, at, hit }) {
        const isSpear = !summoned && (weapon.type === 'spear' || weapon.kind === 'throwing')
        if (hit && isSpear) yield* gain(play, at, { is: 'prone', from: bearer })
      },
    },
  },
})
