/** Converts the whole public data set where it is at hand; steps aside where it is not. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readTables } from '@muster/stat-blocks'
import { describe, expect, test } from 'vitest'
import { convert } from '../../src/convert/convert.ts'
import { BESTIARY } from '../../src/content/bestiary/index.ts'
import { creatureText, writtenCreature } from '../../src/written/creature.ts'

const folder = fileURLToPath(new URL('../../../../../../shared/data/srd-5.2-creatures/', import.meta.url))
const table = (name: string): unknown => JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8'))

describe.runIf(existsSync(folder))('the 331 creatures of the System Reference Document 5.2', () => {
  const blocks = () =>
    readTables({ creatures: table('Creature'), actions: table('CreatureAction'), traits: table('CreatureTrait') })

  test('are all converted to profiles that an army file can hold, and nothing of them is dropped', () => {
    const all = blocks()
    expect(all).toHaveLength(331)
    for (const block of all) {
      const { profile, abilities } = convert(block)
      expect(() => writtenCreature.parse(JSON.parse(JSON.stringify(creatureText(profile)))), block.name).not.toThrow()
      const told = [...abilities.map(({ name }) => name), ...profile.attackList.map(({ name }) => name)].join('; ')
      const texts = block.entries.filter(({ name }) => !told.includes(name)).map(({ name }) => name)
      expect(
        texts.filter((name) => !BY_ANOTHER_NAME.includes(name)),
        block.name,
      ).toEqual([])
    }
  })

  test('those of the bestiary are the ones that are shipped', () => {
    const all = blocks()
    for (const { name, icon: _icon, size, unenforced, ...shipped } of BESTIARY) {
      const block = all.find((one) => one.name === name) ?? expect.fail(name)
      const { profile } = convert(block, { size })
      expect({ ...profile, unenforced: undefined }).toMatchObject({ name, size, ...shipped })
      expect(unenforced?.map((one) => one.name)).toEqual(profile.unenforced?.map((one) => one.name))
    }
  })
})

/** Entries that cards call otherwise: a way of moving, a feature, a spell, a multiattack of one. */
const BY_ANOTHER_NAME = [
  'Multiattack',
  'Web Walker',
  'Incorporeal Movement',
  'Earth Glide',
  'Spellcasting',
  'Misty Step',
  'Divine Aid',
  'Protective Magic',
  'Cunning Action',
  'Regeneration',
  'Invisibility',
  'Fog Cloud',
  'Spiritual Weapon',
  'Spider Climb',
  "Unicorn's Blessing",
]
