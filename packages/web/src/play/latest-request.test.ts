import { expect, test } from 'vitest'
import { LatestRequest } from './latest-request.ts'

function slow() {
  const asked: number[] = []
  const taken: number[] = []
  const open: (() => void)[] = []
  const latest = new LatestRequest<number, number>(
    (n) =>
      new Promise((resolve) => {
        asked.push(n)
        open.push(() => resolve(n * 10))
      }),
    (reply) => taken.push(reply),
  )
  const answer = async () => {
    open.shift()?.()
    await Promise.resolve()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { latest, asked, taken, answer }
}

test('one question is under way at a time, and of those waiting only the last is asked', async () => {
  const { latest, asked, taken, answer } = slow()
  for (const n of [1, 2, 3, 4]) latest.ask(n)
  await answer()
  await answer()
  expect(asked).toEqual([1, 4])
  expect(taken).toEqual([10, 40])
  expect(latest.busy).toBe(false)
})

test('a reply that comes after its figure was put back is not taken', async () => {
  const { latest, taken, answer } = slow()
  latest.ask(1)
  latest.cancel()
  await answer()
  expect(taken).toEqual([])
})
