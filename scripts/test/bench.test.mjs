import { expect, test } from 'vitest'
import { short, tableOf, verdictOn } from '../../bench/table.mjs'

test('a ratio is ours over the peer’s and must reach its aim', () => {
  const aim = { what: 'battles', unit: '/s', atLeast: 10 }
  expect(verdictOn(aim, 100, 10)).toMatchObject({ ratio: 10, met: true })
  expect(verdictOn(aim, 99, 10)).toMatchObject({ ratio: 9.9, met: false })
})

test('a limit compares our figure alone, which must stay below it', () => {
  const aim = { what: 'sight', unit: ' µs', below: 5 }
  expect(verdictOn(aim, 4.9, undefined).met).toBe(true)
  expect(verdictOn(aim, 5, undefined).met).toBe(false)
})

test('the table shows NO where a figure misses its aim, and nothing without an aim', () => {
  const lines = tableOf([
    verdictOn({ what: 'slow', unit: '/s', atLeast: 10 }, 20, 10),
    verdictOn({ what: 'free', unit: '/s' }, 20, undefined),
  ]).split('\n')
  expect(lines[2]).toMatch(/^slow +20\/s +10\/s +2 × +≥ 10 × +NO$/)
  expect(lines[3]).toMatch(/^free +20\/s( +–){4}$/)
})

test('figures have three digits', () => {
  expect([short(0.012345), short(4.5678), short(113456), short(undefined)]).toEqual(['0.0123', '4.57', '113,000', '–'])
})
