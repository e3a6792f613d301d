import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Snapshot } from '@muster/session'
import { sessionOf, isMoving, until } from '@muster/session/testing'
import { initialState, type TableState } from '../state/table-state.ts'
import { createStore } from '../ui/store.ts'
import { FightPlayback, type FightSettings } from './fight-playback.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const asked = until(sessionOf(), isMoving)
const [one, two] = asked.view.figures.map(({ id }) => id) as [string, string]
const last = asked.log.lines.at(-1)?.event ?? 0

/** Two blows: the first misses, the second fells somebody. */
function fight(): Snapshot {
  const fallen = { ...asked.view, figures: asked.view.figures.filter(({ id }) => id !== two) }
  const blow = { figures: [one, two], blow: { by: one, at: [two] }, weight: 'plain' } as const
  return {
    ...asked,
    view: fallen,
    log: {
      from: last + 1,
      lines: [
        { ...blow, event: last + 1, text: 'It misses.' },
        { ...blow, event: last + 2, text: 'It fells.' },
      ],
    },
    thrown: [1, 6].map((face) => ({ purpose: 'hit', by: 'a', sides: 6, faces: [face], succeeds: [6] })),
    moments: [0, 1].map((place) => ({ throw: place, events: last + 1 + place })),
  }
}

function playback(settings: FightSettings) {
  const store = createStore<TableState>(initialState(asked))
  const fights = new FightPlayback(store, settings)
  const done = vi.fn<() => void>()
  const begun = fights.begin(fight(), 0, done)
  const told = () => store.get().log.map(({ text }) => text)
  const isStanding = () => store.get().snapshot.view.figures.some(({ id }) => id === two)
  return { store, fights, done, begun, told, isStanding }
}

test('nothing is told before it has been seen: the line of a blow comes after its dice and its fall', () => {
  const { store, done, told, isStanding } = playback({ fights: () => 'each-blow' })
  let seen = 0
  for (let waited = 0; !told().includes('It fells.') && waited < 9000; waited += 20) {
    const { fight: shown } = store.get()
    if (shown?.frame.blow === 1 && shown.frame.stage === 'sort' && seen++ === 0) expect(isStanding()).toBe(true)
    vi.advanceTimersByTime(20)
  }
  expect(seen).toBeGreaterThan(0)
  expect(told()).toContain('It misses.')
  expect(isStanding()).toBe(false)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  expect(done).toHaveBeenCalledOnce()
})

test('nobody can answer while a fight is shown', () => {
  const { store } = playback({ fights: () => 'each-blow' })
  expect(store.get().snapshot.answeredBy).toBeUndefined()
})

test('a key ends the blow that is shown and begins with the next; what is passed over is told all the same', () => {
  const { store, fights, done, told } = playback({ fights: () => 'each-blow' })
  fights.next()
  expect(store.get().fight?.frame.blow).toBe(1)
  expect(told()).toContain('It misses.')
  fights.next()
  expect(told()).toContain('It fells.')
  expect(done).toHaveBeenCalledOnce()
})

test('a fight that is held waits until somebody goes on', () => {
  const { fights, done } = playback({ fights: () => 'each-blow' })
  fights.pause(true)
  vi.advanceTimersByTime(60_000)
  expect(done).not.toHaveBeenCalled()
  fights.pause(false)
  vi.advanceTimersByTime(60_000)
  expect(done).toHaveBeenCalledOnce()
})

test('where nothing may move each blow is there at once and waits for a key', () => {
  const { fights, done, told } = playback({ fights: () => 'each-blow', isStill: () => true })
  vi.advanceTimersByTime(60_000)
  expect(told()).toContain('It misses.')
  expect(told()).not.toContain('It fells.')
  fights.next()
  vi.advanceTimersByTime(60_000)
  expect(told()).toContain('It fells.')
  fights.next()
  expect(done).toHaveBeenCalledOnce()
})

test('melee by melee only the last blow of each is shown, and at once nothing is', () => {
  const { store } = playback({ fights: () => 'each-melee' })
  const shown = new Set<number>()
  for (let waited = 0; waited < 9000; waited += 20) {
    const frame = store.get().fight?.frame
    if (frame && frame.stage !== 'told') shown.add(frame.blow)
    vi.advanceTimersByTime(20)
  }
  // The two stand far apart: each shot is a blow of its own.
  expect([...shown]).toEqual([0, 1])
  expect(playback({ fights: () => 'at-once' }).begun).toBe(false)
})
