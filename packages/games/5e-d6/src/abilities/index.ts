/** All abilities by their ids, and which of them a figure has printed. */
import { AbilitySet, borne } from '@muster/engine'
import { WEAPON_TABLE } from '../content/gear.ts'
import type { Bought, GameAbility, GameTypes } from '../state/ability.ts'
import type { ArmorWorn, FeatureId, WeaponType } from '../state/vocabulary.ts'
import type { Weapon } from '../state/weapons.ts'
import { heavyArmor, lightArmor } from './armor.ts'
import { climb, flight, nimbleEscape, packTactics, sneakAttack, sturdy, wildernessStride } from './features.ts'
import { dualWieldingMastery, shieldMastery } from './masteries/shield-and-dual.ts'
import { hitEffects } from './hit-effects.ts'
import { extraPower } from './powers/extra-power.ts'
import { legendaryActions } from './powers/legendary-actions.ts'
import { bladeMastery, bludgeonMastery, exoticMastery, spearMastery } from './masteries/weapon-masteries.ts'

export const FEATURE_ABILITIES: { readonly [id in FeatureId]: GameAbility } = {
  sturdy,
  'wilderness-stride': wildernessStride,
  climb,
  'pack-tactics': packTactics,
  'sneak-attack': sneakAttack,
  'nimble-escape': nimbleEscape,
  flight,
}

const ARMOR_ABILITIES: { readonly [worn in ArmorWorn]: readonly GameAbility[] } = {
  none: [],
  light: [lightArmor],
  heavy: [heavyArmor],
}

const TYPE_MASTERIES: { readonly [type in WeaponType]: GameAbility } = {
  spear: spearMastery,
  blade: bladeMastery,
  bludgeon: bludgeonMastery,
  exotic: exoticMastery,
}

/** What it bought, and what is natural to it. */
export function weaponsOf({ profile, weapons }: Pick<Bought, 'profile' | 'weapons'>): readonly Weapon[] {
  const all: Weapon[] = []
  for (const id of weapons) all.push(WEAPON_TABLE[id])
  for (const weapon of profile.naturalWeapons) all.push(weapon)
  return all
}

/** Its features, its armor, and the masteries of its weapons and shield. */
export function printedOn(bought: Bought): AbilitySet<GameTypes> {
  const weapons = weaponsOf(bought)
  const types = new Set<WeaponType>()
  for (const { type } of weapons) if (type) types.add(type)
  const all = [
    ...bought.profile.features.map((id) => FEATURE_ABILITIES[id]),
    ...ARMOR_ABILITIES[bought.armor],
    ...[...types].map((type) => TYPE_MASTERIES[type]),
    ...(hasTwoAlike(weapons) ? [dualWieldingMastery] : []),
    ...(weapons.some(({ brings }) => brings) ? [hitEffects] : []),
    ...(bought.shield ? [shieldMastery] : []),
    ...weapons.filter(({ isExtra }) => isExtra).map(extraPower),
    ...(bought.profile.legendary.length > 0 ? [legendaryActions(bought.profile.legendary)] : []),
  ]
  return new AbilitySet(all.map((ability) => borne<GameTypes>(ability)))
}

const hasTwoAlike = (weapons: readonly Weapon[]): boolean =>
  weapons.some(({ id, isHand }, index) => isHand && weapons.findIndex((one) => one.id === id) !== index)
