/** The entries of a comparison with the texts of their rules, and those of them that somebody looks for. */
import type { ComparedRules, DraftVerdict, RuleText } from '@muster/engine'
import type { Drafts } from './use-drafts.ts'

export const VERDICTS = ['all', 'differs', 'same', 'only-earlier', 'only-later'] as const
export type VerdictFilter = (typeof VERDICTS)[number]

export interface ShownRow extends Pick<ComparedRules, 'verdict' | 'difference'> {
  readonly earlier: readonly RuleText[]
  readonly later: readonly RuleText[]
  /** Everything that can be searched, in small letters. */
  readonly words: string
}

export interface ShownChapter {
  readonly name: string
  readonly rows: readonly ShownRow[]
}

export function chaptersOf({ earlier, later, comparison }: Drafts): readonly ShownChapter[] {
  const texts = new Map([...earlier.rulebook, ...later.rulebook].map((rule) => [rule.id, rule]))
  const found = (ids: readonly string[]) => ids.flatMap((id) => texts.get(id) ?? [])
  return comparison.map(({ name, rows }) => ({
    name,
    rows: rows.map((row) => {
      const [before, after] = [found(row.earlier), found(row.later)]
      const rules = [...before, ...after].flatMap(({ id, text }) => [id, text])
      const words = [name, row.difference ?? '', ...rules].join(' ').toLowerCase()
      return { ...row, earlier: before, later: after, words }
    }),
  }))
}

/** Every word that is looked for must be somewhere in an entry. Chapters without one are left out. */
export function findRules(
  chapters: readonly ShownChapter[],
  filter: VerdictFilter,
  query: string,
): readonly ShownChapter[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ verdict, words }: ShownRow): boolean =>
    (filter === 'all' || verdict === filter) && wanted.every((word) => words.includes(word))
  return chapters.map(({ name, rows }) => ({ name, rows: rows.filter(fits) })).filter(({ rows }) => rows.length > 0)
}

export const countRows = (chapters: readonly ShownChapter[], verdict: DraftVerdict | 'all' = 'all'): number =>
  chapters.flatMap(({ rows }) => rows).filter((row) => verdict === 'all' || row.verdict === verdict).length

export const countRules = (chapters: readonly ShownChapter[]): number =>
  chapters.flatMap(({ rows }) => rows).reduce((sum, { earlier, later }) => sum + earlier.length + later.length, 0)

/** The rule that stands first in a chapter: the address of the chapter. */
export const firstRule = ({ rows: [row] }: ShownChapter): string => (row?.earlier[0] ?? row?.later[0])?.id ?? ''
