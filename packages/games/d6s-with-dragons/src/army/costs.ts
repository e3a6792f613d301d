/** What a character costs: its profile and what is bought for it, as a sum with its parts. */
import { part, sumOf, type Part, type RuleId, type Sum } from '@muster/engine'
import type { Listing, Upgrade } from '../content/army-list.ts'
import type { Price, Purchase } from '../content/prices.ts'
import type { Gear } from '../state/profile.ts'
import type { ArmorWorn } from '../state/vocabulary.ts'

/** A mount with its barding. */
export interface MountChoice {
  readonly mount: string
  readonly barding: ArmorWorn
}

export interface Choices {
  /** Everything it carries, included gear too. */
  readonly gear: Gear
  readonly upgrades?: readonly Upgrade[]
  readonly mount?: MountChoice | undefined
}

/** What is not for sale costs nothing here; `entry.ts` complains of it. */
export function costOf(listing: Listing, { gear, upgrades = [], mount }: Choices): Sum {
  const { profile } = listing
  const ridden = mount && mountPrice(listing, mount)
  return sumOf(
    part(profile.points, profile.name, 'DD-CLASS-07'),
    ...purchases(listing, gear).flatMap((item) => paid(listing.prices[item], NAME[item])),
    ...upgrades.map(({ points, name, rule }) => part(points, name, rule)),
    ...(mount ? paid(ridden, mountName(mount)) : []),
  )
}

export const mountPrice = ({ mounts }: Listing, { mount, barding }: MountChoice): Price | undefined =>
  Object.hasOwn(mounts, mount) ? mounts[mount]?.[barding] : undefined

const mountName = ({ mount, barding }: MountChoice): string =>
  barding === 'none' ? mount : `${mount} in ${barding} barding`

const paid = (price: Price | undefined, name: string): Part[] =>
  price ? [part(price.points, name, price.rule satisfies RuleId)] : []

export const NAME: { readonly [item in Purchase]: string } = {
  hand: 'hand weapon',
  great: 'great weapon',
  greatInstead: 'great weapon in place of the hand weapon',
  throwing: 'throwing weapon',
  bow: 'bow',
  light: 'light armor',
  heavy: 'heavy armor',
  shield: 'shield',
}

/** What had to be bought for it to carry this; the same thing twice is listed twice. */
export function purchases({ profile: { includedGear }, prices }: Listing, gear: Gear): Purchase[] {
  const carried = (kind: 'hand' | 'great' | 'throwing' | 'bow') =>
    gear.weapons.filter((weapon) => weapon.kind === kind).length
  const included = (item: Purchase): number => includedGear.filter((one) => one === item).length
  const bought = (item: 'great' | 'throwing' | 'bow'): Purchase[] => times(item, carried(item) - included(item))
  const great = bought('great')
  // A great weapon in place of a hand weapon is cheaper, but that hand weapon is gone.
  const isInstead = great.length > 0 && prices.greatInstead !== undefined && (carried('hand') === 0 || !prices.great)
  const hands = carried('hand') + (isInstead ? 1 : 0) - included('hand')
  return [
    ...times('hand', hands),
    ...great.map((item, index) => (isInstead && index === 0 ? 'greatInstead' : item)),
    ...bought('throwing'),
    ...bought('bow'),
    ...(gear.armor === 'none' || includedGear.includes(gear.armor) ? [] : [gear.armor]),
    ...(gear.shield && included('shield') === 0 ? (['shield'] as const) : []),
  ]
}

function times(item: Purchase, count: number): Purchase[] {
  const items: Purchase[] = []
  for (let i = 0; i < count; i++) items.push(item)
  return items
}
