/**
 * One company of a face-off: two of a contender, a wounded follower of many types, so that leaders, healers and
 * protectors have somebody to care for, a levy that is easily slain, and a target that brings out what the enemy has.
 */
import { pickOne, type Json, type Random } from '@muster/engine'
import { radiusOf, toInches } from '@muster/table'
import { profileOf } from '../src/content/profiles.ts'
import type { Profile } from '../src/state/profile.ts'
import { DAMAGE_TYPES, type DamageType } from '../src/state/vocabulary.ts'
import { isArmed, traitsOf, type Contender } from './contenders.ts'

export type Words = { [key: string]: Json }
export type Side = 'a' | 'b'

export interface Company {
  readonly contender: Contender
  readonly steed: Profile | undefined
}

const GEAR = ['blade, throwing', 'great blade', 'great spear', 'exotic, throwing', 'bludgeon, shield', 'spear, bow']

/** Leaders of beasts lead monstrosities too, so nobody is both. */
const TYPES = {
  'leader-of-undead': ['humanoid', 'beast', 'undead'],
  'leader-of-orcs-and-goblins': ['humanoid', 'monstrosity', 'orc'],
}
const LEADERS = ['leader-of-undead', 'leader-of-orcs-and-goblins'] as const

/** Whoever leads only some has one of them to lead. */
function followerOf(contender: Contender, random: Random): Json {
  const any = pickOne(random, LEADERS)
  return TYPES[LEADERS.find((leader) => traitsOf(contender).includes(leader)) ?? any]
}

const FOLLOWER: Words = { health: 3, wounds: 1, morale: 4, points: 12, gear: 'blade, bow' }

/** Whoever has attacks of its own carries weapons only half of the time, and else fights with those. */
function gearOf(profile: Profile, random: Random): string {
  if (profile.traits.includes('icicle-arrow')) return 'spear, bow'
  if (!isArmed(profile) || (profile.attackList.length > 0 && random() < 0.5)) return ''
  return pickOne(random, GEAR)
}

/** Something to break down, for those who break walls. */
const STRUCTURE: Words = { types: ['structure'], health: 3, toughness: 4, speed: 0, attacks: 1, gear: '', points: 30 }

/** Its harm is of a type that the enemy has something to say about, and reaches whoever stands near. */
const striker = (type: DamageType): Words => ({
  types: ['aberration'],
  health: 3,
  attackList: [{ id: type, damageType: type, strength: 2 }],
  powers: [
    {
      id: 'power-aura',
      name: 'Aura',
      kind: 'aura',
      inches: 6,
      sparesFriends: true,
      harm: { dice: 1, strength: 3, type },
    },
  ],
  gear: '',
  attacks: 3,
})

/** Whoever can raise fog faces somebody who is worth hiding from. */
const ARCHER: Words = { types: ['humanoid'], toughness: 9, health: 3, gear: 'blade, bow', points: 120 }

/** From rim to rim: an arm's length. */
export const NEAR = 0.4
const MAN = 0.5

/** Every second of those who may ride does. */
export function mustered(contender: Contender, random: Random): Company {
  const { mounts = [] } = contender.profile
  const rides = mounts.length > 0 && random() < 0.5
  return { contender, steed: rides ? profileOf(pickOne(random, mounts)) : undefined }
}

/** The types that a contender, or its mount, resists or absorbs; of mind-blank, psychic. */
function typesAgainst({ contender, steed }: Company): readonly DamageType[] {
  const traits = [...traitsOf(contender), ...(steed?.traits ?? [])]
  return [
    ...(contender.profile.powers ?? []).flatMap((power) => (power.kind === 'absorption' ? [power.type] : [])),
    ...(traits.includes('mind-blank') ? (['psychic'] as const) : []),
    ...(traits.includes('confer-fire-resistance') ? (['fire'] as const) : []),
  ]
}

/** A structure to break down, or whoever brings out what the enemy has. */
function targetFor(foe: Company, random: Random): Words {
  if (traitsOf(foe.contender).includes('caster-mastery')) return ARCHER
  const types = typesAgainst(foe)
  if (types.length > 0) return striker(pickOne(random, types))
  return random() < 0.5 ? STRUCTURE : striker(pickOne(random, DAMAGE_TYPES))
}

const radiusOfOne = ({ contender: { profile }, steed }: Company): number => toInches(radiusOf((steed ?? profile).base))

/** From the middle of the company to each of the two. */
const awayOf = (company: Company): number => radiusOfOne(company) + MAN + NEAR

export const widthOf = (company: Company): number => 4 * awayOf(company) + 2 * MAN + NEAR

export interface Place {
  readonly side: Side
  /** Of its own among the companies of a side. */
  readonly number: number
  /** Its middle. */
  readonly x: number
  /** Where rims stand as far from the middle line as this; the sign says on which side of it. */
  readonly rim: (radius: number) => number
}

/** The follower stands between the two, the levy and the target beside them. One of the two may be on its last legs. */
export function figuresOf(
  company: Company,
  foe: Company,
  { side, number, x: middle, rim }: Place,
  random: Random,
): Words[] {
  const { contender, steed } = company
  const { profile, words } = contender
  const radius = radiusOfOne(company)
  const away = awayOf(company)
  const spot = (x: number, r: number): Json => [middle + x, rim(r)]
  const idOf = (what: string) => `${what} ${side}${number}`
  const gear = gearOf(profile, random)
  const placed = (what: string, x: number, more: Words = {}): Words[] => {
    const id = idOf(what)
    const figure = { id, side, of: profile.id, gear, ...words, ...more }
    if (!steed) return [{ ...figure, at: spot(x, radius) }]
    return [
      { ...figure, mount: `Steed of ${id}` },
      { id: `Steed of ${id}`, side, of: steed.id, at: spot(x, radius) },
    ]
  }
  const isUnseen = random() < 0.25
  return [
    ...placed('First', -away, { wounds: random() < 0.5 ? profile.health - 1 : 0 }),
    ...placed('Second', away),
    {
      id: idOf('Follower'),
      side,
      types: followerOf(contender, random),
      ...FOLLOWER,
      ...(isUnseen && { conditions: ['invisible'] }),
      at: spot(0, MAN),
    },
    { id: idOf('Levy'), side, of: 'human-levy', points: 2, at: spot(-2 * away, MAN) },
    { id: idOf('Target'), side, ...targetFor(foe, random), at: spot(2 * away, MAN) },
  ]
}
