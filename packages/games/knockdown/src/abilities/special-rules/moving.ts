/** Special rules of movement: Flying and Pathfinder. */
import { findsPaths, flies } from '../../rules/terrain/going.ts'
import type { KnockdownAbility } from '../../state/ability.ts'

export const flying: KnockdownAbility = {
  id: 'flying',
  name: 'Flying',
  rule: 'KD-SPEC-12',
  text: 'Moves over models, obstacles and all terrain, as long as it ends in a legal place.',
  answers: [flies.answer(true)],
}

export const pathfinder: KnockdownAbility = {
  id: 'pathfinder',
  name: 'Pathfinder',
  rule: 'KD-SPEC-25',
  text: 'Climbing and difficult terrain cost it no more than open ground.',
  answers: [findsPaths.answer(true)],
}
