/**
 * The creatures of the bestiaries, read from the public tables of the System Reference Document 5.2. Each game converts
 * them by its own tables: scripts/make-bestiary.ts of d6s with Dragons and of 5e d6.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CreatureSize, StatBlock } from '../src/stat-block.ts'
import { readTables } from '../src/read/table-form.ts'
import { MEDIUM, RENAMED, SELECTION } from './selection.ts'

export interface SelectedCreature {
  readonly block: StatBlock
  readonly icon: string
  /** Where it is not what the data says. */
  readonly size: { readonly size?: CreatureSize }
}

/** By the file that they are written to. */
export function selectedIn(folder: string | undefined): readonly (readonly [string, readonly SelectedCreature[]])[] {
  if (folder === undefined)
    throw new Error('Say which folder holds Creature.json, CreatureAction.json and CreatureTrait.json.')
  const table = (name: string): unknown => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
  const blocks = readTables({
    creatures: table('Creature'),
    actions: table('CreatureAction'),
    traits: table('CreatureTrait'),
  })
  return Object.entries(SELECTION).map(([file, creatures]) => [
    file,
    creatures.map(([name, icon]) => {
      const block = blocks.find((one) => one.name === name)
      if (!block) throw new Error(`no creature "${name}"`)
      return { block: renamed(block), icon, size: MEDIUM.includes(name) ? { size: 'medium' } : {} }
    }),
  ])
}

const renamed = (block: StatBlock): StatBlock => ({
  ...block,
  entries: block.entries.map((entry) => ({ ...entry, name: RENAMED[block.name]?.[entry.name] ?? entry.name })),
})

/** One creature a line, so that changes can be read. */
export const writeRows = (path: string | URL, rows: readonly object[]): void =>
  writeFileSync(path, `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`)
