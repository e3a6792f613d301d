/** Spells that a creature casts: "At Will: Fly", "2/Day Each: Fireball, Haste"; or "casts Bless or Sanctuary". */
import type { Entry, StatBlock } from '../stat-block.ts'
import { listsSpells } from './readings.ts'

export interface SpellList {
  /** Undefined: as often as it likes. */
  readonly times: number | undefined
  /** As printed, in lower case. */
  readonly spells: readonly string[]
}

export interface Spellcasting {
  readonly dc: number | undefined
  readonly lists: readonly SpellList[]
}

const DC = /spell\s+save\s+DC\s*(\d+)/i
const LIST =
  /(At\s+Will|(\d+)\s*\/\s*Day(?:\s+Each)?)\s*:?\s*[*_]*\s*:?\s*([^:]*?)(?=\s*-?\s*[*_]*(?:At\s+Will|\d+\s*\/\s*Day)|$)/gi
const CASTS =
  /\b(?:casts|uses\s+Spellcasting\s+to\s+cast)\s+(?:the\s+)?((?:[A-Z][\w'’]*|of|or|and|,|\s)+?)(?=\s+(?:spell|on|in|requiring|using|without)\b|[,.]\s+(?:requiring|using)|\s*\(|\.|$)/

const namesIn = (text: string): readonly string[] =>
  text
    .replace(/\([^)]*\)/g, '')
    .split(/,|\bor\b/)
    .map((name) => name.replace(/[*_.]/g, '').trim().toLowerCase())
    .filter((name) => name !== '')

/** The spells of the entry called Spellcasting. */
export function spellcastingOf({ entries }: Pick<StatBlock, 'entries'>): Spellcasting | undefined {
  const entry = entries.find(listsSpells)
  if (!entry) return undefined
  const [, dc] = DC.exec(entry.text) ?? []
  const lists = [...entry.text.matchAll(LIST)].map(([, , times, names = '']) => ({
    times: times === undefined ? undefined : Number(times),
    spells: namesIn(names),
  }))
  return { dc: dc === undefined ? undefined : Number(dc), lists }
}

/** What an entry of its own casts: a bonus action or a reaction that is a spell. */
export function spellsCastBy({ text, uses }: Pick<Entry, 'text' | 'uses'>): SpellList | undefined {
  const [, names] = CASTS.exec(text) ?? []
  if (names === undefined) return undefined
  return { times: uses?.per === 'day' ? uses.times : undefined, spells: namesIn(names) }
}
