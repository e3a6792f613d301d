/** Edits of lists, in two games whose lists look different. */
import { d6sWithDragons } from '@muster/d6s-with-dragons'
import type { ArmyBuilder, Json } from '@muster/engine'
import { knockdown } from '@muster/knockdown'
import { describe, expect, test } from 'vitest'
import {
  addEntry,
  addItem,
  duplicateEntry,
  moveEntry,
  removeEntry,
  renameEntry,
  setCount,
  setFigure,
  setNotes,
  splitEntry,
} from '../src/index.ts'

const BUILDERS: readonly (readonly [string, ArmyBuilder | undefined])[] = [
  ['d6s with Dragons', d6sWithDragons.builder],
  ['Knockdown', knockdown.builder],
]

describe.each(BUILDERS)('edits in %s', (_name, builder) => {
  if (!builder) throw new Error('the game has no builder')
  const [first, second] = builder.catalogue(builder.blank('An army')).flatMap(({ items }) => items)
  const add = (army: Json, item = first) => addItem(builder, army, item?.id ?? '')?.army ?? army
  const two = add(add(builder.blank('An army')), second)
  const names = (army: Json) => builder.entries(army).map(({ name }) => name)
  const counts = (army: Json) => builder.entries(army).map(({ count }) => count)
  const [a = '', b = ''] = names(two)

  test('an item is added at the end under a free name, and an unknown one is not', () => {
    expect(names(two)).toEqual([first?.name, second?.name])
    expect(addItem(builder, two, 'nobody')).toBeUndefined()
  })

  test('one more of an item joins the entry that is still as it was added, and no other', () => {
    const again = addItem(builder, two, first?.id ?? '')
    expect(again?.index).toBe(0)
    expect(counts(again?.army ?? null)).toEqual([2, 1])
    const noted = addItem(builder, setNotes(builder, two, 0, 'The bearer of the flag'), first?.id ?? '')
    expect(noted?.index).toBe(2)
    expect(new Set(names(noted?.army ?? null)).size).toBe(3)
  })

  test('entries are counted, named, noted, moved and removed, and the others stay as they were', () => {
    expect(counts(setCount(builder, two, 1, 3))).toEqual([1, 3])
    expect(names(renameEntry(builder, two, 0, 'Gorrash'))).toEqual(['Gorrash', b])
    const noted = setNotes(builder, two, 0, 'Painted blue')
    expect(builder.entries(noted).map(({ notes }) => notes)).toEqual(['Painted blue', undefined])
    expect(setNotes(builder, noted, 0, '')).toEqual(two)
    expect(names(moveEntry(builder, two, 0, 1))).toEqual([b, a])
    expect(names(removeEntry(builder, two, 0))).toEqual([b])
  })

  test('a copy and a part stand after their entry under names of their own', () => {
    const copied = duplicateEntry(builder, setCount(builder, two, 0, 4), 0)
    expect(counts(copied)).toEqual([4, 4, 1])
    expect(new Set(names(copied)).size).toBe(3)
    const split = splitEntry(builder, setCount(builder, two, 0, 4), 0, 1)
    expect(counts(split)).toEqual([3, 1, 1])
    expect(splitEntry(builder, two, 0, 1)).toEqual(two)
  })

  test('single figures are named and noted, and go along when they are split off', () => {
    const four = setCount(builder, two, 0, 4)
    const ash = setFigure(builder, four, 0, 1, { name: 'Ash' })
    const both = setFigure(builder, ash, 0, 3, { name: 'Brand', notes: 'Painted red' })
    expect(builder.entries(both)[0]?.figures).toEqual([
      {},
      { name: 'Ash' },
      {},
      { name: 'Brand', notes: 'Painted red' },
    ])
    expect(setFigure(builder, setFigure(builder, both, 0, 3, {}), 0, 1, { name: ' ' })).toEqual(four)
    const split = builder.entries(splitEntry(builder, both, 0, 1)).map(({ figures }) => figures)
    expect(split).toEqual([[{}, { name: 'Ash' }], [{ name: 'Brand', notes: 'Painted red' }], undefined])
    expect(builder.entries(duplicateEntry(builder, both, 0))[1]?.figures).toBeUndefined()
    expect(addItem(builder, both, first?.id ?? '')?.index).toBe(0)
  })

  test('an entry of the own collection is added as it is, under a free name', () => {
    const entry = builder.entryOf(builder.blank('Another'), first?.id ?? '') ?? null
    const { army, index } = addEntry(builder, two, entry)
    expect(index).toBe(2)
    expect(new Set(names(army)).size).toBe(3)
  })
})
