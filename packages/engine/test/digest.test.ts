import { expect, test } from 'vitest'
import { canonical, Digest, inBase36 } from '../src/common/digest.ts'
import { randomFrom } from '../src/common/random.ts'

test('a fingerprint is the same on every machine and in every version', () => {
  expect(new Digest().value).toBe('18q9bdkcjqn')
  expect(new Digest().add(1).add(-5).number(0.1).text('north').flag(true).value).toBe('qpek0ahvum')
})

test('whole numbers are written in base 36 as the machine writes them', () => {
  const random = randomFrom(3)
  const numbers = Array.from({ length: 2000 }, (_, i) => Math.floor(random() * 2 ** (i % 54)))
  for (const n of [0, 35, 36, 1295, 1296, 36 ** 10 - 1, 36 ** 10, Number.MAX_SAFE_INTEGER, ...numbers]) {
    expect(inBase36(n)).toBe(n.toString(36))
  }
})

test('numbers that differ in one bit have other fingerprints', () => {
  const numbers = [0, 1, -1, 0.5, -0.5, 0.25, 2 ** 31, 2 ** 32, 2 ** 32 + 1, 2 ** 40, 0.1, 0.1 + 2 ** -56, 7.1, 8 * 1.1]
  const values = numbers.map((n) => new Digest().number(n).value)
  expect(new Set(values).size).toBe(numbers.length)
  expect(new Digest().number(0.5).value).not.toBe(
    new Digest()
      .number(0)
      .add(2 ** 31)
      .add(0).value,
  )
})

test('one fact more or less, or in another place, is another fingerprint', () => {
  const values = [new Digest().add(1).add(2), new Digest().add(2).add(1), new Digest().add(1), new Digest().text('1')]
  expect(new Set(values.map(({ value }) => value)).size).toBe(values.length)
})

test('parts of a state that JSON leaves out do not count', () => {
  const kept = { toJSON: () => undefined, known: 3 }
  expect(canonical({ b: 1, a: [2], kept })).toBe(canonical({ a: [2], b: 1 }))
})
