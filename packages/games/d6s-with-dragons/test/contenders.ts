/** Who takes part in face-offs: every printed profile, plain and with each upgrade of its list. */
import { randomFrom, shuffled, type Json } from '@muster/engine'
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
      const { traits, uses, morale, casting, saves } = upgraded(profile, [upgrade])
      const { fortitude, reflex, will } = saves
      const words = { traits, uses, morale, saves: [fortitude, reflex, will], ...(casting && { casting }) }
      return { profile: profileOf(profile.id), words: JSON.parse(JSON.stringify(words)) as Contender['words'] }
    }),
  ),
)

const ALL = [...PLAIN, ...UPGRADED]

const idsOf = ({ profile: { traits, powers = [], attackList }, words }: Contender): readonly string[] => [
  ...((words['traits'] as readonly string[] | undefined) ?? traits),
  ...powers.map(({ id }) => id),
  ...attackList.flatMap(({ name, riders = [] }) => [name, ...riders]),
]

const BEARERS = new Map<string, number>()
for (const id of ALL.flatMap(idsOf)) BEARERS.set(id, (BEARERS.get(id) ?? 0) + 1)

/** Who has something that few others have takes the field more often. */
const OFTEN = 4
const FEW = 3
const isRare = (one: Contender): boolean => idsOf(one).some((id) => (BEARERS.get(id) ?? 0) < FEW)

/** Over many seeds each has its turn. */
export const CONTENDERS: readonly Contender[] = shuffled(
  randomFrom(1),
  ALL.flatMap((one) => (isRare(one) ? Array.from({ length: OFTEN }, () => one) : [one])),
)

/** It carries weapons, or may buy them. */
export const isArmed = ({ id, includedGear }: Profile): boolean =>
  includedGear.length > 0 ||
  ARMY_LISTS.some(({ listings }) =>
    listings.some(({ profile, prices }) => profile.id === id && prices.throwing !== undefined),
  )
