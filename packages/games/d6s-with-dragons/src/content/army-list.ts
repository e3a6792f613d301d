/** The shape of an army list: its profiles, and what may be bought for each. */
import type { RuleId } from '@muster/engine'
import type { Profile, Spellcasting, Weapon } from '../state/profile.ts'
import type { FeatureId, Save } from '../state/vocabulary.ts'
import type { MountPrices, PriceList } from './prices.ts'

export const ROLES = ['champion', 'troop', 'construct', 'recruit', 'cult', 'warrior', 'captain', 'creature'] as const
export type Role = (typeof ROLES)[number]

export interface ArmyList {
  readonly id: string
  readonly name: string
  /** One line on who they are. */
  readonly line: string
  readonly listings: readonly Listing[]
  /** Pick a Side: the army chooses one of these, and few may belong to the others. */
  readonly elements?: readonly { readonly id: string; readonly name: string }[]
}

/** A profile as a list offers it. Two lists may offer the same profile on different terms. */
export interface Listing {
  readonly profile: Profile
  readonly role: Role
  /** The rule that prints it. */
  readonly rule?: RuleId
  /** Gear it may buy, each once; what has no price is not for sale. */
  readonly prices: Partial<PriceList>
  /** Mounts it may buy, by the id of their profile. */
  readonly mounts: { readonly [mount: string]: MountPrices }
  readonly upgrades: readonly Upgrade[]
  /** Profiles with the role `recruit` that may join an army it is in, by id. */
  readonly recruits: readonly string[]
  /** The element it belongs to; left out: to none. */
  readonly element?: string
}

/** Bought once for one character. What it gives is added to the profile. */
export interface Upgrade {
  readonly id: string
  readonly name: string
  readonly points: number
  readonly rule: RuleId
  readonly traits?: readonly FeatureId[]
  readonly uses?: Profile['uses']
  readonly morale?: number
  readonly saves?: { readonly [save in Save]?: number }
  readonly attackList?: readonly Weapon[]
  readonly casting?: Spellcasting
  readonly recruits?: readonly string[]
}

/** The profile with its upgrades. */
export const upgraded = (profile: Profile, upgrades: readonly Upgrade[]): Profile =>
  upgrades.reduce((so, { id, name, casting, ...more }) => {
    const saves = more.saves ?? {}
    return {
      ...so,
      id: `${so.id}+${id}`,
      name: `${so.name}, ${name}`,
      morale: so.morale + (more.morale ?? 0),
      saves: {
        fortitude: so.saves.fortitude + (saves.fortitude ?? 0),
        reflex: so.saves.reflex + (saves.reflex ?? 0),
        will: so.saves.will + (saves.will ?? 0),
      },
      traits: [...so.traits, ...(more.traits ?? []).filter((trait) => !so.traits.includes(trait))],
      uses: { ...so.uses, ...more.uses },
      attackList: [...so.attackList, ...(more.attackList ?? [])],
      ...(casting && { casting }),
    }
  }, profile)
