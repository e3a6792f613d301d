/**
 * Writes the bestiary anew from the public tables of the System Reference Document 5.2:
 * `npm run bestiary -w @muster/d6s-with-dragons -- <folder with Creature.json, CreatureAction.json, CreatureTrait.json>`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readTables } from '@muster/stat-blocks'
import { convert } from '../src/convert/convert.ts'
import words from '../src/content/bestiary/unenforced.json' with { type: 'json' }
import { packed } from '../src/content/bestiary/packed.ts'
import { MEDIUM, SELECTION } from './selection.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined)
  throw new Error('Say which folder holds Creature.json, CreatureAction.json and CreatureTrait.json.')

const table = (name: string): unknown => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
const blocks = readTables({
  creatures: table('Creature'),
  actions: table('CreatureAction'),
  traits: table('CreatureTrait'),
})

const blockOf = (name: string) => blocks.find((block) => block.name === name) ?? missing(`no creature "${name}"`)

function missing(what: string): never {
  throw new Error(what)
}

const wordless = new Set<string>()

for (const [file, creatures] of Object.entries(SELECTION)) {
  const rows = creatures
    .map(([name, icon]) => ({
      ...convert(blockOf(name), MEDIUM.includes(name) ? { size: 'medium' } : {}).profile,
      icon,
    }))
    .sort((a, b) => a.points - b.points)
    .map((profile) => packed(profile))
  for (const { unenforced = [] } of rows)
    for (const one of unenforced) if (typeof one === 'string' && !(one in words)) wordless.add(one)
  const path = fileURLToPath(new URL(`../src/content/bestiary/${file}.json`, import.meta.url))
  writeFileSync(path, `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`)
}
if (wordless.size > 0) missing(`no words of ours for: ${[...wordless].join(', ')}`)
