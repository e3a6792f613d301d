/** Converts the whole public data set where it is at hand; steps aside where it is not. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readTables } from '@muster/stat-blocks'
import { describe, expect, test } from 'vitest'
import { profileSchema } from '../../src/army/profile-sheet.ts'
import { convert } from '../../src/convert/convert.ts'

const folder = fileURLToPath(new URL('../../../../../../shared/data/srd-5.2-creatures/', import.meta.url))
const table = (name: string): unknown => JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8'))

describe.runIf(existsSync(folder))('the 331 creatures of the System Reference Document 5.2', () => {
  test('are all converted to profiles that an army can hold, and nothing of them is dropped', () => {
    const all = readTables({
      creatures: table('Creature'),
      actions: table('CreatureAction'),
      traits: table('CreatureTrait'),
    })
    expect(all).toHaveLength(331)
    for (const block of all) {
      const { profile, abilities } = convert(block)
      expect(profileSchema.parse(JSON.parse(JSON.stringify(profile))), block.name).toEqual(profile)
      const told = [...abilities, ...profile.weapons].map(({ name }) => name)
      const missing = block.entries.map(({ name }) => name).filter((name) => !told.includes(name))
      expect(
        missing.filter((name) => !BY_ANOTHER_NAME.includes(name)),
        block.name,
      ).toEqual([])
    }
  })
})

/** A multiattack of one, and a feature with another name here. */
const BY_ANOTHER_NAME = ['Multiattack', 'Spider Climb']
