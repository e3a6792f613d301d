/** The paragraphs of a pasted stat block, sorted by the headings they stand below. */

const HEADINGS: readonly (readonly [RegExp, string])[] = [
  [/^traits$/i, 'special_abilities'],
  [/^actions$/i, 'actions'],
  [/^bonus actions$/i, 'bonus_actions'],
  [/^reactions$/i, 'reactions'],
  [/^legendary actions$/i, 'legendary_actions'],
]
/** The last labelled line: paragraphs follow it. */
const LAST_LABEL = /^(?:challenge|cr|proficiency bonus|languages|senses)\b/i
/** "Fire Breath (Recharge 5–6). The dragon exhales …" */
const START = /^([A-Z][\w'’,/ –-]{1,60}?(?:\s*\([^)]*\))?)\.\s+(\S.*)$/
const SMALL_WORDS = new Set(['of', 'the', 'and', 'or', 'in', 'with', 'to', 'from', 'a', 'an', 'for', 'on'])

interface Paragraph {
  readonly name: string
  desc: string
}

export function pastedEntries(lines: readonly string[]): { readonly [list: string]: readonly Paragraph[] } {
  const lists: { [list: string]: Paragraph[] } = {}
  let list = 'special_abilities'
  let current: Paragraph | undefined
  for (const line of lines.slice(firstParagraph(lines))) {
    const heading = HEADINGS.find(([pattern]) => pattern.test(line))
    if (heading) {
      list = heading[1]
      current = undefined
      continue
    }
    const [, name, desc = ''] = START.exec(line) ?? []
    if (name !== undefined && isName(name)) (lists[list] ??= []).push((current = { name, desc }))
    else if (current) current.desc += ` ${line}`
  }
  return lists
}

const firstParagraph = (lines: readonly string[]): number =>
  lines.reduce((last, line, place) => (LAST_LABEL.test(line) ? place : last), 0) + 1

/** Names are written with capitals; the first words of a sentence are not. */
const isName = (words: string): boolean =>
  words
    .replace(/\([^)]*\)/g, '')
    .split(/[\s/–-]+/)
    .every((word) => word === '' || /^[A-Z\d]/.test(word) || SMALL_WORDS.has(word))
