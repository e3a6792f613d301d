import type { Design, DesignPart } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import {
  choose,
  did,
  dismiss,
  emptyBench,
  enlist,
  firstDeed,
  forget,
  isKept,
  keep,
  redone,
  undone,
  withCount,
} from './workbench.ts'
import { readBench } from './workbench-store.ts'

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
  test('one of a kind takes the place of the other, and cannot be given back where one is needed', () => {
    const elites = choose(card, part('type', 1, 1), 'elites')
    expect(elites.chosen['type']).toEqual(['elites'])
    expect(choose(elites, part('type', 1, 1), 'elites')).toBe(elites)
  })

  test('of a part that allows several each comes and goes, up to its most', () => {
    const two = ['fast', 'ranged', 'third'].reduce((now, id) => choose(now, part('training', 0, 2), id), card)
    expect(two.chosen['training']).toEqual(['fast', 'ranged'])
    expect(choose(two, part('training', 0, 2), 'fast').chosen['training']).toEqual(['ranged'])
  })

  test('the number of models stays within what the kind allows', () => {
    expect([
      withCount(card, 11, { least: 2, most: 10 }).count,
      withCount(card, 0, { least: 2, most: 10 }).count,
    ]).toEqual([10, 2])
    expect(withCount(card, Number.NaN, { least: 1, most: 1 }).count).toBe(1)
  })
})

describe('the bench', () => {
  const bench = emptyBench(card, 'My army')

  test('a card kept again replaces the one of its name', () => {
    const kept = keep(bench)
    expect(isKept(kept)).toBe(true)
    const better = keep({ ...kept, card: { ...card, count: 8 } })
    expect(better.kept.map(({ count }) => count)).toEqual([8])
    expect(isKept({ ...better, card })).toBe(false)
    expect(forget(better, 'Guards').kept).toEqual([])
  })

  test('the same card joins twice, and one of them leaves', () => {
    const twice = enlist(enlist(bench, card), { ...card, name: 'Spears' })
    expect(dismiss(twice, 0).army.cards.map(({ name }) => name)).toEqual(['Spears'])
  })

  test('deeds are undone and redone; typing into one field is one deed', () => {
    const typed = ['G', 'Gu', 'Gua'].reduce(
      (deeds, name) => did(deeds, 'name', { ...bench, card: { ...card, name } }),
      firstDeed(bench),
    )
    expect(typed.past).toHaveLength(1)
    expect(undone(typed).now).toBe(bench)
    expect(redone(undone(typed)).now.card.name).toBe('Gua')
    expect(undone(firstDeed(bench)).now).toBe(bench)
  })

  test('what was kept is read again; what is no bench is not', () => {
    const full = enlist(keep(bench), card)
    expect(readBench(JSON.stringify(full))).toEqual(full)
    for (const text of ['', '{}', '[]', 'null', '{"card":{"name":1},"kept":[],"army":{"name":"a","cards":[]}}'])
      expect(readBench(text)).toBeUndefined()
  })
})
