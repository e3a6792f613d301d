/** What is printed of a character: stats, features, attacks, spells; and the gear it carries. */
import type { Limit } from '@muster/engine'
import type { Base } from '@muster/table'
import type { Infliction, Power, PowerId, Shift, Unenforced } from './power.ts'
import type {
  CreatureType,
  FeatureId,
  RiderId,
  SpellId,
  ArmorWorn,
  GearItem,
  ConditionName,
  DamageType,
  Save,
  Size,
  WeaponKind,
  WeaponType,
} from './vocabulary.ts'

/** Speeds are in inches as printed; rules turn them into lengths. */
export interface Profile {
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly points: number
  /** Made by the Captain template: a hero, whatever it costs. */
  readonly isCaptain?: true
  readonly speed: number
  readonly fight: number
  readonly attacks: number
  readonly strength: number
  /** Speed and Armor are those of the bare character: what is worn adds to them, included gear too. */
  readonly armor: number
  readonly toughness: number
  readonly health: number
  readonly saves: { readonly [save in Save]: number }
  readonly morale: number
  readonly size: Size
  readonly base: Base
  /** In lower case: humanoid, beast, undead, elf … */
  readonly types: readonly CreatureType[]
  /** Ids of traits, such as `sturdy` or `pack-tactics`. */
  readonly traits: readonly FeatureId[]
  /** What it can do besides, as data. */
  readonly powers?: readonly Power[]
  /** What it could do in the game it was converted from, and cannot here. */
  readonly unenforced?: readonly Unenforced[]
  /** Boxes: how often in an encounter each limited feature or power may be used. */
  readonly uses: { readonly [id in FeatureId | PowerId]?: number }
  /** Special movements with their Speed in inches; those without a number of their own have the land Speed. */
  readonly moves: SpecialMoves
  readonly casting?: Spellcasting
  /** Mounts among its gear options, by the id or the name of their profile. */
  readonly mounts?: readonly string[]
  /** Gear that comes with the profile. */
  readonly includedGear: readonly GearItem[]
  /** Attacks printed on the profile, besides the weapons carried. */
  readonly attackList: readonly Weapon[]
  /** What its weapons of a kind do beyond the common, where an attack line says so. */
  readonly wields?: { readonly [kind in WeaponKind]?: WeaponChanges }
  readonly resists: readonly DamageType[]
  readonly weakTo: readonly DamageType[]
  readonly immuneTo: readonly (DamageType | ConditionName)[]
}

export const SPECIAL_MOVEMENTS = ['burrow', 'climb', 'spider-climb', 'fly', 'phasing', 'spider-walk', 'swim'] as const
export type SpecialMovement = (typeof SPECIAL_MOVEMENTS)[number]

/** Special movements, each with its Speed in inches. */
export type SpecialMoves = { readonly [manner in SpecialMovement]?: number }

export interface Spellcasting {
  readonly potency: number
  /** Boxes of Spellcasting: pay for standard spells, and for casting, shifting and renewing incantations. */
  readonly slots: number
  readonly standard: readonly SpellId[]
  /** Spell Concentration: incantations it knows, one of them active at the start. */
  readonly incantations: readonly SpellId[]
  /** Quick Cast rows: boxes shared by the spells of a row. */
  readonly quick: readonly { readonly spells: readonly SpellId[]; readonly boxes: number }[]
}

export interface Weapon {
  readonly id: string
  readonly name: string
  readonly kind: WeaponKind
  readonly type?: WeaponType
  /** Short and long range in inches; absent: melee only. */
  readonly range?: { readonly short: number; readonly long: number }
  /** Melee reach in inches when it is more than 1. */
  readonly reach?: number
  readonly damage: number
  /** Added to the bearer's Strength. */
  readonly strength: number
  /** Its own Strength, in place of the bearer's. */
  readonly ownStrength?: number
  readonly damageType?: DamageType
  /** Abilities that count for attacks with it. */
  readonly riders?: readonly RiderId[]
  /** Conditions that a hit with it brings, for the rider `inflicts`. */
  readonly inflicts?: readonly Infliction[]
  /** Where a hit with it moves its target, for the rider `inflicts`. */
  readonly shift?: Shift | undefined
  /** A hit is harder after a run of so many inches, for the rider `charges`. */
  readonly charge?: { readonly after: number; readonly strength: number } | undefined
  /** How often it may be used: once a round, once a battle. */
  readonly limit?: Limit
  /** Made without a to-hit roll, in place of an attack of a melee action; a save may stop it. */
  readonly sure?: SureAttack
  /** The largest size it can be used against. */
  readonly largest?: Size
  /** May it be used in melee too, or only at range? */
  readonly melee: boolean
}

/** The Damage of hand weapons holds for great weapons too, unless these have their own. */
export type WeaponChanges = Partial<Pick<Weapon, 'damage' | 'damageType' | 'riders'>>

/** The save that stops an attack without a to-hit roll; nothing stops one without a save. */
export interface SureAttack {
  readonly save?: Save | undefined
  readonly potency?: number | undefined
}

/** Everything a character can attack with: what it carries and what its profile prints, each weapon once. */
export interface Arms {
  readonly melee: readonly Weapon[]
  readonly ranged: readonly Weapon[]
}

export interface Gear {
  readonly weapons: readonly Weapon[]
  readonly armor: ArmorWorn
  readonly shield: boolean
  /** The armor is barding, worn by a mount. */
  readonly isBarding?: true
}
