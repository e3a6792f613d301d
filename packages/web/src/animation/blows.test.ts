import { expect, test } from 'vitest'
import { diff, type DiceThrow, type LogLine, type ShownTable, type Snapshot } from '@muster/session'
import { sessionOf, isMoving, until } from '@muster/session/testing'
import { blowsOf } from './blows.ts'
import { framesOf, nextBlow } from './fight-frames.ts'
import { meleesOf } from './melees.ts'

const asked = until(sessionOf(), isMoving)
const [one, two, three] = asked.view.figures.map(({ id }) => id) as [string, string, string]
const without = (view: ShownTable, id: string): ShownTable => ({
  ...view,
  figures: view.figures.filter((figure) => figure.id !== id),
})
const thrown = (purpose: string, ...faces: number[]): DiceThrow => ({
  purpose,
  by: 'a',
  sides: 6,
  faces,
  succeeds: [6],
})
const line = (event: number, text: string, more: Partial<LogLine> = {}): LogLine => ({
  event,
  text,
  figures: [],
  weight: 'plain',
  ...more,
})

/** One strikes two, who falls; then two's friend strikes back; then dice for the next round. */
function fight(): Snapshot {
  const fallen = without(asked.view, two)
  const change = diff(asked.view, fallen)
  return {
    ...asked,
    view: fallen,
    log: {
      from: 10,
      lines: [
        line(10, 'One strikes.', { figures: [one, two], blow: { by: one, at: [two] } }),
        line(11, 'Two falls.', { figures: [two], weight: 'major' }),
        line(12, 'Three strikes.', { figures: [three, one], blow: { by: three, at: [one] } }),
        line(13, 'Round 2.'),
        line(14, 'Initiative.'),
      ],
    },
    thrown: [thrown('hit', 6), thrown('wound', 5), thrown('hit again', 1), thrown('initiative', 3)],
    moments: [
      { throw: 0, events: 10 },
      { throw: 1, events: 11 },
      { throw: 2, events: 12, ...(change && { changed: change }) },
      { throw: 3, events: 14 },
    ],
  }
}

test('dice and lines of one attack are one blow, and a figure falls in the blow that fells it', () => {
  const blows = blowsOf(asked.view, fight())
  expect(blows.map(({ blow, throws }) => [blow?.by, throws.map(({ purpose }) => purpose)])).toEqual([
    [one, ['hit', 'wound']],
    [three, ['hit again']],
    [undefined, ['initiative']],
  ])
  expect(blows.map(({ falls }) => falls.map(({ id }) => id))).toEqual([[two], [], []])
  expect(blows.map(({ opening, lines }) => [...opening, ...lines].map(({ text }) => text))).toEqual([
    ['One strikes.', 'Two falls.'],
    ['Three strikes.', 'Round 2.'],
    ['Initiative.'],
  ])
  expect(blows[0]?.before.figures.some(({ id }) => id === two)).toBe(true)
  expect(blows[1]?.before.figures.some(({ id }) => id === two)).toBe(false)
})

test('an announced attack and its dice are one blow; what it brings is told after the dice', () => {
  const lines = [
    line(10, 'One aims at two.', { figures: [one, two], blow: { by: one, at: [two], part: 'aim' } }),
    line(11, 'It hits.', { figures: [one, two], blow: { by: one, at: [two] } }),
    line(12, 'Two is unhurt.', { figures: [two], blow: { by: one, at: [two], part: 'outcome' } }),
  ]
  const dice = [thrown('hit', 6), thrown('save', 6)]
  const moments = [
    { throw: 0, events: 11 },
    { throw: 1, events: 12 },
  ]
  const [blow, ...others] = blowsOf(asked.view, { ...asked, log: { from: 10, lines }, thrown: dice, moments })
  expect(others).toEqual([])
  expect(blow?.opening.map(({ text }) => text)).toEqual(['One aims at two.'])
  expect(blow?.lines.map(({ text }) => text)).toEqual(['It hits.', 'Two is unhurt.'])
})

test('where nobody strikes and no dice fall there is nothing to show', () => {
  const moved = { ...asked, thrown: [], log: { from: 10, lines: [line(10, 'One moves.', { figures: [one] })] } }
  expect(blowsOf(asked.view, moved)).toEqual([])
})

test('every roll of a blow tumbles and is sorted before anybody falls, and only then it is told', () => {
  const blows = blowsOf(asked.view, fight())
  const frames = framesOf(blows, meleesOf(blows), 'each-blow')
  const stages = frames.filter(({ blow }) => blow === 0).map(({ stage }) => stage)
  expect(stages).toEqual(['aim', 'roll', 'sort', 'roll', 'sort', 'fall', 'told'])
  const time = frames.filter(({ blow }) => blow === 0).reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  expect(time).toBeGreaterThan(1500)
  expect(time).toBeLessThan(4000)
  expect(frames[nextBlow(frames, 2)]).toMatchObject({ blow: 1, stage: 'aim' })
})
