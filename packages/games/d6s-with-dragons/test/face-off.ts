/**
 * A situation of two printed profiles, two of each, face to face: what is too dear or too rare for a random army takes
 * the field here, and fights at once. Each side has a follower that is wounded and of many types, so that leaders,
 * healers and protectors have somebody to care for. Plain data, another for each seed.
 */
import { pickOne, raise, randomFrom, shuffled, type Json, type Random } from '@muster/engine'
import { radiusOf, toInches } from '@muster/table'
import { ARMY_LISTS } from '../src/content/lists/index.ts'
import { PROFILES } from '../src/content/profiles.ts'
import type { Profile } from '../src/state/profile.ts'
import { ENCOUNTERS } from '../src/state/vocabulary.ts'

type Words = { [key: string]: Json }
type Side = 'a' | 'b'

/** Who has something that nobody else has takes the field more often. */
const OFTEN = 4

const idsOf = ({ traits, powers = [], attackList }: Profile): readonly string[] => [
  ...traits,
  ...powers.map(({ id }) => id),
  ...attackList.flatMap(({ name, riders = [] }) => [name, ...riders]),
]
const BEARERS = new Map<string, number>()
for (const id of PROFILES.flatMap(idsOf)) BEARERS.set(id, (BEARERS.get(id) ?? 0) + 1)
const isRare = (profile: Profile): boolean => idsOf(profile).some((id) => (BEARERS.get(id) ?? 0) < 3)

/** Over many seeds each has its turn. */
const ORDER = shuffled(
  randomFrom(1),
  PROFILES.flatMap((profile) => (isRare(profile) ? Array.from({ length: OFTEN }, () => profile) : [profile])),
)

const GEAR = ['blade, throwing', 'great spear', 'exotic, throwing', 'bludgeon, shield', 'spear, bow']

const FOLLOWER: Words = {
  types: ['humanoid', 'beast', 'undead', 'monstrosity', 'orc'],
  health: 3,
  wounds: 1,
  morale: 4,
  points: 12,
  gear: 'blade, bow',
}

/** Something to break down, for those who break walls, and a mind that strikes at minds. */
const TARGETS: readonly Words[] = [
  { types: ['structure'], health: 3, toughness: 4, speed: 0, attacks: 1, gear: '', points: 30 },
  { types: ['aberration'], health: 3, attackList: [{ id: 'mind', damageType: 'psychic' }], gear: '', attacks: 3 },
]

const MIDDLE = 12
/** From rim to rim. */
const NEAR = 0.4
const MAN = 0.5

/** It carries weapons, or may buy them. */
const isArmed = ({ id, includedGear }: Profile): boolean =>
  includedGear.length > 0 ||
  ARMY_LISTS.some(({ listings }) =>
    listings.some(({ profile, prices }) => profile.id === id && prices.throwing !== undefined),
  )

/** Two of them, one on its last legs, the follower between them, and a target beside them, all an arm's length from the middle line. */
function company(side: Side, profile: Profile, random: Random): Words[] {
  const { id: of, base, health } = profile
  const radius = toInches(radiusOf(base))
  const away = radius + MAN + NEAR
  const spot = (x: number, r: number): Json => [MIDDLE + x, MIDDLE + (side === 'a' ? -1 : 1) * (r + NEAR / 2)]
  const gear = isArmed(profile) ? pickOne(random, GEAR) : ''
  return [
    { id: `First ${side}`, side, of, gear, wounds: health - 1, at: spot(-away, radius) },
    { id: `Second ${side}`, side, of, gear, at: spot(away, radius) },
    { id: `Follower ${side}`, side, ...FOLLOWER, at: spot(0, MAN) },
    { id: `Target ${side}`, side, ...pickOne(random, TARGETS), at: spot(2 * away, MAN) },
  ]
}

const area = (id: string, kind: string, x: number, y: number, width: number, depth: number): Words => ({
  id,
  kind,
  area: [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ],
})

export function faceOff(seed: number, encounter: string = ENCOUNTERS[seed % 3] ?? 'raid'): Json {
  const random = randomFrom(seed)
  const turn = (number: number): Profile => ORDER[number % ORDER.length] ?? raise('no profile')
  return {
    muster: 'situation',
    game: 'd6s-with-dragons',
    stage: 'incantations',
    encounter,
    width: 24,
    depth: 24,
    figures: [...company('a', turn(2 * seed), random), ...company('b', turn(2 * seed + 1), random)],
    pieces: [area('wood', 'wood', 1, 9, 5, 3), area('lake', 'deep-water', 10, 10, 8, 4)],
  }
}
