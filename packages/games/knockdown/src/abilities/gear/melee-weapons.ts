/** Melee weapons: what each adds to its bearer's melee attacks. */
import { always } from '@muster/engine'
import { ignoresGear } from '../../rules/attacks/attack.ts'
import { rerolls } from '../../rules/attacks/rerolls.ts'
import { reaches } from '../../rules/melee/targets.ts'
import type { KnockdownAbility } from '../../state/ability.ts'

export const flail: KnockdownAbility = {
  id: 'flail',
  name: 'Flail',
  rule: 'KD-GEAR-11',
  text: "Its attacks ignore the target's Shield.",
  answers: [ignoresGear.answer('shield')],
}

export const whip: KnockdownAbility = {
  id: 'whip',
  name: 'Whip',
  rule: 'KD-GEAR-14',
  text: 'Strikes up to 1½" away, at STR -1.',
  adds: { melee: always(-1, 'Whip', 'KD-GEAR-14') },
  answers: [reaches.answer(true)],
}

export const spear: KnockdownAbility = {
  id: 'spear',
  name: 'Spear',
  rule: 'KD-GEAR-15',
  text: 'Strikes up to 1½" away.',
  answers: [reaches.answer(true)],
}

export const greatWeapon: KnockdownAbility = {
  id: 'great-weapon',
  name: 'Great weapon',
  rule: 'KD-GEAR-16',
  text: 'STR is 1 higher in melee.',
  adds: { melee: always(1, 'Great weapon', 'KD-GEAR-16') },
}

export const polearm: KnockdownAbility = {
  id: 'polearm',
  name: 'Polearm',
  rule: 'KD-GEAR-17',
  text: 'Strikes up to 1½" away; its attacks ignore the target\'s Armour.',
  answers: [reaches.answer(true), ignoresGear.answer('armour')],
}

const SECOND_WEAPON = {
  id: 'extra-hand-weapon',
  name: 'Extra hand weapon',
  rule: 'KD-GEAR-12',
  isCompulsory: true,
} as const

export const extraHandWeapon: KnockdownAbility = {
  id: 'extra-hand-weapon',
  name: 'Extra hand weapon',
  rule: 'KD-GEAR-12',
  text: 'Melee attack dice that show a natural 1 are rolled again.',
  answers: [
    rerolls.answer((_state, _bearer, { face, isRanged }) => (face === 1 && !isRanged ? SECOND_WEAPON : undefined)),
  ],
}
