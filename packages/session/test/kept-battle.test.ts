import { kit, services, sessionOptions, smallPlan } from '@muster/session/testing'
import { expect, test } from 'vitest'
import { BattleSession } from '../src/battle-session.ts'
import { keptStart, nextRow, restoreBattle, type KeptRow } from '../src/keeping/kept-battle.ts'
import type { BattleSave } from '../src/messages/options.ts'

const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** Plays so many answers by default, with an undo now and then, and keeps each. */
function keptBattle(answers: number) {
  const session = BattleSession.begin(kit, { plan: smallPlan() }, sessionOptions(), services)
  const rows: KeptRow[] = []
  let last: BattleSave | undefined
  const keep = () => {
    const now = session.save()
    const row = nextRow(last, now)
    if (row) rows.push(sent(row))
    last = now
  }
  keep()
  for (let given = 0; given < answers && session.battle.decision; given++) {
    session.answer(session.battle.decision.default)
    keep()
    if (given % 5 !== 4) continue
    session.play.undo()
    keep()
  }
  return { session, rows, keep }
}

test('a battle is restored from its rows as it stood, undone answers and all', () => {
  const { session, rows } = keptBattle(60)
  const save = session.save()
  expect(restoreBattle({ start: keptStart(save.record), rows })).toEqual(sent(save))
})

test('where nothing has changed nothing is kept', () => {
  const { rows, keep } = keptBattle(8)
  const before = rows.length
  keep()
  expect(rows.length).toBe(before)
})

test('a row holds what is new, not the battle', () => {
  const { session, rows } = keptBattle(60)
  const whole = JSON.stringify(session.save()).length
  const sizes = rows.slice(1).map((row) => JSON.stringify(row).length)
  expect(sizes.toSorted((a, b) => a - b)[sizes.length >> 1]).toBeLessThan(whole / 20)
})
