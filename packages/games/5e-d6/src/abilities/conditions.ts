/** What a figure bears for a while: prone, dodging, grappled, hidden. */
import { part } from '@muster/engine'
import { inches } from '@muster/table'
import { isGrappled } from '../rules/grapples/grapples.ts'
import { gapBetween } from '../rules/measuring/distance.ts'
import { hasPieceBetween } from '../rules/sight/between.ts'
import type { GameAbility } from '../state/ability.ts'
import { figureOf, TOLERANCE } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'

export const prone: GameAbility = {
  id: 'prone',
  name: 'Prone',
  rule: 'FD-MOVE-13',
  text: 'Cannot move; standing up costs half its Speed.',
}

export const dodging: GameAbility = {
  id: 'dodging',
  name: 'Dodge',
  rule: 'FD-ACT-07',
  text: 'Attacks on it have disadvantage, and its Reflex saves advantage, until the end of the round.',
  advantage: {
    'to-be-hit': () => part(-1, 'Dodge', 'FD-ACT-07'),
    save: (_state, _bearer, { save }) => (save === 'reflex' ? part(1, 'Dodge', 'FD-ACT-08') : undefined),
  },
}

export const grappled: GameAbility = {
  id: 'grappled',
  name: 'Grappled',
  rule: 'FD-MAN-07',
  text: 'Speed 0; disadvantage to hit anyone but its grappler.',
  answers: [isGrappled.answer(true)],
  sets: { speed: () => part(0, 'Grappled', 'FD-MAN-07') },
  advantage: {
    'to-hit': (state, bearer, { at }) =>
      figureOf(state, at).holds === bearer.id ? undefined : part(-1, 'Grappled', 'FD-MAN-07'),
  },
}

const NEAR = inches(6)

/** Enemies more than 6" away do not find it where cover or concealment lies between. */
const isHiddenFrom = (state: State, hider: Figure, enemy: Figure): boolean =>
  gapBetween(hider, enemy) > NEAR + TOLERANCE && hasPieceBetween(state, enemy, hider)

export const hidden: GameAbility = {
  id: 'hidden',
  name: 'Hidden',
  rule: 'FD-FEAT-08',
  text: 'Behind cover from enemies more than 6" away: attacks on it have disadvantage, its own advantage.',
  advantage: {
    'to-be-hit': (state, bearer, { by }) =>
      isHiddenFrom(state, bearer, figureOf(state, by)) ? part(-1, 'Hidden', 'FD-FEAT-08') : undefined,
    'to-hit': (state, bearer, { at }) =>
      isHiddenFrom(state, bearer, figureOf(state, at)) ? part(1, 'Hidden', 'FD-FEAT-08') : undefined,
  },
}
