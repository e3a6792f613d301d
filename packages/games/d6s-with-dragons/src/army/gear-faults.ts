/** What is wrong with the gear of an entry: what is not for sale, what is bought twice, what is not named. */
import type { RuleId } from '@muster/engine'
import type { Listing } from '../content/army-list.ts'
import { gearWord, isSuit } from '../content/gear-words.ts'
import type { Gear } from '../state/profile.ts'
import { NAME, purchases } from './costs.ts'
import type { EntryFault } from './entry.ts'

export function gearFaults(listing: Listing, gear: Gear, words: readonly string[]): EntryFault[] {
  return [...unnamed(listing, gear), ...twice(gear, words), ...notForSale(listing, gear)].map(([rule, message]) => ({
    rule,
    place: 'gear',
    message,
  }))
}

type Fault = readonly [rule: RuleId, message: string]

const count = ({ weapons }: Gear, kind: string): number => weapons.filter((weapon) => weapon.kind === kind).length

/** Its player chooses the types of included weapons, so they are named. */
function* unnamed({ profile: { includedGear } }: Listing, gear: Gear): Iterable<Fault> {
  const types = 'blade, bludgeon, spear or exotic'
  if (includedGear.includes('great') && count(gear, 'great') === 0)
    yield ['DD-RUL-141', `it carries a great weapon: name its type (great blade, great spear …).`]
  if (!includedGear.includes('hand') || count(gear, 'hand') > 0) return
  if (count(gear, 'great') === 0 || includedGear.includes('great'))
    yield ['DD-STAT-17', `it begins with a hand weapon: name its type (${types}).`]
}

/** Each thing once, two hand weapons at most, one suit of armor. */
function* twice(gear: Gear, words: readonly string[]): Iterable<Fault> {
  const named = words.map(gearWord)
  if (count(gear, 'hand') > 2) yield ['DD-RUL-111', 'two hand weapons are the most.']
  for (const kind of ['great', 'throwing', 'bow']) {
    if (count(gear, kind) > 1) yield ['DD-WAR-17', `it can have one ${kind === 'bow' ? 'bow' : `${kind} weapon`}.`]
  }
  if (gear.isBarding) yield ['DD-BARD-01', 'barding is for mounts.']
  if (named.filter(isSuit).length > 1) yield ['DD-RUL-109', 'one suit of armor is worn, light or heavy.']
  if (named.filter((word) => word === 'shield').length > 1) yield ['DD-WAR-17', 'it can have one shield.']
}

/** Every option at most once, and only what its list prints. */
function* notForSale(listing: Listing, gear: Gear): Iterable<Fault> {
  const bought = purchases(listing, gear)
  for (const item of new Set(bought)) {
    if (!listing.prices[item]) yield ['DD-LIST-04', `it cannot buy this: ${NAME[item]}.`]
  }
  const hands = bought.filter((item) => item === 'hand').length
  if (hands > 1 && count(gear, 'hand') <= 2) yield ['DD-RUL-111', 'a hand weapon can be bought once.']
}
