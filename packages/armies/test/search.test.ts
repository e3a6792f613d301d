/** Finding somebody in a catalogue. */
import { expect, test } from 'vitest'
import { edited, itemsFor, priceRange, searchCatalogue, withKeptCatalogue } from '../src/index.ts'
import { dragons } from './kits.ts'

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

test('a kept catalogue is made once for each choice of settings, and says who is barred in each army', () => {
  let made = 0
  const builder = withKeptCatalogue({
    ...dragons.builder,
    catalogue: (army) => {
      made++
      return dragons.builder.catalogue(army)
    },
  })
  const giants = builder.withSetting(builder.blank('Giants'), 'list', 'giants')
  const all = builder.catalogue(giants)
  expect(builder.catalogue(edited(builder, giants, { is: 'name-army', name: 'Others' }))).toBe(all)
  expect(made).toBe(1)
  expect(builder.catalogue(builder.blank('Team'))).not.toBe(all)
  expect(made).toBe(2)
  const barred = builder.barred(giants)
  expect(barred.size).toBeGreaterThan(0)
  expect(itemsFor(builder, giants).some(({ id }) => barred.has(id))).toBe(false)
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
