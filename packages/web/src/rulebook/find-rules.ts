/** The rules of a game by chapter, and those of them that somebody looks for. */
import type { RuleText } from '@muster/engine'

export interface RuleChapter {
  readonly name: string
  readonly rules: readonly RuleText[]
}

/** In the order of the book. */
export function chaptersOf(rulebook: readonly RuleText[]): readonly RuleChapter[] {
  const chapters = new Map<string, RuleText[]>()
  for (const rule of rulebook) {
    const rules = chapters.get(rule.chapter)
    if (rules) rules.push(rule)
    else chapters.set(rule.chapter, [rule])
  }
  return [...chapters].map(([name, rules]) => ({ name, rules }))
}

/** Every word that is looked for must be in a rule, its ID or its chapter. Chapters without such a rule are left out. */
export function findRules(chapters: readonly RuleChapter[], query: string): readonly RuleChapter[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return chapters
  const fits = ({ id, chapter, text }: RuleText): boolean => {
    const words = `${id} ${chapter} ${text}`.toLowerCase()
    return wanted.every((word) => words.includes(word))
  }
  return chapters
    .map(({ name, rules }) => ({ name, rules: rules.filter(fits) }))
    .filter(({ rules }) => rules.length > 0)
}

export const countRules = (chapters: readonly RuleChapter[]): number =>
  chapters.reduce((sum, { rules }) => sum + rules.length, 0)
