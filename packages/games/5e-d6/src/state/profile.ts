/** Figures as they are bought: a profile, weapons, armor and a shield. */
import type { NamedEntry } from '@muster/engine'
import type { Length } from '@muster/table'
import type { LegendaryAction } from './legendary.ts'
import type { ArmorWorn, FeatureId, Save, Size, WeaponId } from './vocabulary.ts'
import type { Weapon } from './weapons.ts'

/** The printed numbers of a troop, or of a creature that a player brings along. */
export interface Profile {
  readonly id: string
  readonly name: string
  readonly size: Size
  /** In inches. */
  readonly speed: number
  readonly fight: number
  /** Without it (N/A), attacks hit automatically. */
  readonly armor: number | undefined
  readonly toughness: number
  readonly health: number
  readonly attacks: number
  readonly strength: number
  readonly saves: { readonly [save in Save]: number }
  readonly points: number
  readonly features: readonly FeatureId[]
  /** It begins with a hand weapon and buys gear. */
  readonly isSoldier: boolean
  /** Armor that comes with the profile and is not paid for. */
  readonly wears: ArmorWorn
  /** What a creature attacks with by nature. */
  readonly naturalWeapons: readonly Weapon[]
  /** What it may do right after an enemy's turn, a few times a round. */
  readonly legendary: readonly LegendaryAction[]
  /** What it could do in the game it was converted from, and cannot here. */
  readonly unenforced: readonly Unenforced[]
  /** The creature it rides on: shots at the rider may strike it. */
  readonly mount: MountProfile | undefined
}

/** Fields always come in one order, so that the rules read every profile in the same way. */
export const wholeProfile = (written: Profile): Profile => ({
  id: written.id,
  name: written.name,
  size: written.size,
  speed: written.speed,
  fight: written.fight,
  armor: written.armor,
  toughness: written.toughness,
  health: written.health,
  attacks: written.attacks,
  strength: written.strength,
  saves: written.saves,
  points: written.points,
  features: written.features,
  isSoldier: written.isSoldier,
  wears: written.wears,
  naturalWeapons: written.naturalWeapons,
  legendary: written.legendary,
  unenforced: written.unenforced,
  mount: written.mount,
})

export interface Unenforced {
  readonly name: string
  readonly text: string
}

export interface MountProfile {
  readonly name: string
  readonly toughness: number
  readonly health: number
}

/** One figure of an army list. */
export interface FigureSheet {
  readonly name: string
  readonly profile: Profile
  readonly weapons: readonly WeaponId[]
  readonly armor: ArmorWorn
  readonly shield: boolean
  readonly diameter: Length
  /** The emblem on its token. */
  readonly icon: string
}

export interface Entry extends FigureSheet, NamedEntry {
  readonly count: number
}

export interface Army {
  readonly name: string
  readonly entries: readonly Entry[]
}
