import { expect, test } from 'vitest'
import { hostOf, isMoving, kit, until } from '../../test/battle.ts'
import { spineWords, whenTouched } from './battle-summary.ts'

test('a spine tells the armies, the game, the round and whose turn it is, and has a picture of everybody', () => {
  const snapshot = until(hostOf(), isMoving)
  const spine = spineWords(snapshot, kit.about.name)
  expect(spine.title).toBe(snapshot.view.sides.map(({ name }) => name).join(' – '))
  expect(spine.line).toBe('Heroes & Wizards. Pitched Battle.')
  expect(spine.standing).toMatch(/^Turn 1 of 6\. .+ is to play\.$/)
  expect(spine.picture?.figures).toHaveLength(snapshot.view.figures.length)
  expect(new Set(spine.picture?.figures.map(({ look }) => look))).toEqual(new Set(['a', 'b']))
})

test('a battle that is over tells how it ended', () => {
  const spine = spineWords(
    until(hostOf(), () => false),
    'x',
  )
  expect(spine.over).toBe(true)
  expect(spine.standing).not.toMatch(/is to play/)
})

test('a day is told as people tell it', () => {
  const noon = new Date(2026, 4, 12, 12, 0).getTime()
  expect(whenTouched(noon - 3_600_000, noon, 'en-GB')).toBe('today at 11:00')
  expect(whenTouched(noon - 13 * 3_600_000, noon, 'en-GB')).toBe('yesterday at 23:00')
  expect(whenTouched(noon - 60 * 3_600_000, noon, 'en-GB')).toBe('10 May 2026')
})
