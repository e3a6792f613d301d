/** A random army: legal, fairly sensible, and within its points. */
import { counted, InputError, pickOne, raise, randomFrom, type Json, type Random } from '@muster/engine'
import { costOf } from './costs.ts'
import type { Listing } from '../content/army-list.ts'
import { gearFrom } from '../content/gear-words.ts'
import { freeForm } from '../content/lists/free-form.ts'
import { findListing } from '../content/lists/index.ts'
import type { Profile } from '../state/profile.ts'
import { WEAPON_TYPES } from '../state/vocabulary.ts'

const COMPANIES = ['Company', 'Band', 'Watch', 'Riders', 'Host', 'Brotherhood', 'Clan', 'Warband'] as const
const COLOURS = ['Red', 'Grey', 'Green', 'Black', 'White', 'Golden', 'Iron', 'Wild', 'Old', 'Sworn'] as const

/** Peoples that march together. */
const LEAGUES: readonly (readonly string[])[] = [
  ['human-warrior', 'human-levy'],
  ['elf-warrior', 'human-warrior'],
  ['dwarf-warrior', 'gnome-warrior'],
  ['orc-warrior', 'goblin-warrior'],
  ['halfling-warrior', 'gnome-warrior', 'human-levy'],
  ['goblin-warrior'],
  ['elf-warrior', 'dwarf-warrior', 'human-warrior', 'halfling-warrior'],
]

const listed = (profile: string): Listing => findListing(freeForm, profile) ?? raise(`no free-form "${profile}"`)

interface Entry {
  readonly profile: string
  readonly name: string
  readonly gear: readonly string[]
  readonly points: number
  count: number
}

export function randomArmy(seed: number, points: number): Json {
  const random = randomFrom(seed)
  const peoples = pickOne(random, LEAGUES).map(listed)
  const cheapest = peoples
    .map(({ profile }) => profile)
    .reduce((least, one) => (one.points < least.points ? one : least))
  if (!(points >= 2)) {
    throw new InputError(`There is no army of ${counted(points, 'point')}: the cheapest warrior costs 2.`)
  }
  const entries: Entry[] = []
  const sorts = 3 + Math.floor(random() * 3)
  for (let left = sorts, purse = points; left > 0; left--) {
    purse -= hire(entries, equipped(random, pickOne(random, peoples), entries), purse / left)
  }
  const spent = entries.reduce((sum, one) => sum + one.points * one.count, 0)
  fillUp(entries, points - spent < cheapest.points ? listed('human-levy').profile : cheapest, points - spent)
  return {
    name: `The ${pickOne(random, COLOURS)} ${pickOne(random, COMPANIES)}`,
    entries: entries.map(({ profile, name, gear, count }) => ({ profile, name, gear: [...gear], count })),
  }
}

/** Ways of being armed, each with the random number up to which it is taken. */
const STYLES: readonly (readonly [most: number, gear: (type: string) => readonly string[]])[] = [
  [0.25, (type) => [type, 'bow']],
  [0.45, (type) => [`great ${type}`]],
  [0.6, (type) => [type, 'throwing']],
  [0.7, (type) => [type, type]],
]

/** One in four shoots; the rest fight hand to hand, some with shields, some with great weapons. */
function equipped(random: Random, listing: Listing, known: readonly Entry[]): Omit<Entry, 'count'> {
  const { profile } = listing
  const type = pickOne(random, WEAPON_TYPES)
  const style = random()
  const gear = [...(STYLES.find(([most]) => style < most)?.[1](type) ?? [type, 'shield'])]
  const armor = random()
  if (armor < 0.35) gear.push('light armor')
  else if (armor < 0.5) gear.push('heavy armor')
  const name = known.some((one) => one.profile === profile.id)
    ? `${profile.name} ${'ABCDEFG'[known.length] ?? ''}`
    : profile.name
  return { profile: profile.id, name, gear, points: costOf(listing, { gear: gearFrom(gear) }).total }
}

/** Adds as many as the points allow, and returns what they cost. */
function hire(entries: Entry[], one: Omit<Entry, 'count'>, share: number): number {
  const count = Math.min(24, Math.floor(share / one.points))
  if (count >= 1) entries.push({ ...one, count })
  return Math.max(0, count) * one.points
}

/** The points left buy the cheapest warriors. */
function fillUp(entries: Entry[], { id, name, points }: Profile, left: number): void {
  const count = Math.floor(left / points)
  if (count >= 1) {
    entries.push({ profile: id, name: `${name} Rearguard`, gear: ['blade'], points, count: Math.min(count, 40) })
  }
}
