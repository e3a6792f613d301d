import { expect, test } from 'vitest'
import { z } from 'zod'
import { closestWord, InputError, inPart, parseJson, readAs } from '../src/index.ts'

const boxes = z.strictObject({ width: z.int().min(1).max(5), depth: z.number().optional() })
const schema = z.strictObject({
  name: z.string().min(1).max(8),
  rank: z.enum(['trooper', 'hero', 'wizard']).default('trooper'),
  at: z.tuple([z.number(), z.number()]).optional(),
  boxes: z.array(boxes).min(1).optional(),
  move: z.int({ error: 'a move is a whole number of inches' }).optional(),
  answer: z.union([z.strictObject({ pick: z.array(z.string()) }), z.strictObject({ at: z.int() })]).optional(),
  shape: z
    .discriminatedUnion('is', [z.object({ is: z.literal('disc') }), z.object({ is: z.literal('line') })])
    .optional(),
})

function wrongWith(data: unknown): string {
  try {
    readAs(schema, data, 'card')
  } catch (error) {
    if (error instanceof InputError) return error.withPlace
    throw error
  }
  return 'nothing'
}

test.each<readonly [unknown, string]>([
  [3, 'This card cannot be used: this should be an object { … }, not 3.'],
  [{}, 'At name: This is missing; it should be text.'],
  [{ name: 4 }, 'At name: This should be text, not 4.'],
  [{ name: '' }, 'At name: This should be text of at least 1 character, not empty text.'],
  [{ name: 'far too long' }, 'At name: This should be text of at most 8 characters, not "far too long".'],
  [
    { name: 'x', rank: 'wizzard' },
    'At rank: This should be one of trooper, hero, wizard, not "wizzard". Did you mean "wizard"?',
  ],
  [{ name: 'x', rank: 'duke' }, 'At rank: This should be one of trooper, hero, wizard, not "duke".'],
  [{ name: 'x', at: [1, null] }, 'At at.1: This should be a number, not null.'],
  [{ name: 'x', boxes: [] }, 'At boxes: This should be a list of at least 1 entry, not an empty list.'],
  [{ name: 'x', boxes: [{ width: 1e300 }] }, 'At boxes.0.width: This should be at most 5, not 1e+300.'],
  [{ name: 'x', boxes: [{ width: 'a' }] }, 'At boxes.0.width: This should be a whole number, not "a".'],
  [{ name: 'x', boxes: [{ width: 1.5 }] }, 'At boxes.0.width: This should be a whole number, not 1.5.'],
  [
    { name: 'x', boxes: [{ width: 1, widht: 1 }] },
    'At boxes.0.widht: There is no field "widht" here. Did you mean "width"? Known are: width, depth.',
  ],
  [{ name: 'x', move: 'far' }, 'At move: A move is a whole number of inches (found "far").'],
  [{ name: 'x', answer: { hop: 3 } }, 'At answer: This has none of the forms that are allowed here.'],
  [{ name: 'x', answer: { pick: [1] } }, 'At answer.pick.0: This should be text, not 1.'],
  [
    { name: 'x', shape: { is: 'lime' } },
    'At shape.is: This should be one of disc, line, not "lime". Did you mean "line"?',
  ],
  [{ name: 1, at: 2, move: 'x' }, 'At name: This should be text, not 1. (2 more faults in this card.)'],
])('%j: %s', (data, message) => {
  expect(wrongWith(data)).toBe(message)
})

test('a fault in a part has its place in the whole', () => {
  expect(() => inPart('army', () => readAs(schema, { name: 4 }, 'card'))).toThrow(
    expect.objectContaining({ where: 'army.name' }),
  )
})

test('the closest known word is offered only where it is close', () => {
  const known = ['bless', 'bane', 'hold-person', 'shield']
  expect(closestWord('Blles', known)).toBe('bless')
  expect(closestWord('Hold Person', known)).toBe('hold-person')
  expect(closestWord('constructor', known)).toBeUndefined()
  expect(closestWord('', known)).toBeUndefined()
})

test('text that is not JSON gives a clear error', () => {
  expect(() => parseJson('{"a":', 'card')).toThrow('it is not whole JSON')
})
