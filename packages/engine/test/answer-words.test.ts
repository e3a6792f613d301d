import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answerText,
  exactInches,
  readAnswerWords,
  readWrittenAnswer,
  splitWords,
  type Answer,
  type Decision,
} from '../src/index.ts'

const decision: Decision = {
  kind: 'pair',
  by: 'a',
  what: 'x',
  prompt: 'Who?',
  rule: 'X-01',
  default: { pick: ['done'] },
  options: [
    { id: 'done', label: 'Done' },
    { id: 'two words', label: 'Two' },
    { id: 'move', label: 'Move' },
  ],
  linkers: [{ figure: 'A>B', least: 0, most: 1, targets: ['C>D'] }],
}
const typed = (text: string): Answer => readAnswerWords(splitWords(text), decision)

const name = fc
  .string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'ab1 "\'$`\\!>|,.é-'.split('')) })
  .filter((text) => text.trim() === text && !/^[-\d., ]+$/.test(text) && !text.includes('>'))
const point = fc.record({
  x: fc.integer({ min: -254_000, max: 254_000 }),
  y: fc.integer({ min: -254_000, max: 254_000 }),
})
const spots = fc.array(fc.record({ figure: name, at: point }), { minLength: 1, maxLength: 4 })
const answers: fc.Arbitrary<Answer> = fc.oneof(
  fc.record({ figure: name, path: fc.array(point, { maxLength: 4 }) }),
  fc.record({ figure: name, path: fc.array(point, { maxLength: 2 }), ends: spots, claim: fc.constant('leeway') }),
  fc.record({ spots }),
  fc.record({ at: point }),
  fc.record({ links: fc.array(fc.record({ from: name, to: name }), { maxLength: 3 }) }),
)

test('an answer typed in as it is printed is the same answer', () => {
  fc.assert(
    fc.property(answers, (answer) => {
      expect(typed(answerText(answer))).toEqual(answer)
    }),
    { numRuns: 2000 },
  )
})

test('a length is printed with as few decimals as distinguish it', () => {
  expect([2540, 31_750, 31_751, 1, -1270].map(exactInches)).toEqual([1, 12.5, 12.5004, 0.0004, -0.5])
})

describe('answers in words', () => {
  test.each<readonly [string, Answer]>([
    ['default', { pick: ['done'] }],
    ['done', { pick: ['done'] }],
    ['"two words"', { pick: ['two words'] }],
    ['move', { pick: ['move'] }],
    [
      'move Wren 1,2 0.5,-3',
      {
        figure: 'Wren',
        path: [
          { x: 2540, y: 5080 },
          { x: 1270, y: -7620 },
        ],
      },
    ],
    [
      "place 'Old Tom' 1,2 1,3",
      { spots: [{ figure: 'Old Tom', at: { x: 2540, y: 5080 }, facing: { x: 2540, y: 7620 } }] },
    ],
    ['aim 1,1', { at: { x: 2540, y: 2540 } }],
    [
      'pair "A>B>C>D" Wren>Tom',
      {
        links: [
          { from: 'A>B', to: 'C>D' },
          { from: 'Wren', to: 'Tom' },
        ],
      },
    ],
  ])('%s', (text, answer) => {
    expect(typed(text)).toEqual(answer)
  })

  test.each([
    ['move', 'The answer is not complete'],
    ['move Wren 12', '"12" is not a point'],
    ['move Wren 1e9,2', 'is not a point'],
    ['aim', 'aim 12.5,20'],
    ['place Tom', 'place "Archer a1" 12,3'],
    ['pair Wren', 'pair "Archer a1>Orc b2"'],
    ['move "Wren', 'A quotation mark is opened and not closed.'],
  ])('%s is refused with how to write it', (text, message) => {
    const read = () => readAnswerWords(splitWords(text), { ...decision, options: [] })
    expect(read).toThrow(message.replace('The answer', 'That answer'))
  })
})

test('in a file an answer is one text, a list of words or the form of records, with points in inches if wanted', () => {
  const wren = { figure: 'Wren', path: [{ x: 2540, y: 5080 }] }
  expect(readWrittenAnswer('move Wren 1,2', decision)).toEqual(wren)
  expect(readWrittenAnswer(['move', 'Wren', '1,2'], decision)).toEqual(wren)
  expect(readWrittenAnswer({ figure: 'Wren', path: [[1, 2]] }, decision)).toEqual(wren)
  expect(readWrittenAnswer(wren, decision)).toEqual(wren)
  expect(readWrittenAnswer({ at: [0.5, 1] }, decision)).toEqual({ at: { x: 1270, y: 2540 } })
  expect(() => readWrittenAnswer({ hop: 3 }, decision)).toThrow('none of the forms')
  expect(() => readWrittenAnswer(7, decision)).toThrow('should be an object')
})
