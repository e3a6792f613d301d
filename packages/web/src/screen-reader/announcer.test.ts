import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LogLine } from '@muster/session'
import { sessionOf, isMoving, until } from '@muster/session/testing'
import { Announcer } from './announcer.ts'

const asked = until(sessionOf(), isMoving)
const { decision: _, answeredBy: __, ...rest } = asked
const line = (text: string, event = 0): LogLine => ({ text, weight: 'plain', figures: [], event })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('while the computer plays, events are announced together from time to time, each once', () => {
  const said: string[] = []
  const announcer = new Announcer((text) => said.push(text))
  const log = [line('Before.')]
  announcer.update(log, asked)
  for (let i = 1; i <= 6; i++) {
    log.push(line(`Blow ${i}.`, i))
    announcer.update([...log], { ...rest, answeredBy: 'computer' })
    vi.advanceTimersByTime(1000)
  }
  expect(said).toEqual([asked.decision?.prompt, 'Blow 1. Blow 2. Blow 3.', 'Blow 4. Blow 5. Blow 6.'])
})

test('a question to a person is announced at once, with the events before it', () => {
  const said: string[] = []
  const announcer = new Announcer((text) => said.push(text))
  announcer.update([], { ...rest, answeredBy: 'computer' })
  vi.advanceTimersByTime(3000)
  announcer.update([line('Orc falls.')], { ...rest, answeredBy: 'computer' })
  announcer.update([line('Orc falls.')], asked)
  expect(said.at(-1)).toBe(`Orc falls. ${asked.decision?.prompt}`)
  vi.advanceTimersByTime(9000)
  expect(said).toHaveLength(2)
})
