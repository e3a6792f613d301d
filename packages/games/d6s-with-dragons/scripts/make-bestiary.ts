/**
 * Writes the bestiary anew from the public tables of the System Reference Document 5.2:
 * `npm run bestiary -w @muster/d6s-with-dragons -- <folder with Creature.json, CreatureAction.json, CreatureTrait.json>`.
 */
import { selectedIn, writeRows } from '@muster/stat-blocks/selected'
import { convert } from '../src/convert/convert.ts'
import words from '../src/content/bestiary/unenforced.json' with { type: 'json' }
import { packed, wordsFor } from '../src/content/bestiary/packed.ts'

const wordless = new Set<string>()

for (const [file, creatures] of selectedIn(process.argv[2])) {
  const rows = creatures
    .map(({ block, icon, size }) => ({ ...convert(block, size).profile, icon }))
    .sort((a, b) => a.points - b.points)
    .map((profile) => packed(profile))
  for (const { name, unenforced = [] } of rows)
    for (const one of unenforced)
      if (typeof one === 'string' && wordsFor(words, name, one) === undefined) wordless.add(`${name}: ${one}`)
  writeRows(new URL(`../src/content/bestiary/${file}.json`, import.meta.url), rows)
}
if (wordless.size > 0) throw new Error(`no words of ours for: ${[...wordless].join(', ')}`)
