/** A random army: legal, somewhat sensible, and within its points. */
import { counted, InputError, pickOne, randomFrom, type Json, type Random } from '@muster/engine'
import { usualDiameter, usualIcon } from '../army/sheet.ts'
import { charactersAllowed } from '../army/check.ts'
import { costOf } from '../army/costs.ts'
import { MOVEMENTS, type FigureType, type Profile, type Rank } from '../state/profile.ts'

const CHEAPEST: Profile = { movement: '6', melee: 1, shooting: 0, armour: 0, twoWeapons: false, mighty: false }

const TROOPS = [
  'Spears',
  'Blades',
  'Axes',
  'Bows',
  'Riders',
  'Guards',
  'Scouts',
  'Brutes',
  'Hunters',
  'Raiders',
  'Wardens',
  'Slayers',
] as const
const COLOURS = ['Red', 'Grey', 'Green', 'Black', 'White', 'Golden', 'Iron', 'Wild', 'Old', 'Sworn'] as const
const LEADERS = [
  'Arden',
  'Brisa',
  'Corwin',
  'Dagna',
  'Eldred',
  'Fenna',
  'Garrick',
  'Hesper',
  'Ivar',
  'Jorun',
  'Kestrel',
  'Lorne',
  'Maud',
  'Nerys',
  'Osric',
  'Petra',
] as const

export function randomArmy(seed: number, points: number): Json {
  if (!(points >= costOf(CHEAPEST)))
    throw new InputError(`There is no army of ${counted(points, 'point')}: the cheapest figure costs 3.`)
  const random = randomFrom(seed)
  const types: FigureType[] = []
  const spent = () => types.reduce((sum, { profile, count }) => sum + costOf(profile) * count, 0)
  for (let i = 0; i < charactersAllowed(points); i++)
    for (const rank of ['hero', 'wizard'] as const) addLeader(random, types, rank)
  const troops = 3 + Math.floor(random() * 3)
  for (let i = 0; i < troops; i++) addTroops(random, types, (points - spent()) / (troops - i))
  fillUp(random, types, points - spent())
  return {
    name: `The ${pickOne(random, COLOURS)} Company`,
    types: types.map(({ profile, ...type }) => ({ ...type, profile: { ...profile } })),
  }
}

const between = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1))

function anyProfile(random: Random): Profile {
  const shoots = random() < 0.3
  const mighty = random() < 0.1
  return {
    movement: pickOne(random, MOVEMENTS),
    melee: between(random, 1, mighty ? 5 : 4) as Profile['melee'],
    shooting: (shoots ? between(random, 1, 4) : 0) as Profile['shooting'],
    armour: between(random, 0, mighty ? 5 : 4) as Profile['armour'],
    twoWeapons: random() < 0.15,
    mighty,
  }
}

const newName = (random: Random, types: readonly FigureType[], draw: () => string): string => {
  for (let name = draw(), tries = 0; ; name = draw(), tries++) {
    const full = tries < 20 ? name : `${name} ${between(random, 2, 9999)}`
    if (types.every((type) => type.name !== full)) return full
  }
}

const typeOf = (name: string, rank: Rank, profile: Profile, count: number): FigureType => ({
  name,
  rank,
  profile,
  count,
  diameter: usualDiameter(profile.mighty),
  icon: usualIcon(rank, profile),
})

function addLeader(random: Random, types: FigureType[], rank: 'hero' | 'wizard'): void {
  const profile =
    rank === 'hero'
      ? {
          ...anyProfile(random),
          melee: between(random, 3, 5) as Profile['melee'],
          armour: between(random, 2, 5) as Profile['armour'],
          mighty: false,
        }
      : { ...CHEAPEST, movement: pickOne(random, MOVEMENTS), armour: between(random, 0, 3) as Profile['armour'] }
  types.push(
    typeOf(
      newName(random, types, () => pickOne(random, LEADERS)),
      rank,
      profile,
      1,
    ),
  )
}

function addTroops(random: Random, types: FigureType[], share: number): void {
  const profile = anyProfile(random)
  const count = Math.floor(share / costOf(profile))
  if (count >= 1)
    types.push(
      typeOf(
        newName(random, types, () => `${pickOne(random, COLOURS)} ${pickOne(random, TROOPS)}`),
        'trooper',
        profile,
        Math.min(20, count),
      ),
    )
}

/** The points that are left buy the cheapest figures. */
function fillUp(random: Random, types: FigureType[], left: number): void {
  const count = Math.floor(left / costOf(CHEAPEST))
  if (count >= 1)
    types.push(
      typeOf(
        newName(random, types, () => 'Peasants'),
        'trooper',
        CHEAPEST,
        Math.min(count, 60),
      ),
    )
}
