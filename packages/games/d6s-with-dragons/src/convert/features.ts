/** Entries of a stat block that are features of this game by another name, or by the same. */
import {
  boxesOf,
  hurtsMoreWithAdvantage,
  isCalled,
  rushesAtEnemies,
  stoppedBy,
  type Entry,
  type StatBlock,
} from '@muster/stat-blocks'
import type { Profile } from '../state/profile.ts'
import type { FeatureId } from '../state/vocabulary.ts'

const BY_NAME: { readonly [name: string]: FeatureId } = {
  'magic resistance': 'magic-resistance',
  'pack tactics': 'pack-tactics',
  flyby: 'flyby',
  'siege monster': 'siege-monster',
  'legendary resistance': 'legendary-resistance',
  'frightful presence': 'frightful-presence',
  'nimble escape': 'nimble-escape',
  'cunning action': 'nimble-escape',
  'deathless agility': 'nimble-escape',
  aggressive: 'aggressive',
  'sneak attack': 'sneak-attack',
  'blurred form': 'blurred-form',
  'blood frenzy': 'blood-frenzy',
  rampage: 'rampage',
  abduct: 'abduct',
  'quick grapple': 'quick-grapple',
  'confer fire resistance': 'confer-fire-resistance',
  'greater magic resistance': 'magic-resistance',
  'war cry': 'war-cry',
  'aquatic charge': 'aquatic-charge',
  vanish: 'vanish',
  'consume life': 'consume-life',
  stench: 'stench',
}

/** Says more than the feature does: its text is kept besides. */
export const isMoreThanFeature = (entry: Entry): boolean => isCalled(entry, 'Greater Magic Resistance')

/** Features whose uses are counted, and how many where the stat block does not say. */
const COUNTED: { readonly [id in FeatureId]?: number } = { 'legendary-resistance': 3, 'war-cry': 1 }

export interface FoundFeatures {
  readonly traits: readonly FeatureId[]
  readonly uses: Profile['uses']
  readonly entries: readonly Entry[]
}

/** Somebody who is always invisible says so in a trait; as an action it is the spell. */
const isAlwaysInvisible = (entry: Entry): boolean => entry.section === 'trait' && isCalled(entry, 'Invisibility')

function featureOf(entry: Entry): FeatureId | undefined {
  if (isAlwaysInvisible(entry)) return 'invisibility'
  if (isCalled(entry, 'Regeneration')) return regenerationOf(entry)
  return rushesAtEnemies(entry) ? 'aggressive' : BY_NAME[entry.name.toLowerCase()]
}

/** What fire and acid stop is a troll's; what other damage stops is a power (powers.ts). */
function regenerationOf(entry: Entry): FeatureId | undefined {
  const types = stoppedBy(entry)
  if (types.length === 0) return 'regeneration'
  return types.length === 2 && types.includes('acid') && types.includes('fire') ? 'troll-regeneration' : undefined
}

/** What its senses and its attacks are as features. */
const alsoFound = ({ senses, entries }: StatBlock): readonly FeatureId[] => [
  ...(senses.truesight === undefined ? [] : (['truesight'] as const)),
  ...(entries.some(hurtsMoreWithAdvantage) ? (['sneak-attack'] as const) : []),
]

export function featuresFrom(block: StatBlock): FoundFeatures {
  const { entries } = block
  const found = entries.flatMap((entry) => {
    const id = featureOf(entry)
    return id === undefined ? [] : [{ id, entry }]
  })
  const counted = found.flatMap(({ id, entry }) =>
    COUNTED[id] === undefined ? [] : [[id, boxesOf(entry.uses) ?? COUNTED[id]] as const],
  )
  return {
    traits: [...new Set([...found.map(({ id }) => id), ...alsoFound(block)])],
    uses: Object.fromEntries(counted),
    entries: found.map(({ entry }) => entry),
  }
}
