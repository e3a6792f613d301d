import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomFrom } from '@muster/engine'
import { afterAll, describe, expect, test } from 'vitest'
import { gamesWith, KINDS, makeTarget, mutateJson, mutateText, reportLines } from '../src/index.ts'

const root = mkdtempSync(join(tmpdir(), 'muster-fuzz-test-'))
afterAll(() => rmSync(root, { recursive: true }))

/** A sample of what `npm run fuzz` tries by the ten thousand. */
const CASES = 60
/** Each text of an army is read line by line against the whole catalogue. */
const TEXTS = 20

describe.each(KINDS)('spoilt input of the kind "%s"', (kind) => {
  test.each(gamesWith(kind))('is accepted or refused in plain words by %s, and harms nothing', async (game) => {
    const folder = mkdtempSync(join(root, 'case-'))
    const target = await makeTarget({ kind, game, seed: 7, folder })
    const cases = kind === 'army-text' ? TEXTS : CASES
    let refused = 0
    for (let number = 0; number < cases; number++) {
      const outcome = await target.attempt(number)
      expect(outcome.problem, `case ${number} of seed 7`).toBeUndefined()
      refused += outcome.refused ? 1 : 0
    }
    // Texts of armies are read as far as they are understood, so few of them are refused.
    expect(refused).toBeGreaterThan(kind === 'army-text' ? 0 : CASES / 3)
  })
})

test('the same number makes the same case, also out of order', async () => {
  const spec = { kind: 'answer', game: 'heroes-and-wizards', seed: 3, folder: root }
  const [inTurn, outOfTurn] = [await makeTarget(spec), await makeTarget(spec)]
  const first: unknown[] = []
  for (let number = 0; number < 20; number++) first.push(await inTurn.attempt(number))
  expect(await outOfTurn.attempt(19)).toEqual(first[19])
  expect(await outOfTurn.attempt(4)).toEqual(first[4])
})

describe('a mutation', () => {
  const honest = { name: 'Red Tusk', types: [{ name: 'Orc', count: 3, at: [1, 2] }], limit: 150 }

  test('nearly always changes the data, and never the original', () => {
    const before = JSON.stringify(honest)
    const random = randomFrom(1)
    const changed = Array.from({ length: 500 }, () => JSON.stringify(mutateJson(random, honest))).filter(
      (text) => text !== before,
    )
    expect(changed.length).toBeGreaterThan(450)
    expect(JSON.stringify(honest)).toBe(before)
  })

  test('of text gives other bytes', () => {
    const random = randomFrom(2)
    const text = JSON.stringify(honest)
    const changed = Array.from({ length: 200 }, () => mutateText(random, text)).filter(
      (bytes) => !Buffer.from(text).equals(bytes),
    )
    expect(changed.length).toBeGreaterThan(180)
  })
})

test('problems of one kind are shown once, with the command that shows one of them again', () => {
  const reports = [3, 5].map((number) => ({
    number,
    milliseconds: 1,
    problem: `muster show /tmp/${number}.json\nexit code 70: "${number}"`,
  }))
  const lines = reportLines('army, tug', { tried: 9, refused: 4, slowest: 2.4, reports }, (number) => `again ${number}`)
  expect(lines).toEqual([
    'army, tug: 9 tried, 4 refused, slowest 2 ms, 2 with a problem',
    '  2 like case 3 (again 3)',
    '    muster show /tmp/3.json',
    '    exit code 70: "3"',
  ])
})
