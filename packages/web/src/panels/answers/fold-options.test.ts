import type { ShownOption } from '@muster/session'
import { describe, expect, test } from 'vitest'
import { foldOptions, withoutName } from './fold-options.ts'

const option = (id: string, group?: string): ShownOption => ({ id, label: id, ...(group !== undefined && { group }) })
const names = (options: readonly ShownOption[]) => options.map(({ id }) => id)

describe('folding many options', () => {
  test('a few options all stay visible', () => {
    const few = [option('dash'), option('fireball', 'Magic'), option('light', 'Magic')]
    expect(foldOptions(few)).toEqual({ shown: few, groups: [] })
  })

  test('options of one group are folded under its name, and the others keep their order', () => {
    const many = [
      option('dash'),
      option('fireball', 'Magic'),
      option('hide'),
      option('light', 'Magic'),
      option('stand'),
    ]
    const { shown, groups } = foldOptions(many)
    expect(names(shown)).toEqual(['dash', 'hide', 'stand'])
    expect(groups.map((fold) => [fold.name, names(fold.options)])).toEqual([['Magic', ['fireball', 'light']]])
  })

  test('surplus options without a group are folded last', () => {
    const { shown, groups } = foldOptions(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => option(id)))
    expect(names(shown)).toEqual(['a', 'b', 'c', 'd'])
    expect(groups.map((fold) => [fold.name, names(fold.options)])).toEqual([['', ['e', 'f']]])
  })

  test('long options are folded sooner, and a single surplus option is shown itself', () => {
    const long = ['first', 'second', 'third', 'fourth'].map((id) => option(`${id} against a whole crowd of others`))
    expect(foldOptions(long)).toMatchObject({ shown: long.slice(0, 1), groups: [{ name: '', options: long.slice(1) }] })
    expect(foldOptions(['a', 'b', 'c', 'd', 'e'].map((id) => option(id))).groups).toEqual([])
    const surplus = ['a', 'b', 'c', 'd', 'act when another does'].map((id) => option(id))
    expect(foldOptions(surplus)).toMatchObject({ shown: surplus.slice(0, 4), groups: [{ options: surplus.slice(4) }] })
  })

  test('more groups than fit become one list', () => {
    const grouped = ['p', 'q', 'r', 's', 't'].flatMap((group) => [
      option(`${group}1`, group),
      option(`${group}2`, group),
    ])
    const many = [...grouped, option('end')]
    const { shown, groups } = foldOptions(many)
    expect(names(shown)).toEqual(['end'])
    expect(groups.map(({ name, options }) => [name, options.length])).toEqual([['', 10]])
  })

  test('the asked figure is not named in its options', () => {
    expect(withoutName({ id: 'x', label: 'Archer 1: stay where it is' }, 'Archer 1').label).toBe('Stay where it is')
    expect(withoutName({ id: 'x', label: 'Archer 12: hide' }, 'Archer 1').label).toBe('Archer 12: hide')
  })
})
