import { expect, test } from 'vitest'
import { runTarget } from '../src/index.ts'

const spec = { kind: 'army', game: 'tug', seed: 1, folder: '' }
const range = { from: 0, to: 6, enough: Infinity }
const watched = (name: string) => ({ thread: new URL(`threads/${name}.mjs`, import.meta.url), patience: 1000 })

test('a case that never ends is stopped and reported, and the following cases are tried', async () => {
  const tally = await runTarget(spec, range, watched('hangs'))
  expect(tally.reports).toEqual([{ number: 2, milliseconds: 1000, problem: 'it does not end within 1 s' }])
  expect(tally).toMatchObject({ tried: 6, refused: 1, slowest: 1000 })
})

test('an error before the first case is not blamed on a case', async () => {
  await expect(runTarget(spec, range, watched('throws'))).rejects.toThrow('there is nothing to spoil')
})
