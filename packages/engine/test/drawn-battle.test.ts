import { expect, test } from 'vitest'
import { InputError } from '../src/index.ts'
import { DrawnBattle, type Described, type Words } from '../src/testing/index.ts'
import { tug, type Tug } from './tug.ts'

class Misdrawn extends DrawnBattle<Tug, Described> {
  protected readonly game = {
    ...tug,
    situate: () => {
      throw new InputError('This should be a list [ … ], not an object.', 'figures.0.saves')
    },
  }
  protected readonly company: Words = {}
}

test('a test whose situation cannot be read says which word of it is wrong', () => {
  expect(() => new Misdrawn().battle).toThrow('At figures.0.saves: This should be a list')
})
