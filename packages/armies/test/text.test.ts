/** Armies as text: what is written is read back, and what people type is understood as far as it can be. */
import { entriesIn, withEntries, type GameKit, type Json } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { areAlike, armyText, readArmyText } from '../src/index.ts'
import { BY_NAME, dragons, KITS } from './kits.ts'

const written = (kit: GameKit<unknown>, army: Json, limit?: number) => armyText(kit, { game: kit.game.id, army, limit })
const read = (text: string) => readArmyText(text, { kits: KITS })

describe.each(BY_NAME)('texts of %s', (_name, kit) => {
  test('every ready army and random ones are read back alike', () => {
    const random = [1, 2, 3].map((seed) => kit.randomArmy(seed, kit.builder.usualLimits[0] ?? 100))
    for (const army of [...kit.armies.map((ready) => ready.army), ...random]) {
      const back = read(written(kit, army, 150))
      expect(back).toMatchObject({ game: kit.game.id, limit: 150, messages: [] })
      expect(areAlike(kit, back.army, army)).toBe(true)
      expect(kit.checkArmy(back.army)).toEqual(kit.checkArmy(army))
    }
  })

  test('names and notes of single figures are read back from lines of their own', () => {
    const army = kit.armies[0]?.army ?? null
    const { entriesField } = kit.builder
    const figures = [{ name: 'Ash' }, {}, { name: 'Brand: 2', notes: 'Red.\nNote 2: blue' }, { notes: 'Blue' }]
    const raws = entriesIn(army, entriesField).map((entry) => ({ ...entry, figures }))
    const named = withEntries(army, entriesField, raws)
    const text = written(kit, named)
    expect(text).toContain('  Figure 3: Brand: 2\n  Note 3: Red.\n')
    const back = read(text)
    expect(back.messages).toEqual([])
    expect(kit.builder.entries(back.army)).toEqual(kit.builder.entries(named))
  })

  test('notes and strange names are read back', () => {
    const army = kit.armies[0]?.army ?? null
    const { entriesField } = kit.builder
    const odd = ['A, with “B”', '“”', ', called “x”', '(12)', 'Ⅷ 🐉 ; no Shield', '3 × Orcs']
    const strange = entriesIn(army, entriesField).map((entry, index) => ({
      ...entry,
      name: `${odd[index % odd.length]} ${index}`,
      notes: 'Note: red.\n\n  Blue (7)',
    }))
    const noted = withEntries(army, entriesField, strange)
    expect(areAlike(kit, read(written(kit, noted)).army, noted)).toBe(true)
  })
})

test('a creature of one’s own comes along in the last line', () => {
  const creature = dragons.converter?.bestiary?.[0]?.creatures[0]?.convert({ points: 99 })
  const army = { name: 'Zoo', entries: [creature?.entry ?? null] }
  const text = written(dragons, army)
  expect(text).toContain('Code: 1')
  expect(read(text).army).toEqual(army)
})

const PASTED = `
The Border Patrol
d6s with Dragons, 100 of 120 points
* 8x Human Warrior, called “Patrol Spear”, with Hand weapon: Spear; Light armor; Shield (56)
- 4 human warrior, with Bow
2 Humam Warrior
1 Dwarf Warrior, with Sheild
`

test('lines that somebody typed are understood; what is not is left out, and said with the nearest word', () => {
  const { army, limit, messages } = read(PASTED)
  expect(limit).toBe(120)
  const entries = dragons.builder.entries(army)
  expect(entries.map(({ count, name }) => `${count} ${name}`)).toEqual([
    '8 Patrol Spear',
    '4 Human Warrior',
    '1 Dwarf Warrior',
  ])
  expect(entries[0]?.chosen.map(({ label }) => label)).toEqual(['Spear', 'Shield', 'Light armor'])
  expect(messages).toEqual([
    'Line 6 was left out: there is nobody called “Humam Warrior” here. Did you mean “Human Warrior”?',
    'Line 7: “Sheild” cannot be chosen here, so it was left out. Did you mean “Shield”?',
  ])
})

test('lines that were edited above a code count, not the code', () => {
  const creature = dragons.converter?.bestiary?.[0]?.creatures[0]?.convert({ points: 99 })
  const army = { name: 'Zoo', entries: [{ profile: 'troll', name: 'Troll', count: 1 }, creature?.entry ?? null] }
  const text = written(dragons, army).replace('1 Troll', '3 Troll')
  expect(dragons.builder.entries(read(text).army)[0]).toMatchObject({ count: 3, name: 'Troll' })
})

test('a text without an army, or without a game, is refused with words that say what to do', () => {
  expect(() => read('d6s with Dragons\nhello')).toThrow('no line begins with a number')
  expect(() => read('Hello there\n3 Orcs')).toThrow('does not say which game it is for')
  expect(() => read('x'.repeat(300_000))).toThrow('too long')
})
