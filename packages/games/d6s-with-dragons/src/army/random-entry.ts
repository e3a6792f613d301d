/** A character with random gear, upgrades and mount, as its listing allows. */
import { pickOne, type Random } from '@muster/engine'
import type { Listing, Upgrade } from '../content/army-list.ts'
import { gearFrom, includedWords, withIncluded } from '../content/gear-words.ts'
import type { MountPrices } from '../content/prices.ts'
import { WEAPON_TYPES, type ArmorWorn } from '../state/vocabulary.ts'
import { costOf, type MountChoice } from './costs.ts'

/** What an army file says of it, except its name and number. */
export interface Recruit {
  readonly entry: object
  readonly upgrades: readonly Upgrade[]
  readonly points: number
}

export const plainly = (listing: Listing): Recruit => recruit(listing, includedWords(listing.profile), [], undefined)

export function randomlyEquipped(random: Random, listing: Listing): Recruit {
  const upgrades = listing.upgrades.filter(() => random() < 0.7)
  return recruit(listing, randomGear(random, listing), upgrades, randomMount(random, listing))
}

function recruit(
  listing: Listing,
  words: readonly string[],
  upgrades: readonly Upgrade[],
  mount: MountChoice | undefined,
): Recruit {
  const gear = gearFrom(withIncluded(listing.profile, words))
  const entry = {
    profile: listing.profile.id,
    gear: [...words],
    ...(upgrades.length > 0 && { upgrades: upgrades.map(({ id }) => id) }),
    ...mount,
  }
  return { entry, upgrades, points: costOf(listing, { gear, upgrades, mount }).total }
}

/** One in four shoots; the rest fight hand to hand, some with shields, some with great weapons. */
function randomGear(random: Random, { profile: { includedGear }, prices }: Listing): string[] {
  const type = pickOne(random, WEAPON_TYPES)
  const words: string[] = []
  const has = (item: (typeof includedGear)[number]) => includedGear.includes(item)
  const buys = (item: keyof typeof prices, chance: number) => prices[item] !== undefined && random() < chance
  const isReplaced = has('hand') && buys('greatInstead', 0.25)
  if (isReplaced) words.push(`great ${type}`)
  else if (has('hand')) words.push(type, ...(buys('hand', 0.15) ? [type] : []))
  else if (buys('hand', 0.6)) words.push(type)
  if (has('great') || (!isReplaced && buys('great', 0.15))) words.push(`great ${type}`)
  if (!has('bow') && buys('bow', 0.25)) words.push('bow')
  if (!has('throwing') && buys('throwing', 0.2)) words.push('throwing')
  if (!has('shield') && buys('shield', 0.4)) words.push('shield')
  if (has('heavy')) return words
  if (buys('heavy', 0.15)) words.push('heavy armor')
  else if (!has('light') && buys('light', 0.35)) words.push('light armor')
  return words
}

/** One in three rides, if it may; half of the mounts wear barding. */
function randomMount(random: Random, { mounts }: Listing): MountChoice | undefined {
  const known = Object.entries(mounts)
  if (known.length === 0 || random() >= 1 / 3) return undefined
  const [mount, prices] = pickOne(random, known)
  return { mount, barding: random() < 0.5 ? 'none' : pickOne(random, bardings(prices)) }
}

const bardings = (prices: MountPrices): ArmorWorn[] =>
  (['none', 'light', 'heavy'] as const).filter((barding) => prices[barding] !== undefined)
