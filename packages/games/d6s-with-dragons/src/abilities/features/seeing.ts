/** Features that bear on who sees whom. */
import { seesThrough, unseenBy } from '../../rules/sight/sight.ts'
import { hidesInTheOpen, invisible } from '../conditions.ts'
import { isRevealed } from '../../rules/sight/revealed.ts'
import type { CreatureType } from '../../state/vocabulary.ts'
import { feature } from '../feature.ts'

export const camouflage = feature('camouflage', { answers: [hidesInTheOpen.answer(true)] })
export const truesight = feature('truesight', { answers: [seesThrough.answer(true)] })

const UNEARTHLY: readonly CreatureType[] = ['fiend', 'celestial', 'undead']

export const divineSense = feature('divine-sense', {
  answers: [
    seesThrough.answer((_state, _bearer, { profile: { types } }) => types.some((type) => UNEARTHLY.includes(type))),
  ],
})

export const invisibility = feature('invisibility', {
  answers: [unseenBy.answer((_state, bearer) => !isRevealed(bearer))],
  advantage: {
    'to-hit': (state, bearer, attack, own) =>
      isRevealed(bearer) ? undefined : invisible.advantage?.['to-hit']?.(state, bearer, attack, own),
    'to-be-hit': (state, bearer, attack, own) =>
      isRevealed(bearer) ? undefined : invisible.advantage?.['to-be-hit']?.(state, bearer, attack, own),
  },
})
