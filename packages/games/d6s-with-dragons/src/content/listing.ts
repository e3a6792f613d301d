/** Writes a profile of an army list as the book prints it. */
import type { RuleId } from '@muster/engine'
import type { Profile, Weapon } from '../state/profile.ts'
import { baseOfSize } from './sizes.ts'
import type { Listing, Role, Upgrade } from './army-list.ts'
import type { MountPrices, Price, PriceList, Purchase } from './prices.ts'

type Stats = 'speed' | 'fight' | 'attacks' | 'strength' | 'armor' | 'toughness' | 'health' | 'morale'
type Optional =
  | 'size'
  | 'base'
  | 'traits'
  | 'uses'
  | 'moves'
  | 'casting'
  | 'includedGear'
  | 'attackList'
  | 'wields'
  | 'resists'
  | 'weakTo'
  | 'immuneTo'

/** Printed numbers: Armor and Speed with the gear that is included. */
export interface PrintedProfile
  extends Pick<Profile, 'id' | 'name' | 'icon' | 'points' | 'types' | Stats>, Partial<Pick<Profile, Optional>> {
  /** Fortitude, Reflex, Will. */
  readonly saves: readonly [number, number, number]
}

/** What a list prints below the profile: the prices of gear, and of mounts alone, in light and in heavy barding. */
export interface PrintedListing extends PrintedProfile {
  readonly rule: RuleId
  readonly role: Role
  readonly prices?: { readonly [item in Purchase]?: number }
  readonly mounts?: { readonly [mount: string]: readonly [alone: number, light?: number, heavy?: number] }
  readonly upgrades?: readonly Upgrade[]
  readonly recruits?: readonly string[]
  readonly element?: string
}

export function listing(printed: PrintedListing): Listing {
  const { rule, role, prices = {}, mounts = {}, upgrades = [], recruits = [], element, ...profile } = printed
  return {
    profile: { ...profileFrom(profile), ...(printed.mounts && { mounts: Object.keys(mounts) }) },
    role,
    rule,
    prices: Object.fromEntries(
      Object.entries(prices).map(([item, points]) => [item, asListed(points)]),
    ) as Partial<PriceList>,
    mounts: Object.fromEntries(Object.entries(mounts).map(([id, points]) => [id, mountPricesFrom(points)])),
    upgrades,
    recruits,
    ...(element !== undefined && { element }),
  }
}

/** On a listed profile the price of the list counts, whatever the tables say. */
const asListed = (points: number): Price => ({ points, rule: 'DD-COST-25' })

/** The price of a mount in barding is that of both together. */
const asMount = (points: number): Price => ({ points, rule: 'DD-COST-24' })

const mountPricesFrom = ([alone, light, heavy]: readonly [number, number?, number?]): MountPrices => ({
  none: asMount(alone),
  ...(light !== undefined && { light: asMount(light) }),
  ...(heavy !== undefined && { heavy: asMount(heavy) }),
})

/** The bare character: printed numbers already contain what the gear adds. */
export function profileFrom(printed: PrintedProfile): Profile {
  const {
    saves: [fortitude, reflex, will],
    size = 'medium',
    includedGear = [],
  } = printed
  const worn = gearNumbers({ types: printed.types, traits: printed.traits ?? [], includedGear })
  return {
    base: baseOfSize(size),
    traits: [],
    uses: {},
    moves: {},
    attackList: [],
    resists: [],
    weakTo: [],
    immuneTo: [],
    ...printed,
    size,
    includedGear,
    saves: { fortitude, reflex, will },
    armor: printed.armor - worn.armor,
    speed: printed.speed - worn.speed,
  }
}

/** What the included gear adds to the numbers of the bare character. */
export function gearNumbers({ types, traits, includedGear }: Pick<Profile, 'types' | 'traits' | 'includedGear'>): {
  readonly armor: number
  readonly speed: number
} {
  if (!includedGear.includes('heavy')) return { armor: includedGear.includes('light') ? 1 : 0, speed: 0 }
  return { armor: 2, speed: types.includes('dwarf') || traits.includes('sturdy') ? 0 : -1 }
}

/** An attack of the body: it has no type and no mastery. */
export const natural = (id: string, name: string, more: Partial<Weapon> = {}): Weapon => ({
  id,
  name,
  kind: 'natural',
  damage: 1,
  strength: 0,
  melee: true,
  ...more,
})
