import { entriesIn, type Design, type DesignedCard, type Designer, type DesignPart } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { readDesign } from './card-store.ts'
import { addToArmy, removeFromArmy, toggleChoice, withCount } from './workbench.ts'

const card: Design = { name: 'Guards', icon: 'barbute', count: 6, chosen: { type: ['troops'] } }
const part = (id: string, least: number, most: number): DesignPart => ({
  id,
  label: id,
  line: '',
  least,
  most,
  choices: [],
})

describe('choosing parts', () => {
  test('a choice replaces the other where one is allowed, and cannot be removed where one is required', () => {
    const elites = toggleChoice(card, part('type', 1, 1), 'elites')
    expect(elites.chosen['type']).toEqual(['elites'])
    expect(toggleChoice(elites, part('type', 1, 1), 'elites')).toBe(elites)
  })

  test('where several choices are allowed each can be added and removed, up to the maximum', () => {
    const two = ['fast', 'ranged', 'third'].reduce((now, id) => toggleChoice(now, part('training', 0, 2), id), card)
    expect(two.chosen['training']).toEqual(['fast', 'ranged'])
    expect(toggleChoice(two, part('training', 0, 2), 'fast').chosen['training']).toEqual(['ranged'])
  })

  test('the number of models stays within the limits of the unit', () => {
    expect([
      withCount(card, 11, { least: 2, most: 10 }).count,
      withCount(card, 0, { least: 2, most: 10 }).count,
    ]).toEqual([10, 2])
    expect(withCount(card, Number.NaN, { least: 1, most: 1 }).count).toBe(1)
  })
})

describe('the workbench', () => {
  const designer: Designer = {
    parts: [],
    blank: card,
    examples: [],
    card: () => ({}) as DesignedCard,
    army: (name, designs) => ({ army: { name, units: designs.map((one) => ({ name: one.name, count: one.count })) } }),
    designOf: () => undefined,
  }

  test('a card can be in the army twice, and removing it removes one', () => {
    const empty = { card, army: { name: 'My army', units: [] } }
    const once = addToArmy(designer, 'units', empty, card)
    const twice = addToArmy(designer, 'units', once, { ...card, name: 'Spears' })
    expect(entriesIn(twice.army, 'units')).toEqual([
      { name: 'Guards', count: 6 },
      { name: 'Spears', count: 6 },
    ])
    expect(removeFromArmy('units', twice, 0).army).toEqual({ name: 'My army', units: [{ name: 'Spears', count: 6 }] })
  })

  test('a saved card is read again, and other text is not', () => {
    expect(readDesign(JSON.stringify(card))).toEqual(card)
    for (const text of ['', '{}', '[]', 'null', '{"name":1,"icon":"a","count":1,"chosen":{}}'])
      expect(readDesign(text)).toBeUndefined()
  })
})
