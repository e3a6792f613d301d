/** The walk of a decision, as ARCHITECTURE.md names its files, without a page, a worker or a socket. */
import { isMoving, sessionOf, until } from '@muster/session/testing'
import { expect, test } from 'vitest'
import { Feed } from '../src/feed.ts'
import { keptStart, nextRow, restoreBattle } from '../src/keeping/kept-battle.ts'
import { SessionCalls } from '../src/session-calls.ts'

test('a move goes from the wish to the kept row: tried, answered, told and kept', () => {
  const session = sessionOf()
  const { decision, view } = until(session, isMoving)
  const figure = decision?.kind === 'move' ? (decision.movers[0]?.figure ?? '') : ''
  const at = view.figures.find(({ id }) => id === figure)?.at ?? expect.fail('nobody moves')
  const calls = new SessionCalls(session)
  const feed = new Feed(calls.source)
  feed.update()
  const before = calls.lookUp('save', undefined)
  const first = nextRow(undefined, before)

  const trial = calls.lookUp('tryMove', { figure, via: [], goal: { x: at.x + 2540, y: at.y } })
  const path = trial?.path ?? []
  expect(calls.change('answer', { figure, path })).toBeUndefined()

  const update = feed.update()
  expect(update.played?.answer).toEqual({ figure, path })
  expect(update.log.lines.length).toBeGreaterThan(0)
  expect(JSON.stringify(update.changed)).toContain(figure)
  const after = calls.lookUp('save', undefined)
  const row = nextRow(before, after)
  expect(row?.tape.new).toEqual([{ by: decision?.by, what: decision?.what, answer: { figure, path } }])
  const rows = [first, row].flatMap((one) => one ?? [])
  expect(restoreBattle({ start: keptStart(after.record), rows })).toEqual(after)
})
