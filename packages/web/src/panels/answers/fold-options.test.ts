import type { Option } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { sift, unnamed } from './fold-options.ts'

const option = (id: string, group?: string): Option => ({ id, label: id, ...(group !== undefined && { group }) })
const names = (options: readonly Option[]) => options.map(({ id }) => id)

describe('many answers made few', () => {
  test('a few answers all stay at hand', () => {
    const few = [option('dash'), option('fireball', 'Magic'), option('light', 'Magic')]
    expect(sift(few)).toEqual({ atHand: few, folds: [] })
  })

  test('what belongs together is folded under its name, the rest stays in its order', () => {
    const many = [
      option('dash'),
      option('fireball', 'Magic'),
      option('hide'),
      option('light', 'Magic'),
      option('stand'),
    ]
    const { atHand, folds } = sift(many)
    expect(names(atHand)).toEqual(['dash', 'hide', 'stand'])
    expect(folds.map((fold) => [fold.name, names(fold.options)])).toEqual([['Magic', ['fireball', 'light']]])
  })

  test('what is too much without a name of its own is folded last', () => {
    const { atHand, folds } = sift(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => option(id)))
    expect(names(atHand)).toEqual(['a', 'b', 'c', 'd'])
    expect(folds.map((fold) => [fold.name, names(fold.options)])).toEqual([['', ['e', 'f']]])
  })

  test('long answers are folded sooner; the last one left is shown rather than counted', () => {
    const long = ['first', 'second', 'third', 'fourth'].map((id) => option(`${id} against a whole crowd of others`))
    expect(sift(long)).toMatchObject({ atHand: long.slice(0, 1), folds: [{ name: '', options: long.slice(1) }] })
    expect(sift(['a', 'b', 'c', 'd', 'e'].map((id) => option(id))).folds).toEqual([])
  })

  test('more headings than fit become one list', () => {
    const grouped = ['p', 'q', 'r', 's', 't'].flatMap((group) => [
      option(`${group}1`, group),
      option(`${group}2`, group),
    ])
    const many = [...grouped, option('end')]
    const { atHand, folds } = sift(many)
    expect(names(atHand)).toEqual(['end'])
    expect(folds.map(({ name, options }) => [name, options.length])).toEqual([['', 10]])
  })

  test('whoever is asked is not named again in the answers', () => {
    expect(unnamed({ id: 'x', label: 'Archer 1: stay where it is' }, 'Archer 1').label).toBe('Stay where it is')
    expect(unnamed({ id: 'x', label: 'Archer 12: hide' }, 'Archer 1').label).toBe('Archer 12: hide')
  })
})
