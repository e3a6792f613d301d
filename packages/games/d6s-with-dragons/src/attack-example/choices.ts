/** What can be chosen of an attack: a warrior against a warrior, with the gear of warriors. */
import {
  MELEE_CHOICES,
  rangedChoices,
  yesOrNo,
  type AttackExample,
  type ChosenAttack,
  type ExampleChoice,
} from '@muster/engine'
import { profileOf } from '../content/profiles.ts'
import type { Profile } from '../state/profile.ts'

/** The warriors by the names of their peoples. */
const PEOPLES: { readonly [people: string]: string } = {
  human: 'human-warrior',
  levy: 'human-levy',
  dwarf: 'dwarf-warrior',
  elf: 'elf-warrior',
  gnome: 'gnome-warrior',
  goblin: 'goblin-warrior',
  halfling: 'halfling-warrior',
  orc: 'orc-warrior',
}

interface Arms {
  readonly label: string
  readonly gear: string
  /** The id of the weapon that is used. */
  readonly weapon: string
  readonly mastery?: string
  /** Of a ranged weapon: distances worth comparing, in inches. */
  readonly distances?: readonly number[]
}

const ARMS: { readonly [arms: string]: Arms } = {
  blade: { label: 'Blade', gear: 'blade', weapon: 'blade', mastery: 'blade' },
  bludgeon: { label: 'Bludgeon', gear: 'bludgeon', weapon: 'bludgeon', mastery: 'bludgeon' },
  spear: { label: 'Spear', gear: 'spear', weapon: 'spear', mastery: 'spear' },
  exotic: { label: 'Exotic weapon', gear: 'exotic', weapon: 'exotic', mastery: 'exotic' },
  'great-blade': { label: 'Great blade', gear: 'great blade', weapon: 'great-blade', mastery: 'blade' },
  'great-bludgeon': { label: 'Great bludgeon', gear: 'great bludgeon', weapon: 'great-bludgeon', mastery: 'bludgeon' },
  'great-spear': { label: 'Great spear', gear: 'great spear', weapon: 'great-spear', mastery: 'spear' },
  'great-exotic': { label: 'Great exotic weapon', gear: 'great exotic', weapon: 'great-exotic', mastery: 'exotic' },
  'two-blades': { label: 'Two blades', gear: 'blade, blade', weapon: 'blade', mastery: 'dual-wielding' },
  bow: { label: 'Bow', gear: 'bow', weapon: 'bow', distances: [6, 12, 18] },
  thrown: { label: 'Throwing weapon', gear: 'throwing', weapon: 'throwing', distances: [4, 8] },
}

const ARMOR: { readonly [worn: string]: { readonly label: string; readonly gear: readonly string[] } } = {
  none: { label: 'No armor', gear: [] },
  light: { label: 'Light armor', gear: ['light armor'] },
  heavy: { label: 'Heavy armor', gear: ['heavy armor'] },
}

const labelled = (table: { readonly [value: string]: { readonly label: string } }): ExampleChoice['values'] =>
  Object.entries(table).map(([value, { label }]) => ({ value, label }))

const peoples = Object.entries(PEOPLES).map(([value, id]) => ({ value, label: profileOf(id).name }))
export const warriorOf = (people = ''): Profile => profileOf(PEOPLES[people] ?? 'human-warrior')
export const armorGear = (worn = ''): readonly string[] => ARMOR[worn]?.gear ?? []
export const armsOf = ({ weapon = '' }: ChosenAttack): Arms => ARMS[weapon] ?? (ARMS['blade'] as Arms)

export const choices: AttackExample['choices'] = (chosen) => {
  const { distances } = armsOf(chosen)
  return [
    { id: 'attacker', label: 'Attacker', values: peoples },
    { id: 'weapon', label: 'With', values: labelled(ARMS) },
    ...(distances ? [] : [yesOrNo('mastery', 'Uses its mastery')]),
    { id: 'target', label: 'Target', values: peoples },
    { id: 'armor', label: 'Armor', values: labelled(ARMOR) },
    yesOrNo('dodging', 'Dodges'),
    { id: 'shield', label: 'Shield', values: shieldValues(chosen) },
    ...(distances ? rangedChoices(distances) : MELEE_CHOICES),
  ]
}

/** A shield always stands against shots. In melee its mastery is a choice, for one that still has its action. */
function shieldValues(chosen: ChosenAttack): ExampleChoice['values'] {
  const none = { value: 'none', label: 'No shield' }
  const used = { value: 'used', label: 'Shield, used' }
  const kept = { value: 'kept', label: 'Shield, not used' }
  if (armsOf(chosen).distances) return [none, used]
  return chosen['dodging'] === 'yes' ? [none, kept] : [none, used, kept]
}
