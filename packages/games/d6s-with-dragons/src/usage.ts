/** What battles of d6s with Dragons should make use of: who takes the field with what, and what is done with it. */
import type { Event, ThingUsed, UsableThing, UsageGuide } from '@muster/engine'
import { RIDER_TABLE } from './abilities/riders.ts'
import { upgraded } from './content/army-list.ts'
import { FEATURES } from './content/features.ts'
import { ARMY_LISTS } from './content/lists/index.ts'
import { powerWords } from './content/power-words.ts'
import { PROFILES } from './content/profiles.ts'
import { UNARMED, WEAPONS } from './content/weapons.ts'
import { MASTERIES } from './abilities/masteries/index.ts'
import type { DragonEvent } from './events/index.ts'
import { SPELLS } from './spells/index.ts'
import type { Figure, State } from './state/state.ts'
import { CONDITIONS, FEATURE_IDS, type FeatureId } from './state/vocabulary.ts'

const UPGRADES = ARMY_LISTS.flatMap(({ listings }) => listings.flatMap(({ upgrades }) => upgrades))
const ATTACKS = PROFILES.flatMap(({ attackList }) => attackList)
/** Creatures share the names of their powers, and each is counted once. */
const POWERS = [...new Map(PROFILES.flatMap(({ powers = [] }) => powers).map((power) => [power.id, power])).values()]
const ARMOR = ['light armor', 'heavy armor', 'light barding', 'heavy barding', 'shield']

/** Features that something printed bears: the book's leaders of kinds that it does not print belong to nobody. */
const PRINTED_FEATURES = new Set([...PROFILES, ...UPGRADES].flatMap(({ traits = [] }) => traits))

/** Features that only say where one may go and whom one sees. */
const PERMISSIONS: readonly FeatureId[] = [
  'sturdy',
  'wilderness-stride',
  'natural-explorer',
  'camouflage',
  'truesight',
  'divine-sense',
]

const plain = (kind: string, ids: readonly string[]): UsableThing[] =>
  [...new Set(ids)].map((id) => ({ kind, id, name: id }))

const things: readonly UsableThing[] = [
  ...PROFILES.map(({ id, name }) => ({ kind: 'profile', id, name })),
  ...plain(
    'upgrade',
    UPGRADES.map(({ id }) => id),
  ),
  ...plain('armor', ARMOR),
  ...plain(
    'weapon',
    [...WEAPONS, UNARMED].map(({ name }) => name),
  ),
  ...plain(
    'attack',
    ATTACKS.map(({ name }) => name),
  ),
  ...FEATURE_IDS.filter((id) => PRINTED_FEATURES.has(id)).map((id) => ({
    kind: 'feature',
    id,
    name: id,
    rule: FEATURES[id].rule,
    ...(PERMISSIONS.includes(id) && { isPermission: true as const }),
  })),
  ...POWERS.map((power) => ({ kind: 'power', id: power.id, name: power.name, rule: powerWords(power).rule })),
  ...Object.values(RIDER_TABLE).map(({ id, name, rule }) => ({ kind: 'rider', id, name, rule })),
  ...MASTERIES.map(({ id, name }) => ({ kind: 'mastery', id, name })),
  ...SPELLS.map(({ id, name }) => ({ kind: 'spell', id, name })),
  ...plain('special movement', ['fly', 'burrow']),
  ...plain('condition', CONDITIONS),
  ...plain('deed', ['boarding a vehicle', 'leaving a vehicle', 'mounting', 'dismounting']),
]

const fielded = ({ figures }: State): readonly ThingUsed[] =>
  figures.filter(({ where }) => where !== 'waiting').flatMap(takesTheField)

/** Profiles and upgrades by the name of the profile that they make together. */
const MADE_OF: ReadonlyMap<string, readonly ThingUsed[]> = new Map(
  ARMY_LISTS.flatMap(({ listings }) =>
    listings.flatMap(({ profile, upgrades }) =>
      subsetsOf(upgrades).map((bought) => [
        upgraded(profile, bought).name,
        [{ kind: 'profile', id: profile.id }, ...bought.map(({ id }) => ({ kind: 'upgrade', id }))],
      ]),
    ),
  ),
)

function subsetsOf<T>([first, ...others]: readonly T[]): readonly (readonly T[])[] {
  if (first === undefined) return [[]]
  const without = subsetsOf(others)
  return [...without, ...without.map((subset) => [first, ...subset])]
}

function takesTheField({ profile, gear: { armor, isBarding, shield } }: Figure): ThingUsed[] {
  return [
    ...(MADE_OF.get(profile.name) ?? [{ kind: 'profile', id: profile.id }]),
    ...(armor === 'none' ? [] : [{ kind: 'armor', id: `${armor} ${isBarding ? 'barding' : 'armor'}` }]),
    ...(shield ? [{ kind: 'armor', id: 'shield' }] : []),
  ]
}

function usedIn(event: Event): readonly ThingUsed[] {
  const told = event as unknown as DragonEvent
  switch (told.is) {
    case 'attacked':
      return [
        { kind: 'weapon', id: told.weapon },
        { kind: 'attack', id: told.weapon },
      ]
    case 'mastery-declared':
      return [{ kind: 'mastery', id: told.mastery }]
    case 'spell-cast':
    case 'incantation-begun':
      return [{ kind: 'spell', id: told.spell }]
    case 'feature-used':
    case 'wound-spared':
      return [{ kind: 'feature', id: told.feature }]
    case 'moved':
      return [{ kind: 'special movement', id: told.manner }]
    case 'condition-gained':
      return [{ kind: 'condition', id: told.condition }]
    case 'boarded':
      return [{ kind: 'deed', id: 'boarding a vehicle' }]
    case 'left-vehicle':
      return [{ kind: 'deed', id: 'leaving a vehicle' }]
    case 'mounted':
      return [{ kind: 'deed', id: 'mounting' }]
    case 'dismounted':
      return [{ kind: 'deed', id: 'dismounting' }]
    default:
      return []
  }
}

export const usage: UsageGuide<State> = { things, fielded, usedIn }
