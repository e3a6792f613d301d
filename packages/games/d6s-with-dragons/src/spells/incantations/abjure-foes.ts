/** Abjure Foes: the caster is a terror to come near. */
import type { Incantation } from '../spell.ts'
import { onSelf } from '../choosing.ts'

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

const FRIGHTFUL = {
  id: 'abjure-foes',
  name: 'Abjure Foes',
  rule: 'DD-INC-01',
  frightful: true,
  text: 'Whoever would come within 1" of it must pass a morale check first.',
} as const
