/** A random army: legal, and within its points. */
import { counted, InputError, pickOne, randomFrom, type Json, type Random } from '@muster/engine'
import { TROOP_TABLE, troops } from '../content/troops.ts'
import { TROOPS, WEAPON_TYPES, type ArmorWorn, type TroopId, type WeaponId } from '../state/vocabulary.ts'
import { BESTIARY } from './bestiary.ts'
import { priceOf } from './costs.ts'

const NAMES = ['Guard', 'Raider', 'Hunter', 'Warden', 'Scout', 'Outlaw', 'Sworn', 'Watch', 'Band', 'Kin'] as const
const COLOURS = ['Red', 'Grey', 'Green', 'Black', 'White', 'Golden', 'Iron', 'Wild', 'Old', 'Pale'] as const

const CHEAPEST = Math.min(...troops.map(({ points }) => points))
/** Entries of more than this many figures are dull. */
const MOST_ALIKE = 8

/** Draws entries until the points are spent. */
export function randomArmy(seed: number, points: number): Json {
  if (!(points >= CHEAPEST))
    throw new InputError(`There is no army of ${counted(points, 'point')}: the cheapest figure costs ${CHEAPEST}.`)
  const random = randomFrom(seed)
  const names = new Set<string>()
  const entries: Json[] = []
  for (let left = points; left >= CHEAPEST;) {
    const { entry, price, most } = drawEntry(random, left)
    const count = Math.min(Math.floor(left / price), 1 + Math.floor(random() * most))
    entries.push({ ...entry, name: newName(random, names), count })
    left -= price * count
  }
  return { name: `${pickOne(random, COLOURS)} company`, entries }
}

function newName(random: Random, taken: Set<string>): string {
  let name = ''
  do name = `${pickOne(random, COLOURS)} ${pickOne(random, NAMES)}`
  while (taken.has(name) && taken.size < COLOURS.length * NAMES.length)
  if (taken.has(name)) name = `${name} ${taken.size}`
  taken.add(name)
  return name
}

interface Draw {
  readonly entry: DrawnEntry | DrawnCreature
  readonly price: number
  /** How many of them there may be. */
  readonly most: number
}

/** A creature of the bestiary, as it is. */
interface DrawnCreature {
  readonly profile: string
}

/** The share of entries that are creatures. */
const CREATURES = 1 / 6

interface DrawnEntry {
  readonly profile: TroopId
  readonly weapons: WeaponId[]
  readonly armor: ArmorWorn
  readonly shield: boolean
}

/** A figure that can be paid for: a creature now and then, a few tries with gear, then the cheapest troop without any. */
function drawEntry(random: Random, left: number): Draw {
  if (random() < CREATURES) {
    const { id: profile, points: price } = pickOne(
      random,
      BESTIARY.filter(({ points }) => points > 0 && points <= left),
    )
    return { entry: { profile }, price, most: 2 }
  }
  for (let tries = 0; tries < 10; tries++) {
    const entry = anyEntry(random)
    const price = priceOf({ ...entry, profile: TROOP_TABLE[entry.profile] })
    if (price <= left) return { entry, price, most: MOST_ALIKE }
  }
  const profile = pickOne(random, ['goblin', 'human-levy'] as const)
  return {
    entry: { profile, weapons: ['hand-spear'], armor: 'none', shield: false },
    price: CHEAPEST,
    most: MOST_ALIKE,
  }
}

const anyEntry = (random: Random): DrawnEntry => ({
  profile: pickOne(random, TROOPS),
  weapons: anyWeapons(random),
  armor: pickOne(random, ['none', 'none', 'light', 'heavy'] as const),
  shield: random() < 0.35,
})

/** A hand weapon or what replaces it; half of the figures have something more. */
function anyWeapons(random: Random): WeaponId[] {
  const type = pickOne(random, WEAPON_TYPES)
  const first = pickOne(random, [`hand-${type}`, `hand-${type}`, `great-${type}`, 'daggers'] as const)
  if (random() < 0.5) return [first]
  const other = `hand-${pickOne(random, WEAPON_TYPES)}` as const
  return [first, pickOne(random, [`hand-${type}`, other, 'daggers', 'javelin', 'bow'] as const)]
}
