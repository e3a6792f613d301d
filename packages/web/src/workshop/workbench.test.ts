import type { Design, DesignPart } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import {
  toggleChoice,
  recordEdit,
  removeFromArmy,
  emptyWorkbench,
  addToArmy,
  newHistory,
  forgetCard,
  isCardKept,
  keepCard,
  redoEdit,
  undoEdit,
  withCount,
} from './workbench.ts'
import { readWorkbench } from './workbench-store.ts'

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
  const workbench = emptyWorkbench(card, 'My army')

  test('keeping a card replaces the kept one of the same name', () => {
    const kept = keepCard(workbench)
    expect(isCardKept(kept)).toBe(true)
    const better = keepCard({ ...kept, card: { ...card, count: 8 } })
    expect(better.kept.map(({ count }) => count)).toEqual([8])
    expect(isCardKept({ ...better, card })).toBe(false)
    expect(forgetCard(better, 'Guards').kept).toEqual([])
  })

  test('a card can be in the army twice, and removing it removes one', () => {
    const twice = addToArmy(addToArmy(workbench, card), { ...card, name: 'Spears' })
    expect(removeFromArmy(twice, 0).army.cards.map(({ name }) => name)).toEqual(['Spears'])
  })

  test('edits are undone and redone, and typing into one field is one edit', () => {
    const typed = ['G', 'Gu', 'Gua'].reduce(
      (history, name) => recordEdit(history, 'name', { ...workbench, card: { ...card, name } }),
      newHistory(workbench),
    )
    expect(typed.past).toHaveLength(1)
    expect(undoEdit(typed).now).toBe(workbench)
    expect(redoEdit(undoEdit(typed)).now.card.name).toBe('Gua')
    expect(undoEdit(newHistory(workbench)).now).toBe(workbench)
  })

  test('a saved workbench is read again, and other text is not', () => {
    const full = addToArmy(keepCard(workbench), card)
    expect(readWorkbench(JSON.stringify(full))).toEqual(full)
    for (const text of ['', '{}', '[]', 'null', '{"card":{"name":1},"kept":[],"army":{"name":"a","cards":[]}}'])
      expect(readWorkbench(text)).toBeUndefined()
  })
})
