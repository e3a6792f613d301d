/** What can be chosen of an attack: a troop against a troop, with the gear of the book. */
import { MELEE_CHOICES, rangedChoices, yesOrNo, type AttackExample, type ChosenAttack } from '@muster/engine'
import { ARMOR_TABLE, WEAPON_TABLE } from '../content/gear.ts'
import { TROOP_TABLE } from '../content/troops.ts'
import type { Profile } from '../state/profile.ts'
import { ARMORS, WEAPON_TYPES, type TroopId, type WeaponId } from '../state/vocabulary.ts'

/** The troops by the names of their peoples. */
const PEOPLES: { readonly [people: string]: TroopId } = {
  dwarf: 'dwarf',
  elf: 'elf',
  goblin: 'goblin',
  halfling: 'halfling',
  levy: 'human-levy',
  human: 'human-soldier',
  orc: 'orc',
}

const ARMS: { readonly [arms: string]: readonly [WeaponId, ...WeaponId[]] } = {
  ...Object.fromEntries(WEAPON_TYPES.map((type) => [type, [`hand-${type}`]])),
  ...Object.fromEntries(WEAPON_TYPES.map((type) => [`great-${type}`, [`great-${type}`]])),
  'two-blades': ['hand-blade', 'hand-blade'],
  thrown: ['javelin'],
  bow: ['bow'],
}

const DISTANCES: { readonly [arms: string]: readonly number[] } = { thrown: [4, 8], bow: [6, 12, 18] }

const peoples = Object.entries(PEOPLES).map(([value, id]) => ({ value, label: TROOP_TABLE[id].name }))
const arms = Object.entries(ARMS).map(([value, [first, second]]) => ({
  value,
  label: second ? `Two ${WEAPON_TABLE[first].name.toLowerCase()}s` : WEAPON_TABLE[first].name,
}))

export const troopOf = (people = ''): Profile => TROOP_TABLE[PEOPLES[people] ?? 'human-soldier']
export const armsOf = ({ weapon = '' }: ChosenAttack): readonly [WeaponId, ...WeaponId[]] =>
  ARMS[weapon] ?? ['hand-blade']
export const distancesFor = ({ weapon = '' }: ChosenAttack): readonly number[] | undefined => DISTANCES[weapon]

export const choices: AttackExample['choices'] = (chosen) => {
  const distances = distancesFor(chosen)
  return [
    { id: 'attacker', label: 'Attacker', values: peoples },
    { id: 'weapon', label: 'With', values: arms },
    ...(distances ? [] : [yesOrNo('mastery', 'Uses its mastery')]),
    { id: 'target', label: 'Target', values: peoples },
    { id: 'armor', label: 'Armor', values: ARMORS.map((worn) => ({ value: worn, label: ARMOR_TABLE[worn].name })) },
    yesOrNo('dodging', 'Dodges'),
    {
      id: 'shield',
      label: 'Shield',
      values: [
        { value: 'none', label: 'No shield' },
        { value: 'used', label: 'Shield, used' },
        { value: 'kept', label: 'Shield, not used' },
      ],
    },
    ...(distances ? rangedChoices(distances) : MELEE_CHOICES),
  ]
}
