import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SoundName } from '../ui/sound.ts'
import { SoundQueue } from './sound-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('twenty dice and falls in one moment are three sounds, one after the other', () => {
  const heard: SoundName[] = []
  const queue = new SoundQueue((name) => heard.push(name))
  for (let i = 0; i < 20; i++) {
    queue.add('dice')
    queue.add('fall')
  }
  expect(heard).toEqual(['dice'])
  vi.advanceTimersByTime(3000)
  expect(heard).toEqual(['dice', 'fall', 'dice'])
  queue.add('ask')
  expect(heard.at(-1)).toBe('ask')
})
