/**
 * Writes the bestiary anew from the public tables of the System Reference Document 5.2:
 * `npm run bestiary -w @muster/5e-d6 -- <folder with Creature.json, CreatureAction.json, CreatureTrait.json>`.
 */
import { selectedIn, writeRows } from '@muster/stat-blocks/selected'
import { packed } from '../src/army/packed-creature.ts'
import { convert } from '../src/convert/convert.ts'

for (const [file, creatures] of selectedIn(process.argv[2])) {
  const rows = creatures
    .map(({ block, icon, size }) => packed(convert(block, size).profile, icon, block.type))
    .sort((a, b) => a.points - b.points)
  writeRows(new URL(`../src/content/bestiary/${file}.json`, import.meta.url), rows)
}
