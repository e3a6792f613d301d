/** How a rulebook is written down: a chapter's name, then its rules by their ids. */
import type { RuleText } from './kit.ts'

export const chapter = (name: string, rules: { readonly [id: string]: string }): readonly RuleText[] =>
  Object.entries(rules).map(([id, text]) => ({ id, chapter: name, text }))
