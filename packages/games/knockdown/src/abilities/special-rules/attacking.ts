/** Special rules of attackers: Aim, Frenzied, Mass attack, Slayer, Weaponmaster, Natural ranged attack. */
import { always, part } from '@muster/engine'
import { MONSTROUS_SHOT, RANGED_WEAPONS } from '../../content/gear.ts'
import { rerolls } from '../../rules/attacks/rerolls.ts'
import { attacksAll } from '../../rules/melee/fight.ts'
import { rangedWeapon } from '../../rules/shooting/weapons.ts'
import { kindOf } from '../../state/figures.ts'
import type { KnockdownAbility } from '../../state/ability.ts'
import type { Figure } from '../../state/state.ts'

export const aim: KnockdownAbility = {
  id: 'aim',
  name: 'Aim',
  rule: 'KD-SPEC-07',
  text: 'The range threshold of its ranged attacks is 1 lower.',
  adds: { threshold: always(-1, 'Aim', 'KD-SPEC-07') },
}

const FRENZY = { id: 'frenzied', name: 'Frenzied', rule: 'KD-SPEC-16', isRisky: true } as const

export const frenzied: KnockdownAbility = {
  id: 'frenzied',
  name: 'Frenzied',
  rule: 'KD-SPEC-16',
  text: 'May roll any failed attack again; if it fails again, it suffers 1 Wound itself.',
  answers: [rerolls.answer((_state, _bearer, { hit }) => (hit ? undefined : FRENZY))],
}

export const massAttack: KnockdownAbility = {
  id: 'mass-attack',
  name: 'Mass attack',
  rule: 'KD-SPEC-21',
  text: 'Instead of its normal attacks, one at STR -1 against every enemy in contact.',
  answers: [attacksAll.answer(true)],
}

const SLAYER = part(1, 'Slayer', 'KD-SPEC-28')
const against = (at: Figure) => (kindOf(at) === 'monster' ? SLAYER : undefined)

export const slayer: KnockdownAbility = {
  id: 'slayer',
  name: 'Slayer',
  rule: 'KD-SPEC-28',
  text: 'Adds 1 to its attack rolls against Monsters.',
  adds: { melee: (_state, _bearer, { at }) => against(at), ranged: (_state, _bearer, { at }) => against(at) },
}

const MASTERY = { id: 'weaponmaster', name: 'Weaponmaster', rule: 'KD-SPEC-30' } as const

export const weaponmaster: KnockdownAbility = {
  id: 'weaponmaster',
  name: 'Weaponmaster',
  rule: 'KD-SPEC-30',
  text: 'May roll natural 1s of its attacks again; in melee with an Extra hand weapon, natural 2s as well.',
  answers: [
    rerolls.answer((_state, { gear }, { face, isRanged }) => {
      const most = !isRanged && gear.includes('extra-hand-weapon') ? 2 : 1
      return face <= most ? MASTERY : undefined
    }),
  ],
}

export const naturalRangedAttack: KnockdownAbility = {
  id: 'natural-ranged-attack',
  name: 'Natural ranged attack',
  rule: 'KD-SPEC-23',
  text: 'A ranged weapon of 4"/8", STR +0. A Monster attacks up to three targets within 3" of one another.',
  answers: [
    rangedWeapon.answer((_state, bearer) =>
      kindOf(bearer) === 'monster' ? MONSTROUS_SHOT : RANGED_WEAPONS['natural-ranged-attack'],
    ),
  ],
}
