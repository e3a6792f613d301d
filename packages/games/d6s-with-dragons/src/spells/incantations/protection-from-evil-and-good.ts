/** Protection from Evil and Good: a ward against what is not of this world. */
import { part, type FigureId } from '@muster/engine'
import { figureOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { type DragonAbility, immunity } from '../../state/ability.ts'
import { AT_HAND, onTargets } from '../choosing.ts'
import type { Incantation } from '../../state/spell.ts'

const OTHERWORLDLY = ['aberration', 'celestial', 'elemental', 'fiend', 'undead']
const WARDED_OFF: readonly string[] = ['charmed', 'dominated', 'frightened']

export const protectionFromEvilAndGood: Incantation = {
  id: 'protection-from-evil-and-good',
  name: 'Protection from Evil and Good',
  icon: 'shield-reflect',
  rule: 'DD-INC-19',
  kind: 'incantation',
  text: 'Aberrations, celestials, elementals, fiends and undead attack the caster or an ally within 1" with disadvantage, and cannot charm, dominate or frighten it.',
  ...onTargets('protection-from-evil-and-good', AT_HAND),
  gives: (_state, { targets }, { id }) => (targets.includes(id) ? WARDED : undefined),
}

const isOtherworldly = (state: State, id: FigureId): boolean =>
  figureOf(state, id).profile.types.some((type) => OTHERWORLDLY.includes(type))

const WARDED: DragonAbility = {
  id: 'protection-from-evil-and-good',
  name: 'Protection from Evil and Good',
  rule: 'DD-INC-19',
  text: 'Warded against aberrations, celestials, elementals, fiends and undead.',
  advantage: {
    'to-be-hit': (state, _bearer, { by }) =>
      isOtherworldly(state, by) ? part(-1, 'Protection from Evil and Good', 'DD-INC-19') : undefined,
  },
  answers: [
    immunity.answer(
      (state, _bearer, { to, from }) => WARDED_OFF.includes(to) && from !== undefined && isOtherworldly(state, from),
    ),
  ],
}
