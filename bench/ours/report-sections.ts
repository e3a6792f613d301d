/** Documents that are written by commands, a section at a time: each stands between two comments that name it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface ReportDocument {
  /** In the folder of documents. */
  readonly file: string
  /** What stands before the first section. */
  readonly opening: string
}

/** Commands run in the root of the repository, as npm does. Sections are sorted by their names; one of the same name is replaced. */
export function writeSection({ file, opening }: ReportDocument, name: string, text: string): void {
  const path = join('docs', file)
  const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
  writeFileSync(path, withSection(before, opening, name, text))
  console.log(`Written: docs/${file}, ${name}.`)
}

export function withSection(before: string, opening: string, name: string, text: string): string {
  const sections = new Map(sectionsIn(before)).set(name, text.trim())
  const sorted = [...sections].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
  const written = sorted.map(([one, body]) => `${beginning(one)}\n\n${body}\n\n${ENDING}`)
  return `${[opening.trim(), ...written].join('\n\n')}\n`
}

/** The lines of a table. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  [head, head.map(() => '---'), ...rows].map((columns) => `| ${columns.join(' | ')} |`)

const beginning = (name: string): string => `<!-- section: ${name} -->`
const ENDING = '<!-- end of section -->'
const SECTION = /<!-- section: (.+?) -->\n([\s\S]*?)\n<!-- end of section -->/g

const sectionsIn = (text: string): (readonly [name: string, body: string])[] =>
  [...text.matchAll(SECTION)].map(([, name = '', body = '']) => [name, body.trim()])
