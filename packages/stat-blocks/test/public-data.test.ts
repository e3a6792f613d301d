/** Reads the whole public data set where it is at hand; steps aside where it is not. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { attacksNamed, attacksOf, readTables, type StatBlock } from '../src/index.ts'

const folder = fileURLToPath(new URL('../../../../shared/data/srd-5.2-creatures/', import.meta.url))
const table = (name: string): unknown => JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8'))

describe.runIf(existsSync(folder))('the 331 creatures of the System Reference Document 5.2', () => {
  const all = (): readonly StatBlock[] =>
    readTables({ creatures: table('Creature'), actions: table('CreatureAction'), traits: table('CreatureTrait') })

  test('are all read', () => {
    expect(all()).toHaveLength(331)
  })

  test('have an attack each, but for three that can do no harm', () => {
    const harmless = all().filter((block) => attacksNamed(block).length === 0)
    expect(harmless.map(({ name }) => name)).toEqual(['Giant Fly', 'Seahorse', 'Shrieker Fungus'])
  })

  test.each([
    ['Aboleth', 2],
    ['Hydra', 5],
    ['Marilith', 6],
    ['Pit Fiend', 4],
    ['Medusa', 3],
    ['Bulette', 2],
    ['Tarrasque', 4],
    ['Wolf', 1],
  ])('%s makes %i attacks', (name, attacks) => {
    const block = all().find((one) => one.name === name) as StatBlock
    expect(attacksOf(block)).toBe(attacks)
  })

  test('every entry that speaks of an attack roll or a saving throw of others has been understood', () => {
    const missed = all().flatMap(({ name, entries }) =>
      entries
        .filter(
          (entry) =>
            (/Attack Roll:/.test(entry.text) && !entry.attack) ||
            (/Saving Throw: *DC/.test(entry.text) && !entry.attack && !entry.save),
        )
        .map((entry) => `${name}: ${entry.name}`),
    )
    expect(missed).toEqual([])
  })
})
