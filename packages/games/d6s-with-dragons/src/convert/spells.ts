/** Spellcasting of a stat block, as far as this game has the spells. */
import {
  idFrom,
  listsSpells,
  spellcastingOf,
  spellsCastBy,
  type Entry,
  type SpellList,
  type StatBlock,
} from '@muster/stat-blocks'
import type { Spellcasting } from '../state/profile.ts'
import { SPELL_IDS, type SpellId } from '../state/vocabulary.ts'
import { SPELL_TABLE } from '../spells/index.ts'
import { potencyOf, type TableRow } from './tables.ts'

export interface ConvertedSpells {
  readonly casting: Spellcasting | undefined
  readonly potency: (TableRow & { readonly dc: number }) | undefined
  /** Entries whose spells are all known here. */
  readonly entries: readonly Entry[]
  /** Spells that this game does not have, by the entry that names them. */
  readonly unknown: readonly { readonly entry: Entry; readonly spells: readonly string[] }[]
}

/** At will is as often as an encounter is likely to need. */
const AT_WILL = 3
const MOST_SLOTS = 6

export const spellFrom = (name: string): SpellId | undefined => SPELL_IDS.find((id) => id === idFrom(name))

interface Cast {
  readonly entry: Entry
  readonly lists: readonly SpellList[]
}

function castsOf(block: StatBlock): readonly Cast[] {
  const main = spellcastingOf(block)
  return block.entries.flatMap((entry): Cast[] => {
    if (listsSpells(entry)) return main ? [{ entry, lists: main.lists }] : []
    if (entry.attack || entry.save || entry.section === 'legendary-action' || entry.section === 'trait') return []
    const own = spellsCastBy(entry)
    return own && own.spells.some(spellFrom) ? [{ entry, lists: [own] }] : []
  })
}

export function spellsFrom(block: StatBlock): ConvertedSpells {
  const casts = castsOf(block)
  const known = casts.flatMap(({ lists }) =>
    lists.flatMap(({ times, spells }) =>
      spells.flatMap((name) => spellFrom(name) ?? []).map((spell) => ({ spell, times: times ?? AT_WILL })),
    ),
  )
  const unknown = casts.flatMap(({ entry, lists }) => {
    const spells = lists.flatMap((list) => list.spells.filter((name) => spellFrom(name) === undefined))
    return spells.length > 0 ? [{ entry, spells }] : []
  })
  const dc = spellcastingOf(block)?.dc
  const potency = dc === undefined ? undefined : { ...potencyOf(dc), dc }
  return {
    casting: known.length > 0 ? castingFrom(known, potency?.value ?? 0) : undefined,
    potency,
    entries: casts.map(({ entry }) => entry).filter((entry) => !unknown.some((one) => one.entry === entry)),
    unknown,
  }
}

type KnownSpell = { readonly spell: SpellId; readonly times: number }

function castingFrom(known: readonly KnownSpell[], potency: number): Spellcasting {
  const of = (kind: string) => known.filter(({ spell }) => SPELL_TABLE[spell].kind === kind)
  const ids = (spells: readonly KnownSpell[]) => [...new Set(spells.map(({ spell }) => spell))]
  const slow = [...of('standard'), ...of('incantation')]
  const slots = Math.min(
    MOST_SLOTS,
    slow.reduce((sum, { times }) => sum + times, 0),
  )
  const quick = of('quick')
  return {
    potency,
    slots,
    standard: ids(of('standard')),
    incantations: ids(of('incantation')),
    quick: quick.length > 0 ? [{ spells: ids(quick), boxes: Math.max(...quick.map(({ times }) => times)) }] : [],
  }
}
