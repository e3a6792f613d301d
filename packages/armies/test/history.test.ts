/** Undo and redo, and finding somebody in a catalogue. */
import { expect, test } from 'vitest'
import { canRedo, canUndo, historyOf, priceRange, redone, remembered, searchCatalogue, undone } from '../src/index.ts'
import { dragons } from './kits.ts'

test('edits are undone and done again one by one; what is typed in one go is undone in one', () => {
  const typed = ['a', 'ab', 'abc'].reduce((so, now) => remembered(so, now, 'name'), historyOf(''))
  expect(typed.now).toBe('abc')
  expect(undone(typed).now).toBe('')
  expect(redone(undone(typed)).now).toBe('abc')
  const two = remembered(remembered(historyOf(0), 1), 2)
  expect(undone(two).now).toBe(1)
  expect(canUndo(historyOf(0))).toBe(false)
  expect(canRedo(remembered(undone(two), 3))).toBe(false)
  expect(undone(historyOf(0)).now).toBe(0)
})

const found = (query: string) =>
  searchCatalogue(dragons.builder.catalogue(dragons.builder.blank('x')), { query }).flatMap((group) => group.items)

test('a catalogue is searched by names, by what somebody can do, and by prices', () => {
  expect(found('elf war').map(({ name }) => name)).toContain('Elf Warrior')
  expect(found('fly').every(({ can, words }) => can.flies || words.some(({ name }) => /^fly/i.test(name)))).toBe(true)
  expect(found('fly').length).toBeGreaterThan(20)
  expect(found('<10').every(({ points }) => points < 10)).toBe(true)
  expect(found('fly <60').length).toBeLessThan(found('fly').length)
  expect(found('zzz')).toEqual([])
})

test('prices are read as people write them', () => {
  expect(priceRange('8-12')).toEqual({ least: 8, most: 12 })
  expect(priceRange('>=8')).toEqual({ least: 8, most: Infinity })
  expect(priceRange('bow')).toBeUndefined()
})

test('a catalogue is sorted by price or by a stat', () => {
  const all = dragons.builder.catalogue(dragons.builder.blank('x'))
  const [sorted] = searchCatalogue(all, { sort: 'Toughness', isDescending: true })
  const values = sorted?.items.map(({ stats }) => Number(stats.find(({ label }) => label === 'Toughness')?.value)) ?? []
  expect(values).toEqual(values.toSorted((a, b) => b - a))
})
