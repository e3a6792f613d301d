/** How the rulebook is written down: a chapter's name, then its rules by their ids. */
import type { RuleText } from '@muster/engine'

export const chapter = (name: string, rules: { readonly [id: string]: string }): readonly RuleText[] =>
  Object.entries(rules).map(([id, text]) => ({ id, chapter: name, text }))
