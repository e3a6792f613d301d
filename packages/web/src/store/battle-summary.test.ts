import { expect, test } from 'vitest'
import { sessionOf, isMoving, kit, until } from '@muster/session/testing'
import { summarize, lastPlayedText } from './battle-summary.ts'

test('a summary tells the armies, the game, the round and whose turn it is, and has a picture of everybody', () => {
  const snapshot = until(sessionOf(), isMoving)
  const summary = summarize(snapshot, kit.about.name)
  expect(summary.title).toBe(snapshot.view.sides.map(({ name }) => name).join(' – '))
  expect(summary.line).toBe('Heroes & Wizards. Pitched Battle.')
  expect(summary.progress).toMatch(/^Turn 1 of 6\. .+ is to play\.$/)
  expect(summary.picture?.figures).toHaveLength(snapshot.view.figures.length)
  expect(new Set(summary.picture?.figures.map(({ look }) => look))).toEqual(new Set(['a', 'b']))
})

test('a battle that was played on from another one says from which round', () => {
  const snapshot = until(sessionOf(), isMoving)
  const branch = { ...snapshot, options: { ...snapshot.options, fromRound: 3 } }
  expect(summarize(branch, 'x').title).toBe(`${summarize(snapshot, 'x').title}, from round 3`)
})

test('a battle that is over tells how it ended', () => {
  const summary = summarize(
    until(sessionOf(), () => false),
    'x',
  )
  expect(summary.over).toBe(true)
  expect(summary.progress).not.toMatch(/is to play/)
})

test('a day is told as people tell it', () => {
  const noon = new Date(2026, 4, 12, 12, 0).getTime()
  expect(lastPlayedText(noon - 3_600_000, noon, 'en-GB')).toBe('today at 11:00')
  expect(lastPlayedText(noon - 13 * 3_600_000, noon, 'en-GB')).toBe('yesterday at 23:00')
  expect(lastPlayedText(noon - 60 * 3_600_000, noon, 'en-GB')).toBe('10 May 2026')
})
