/** Powers: what a creature can do, written as data on its profile. Abilities are made of them (abilities/powers). */
import type { ConditionName, DamageType, Save, Size } from './vocabulary.ts'

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
  /** It reaches enemies alone. */
  readonly sparesFriends?: boolean | undefined
  /** It is used besides the one action of the round. */
  readonly isExtra?: boolean | undefined
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

export type Power = AreaPower | AuraPower | DeathBurstPower | RegenerationPower | EndurancePower

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
