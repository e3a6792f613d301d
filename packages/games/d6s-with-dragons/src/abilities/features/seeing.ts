/** Features that bear on who sees whom. */
import { figureOf } from '../../state/figures.ts'
import type { Figure } from '../../state/state.ts'
import { invisible } from '../conditions.ts'
import { feature } from './feature.ts'

export const camouflage = feature('camouflage', { hidesInTheOpen: true })
export const truesight = feature('truesight', { seesAll: true })

/** Stripped of it, it comes back at the end of the round: until then `revealed` is among what it has used. */
export const REVEALED = 'revealed'
const isRevealed = ({ now: { used } }: Figure): boolean => used.includes(REVEALED)

export const invisibility = feature('invisibility', {
  unseenBy: (state, bearer) => !isRevealed(figureOf(state, bearer)),
  luck: {
    'to-hit': (state, bearer, attack) =>
      isRevealed(bearer) ? undefined : invisible.luck?.['to-hit']?.(state, bearer, attack),
    'to-be-hit': (state, bearer, attack) =>
      isRevealed(bearer) ? undefined : invisible.luck?.['to-be-hit']?.(state, bearer, attack),
  },
})
