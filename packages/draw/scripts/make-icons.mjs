// Writes src/icons/icon-names.ts and src/icons/icon-data.ts from the list in icons.tsv (name, author) and the
// game-icons set. Run `npm run icons -w @muster/draw` after adding a line to the list.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const here = new URL('.', import.meta.url)
const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')))
const rows = readFileSync(new URL('icons.tsv', here), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))

/** Whole units of 512 are finer than anyone sees, but rounding relative paths drifts: keep the text as it is. */
const bodyOf = (name) => {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent]
  if (!icon) throw new Error(`game-icons has no ${name}`)
  if (!icon.body.includes('currentColor')) throw new Error(`${name} cannot be coloured`)
  return icon.body
}

const quoted = (text) => `'${text}'`
const head = '// Made by scripts/make-icons.mjs from scripts/icons.tsv. Do not edit by hand.\n'

const names = `${head}
export const iconNames = [
${rows.map(([name]) => `  ${quoted(name)},`).join('\n')}
] as const
export type IconName = (typeof iconNames)[number]
`

const data = `${head}import type { IconName } from './icon-names.ts'

export interface IconData {
  readonly by: string
  readonly body: string
}

export const iconData: Readonly<Record<IconName, IconData>> = {
${rows.map(([name, by]) => `  ${quoted(name)}: { by: ${quoted(by)}, body: ${quoted(bodyOf(name))} },`).join('\n')}
}
`

writeFileSync(new URL('../src/icons/icon-names.ts', here), names)
writeFileSync(new URL('../src/icons/icon-data.ts', here), data)
