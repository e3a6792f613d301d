/** Features that bear on who sees whom. */
import { hasTruesight, unseenBy } from '../../rules/sight/sight.ts'
import { hidesInTheOpen, invisible } from '../conditions.ts'
import { isRevealed } from '../../rules/sight/revealed.ts'
import { feature } from '../feature.ts'

export const camouflage = feature('camouflage', { answers: [hidesInTheOpen.answer(true)] })
export const truesight = feature('truesight', { answers: [hasTruesight.answer(true)] })

export const invisibility = feature('invisibility', {
  answers: [unseenBy.answer((_state, bearer) => !isRevealed(bearer))],
  advantage: {
    'to-hit': (state, bearer, attack, own) =>
      isRevealed(bearer) ? undefined : invisible.advantage?.['to-hit']?.(state, bearer, attack, own),
    'to-be-hit': (state, bearer, attack, own) =>
      isRevealed(bearer) ? undefined : invisible.advantage?.['to-be-hit']?.(state, bearer, attack, own),
  },
})
