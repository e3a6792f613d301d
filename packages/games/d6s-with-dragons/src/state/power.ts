/** Powers: what a creature can do, written as data on its profile. Abilities are made of them (abilities/powers). */
import type { ConditionName, DamageType, Save, Size, SpellId } from './vocabulary.ts'

/** Begins with the word, so that no feature, spell or condition has the same id. */
export type PowerId = `power-${string}`

interface Named {
  readonly id: PowerId
  readonly name: string
}

/** Damage dice at a Strength. Without `weaker`, whoever saves takes no harm. */
export interface Harm {
  readonly dice: number
  readonly strength: number
  /** The Strength against those who save. */
  readonly weaker?: number | undefined
  readonly type?: DamageType | undefined
}

/** Straight away from the user of a power, or towards it. */
export interface Shift {
  readonly inches: number
  readonly towards?: boolean | undefined
  /** The largest target that is moved; left out: any. */
  readonly largest?: Size | undefined
}

/** A save that wards off a power, or makes it weaker. */
export interface PowerSave {
  readonly save: Save
  readonly potency: number
}

export type PowerArea =
  | { readonly shape: 'cone'; readonly inches: number }
  | { readonly shape: 'line'; readonly inches: number; readonly wide: number }
  /** Everybody within so many inches of its user. */
  | { readonly shape: 'around'; readonly inches: number }
  /** A disc around a point within range. */
  | { readonly shape: 'burst'; readonly inches: number; readonly range: number }

/** An action that harms, or gives a condition to, whoever is in an area and fails a save. */
export interface AreaPower extends Named, PowerSave {
  readonly kind: 'area'
  readonly area: PowerArea
  readonly harm?: Harm | undefined
  readonly inflicts?: readonly ConditionName[] | undefined
  readonly shift?: Shift | undefined
  /** It reaches enemies alone. */
  readonly sparesFriends?: boolean | undefined
  /** It is used besides the one action of the round. */
  readonly isExtra?: boolean | undefined
}

/** Conditions in which its target must be; of a grapple, its user must be who holds it. */
export const TARGET_CONDITIONS = ['grappled', 'prone', 'frightened', 'charmed'] as const

/** An action at one enemy in sight that a save wards off: a gaze, a web, a bolt. */
export interface TargetPower extends Named, PowerSave {
  readonly kind: 'target'
  readonly range: number
  readonly only?: (typeof TARGET_CONDITIONS)[number] | undefined
  /** The largest target it works on; left out: any. */
  readonly largest?: Size | undefined
  readonly harm?: Harm | undefined
  readonly inflicts?: readonly ConditionName[] | undefined
  readonly shift?: Shift | undefined
  /** It is used besides the one action of the round. */
  readonly isExtra?: boolean | undefined
}

/** It is suddenly elsewhere. */
export interface TeleportPower extends Named {
  readonly kind: 'teleport'
  readonly inches: number
  /** It is used besides the one action of the round, once a round. */
  readonly isExtra?: boolean | undefined
}

/** One of the things that a legendary creature may do after the turn of an enemy, all its parts in this order. */
export interface LegendaryDeed extends Named {
  readonly teleport?: number | undefined
  /** The share of its Speed that it may move. */
  readonly move?: number | undefined
  /** One attack with one of these weapons of its profile. */
  readonly attack?: readonly string[] | undefined
  /** A spell that costs no box. */
  readonly spell?: SpellId | undefined
  readonly strike?: AreaPower | TargetPower | undefined
  /** Once a round; others as often as there are uses. */
  readonly once?: boolean | undefined
}

/** After the turn of an enemy it may do one of these, so many times a round. */
export interface LegendaryPower extends Named {
  readonly kind: 'legendary'
  readonly times: number
  readonly deeds: readonly LegendaryDeed[]
}

/** Once a round it is harder to hit by one attack that is not made from a distance. */
export interface ParryPower extends Named {
  readonly kind: 'parry'
  readonly armor: number
}

/** Harms whoever hits it hand to hand. */
export interface RetaliationPower extends Named {
  readonly kind: 'retaliation'
  readonly harm: Harm
}

/** With half its Health gone it hits with advantage, and perhaps saves with it. */
export interface FuryPower extends Named {
  readonly kind: 'fury'
  readonly saves?: boolean | undefined
}

/** Harm of this type heals it instead. */
export interface AbsorptionPower extends Named {
  readonly kind: 'absorption'
  readonly type: DamageType
}

/** Hidden and invisible mean nothing to it, as near as this. */
export interface SensesPower extends Named {
  readonly kind: 'senses'
  readonly inches: number
}

/** Harms those who stand near when a round ends, or gives them a condition when one starts. */
export interface AuraPower extends Named {
  readonly kind: 'aura'
  readonly inches: number
  readonly harm?: Harm | undefined
  readonly inflicts?: readonly ConditionName[] | undefined
  /** Without it nothing wards it off. Whoever has saved against its condition once is safe from it. */
  readonly against?: PowerSave | undefined
  readonly sparesFriends?: boolean | undefined
}

/** Harms those who stand near when it is slain. */
export interface DeathBurstPower extends Named, PowerSave {
  readonly kind: 'death-burst'
  readonly inches: number
  readonly harm: Harm
}

/** Heals a wound when a round starts, unless it was harmed by one of these since the last one. */
export interface RegenerationPower extends Named {
  readonly kind: 'regeneration'
  readonly stoppedBy: readonly DamageType[]
}

/** A save keeps it in play with its last Health, unless an attack of one of these types has eliminated it. */
export interface EndurancePower extends Named, PowerSave {
  readonly kind: 'endurance'
  readonly stoppedBy: readonly DamageType[]
}

export type Power =
  | AreaPower
  | TargetPower
  | TeleportPower
  | LegendaryPower
  | ParryPower
  | RetaliationPower
  | FuryPower
  | AbsorptionPower
  | SensesPower
  | AuraPower
  | DeathBurstPower
  | RegenerationPower
  | EndurancePower

/** A condition that a hit brings with it. */
export interface Infliction {
  readonly is: ConditionName
  /** The largest target it works on; left out: any. */
  readonly largest?: Size | undefined
  /** How many inches its user must have moved in this Movement Phase. */
  readonly after?: number | undefined
  /** The save that averts it; left out: none. */
  readonly against?: PowerSave | undefined
  /** Of a grapple: the Potency of escaping from it. */
  readonly potency?: number | undefined
}

/** What a creature could do in the game it comes from, and cannot here. */
export interface Unenforced {
  readonly name: string
  readonly text: string
}
