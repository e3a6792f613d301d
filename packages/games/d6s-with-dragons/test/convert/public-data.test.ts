/** Converts the whole public data set where it is at hand; steps aside where it is not. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readTables } from '@muster/stat-blocks'
import { selectedIn } from '@muster/stat-blocks/selected'
import { describe, expect, test } from 'vitest'
import { abilityLines, type AbilityLine } from '../../src/convert/abilities.ts'
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
      const told = [...abilities.flatMap(namesIn), ...profile.attackList.map(({ name }) => name)].join('; ')
      const texts = block.entries.filter(({ name }) => !told.includes(name)).map(({ name }) => name)
      expect(
        texts.filter((name) => !BY_ANOTHER_NAME.includes(name)),
        block.name,
      ).toEqual([])
    }
  })

  test('those of the bestiary are the ones that are shipped', () => {
    const selected = selectedIn(folder).flatMap(([, creatures]) => creatures)
    for (const { name, icon: _icon, size, unenforced, ...shipped } of BESTIARY) {
      const { block } = selected.find((one) => one.block.name === name) ?? expect.fail(name)
      const { profile } = convert(block, { size })
      expect({ ...profile, unenforced: undefined }).toMatchObject({ name, size, ...shipped })
      expect(unenforced?.map((one) => one.name)).toEqual(profile.unenforced?.map((one) => one.name))
    }
  })

  test('no six words in a row of the document stand on a card of the bestiary', () => {
    const printed = new Set(blocks().flatMap(({ entries }) => entries.flatMap(({ text }) => sixesOf(text))))
    for (const one of BESTIARY)
      for (const { name, text } of abilityLines(one))
        expect(isList(text) ? [] : sixesOf(text).filter((six) => printed.has(six)), `${one.name}: ${name}`).toEqual([])
  })
})

const sixesOf = (text: string): readonly string[] => {
  const words = text.toLowerCase().match(/[a-z'’]+/g) ?? []
  return words.slice(5).map((_word, place) => words.slice(place, place + 6).join(' '))
}

/** Names of spells and conditions may stand in the same order. */
const isList = (text: string): boolean => /^(?:Spells|To what|Potency) /.test(text)

/** Legendary actions are named in the text of the one power they are. */
const namesIn = ({ name, text }: AbilityLine): readonly string[] => [name, text]

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
  'Charge',
  'Deathless Agility',
  'Cunning Action',
  'Regeneration',
  'Invisibility',
  'Fog Cloud',
  'Spiritual Weapon',
  'Spider Climb',
  "Unicorn's Blessing",
]
