/** The army lists of a plan: read once, with every fault at its place. */
import { expect, test } from 'vitest'
import { armyFaults, InputError, readList } from '../src/index.ts'

const side = (army: string) => ({ id: 'a', name: 'A', army })

const read = (army: unknown): string => {
  if (army === 'ink') throw new InputError('This is no list.', 'entries')
  if (army === 'bug') throw new Error('a fault of ours')
  return String(army)
}

test('a list that cannot be read is a fault at its place in the plan', () => {
  const lists = [readList(side('orcs'), read), readList(side('ink'), read)]
  expect(armyFaults(lists, () => [])).toEqual([{ message: 'This is no list.', where: 'sides.1.army.entries' }])
})

test('what is wrong with a list is told with its rule and its place', () => {
  const complaints = [
    { message: 'Too dear.', where: '', rule: 'X-1' },
    { message: 'No such sword.', where: 'entries.0' },
  ]
  expect(armyFaults([readList(side('orcs'), read)], () => complaints)).toEqual([
    { message: 'Too dear.', where: 'sides.0.army', rule: 'X-1' },
    { message: 'No such sword.', where: 'sides.0.army.entries.0' },
  ])
})

test('a fault of the program is not taken for a fault of the list', () => {
  expect(() => readList(side('bug'), read)).toThrow('a fault of ours')
})
