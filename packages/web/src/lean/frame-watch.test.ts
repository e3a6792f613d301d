import { expect, test } from 'vitest'
import { FrameWatch } from './frame-watch.ts'

const watched = (times: readonly number[]): FrameWatch => {
  const watch = new FrameWatch()
  for (const time of times) watch.add(time)
  return watch
}

test('twenty frames of more than 50 ms in the median are too slow', () => {
  expect(watched(Array(20).fill(60)).isTooSlow).toBe(true)
  expect(watched(Array(20).fill(40)).isTooSlow).toBe(false)
})

test('a few slow frames are forgiven, and so are the first ones alone', () => {
  expect(watched([...Array(9).fill(300), ...Array(11).fill(16)]).isTooSlow).toBe(false)
  expect(watched(Array(19).fill(300)).isTooSlow).toBe(false)
  expect(watched([...Array(20).fill(300), ...Array(20).fill(16)]).isTooSlow).toBe(false)
})

test('a machine is quick after a few quick frames', () => {
  expect(watched(Array(8).fill(16)).isQuick).toBe(true)
  expect(watched(Array(7).fill(16)).isQuick).toBe(false)
  expect(watched(Array(8).fill(30)).isQuick).toBe(false)
})

test('a page that was hidden is not slow', () => {
  expect(watched(Array(20).fill(5000)).isTooSlow).toBe(false)
})
