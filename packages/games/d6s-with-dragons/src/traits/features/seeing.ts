/** Features that bear on who sees whom. */
import type { FigureId } from '@muster/engine'
import { figureOf } from '../../figures.ts'
import type { State } from '../../state.ts'
import { invisible } from '../conditions.ts'
import { feature } from './feature.ts'

export const camouflage = feature('camouflage', { hidesInTheOpen: true })
export const truesight = feature('truesight', { seesAll: true })

/** Stripped of it, it comes back at the end of the round: until then `revealed` is among what it has used. */
export const REVEALED = 'revealed'
const isRevealed = (state: State, bearer: FigureId): boolean => figureOf(state, bearer).now.used.includes(REVEALED)

export const invisibility = feature('invisibility', {
  unseenBy: (state, bearer) => !isRevealed(state, bearer),
  luck: {
    'to-hit': (state, bearer, attack) => (isRevealed(state, bearer) ? undefined : invisible.luck?.['to-hit']?.(state, bearer, attack)),
    'to-be-hit': (state, bearer, attack) => (isRevealed(state, bearer) ? undefined : invisible.luck?.['to-be-hit']?.(state, bearer, attack)),
  },
})
