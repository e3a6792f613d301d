/** What a stat block says and this game does not enforce: kept as text, never dropped. */
import {
  afterFirstSentence,
  besidesAttacks,
  harmsWhoHitsIt,
  multiattackOf,
  restOf,
  type Entry,
  type StatBlock,
} from '@muster/stat-blocks'
import type { Unenforced } from '../state/power.ts'
import { CONDITIONS, DAMAGE_TYPES } from '../state/vocabulary.ts'
import { isMoreThanFeature } from './features.ts'
import type { ConvertedPower } from './converted-power.ts'
import type { ConvertedSpells } from './spells.ts'

/** Entries without any effect here, and what is left over of those that have one. */
export function unenforcedIn(
  block: StatBlock,
  enforced: ReadonlySet<Entry>,
  features: readonly Entry[],
  spells: ConvertedSpells,
  powers: readonly ConvertedPower[],
): readonly Unenforced[] {
  const multiattack = multiattackOf(block)
  const extra = powers.flatMap(({ entry, power }) => ('isExtra' in power && power.isExtra ? [entry] : []))
  return block.entries.flatMap((entry): Unenforced[] => {
    if (entry === multiattack) return textIf(entry, besidesAttacks(entry, extra))
    if (!enforced.has(entry) || isMoreThanFeature(entry)) return [unenforcedFrom(entry, spells)]
    if (harmsWhoHitsIt(entry)) return textIf(entry, afterFirstSentence(entry))
    return features.includes(entry) || spells.entries.includes(entry) ? [] : textIf(entry, restOf(entry))
  })
}

const textIf = ({ name }: Entry, text: string): Unenforced[] => (text === '' ? [] : [{ name, text }])

function unenforcedFrom(entry: Entry, { unknown }: ConvertedSpells): Unenforced {
  const spells = unknown.find((one) => one.entry === entry)?.spells
  return spells
    ? { name: entry.name, text: `Spells that this game does not have: ${spells.join(', ')}.` }
    : { name: entry.name, text: entry.text }
}

/** Damage and conditions it withstands that this game does not know. */
export function hardinessOf(block: StatBlock): readonly Unenforced[] {
  const { resistances, vulnerabilities, damageImmunities, conditionImmunities } = block
  const listed = (name: string, words: readonly string[], known: readonly string[]): Unenforced[] => {
    const others = [...new Set(words)].filter((word) => !known.includes(word))
    return others.length === 0 ? [] : [{ name, text: `To what this game does not have: ${others.join(', ')}.` }]
  }
  return [
    ...listed('Other resistances', resistances, DAMAGE_TYPES),
    ...listed('Other vulnerabilities', vulnerabilities, DAMAGE_TYPES),
    ...listed('Other immunities', [...damageImmunities, ...conditionImmunities], [...DAMAGE_TYPES, ...CONDITIONS]),
  ]
}
