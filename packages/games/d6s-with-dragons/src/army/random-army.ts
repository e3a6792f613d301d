/** A random army: legal, fairly sensible, and within its points. */
import { counted, InputError, pickOne, raise, randomFrom, type Json, type Random } from '@muster/engine'
import type { Listing } from '../content/army-list.ts'
import { freeForm } from '../content/lists/free-form.ts'
import { ARMY_LISTS, findListing } from '../content/lists/index.ts'
import { plainly, randomlyEquipped, type Recruit } from './random-entry.ts'

const COMPANIES = ['Company', 'Band', 'Watch', 'Riders', 'Host', 'Brotherhood', 'Clan', 'Warband'] as const
const COLOURS = ['Red', 'Grey', 'Green', 'Black', 'White', 'Golden', 'Iron', 'Wild', 'Old', 'Sworn'] as const

/** Peoples that march together in a free-form team. */
const LEAGUES: readonly (readonly string[])[] = [
  ['human-warrior', 'human-levy'],
  ['elf-warrior', 'human-warrior'],
  ['dwarf-warrior', 'gnome-warrior'],
  ['orc-warrior', 'goblin-warrior'],
  ['halfling-warrior', 'gnome-warrior', 'human-levy'],
  ['goblin-warrior'],
  ['elf-warrior', 'dwarf-warrior', 'human-warrior', 'halfling-warrior'],
]

/** Those who may be taken together, and what the army says of it. */
interface Pool {
  readonly list?: string
  readonly element?: string
  /** The army is raised around it. */
  readonly leader?: Listing
  readonly listings: readonly Listing[]
}

const LEAGUE_POOLS: readonly Pool[] = LEAGUES.map((league) => ({
  listings: league.flatMap((id) => [listed(id), listed(`${id}-captain`)]),
}))

function listed(profile: string): Listing {
  return findListing(freeForm, profile) ?? raise(`no free-form "${profile}"`)
}

/** For every army list one for each of its elements, or just one. */
const LIST_POOLS: readonly (readonly Pool[])[] = ARMY_LISTS.filter((list) => list !== freeForm).map(
  ({ id: list, elements, listings }): Pool[] =>
    elements
      ? elements.map(({ id: element }) => ({
          list,
          element,
          listings: listings.filter((one) => one.element === undefined || one.element === element),
        }))
      : [{ list, listings }],
)

const cheapestOf = ({ listings }: Pool): Listing =>
  listings
    .filter(({ role }) => role !== 'recruit')
    .reduce((least, one) => (one.profile.points < least.profile.points ? one : least))

/** Of everything that can be fielded: an army list, or a free-form team of warriors or of creatures. */
export const randomArmy = (seed: number, points: number): Json =>
  raised(seed, points, [pickList, pickList, pickLeague, pickCreatures])

/** Of what the book prints and prices, and nothing else. */
export const randomPrintedArmy = (seed: number, points: number): Json => raised(seed, points, [pickList, pickLeague])

type PickPool = (random: Random, points: number) => Pool | undefined

function raised(seed: number, points: number, picks: readonly PickPool[]): Json {
  if (!(points >= 2)) {
    throw new InputError(`There is no army of ${counted(points, 'point')}: the cheapest warrior costs 2.`)
  }
  const random = randomFrom(seed)
  const pool = pickOne(random, picks)(random, points) ?? { listings: [listed('human-levy')] }
  const hired = new Company(random, points)
  hired.enlist(pool)
  const { list, element } = pool
  return {
    name: `The ${pickOne(random, COLOURS)} ${pickOne(random, COMPANIES)}`,
    ...(list !== undefined && { list }),
    ...(element !== undefined && { element }),
    entries: hired.entries as unknown as Json,
  }
}

/** One of those that have anybody so cheap. */
function pickList(random: Random, points: number): Pool | undefined {
  const lists = LIST_POOLS.map((pools) => affordable(pools, points)).filter((pools) => pools.length > 0)
  return lists.length > 0 ? pickOne(random, pickOne(random, lists)) : undefined
}

