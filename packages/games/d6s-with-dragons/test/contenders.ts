/** Who takes part in face-offs: every printed profile, plain and with each upgrade of its list. */
import { raise, randomFrom, shuffled, type Json } from '@muster/engine'
import { upgraded } from '../src/content/army-list.ts'
import { ARMY_LISTS } from '../src/content/lists/index.ts'
import { profileOf, PROFILES } from '../src/content/profiles.ts'
import type { Profile } from '../src/state/profile.ts'

export interface Contender {
  readonly profile: Profile
  /** What an upgrade has changed, in words of a situation. */
  readonly words: { readonly [key: string]: Json }
}

const PLAIN: readonly Contender[] = PROFILES.map((profile) => ({ profile, words: {} }))

const UPGRADED: readonly Contender[] = ARMY_LISTS.flatMap(({ listings }) =>
  listings.flatMap(({ profile, upgrades }) =>
    upgrades.map((upgrade) => {
      const { name, traits, uses, morale, casting, saves } = upgraded(profile, [upgrade])
      const { fortitude, reflex, will } = saves
      const words = { name, traits, uses, morale, saves: [fortitude, reflex, will], ...(casting && { casting }) }
      return { profile: profileOf(profile.id), words: JSON.parse(JSON.stringify(words)) as Contender['words'] }
    }),
  ),
)

const ALL = [...PLAIN, ...UPGRADED]

export const traitsOf = ({ profile, words }: Contender): readonly string[] =>
  (words['traits'] as readonly string[] | undefined) ?? profile.traits

const idsOf = (one: Contender): readonly string[] => [
  ...traitsOf(one),
  ...(one.profile.powers ?? []).map(({ id }) => id),
  ...one.profile.attackList.flatMap(({ name, riders = [] }) => [name, ...riders]),
]

const BEARERS = new Map<string, number>()
for (const id of ALL.flatMap(idsOf)) BEARERS.set(id, (BEARERS.get(id) ?? 0) + 1)

/** Who has something that few others have takes the field more often. */
const OFTEN = 4
/** What seldom comes about even so: its bearers take the field more often still. */
const SELDOM: { readonly [id: string]: number } = {
  rampage: 6,
  Rock: 8,
  harpoons: 8,
  vortex: 8,
  'power-trample': 6,
  'power-possession': 20,
  'power-pummel': 8,
  'power-paralyzing-tentacles': 8,
  'power-acid-absorption': 8,
  'power-spores': 8,
  'power-fetid-cloud': 8,
  'power-whirlwind': 8,
  'power-whirlwind-of-sand': 12,
  'Infernal Tail': 8,
  'Paralyzing Touch': 8,
  'Lightning Blade': 8,
  'Shield Bash': 8,
  Longsword: 8,
  'caster-mastery': 8,
  abduct: 8,
  blackjack: 10,
  'paralyzing-claw': 16,
  'colossus-slayer': 10,
  'protection-mastery': 10,
  'leader-of-orcs-and-goblins': 10,
  'Draining Kiss': 10,
  avenger: 10,
  'ocean-spear': 14,
  spawn: 14,
  'power-engulf': 16,
  'power-tentacle-slam': 40,
}

const shareFor = (id: string): number => SELDOM[id] ?? OFTEN + 1 - (BEARERS.get(id) ?? OFTEN)
const shareOf = (one: Contender): number => Math.max(1, ...idsOf(one).map(shareFor))

export const CONTENDERS: readonly Contender[] = ALL.flatMap((one) => Array.from({ length: shareOf(one) }, () => one))

/** Each has its turn, in another order each time around, so that it meets others every time. */
export function contenderAt(number: number): Contender {
  const around = Math.floor(number / CONTENDERS.length)
  return shuffled(randomFrom(around), CONTENDERS)[number % CONTENDERS.length] ?? raise('nobody to face')
}

/** It carries weapons, or may buy them. */
export const isArmed = ({ id, includedGear }: Profile): boolean =>
  includedGear.length > 0 ||
  ARMY_LISTS.some(({ listings }) =>
    listings.some(({ profile, prices }) => profile.id === id && prices.throwing !== undefined),
  )
