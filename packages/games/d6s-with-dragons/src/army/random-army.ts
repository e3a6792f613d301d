/** A random army: legal, fairly sensible, and within its points. */
import { counted, InputError, pickOne, raise, randomFrom, type Json, type Random } from '@muster/engine'
import type { Listing } from '../content/army-list.ts'
import { freeForm } from '../content/lists/free-form.ts'
import { ARMY_LISTS, findListing } from '../content/lists/index.ts'
import { cheapestOf, Company, type Pool } from './random-company.ts'

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
