/** What a creature can do besides its numbers: what this game enforces of it, and what is kept as text. */
import {
  chargeDamage,
  exposesTarget,
  hindersNextAttack,
  hurtsMoreWithAdvantage,
  inchesFrom,
  isCalled,
  multiattackOf,
  restOf,
  shiftIn,
  SPEEDS,
  type Entry,
  type StatBlock,
} from '@muster/stat-blocks'
import type { Unenforced } from '../state/profile.ts'
import type { FeatureId } from '../state/vocabulary.ts'
import type { ConvertedAttack } from './attacks.ts'
import { fliesAsFast } from './flight.ts'
import { hasOtherConditions } from './hit-effects.ts'

/** Entries that are features of this game by another name, or by the same. */
const BY_NAME: { readonly [name: string]: FeatureId } = {
  'pack tactics': 'pack-tactics',
  'nimble escape': 'nimble-escape',
  'sneak attack': 'sneak-attack',
  'spider climb': 'climb',
}

const featureOf = ({ name }: Entry): FeatureId | undefined => BY_NAME[name.toLowerCase()]

export interface ConvertedAbilities {
  readonly features: readonly FeatureId[]
  readonly unenforced: readonly Unenforced[]
}

export function abilitiesFrom(
  block: StatBlock,
  attacks: readonly Pick<ConvertedAttack, 'entry'>[],
): ConvertedAbilities {
  const features = new Set(block.entries.flatMap((entry) => featureOf(entry) ?? []))
  if (climbsAsFast(block)) features.add('climb')
  if (fliesAsFast(block)) features.add('flight')
  return {
    features: [...features],
    unenforced: [
      ...block.entries.filter((entry) => !isEnforced(entry, block, attacks)).map(({ name, text }) => ({ name, text })),
      ...movements(block),
      ...hardiness(block),
    ],
  }
}

/** An attack that does more than is enforced is an attack, and its text is kept for the rest. */
function isEnforced(entry: Entry, block: StatBlock, attacks: readonly Pick<ConvertedAttack, 'entry'>[]): boolean {
  if (featureOf(entry) !== undefined || entry === multiattackOf(block)) return true
  return attacks.some((attack) => attack.entry === entry) && restOf(entry) === '' && !doesMore(entry)
}

/** Conditions, pushes and harder hits that are read but not enforced here. */
const doesMore = (entry: Entry): boolean =>
  hasOtherConditions(entry) ||
  shiftIn(entry) !== undefined ||
  hindersNextAttack(entry) ||
  exposesTarget(entry) ||
  hurtsMoreWithAdvantage(entry) ||
  chargeDamage(entry, 0) !== undefined

/** The feature Climb is at normal Speed. */
const climbsAsFast = ({ speeds: { walk = 0, climb = -1 } }: StatBlock): boolean => climb >= walk

const MOVES = { burrow: 'Burrow', climb: 'Climb', fly: 'Fly', swim: 'Swim' } as const

/** Ways of moving for which this game has no rule. */
const movements = (block: StatBlock): readonly Unenforced[] =>
  SPEEDS.flatMap((way) => {
    const feet = block.speeds[way]
    if (way === 'walk' || feet === undefined) return []
    if ((way === 'climb' && hasClimb(block)) || (way === 'fly' && fliesAsFast(block))) return []
    return [{ name: `${MOVES[way]} ${inchesFrom(feet)}"`, text: 'This game has no rule for it.' }]
  })

const hasClimb = (block: StatBlock): boolean =>
  climbsAsFast(block) || block.entries.some((entry) => isCalled(entry, 'Spider Climb'))

/** What harms it less or more: damage has no types here. */
const hardiness = (block: StatBlock): readonly Unenforced[] =>
  [
    ['Resistances', block.resistances],
    ['Vulnerabilities', block.vulnerabilities],
    ['Immunities', [...block.damageImmunities, ...block.conditionImmunities]],
  ].flatMap(([name, words]) =>
    words === undefined || words.length === 0 ? [] : [{ name: String(name), text: `To ${[words].flat().join(', ')}.` }],
  )
