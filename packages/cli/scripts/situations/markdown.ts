/** Pieces of Markdown. */
const code = (text: string): string => `\`${text}\``

export const wordList = (words: readonly string[]): string => words.map(code).join(', ')

/** The address of a heading within its page, as GitHub makes it. */
export const anchorOf = (heading: string): string =>
  `#${heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')}`

export const link = (text: string, heading: string): string => `[${text}](${anchorOf(heading)})`

export const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows]
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')

/** JSON on one line, as a person writes it. */
export function jsonLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(jsonLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${jsonLine(one)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

const LONGEST = 56

/** The same in little room: of a long list its first entry, of a long object its first field. */
export function jsonShort(value: unknown, most = LONGEST): string {
  const whole = jsonLine(value)
  if (whole.length <= most) return whole
  if (Array.isArray(value)) return `[${jsonShort(value[0], most - 10)}${value.length > 1 ? ', …' : ''}]`
  if (typeof value !== 'object' || value === null) return whole
  const [[key, one] = ['', undefined], ...more] = Object.entries(value)
  return `{ ${JSON.stringify(key)}: ${jsonShort(one, most - 10)}${more.length > 0 ? ', …' : ''} }`
}
