/** The entries of an army list as plain data: what every game's builder does alike with them. */
import type { Json } from '../common/ids.ts'

export type RawEntry = { readonly [field: string]: Json | undefined }

const fieldsOf = (data: Json | undefined): RawEntry =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as RawEntry) : {}

/** What an army says in a field of text; undefined where it says nothing, or something else. */
export function textIn(army: Json, field: string): string | undefined {
  const value = fieldsOf(army)[field]
  return typeof value === 'string' ? value : undefined
}

export function entriesIn(army: Json, field: string): readonly RawEntry[] {
  const entries = fieldsOf(army)[field]
  return Array.isArray(entries) ? (entries as readonly Json[]).map(fieldsOf) : []
}

export const withEntries = (army: Json, field: string, entries: readonly Json[]): Json => ({
  ...fieldsOf(army),
  [field]: entries,
})

export const withField = (army: Json, field: string, value: Json | undefined): Json => {
  const { [field]: _before, ...rest } = fieldsOf(army)
  return value === undefined ? rest : { ...rest, [field]: value }
}

const MOST_LETTERS = 50
const LETTERS = 'BCDEFGHIJKLMNOPQRSTUVWXYZ'

/** "Archer", or "Archer B" where there is an Archer, then "Archer C". */
export function newName(taken: readonly string[], wanted: string): string {
  const isTaken = new Set(taken)
  const whole = wanted.trim().slice(0, MOST_LETTERS)
  if (!isTaken.has(whole)) return whole
  const stem = whole.replace(/ ([B-Z]|\d+)$/, '')
  const ends = [...LETTERS, ...Array.from({ length: isTaken.size + 1 }, (_, index) => String(index + 2))]
  const names = ends.map((end) => `${stem.slice(0, MOST_LETTERS - 5)} ${end}`)
  return names.find((name) => !isTaken.has(name)) ?? whole
}

export const namesIn = (army: Json, field: string): readonly string[] =>
  entriesIn(army, field).flatMap(({ name }) => (typeof name === 'string' ? [name] : []))
