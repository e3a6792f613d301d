/**
 * A situation of two printed profiles, two of each, face to face: what is too dear or too rare for a random army takes
 * the field here, and fights at once. Each side has a follower that is wounded and of many types, so that leaders,
 * healers and protectors have somebody to care for, a levy that is easily slain, and somebody who strikes with what the
 * enemy resists or feeds on. One side in three is broken already, so that morale is checked and some flee. Plain data,
 * another for each seed.
 */
import { pickOne, raise, randomFrom, type Json, type Random } from '@muster/engine'
import { radiusOf, toInches } from '@muster/table'
import { profileOf } from '../src/content/profiles.ts'
import type { Profile } from '../src/state/profile.ts'
import { DAMAGE_TYPES, ENCOUNTERS, type DamageType } from '../src/state/vocabulary.ts'
import { CONTENDERS, isArmed, type Contender } from './contenders.ts'

type Words = { [key: string]: Json }
type Side = 'a' | 'b'

const GEAR = ['blade, throwing', 'great spear', 'exotic, throwing', 'bludgeon, shield', 'spear, bow']

/** Leaders of beasts lead monstrosities too, so nobody is both. */
const TYPES = [
  ['humanoid', 'beast', 'undead'],
  ['humanoid', 'monstrosity', 'orc'],
]

const FOLLOWER: Words = {
  health: 3,
  wounds: 1,
  morale: 4,
  points: 12,
  gear: 'blade, bow',
}

/** Something to break down, for those who break walls. */
const STRUCTURE: Words = { types: ['structure'], health: 3, toughness: 4, speed: 0, attacks: 1, gear: '', points: 30 }

/** Its harm is of a type that the enemy has something to say about. */
const striker = (damageType: DamageType): Words => ({
  types: ['aberration'],
  health: 3,
  attackList: [{ id: damageType, damageType, strength: 2 }],
  gear: '',
  attacks: 3,
})

/** Whoever can raise fog faces somebody who is worth hiding from. */
const ARCHER: Words = { types: ['humanoid'], toughness: 9, health: 3, gear: 'blade, bow', points: 120 }

const MIDDLE = 12
/** From rim to rim: an arm's length, or far enough to shoot and to charge. */
const NEAR = 0.4
const FAR = 7
const MAN = 0.5
/** So many began the battle on a side that is broken. */
const BROKEN = 12

const traitsOf = ({ profile, words }: Contender): readonly string[] =>
  (words['traits'] as readonly string[] | undefined) ?? profile.traits

/** The types that a profile, or its mount, resists or absorbs; of mind-blank, psychic. */
function typesAgainst(contender: Contender, steed: Profile | undefined): readonly DamageType[] {
  const traits = [...traitsOf(contender), ...(steed?.traits ?? [])]
  return [
    ...(contender.profile.powers ?? []).flatMap((power) => (power.kind === 'absorption' ? [power.type] : [])),
    ...(traits.includes('mind-blank') ? (['psychic'] as const) : []),
    ...(traits.includes('confer-fire-resistance') ? (['fire'] as const) : []),
  ]
}

/** A structure to break down, or whoever brings out what the enemy has. */
function targetFor({ contender, steed }: Company, random: Random): Words {
  if (traitsOf(contender).includes('caster-mastery')) return ARCHER
  const types = typesAgainst(contender, steed)
  if (types.length > 0) return striker(pickOne(random, types))
  return random() < 0.5 ? STRUCTURE : striker(pickOne(random, DAMAGE_TYPES))
}

interface Company {
  readonly contender: Contender
  readonly steed: Profile | undefined
}

/** Every second of those who may ride does. */
function mustered(contender: Contender, random: Random): Company {
  const { mounts = [] } = contender.profile
  const rides = mounts.length > 0 && random() < 0.5
  return { contender, steed: rides ? profileOf(pickOne(random, mounts)) : undefined }
}

/** Two of them, one on its last legs, the follower between them, a levy and a target beside them, all as far from the middle line. */
function figuresOf(side: Side, { contender, steed }: Company, foe: Company, gap: number, random: Random): Words[] {
  const { profile, words } = contender
  const radius = toInches(radiusOf((steed ?? profile).base))
  const away = radius + MAN + NEAR
  const spot = (x: number, r: number): Json => [MIDDLE + x, MIDDLE + (side === 'a' ? -1 : 1) * (r + gap / 2)]
  const gear = profile.traits.includes('icicle-arrow') ? 'spear, bow' : isArmed(profile) ? pickOne(random, GEAR) : ''
  const placed = (id: string, x: number, more: Words = {}): Words[] => {
    const figure = { id, side, of: profile.id, gear, ...words, ...more }
    if (!steed) return [{ ...figure, at: spot(x, radius) }]
    return [
      { ...figure, mount: `Steed of ${id}` },
      { id: `Steed of ${id}`, side, of: steed.id, at: spot(x, radius) },
    ]
  }
  const isUnseen = random() < 0.25
  return [
    ...placed(`First ${side}`, -away, { wounds: profile.health - 1 }),
    ...placed(`Second ${side}`, away),
    {
      id: `Follower ${side}`,
      side,
      types: pickOne(random, TYPES),
      ...FOLLOWER,
      ...(isUnseen && { conditions: ['invisible'] }),
      at: spot(0, MAN),
    },
    { id: `Levy ${side}`, side, of: 'human-levy', points: 2, at: spot(-2 * away, MAN) },
    { id: `Target ${side}`, side, ...targetFor(foe, random), at: spot(2 * away, MAN) },
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
  const turn = (number: number): Contender => CONTENDERS[number % CONTENDERS.length] ?? raise('nobody to face')
  const a = mustered(turn(2 * seed), random)
  const b = mustered(turn(2 * seed + 1), random)
  const broken = random()
  const gap = random() < 2 / 3 ? NEAR : FAR
  const sides = [
    { id: 'a', edge: 'north', ...(broken < 1 / 3 && { starting: BROKEN }) },
    { id: 'b', edge: 'south', ...(broken > 2 / 3 && { starting: BROKEN }) },
  ]
  return {
    muster: 'situation',
    game: 'd6s-with-dragons',
    stage: 'incantations',
    encounter,
    width: 24,
    depth: 24,
    sides,
    figures: [...figuresOf('a', a, b, gap, random), ...figuresOf('b', b, a, gap, random)],
    pieces: [area('wood', 'wood', 1, 9, 5, 3), area('lake', 'deep-water', 10, 10, 8, 4)],
  }
}