function pickLeague(random: Random, points: number): Pool | undefined {
  const pools = affordable(LEAGUE_POOLS, points)
  return pools.length > 0 ? pickOne(random, pools) : undefined
}

const affordable = (pools: readonly Pool[], points: number): readonly Pool[] =>
  pools.filter((pool) => cheapestOf(pool).profile.points <= points)

/** A dear creature, which is worth a good part of the army, with creatures of its type and warriors who follow it. */
function pickCreatures(random: Random, points: number): Pool | undefined {
  const creatures = freeForm.listings.filter(({ role, profile }) => role === 'creature' && profile.points <= points)
  const dear = creatures.filter(({ profile }) => profile.points >= points * LEADING)
  if (dear.length === 0) return pickLeague(random, points)
  const leader = pickOne(random, dear)
  const kin = creatures.filter(({ profile: { types } }) => types.some((type) => leader.profile.types.includes(type)))
  const followers = pickOne(random, LEAGUE_POOLS).listings.filter(({ role }) => role === 'warrior')
  return { leader, listings: [...kin, ...(random() < 0.5 ? followers : [])] }
}

const LEADING = 1 / 6

/** A champion takes no more of the points. */
const CHAMPIONS_SHARE = 0.85

/** At most this many of one kind. */
const MOST_ALIKE = 24
const MOST_IN_THE_REAR = 40

/** An army under way. */
class Company {
  private readonly hired: (Recruit & { readonly listing: Listing; readonly count: number })[] = []

  constructor(
    private readonly random: Random,
    private purse: number,
  ) {}

  /** Its leader, or often a champion, first; then three to five kinds of others; the points left buy the cheapest. */
  enlist(pool: Pool): void {
    const { random } = this
    const champions = pool.listings.filter(({ role }) => role === 'champion' || role === 'captain')
    const share = this.purse * CHAMPIONS_SHARE
    const affordable = champions.filter((one) => plainly(one).points <= share)
    if (pool.leader) this.hire(pool.leader, this.purse, 1)
    if (affordable.length > 0 && random() < 0.85) this.hire(pickOne(random, affordable), share, 1)
    for (let left = 3 + Math.floor(random() * 3); left > 0; left--) {
      const others = this.welcome(pool.listings).filter((one) => !champions.includes(one))
      this.hire(pickOne(random, others), this.purse / left, MOST_ALIKE)
    }
    this.fillUp(cheapestOf(pool))
  }

  get entries(): readonly object[] {
    return this.hired.map(({ entry, listing: { profile }, count }, index) => {
      const isNamesake = this.hired.findIndex((one) => one.listing.profile === profile) < index
      return { ...entry, name: isNamesake ? `${profile.name} ${'ABCDEFGHIJ'[index] ?? ''}` : profile.name, count }
    })
  }

  /** Recruits only if somebody recruits them. */
  private welcome(listings: readonly Listing[]): readonly Listing[] {
    const wanted = new Set(
      this.hired.flatMap(({ listing, upgrades }) => [
        ...listing.recruits,
        ...upgrades.flatMap(({ recruits = [] }) => recruits),
      ]),
    )
    return listings.filter(({ role, profile }) => role !== 'recruit' || wanted.has(profile.id))
  }

  /** As many as the share allows; if that is nobody, one without anything bought. */
  private hire(listing: Listing, share: number, most: number): void {
    const dressed = randomlyEquipped(this.random, listing)
    const one = dressed.points <= share ? dressed : plainly(listing)
    const count = Math.min(most, Math.floor(share / one.points))
    if (count < 1) return
    this.hired.push({ ...one, listing, count })
    this.purse -= count * one.points
  }

  private fillUp(listing: Listing): void {
    const one = plainly(listing)
    const count = Math.min(MOST_IN_THE_REAR, Math.floor(this.purse / one.points))
    if (count >= 1) this.hired.push({ ...one, listing, count })
  }
}
