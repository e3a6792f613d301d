/** Abjure Foes: the caster is a terror to come near. */
import type { Incantation } from '../../state/spell.ts'
import { onSelf } from '../choosing.ts'
import type { DragonAbility } from '../../state/ability.ts'
import { frightful } from '../../rules/movement/frightful.ts'

export const abjureFoes: Incantation = {
  id: 'abjure-foes',
  name: 'Abjure Foes',
  icon: 'terror',
  rule: 'DD-INC-01',
  kind: 'incantation',
  text: 'While it lasts the caster has Frightful Presence.',
  ...onSelf(),
  gives: (_state, { caster }, figure) => (figure.id === caster ? FRIGHTFUL : undefined),
}

const FRIGHTFUL: DragonAbility = {
  id: 'abjure-foes',
  name: 'Abjure Foes',
  rule: 'DD-INC-01',
  answers: [frightful.answer(true)],
  text: 'Whoever would come within 1" of it must pass a morale check first.',
}
