/** One entry of an army: who that is, what it carries and rides, what it costs, and what is wrong with it. */
import { InputError, suggestWord, type NamedEntry, type RuleId } from '@muster/engine'
import { upgraded, type ArmyList, type Listing, type Upgrade } from '../content/army-list.ts'
import { gearFrom, includedWords, withIncluded } from '../content/gear-words.ts'
import { findListing, FREE_FORM } from '../content/lists/index.ts'
import { profileOf } from '../content/profiles.ts'
import { creatureFrom, type WrittenCreature } from '../written/creature.ts'
import type { Gear, Profile } from '../state/profile.ts'
import { costOf, mountPrice, type MountChoice } from './costs.ts'
import { gearFaults } from './gear-faults.ts'
import { mountFaults, upgradeFaults } from './option-faults.ts'
import type { EntrySheet, LoweredNumbers } from './sheet.ts'

/** What is wrong, and in which field of the entry. */
export interface EntryFault {
  readonly rule: RuleId
  readonly place: string
  readonly message: string
}

export interface Entry extends NamedEntry {
  readonly listing: Listing
  /** With its upgrades. */
  readonly profile: Profile
  readonly upgrades: readonly Upgrade[]
  readonly count: number
  readonly gear: Gear
  readonly mount: Mount | undefined
  /** Of one character, with its gear, its upgrades and its mount. */
  readonly points: number
}

export interface Mount {
  readonly profile: Profile
  /** Its barding. */
  readonly gear: Gear
  readonly points: number
}

export interface ReadEntry {
  readonly name: string
  /** Undefined: there is no such profile, or its gear cannot be read. */
  readonly entry: Entry | undefined
  readonly faults: readonly EntryFault[]
}

export function readEntry(list: ArmyList, sheet: EntrySheet): ReadEntry {
  const listing = sheet.creature ? ownListing(sheet.profile, sheet.creature) : findListing(list, sheet.profile)
  const name = sheet.name ?? listing?.profile.name ?? sheet.profile
  const faults: EntryFault[] = []
  if (!listing) {
    const known = list.listings.map(({ profile }) => profile.id)
    const message = `there is no profile "${sheet.profile}" in this list: ${list.name}. ${suggestWord(sheet.profile, known)}`
    faults.push({ rule: 'DD-SIDE-09', place: 'profile', message })
  }
  if (sheet.creature && list.id !== FREE_FORM) {
    const message = `creatures of one's own join free-form teams, not ${list.name}.`
    faults.push({ rule: 'DD-SIDE-09', place: 'creature', message })
  }
  if (!Number.isInteger(sheet.count) || sheet.count < 1) {
    const message = `an entry has 1 character or more, not ${sheet.count}.`
    faults.push({ rule: 'DD-STAT-01', place: 'count', message })
  }
  const gear = readGear(sheet, listing)
  if (typeof gear === 'string') faults.push({ rule: 'DD-STAT-17', place: 'gear', message: gear })
  if (!listing || typeof gear === 'string') return { name, entry: undefined, faults }
  const words = wordsOf(sheet, listing)
  faults.push(...gearFaults(listing, gear, words), ...upgradeFaults(listing, sheet), ...mountFaults(listing, sheet))
  return { name, entry: entryFrom(name, sheet, listing, gear), faults }
}

/** A creature that its player has brought along: nothing can be bought for it. */
const ownListing = (id: string, creature: WrittenCreature): Listing => ({
  profile: creatureFrom(id, creature),
  role: 'creature',
  prices: {},
  mounts: {},
  upgrades: [],
  recruits: [],
})

function entryFrom(name: string, sheet: EntrySheet, listing: Listing, gear: Gear): Entry {
  const upgrades = listing.upgrades.filter(({ id }) => sheet.upgrades.includes(id))
  const { mount: steed, barding, count, figures } = sheet
  const choice = steed === undefined ? undefined : { mount: steed, barding }
  const points = costOf(listing, { gear, upgrades, mount: choice }).total
  const profile = weakened(upgraded(listing.profile, upgrades), sheet.lowered)
  const mount = choice && mountFrom(listing, choice, sheet.mountLowered)
  return { name, figures, listing, profile, upgrades, count, gear, mount, points }
}

/** Old injuries cost nothing off its price. */
const weakened = (profile: Profile, { speed = 0, fight = 0 }: LoweredNumbers = {}): Profile =>
  speed === 0 && fight === 0
    ? profile
    : { ...profile, speed: Math.max(0, profile.speed - speed), fight: Math.max(0, profile.fight - fight) }

function mountFrom(listing: Listing, choice: MountChoice, lowered?: LoweredNumbers): Mount | undefined {
  const price = mountPrice(listing, choice)
  if (!price) return undefined
  const gear: Gear = { weapons: [], armor: choice.barding, shield: false, isBarding: true }
  return { profile: weakened(profileOf(choice.mount), lowered), gear, points: price.points }
}

const wordsOf = ({ gear }: EntrySheet, { profile }: Listing): string[] =>
  gear === undefined ? includedWords(profile) : withIncluded(profile, gear)

/** The gear, or what is wrong with its words. */
function readGear(sheet: EntrySheet, listing: Listing | undefined): Gear | string {
  try {
    return gearFrom(listing ? wordsOf(sheet, listing) : (sheet.gear ?? []))
  } catch (error) {
    if (error instanceof InputError) return error.message
    throw error
  }
}
