/** All abilities by their ids, and which of them a model has printed. */
import { AbilitySet, borne, type BorneAbility } from '@muster/engine'
import type { Bought, KnockdownAbility, KnockdownTypes } from '../state/ability.ts'
import type { GearId, SpecialRuleId } from '../state/vocabulary.ts'
import { banner, musicianInstruments } from './gear/banner-and-music.ts'
import { extraHandWeapon, flail, greatWeapon, polearm, spear, whip } from './gear/melee-weapons.ts'
import { armour, shield } from './gear/protection.ts'
import { weaponAbility } from './gear/ranged-weapons.ts'
import { champion, hero } from './conditions/ranks.ts'
import { aim, frenzied, massAttack, naturalRangedAttack, slayer, weaponmaster } from './special-rules/attacking.ts'
import { fightInFormation, frightening, regeneration, stout } from './special-rules/enduring.ts'
import { flying, pathfinder } from './special-rules/moving.ts'

export const GEAR_ABILITIES: { readonly [id in GearId]: KnockdownAbility } = {
  armour,
  shield,
  flail,
  'extra-hand-weapon': extraHandWeapon,
  whip,
  spear,
  'great-weapon': greatWeapon,
  polearm,
  'throwing-weapons': weaponAbility('throwing-weapons'),
  bow: weaponAbility('bow'),
  longbow: weaponAbility('longbow'),
  crossbow: weaponAbility('crossbow'),
  pistol: weaponAbility('pistol'),
  arquebus: weaponAbility('arquebus'),
  'musician-instruments': musicianInstruments,
  banner,
}

export const SPECIAL_RULE_ABILITIES: { readonly [id in SpecialRuleId]: KnockdownAbility } = {
  aim,
  'fight-in-formation': fightInFormation,
  flying,
  frenzied,
  frightening,
  'mass-attack': massAttack,
  'natural-ranged-attack': naturalRangedAttack,
  pathfinder,
  regeneration,
  slayer,
  stout,
  weaponmaster,
}

const RANK_ABILITIES = { ordinary: undefined, champion, hero } as const

/** What is bought with a model: its rank, its gear, its special rules. */
export function printedOn({ rank, gear, rules }: Bought): AbilitySet<KnockdownTypes> {
  const promoted = RANK_ABILITIES[rank]
  const all: BorneAbility<KnockdownTypes>[] = []
  if (promoted) all.push(borne<KnockdownTypes>(promoted))
  for (const id of gear) all.push(borne<KnockdownTypes>(GEAR_ABILITIES[id]))
  for (const id of rules) all.push(borne<KnockdownTypes>(SPECIAL_RULE_ABILITIES[id]))
  return new AbilitySet(all)
}
