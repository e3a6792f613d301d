import { restoreBattle } from '@muster/session'
import { sessionOf } from '@muster/session/testing'
import { expect, test } from 'vitest'
import { MemoryBattleStore } from '../../test/table.ts'
import { BattleKeeper } from './battle-keeper.ts'
import type { KeepingReport } from './protocol.ts'

const SUMMARY = { title: 'A – B', line: '', over: false }

/** A battle whose every answer is kept, and what was reported of it. */
function keptBattle() {
  const store = new MemoryBattleStore()
  const reports: KeepingReport[] = []
  const keeper = new BattleKeeper(store, 'b', (report) => reports.push(report))
  const session = sessionOf()
  const keep = () => keeper.keep(session.save(), SUMMARY)
  const answer = (times: number) => {
    for (let given = 0; given < times && session.battle.decision; given++) {
      session.answer(session.battle.decision.default)
      keep()
    }
  }
  const restored = () => restoreBattle(store.battles.get('b') ?? expect.fail('nothing is kept'))
  keep()
  return { store, keeper, session, reports, keep, answer, restored }
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

test('each answer appends a row, an undo cuts, and the rows are the battle', async () => {
  const { keeper, session, keep, answer, restored, reports } = keptBattle()
  answer(20)
  session.play.undo()
  keep()
  await keeper.settled()
  expect(restored()).toEqual(plain(session.save()))
  expect(reports.every(({ problem }) => problem === undefined)).toBe(true)
})

test('what a full store does not take goes to the page row by row, and is written when there is room', async () => {
  const { store, keeper, session, answer, restored, reports } = keptBattle()
  await keeper.settled()
  store.problem = 'full'
  for (let times = 0; times < 3; times++) {
    answer(1)
    await keeper.settled()
  }
  const told = reports.filter(({ problem }) => problem === 'full').map(({ unsaved }) => unsaved?.rows)
  expect(told.map((rows) => [rows?.from, rows?.new.length])).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
  ])
  store.problem = undefined
  answer(1)
  await keeper.settled()
  expect(reports.at(-1)).toEqual({})
  expect(restored()).toEqual(plain(session.save()))
})

test('a battle that was deleted while it is played is kept anew, whole', async () => {
  const { store, keeper, session, answer, restored } = keptBattle()
  answer(5)
  await keeper.settled()
  store.battles.clear()
  answer(1)
  await keeper.settled()
  expect(restored()).toEqual(plain(session.save()))
})

test('rows of another tab are never written over', async () => {
  const { store, keeper, answer, reports } = keptBattle()
  await keeper.settled()
  const other = store.battles.get('b') ?? expect.fail('nothing is kept')
  store.battles.set('b', { ...other, rows: [...other.rows, ...other.rows] })
  const before = plain(store.battles.get('b'))
  answer(1)
  await keeper.settled()
  expect(reports.at(-1)?.problem).toBe('elsewhere')
  expect(store.battles.get('b')).toEqual(before)
})
